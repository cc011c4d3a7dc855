import { expect, it, vi } from 'vitest'
import { Counting } from './counting.svelte'
import { moments } from './views.fixture'

it('tells of the game that is counted and is not ahead of it', () => {
  const { view } = moments.start2
  const [first] = view.finished
  const counting = new Counting(() => view, () => true)
  counting.start(0)
  expect(counting.points).toEqual([0, 0])
  counting.stacks.forEach((stack, seat) => {
    const laid = first!.laid.filter((one) => one.seat === seat)
    expect(stack.unseen.length).toBe(16 - laid.length)
  })
  counting.skip()
  expect(counting.points).toEqual(first!.scores)
  expect(counting.vetoes).toEqual([0, 1].map((seat) => !first!.notes.some(({ kind, seat: who }) => kind === 'veto' && who === seat)))
})

it('tells the result when the town stands, or when somebody is in a hurry', () => {
  vi.useFakeTimers()
  const { view } = moments.start2
  const counting = new Counting(() => view, () => true)
  counting.start(0)
  const tiles = view.finished[0]!.scores.reduce((sum, one) => sum + one)
  vi.advanceTimersByTime(tiles * 150)
  expect([counting.complete, counting.done]).toEqual([true, false])
  vi.advanceTimersByTime(10_000)
  expect(counting.done).toBe(true)
  counting.start(0)
  counting.skip()
  expect(counting.done).toBe(true)
  const calm = new Counting(() => view, () => false)
  calm.start(0)
  expect(calm.done).toBe(true)
  vi.useRealTimers()
})
