import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Playback } from './playback.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(length: number, at = 0) {
  const seen: number[] = []
  const playback = new Playback((where) => seen.push(where))
  playback.open(length, at)
  return { playback, seen }
}

it('stays between the deal and the last move', () => {
  const { playback, seen } = open(4, 99)
  expect(playback.at).toBe(3)
  playback.to(7)
  playback.to(-1)
  expect(seen).toEqual([0])
})

it('runs to the end by itself, and stops there', () => {
  const { playback, seen } = open(4)
  playback.toggle()
  vi.advanceTimersByTime(20_000)
  expect(seen).toEqual([1, 2, 3])
  expect(playback.running).toBe(false)
})

it('begins anew at the end, and stops for a hand', () => {
  const { playback, seen } = open(4, 3)
  playback.toggle()
  vi.advanceTimersByTime(1_500)
  playback.to(3)
  expect(playback.running).toBe(false)
  vi.advanceTimersByTime(9_000)
  expect(seen).toEqual([0, 1, 3])
})

it('runs faster and slower, also while it runs', () => {
  const { playback, seen } = open(9)
  playback.pace(2)
  playback.toggle()
  vi.advanceTimersByTime(1_200)
  expect(seen).toEqual([1, 2])
  playback.pace(0.5)
  vi.advanceTimersByTime(2_300)
  expect(seen).toEqual([1, 2, 3])
  expect(playback.running).toBe(true)
  playback.stop()
})
