import { expect, it } from 'vitest'
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
