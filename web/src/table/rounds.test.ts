import { expect, it } from 'vitest'
import type { Line } from '../wire'
import { roundOf, startingWith, turns } from './rounds'

const line = (seat: number, more: Partial<Line> = {}): Line => ({ seq: 0, at: 0, kind: 'acted', seat, ...more })
const title = (number: number) => `round ${number}`

it('begins a round when somebody acts for the second time, in any order', () => {
  const rounds = turns([0, 1, 2, 2, 0, 1, 1].map((seat) => line(seat)), title)
  expect(rounds.map(({ at }) => at)).toEqual([0, 3, 6])
  expect([0, 2, 3, 6].map((move) => roundOf(rounds, move))).toEqual([0, 0, 1, 2])
})

it('begins a round after a reveal, also where somebody had no choice to make', () => {
  const shows = [{ seat: 1, action: { kind: 'step', text: 'Red 1' } }] as Line['shows']
  expect(turns([line(1), line(2, { shows }), line(0), line(1)], title).map(({ at }) => at)).toEqual([0, 2])
})

it('begins a group with a certain move', () => {
  const rounds = startingWith([line(0), line(1, { mark: 'x' }), line(0), line(1, { mark: 'x' })], ({ mark }) => mark === 'x', title)
  expect(rounds).toEqual([{ at: 0, title: 'round 1' }, { at: 1, title: 'round 2' }, { at: 3, title: 'round 3' }])
})

it('puts all moves in one group where there is none', () => {
  expect(roundOf([], 5)).toBe(0)
})
