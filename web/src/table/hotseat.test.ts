import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HotSeat, type Manner } from './hotseat.svelte'

const secret: Manner = { secrets: true, together: false, going: true }
const open: Manner = { ...secret, secrets: false }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('knows no curtain for one seat', () => {
  const hot = new HotSeat()
  hot.follow([1], [1], secret)
  expect([hot.seat, hot.curtain]).toEqual([1, null])
})

it('begins behind the curtain where there are secrets', () => {
  const hot = new HotSeat()
  hot.follow([0, 2], [0, 2], secret)
  expect(hot.curtain).toBe(0)
  hot.raise()
  expect([hot.seat, hot.curtain]).toEqual([0, null])
})

it('draws the curtain for the next one when this one is done', () => {
  const hot = new HotSeat()
  hot.follow([0, 2], [0, 2], secret)
  hot.raise()
  hot.follow([0, 2], [2], secret)
  expect(hot.curtain).toBe(null) // a moment to see what happened
  vi.runAllTimers()
  expect([hot.seat, hot.curtain]).toEqual([0, 2])
})

it('just turns the table where there is nothing to hide', () => {
  const hot = new HotSeat()
  hot.follow([0, 1], [0], open)
  hot.follow([0, 1], [1], open)
  vi.runAllTimers()
  expect([hot.seat, hot.curtain]).toEqual([1, null])
})

it('offers the device to another player who could act', () => {
  const hot = new HotSeat()
  hot.follow([0, 1], [0, 1], open)
  expect([hot.seat, hot.offered]).toEqual([0, 1])
})

it('offers it back to the player who passed it on and could still act', () => {
  const hot = new HotSeat()
  hot.follow([0, 2], [0, 2], secret)
  hot.raise()
  hot.ask(2, true)
  expect([hot.curtain, hot.offered]).toEqual([2, null])
  hot.raise()
  expect([hot.seat, hot.offered]).toEqual([2, 0])
})

it('opens the curtain when the match is over', () => {
  const hot = new HotSeat()
  hot.follow([0, 1], [0], secret)
  hot.follow([0, 1], [], { ...secret, going: false })
  expect(hot.curtain).toBe(null)
})
