import { beforeEach, expect, it } from 'vitest'
import { isSolved, keepSolved, puzzleOf, streakOf, today } from './practice'

beforeEach(() => localStorage.clear())

it('gives every day a puzzle of its own, until all have come', () => {
  for (const count of [1, 7, 97, 194, 240]) {
    const numbers = Array.from({ length: count }, (_, day) => puzzleOf(20_000 + day, count))
    expect(new Set(numbers).size).toBe(count)
    expect(Math.max(...numbers)).toBeLessThan(count)
  }
})

it('changes the day at midnight by this device’s calendar', () => {
  const late = new Date(2026, 10, 16, 23, 59)
  const early = new Date(2026, 10, 17, 0, 1)
  expect(today(early) - today(late)).toBe(1)
})

it('counts days in a row, and begins anew after a missed one', () => {
  expect(streakOf('hanoi', 10)).toBe(0)
  keepSolved('hanoi', 10)
  keepSolved('hanoi', 10)
  expect(streakOf('hanoi', 10)).toBe(1)
  keepSolved('hanoi', 11)
  expect(streakOf('hanoi', 12)).toBe(2)
  expect(isSolved('hanoi', 12)).toBe(false)
  expect(streakOf('hanoi', 13)).toBe(0)
  keepSolved('hanoi', 13)
  expect(streakOf('hanoi', 13)).toBe(1)
})
