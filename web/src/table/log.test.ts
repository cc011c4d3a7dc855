import { expect, it } from 'vitest'
import type { Line } from '../wire'
import { joined, moves } from './log'

const line = (seq: number, kind: Line['kind'], more: Partial<Line> = {}): Line => ({ seq, at: 0, kind, ...more })

it('joins newer lines to the known ones, without doubles', () => {
  const known = [line(1, 'created'), line(2, 'started'), line(3, 'acted')]
  expect(joined(known, [line(3, 'acted'), line(4, 'said')], true).map((one) => one.seq)).toEqual([1, 2, 3, 4])
})

it('forgets everything when other seats look on', () => {
  expect(joined([line(1, 'created'), line(2, 'started')], [line(1, 'created')], false).map((one) => one.seq)).toEqual([1])
})

it('lists the moves of this match only, without those taken back', () => {
  const lines = [
    line(1, 'started'), line(2, 'acted', { seat: 0, action: 'old' }), line(3, 'started'),
    line(4, 'acted', { seat: 0, action: 'a' }), line(5, 'acted', { seat: 1, action: 'b' }),
    line(6, 'taken-back', { seat: 0 }), line(7, 'acted', { seat: 0, action: 'c' }),
  ]
  expect(moves(lines).map((one) => one.action)).toEqual(['c'])
})

it('puts a new secret choice where the old one stood', () => {
  const lines = [
    line(1, 'started'), line(2, 'acted', { seat: 0, action: 'Red 1' }), line(3, 'chose', { seat: 1 }),
    line(4, 'acted', { seat: 0, action: 'Red 2', mark: 'instead' }),
  ]
  expect(moves(lines).map((one) => [one.seat, one.action])).toEqual([[0, 'Red 2'], [1, undefined]])
})

it('fills secret choices in once they are revealed', () => {
  const lines = [
    line(1, 'started'), line(2, 'chose', { seat: 1 }), line(3, 'acted', { seat: 0, action: 'Red 2' }),
    line(4, 'acted', { seat: 2, action: 'Blue 1', shows: [{ seat: 1, action: 'Yellow 5' }, { seat: 0, action: 'Red 2' }] }),
    line(5, 'chose', { seat: 1 }),
  ]
  expect(moves(lines).map((one) => [one.seat, one.kind, one.action])).toEqual([
    [1, 'acted', 'Yellow 5'], [0, 'acted', 'Red 2'], [2, 'acted', 'Blue 1'], [1, 'chose', undefined],
  ])
})

it('keeps a choice secret until it is revealed', () => {
  const chosen = [line(1, 'started'), line(2, 'acted', { seat: 0, action: 'Red 2', secret: true })]
  expect(moves(chosen).map((one) => one.secret)).toEqual([true])
  const shown = line(3, 'acted', { seat: 1, action: 'Blue 1', shows: [{ seat: 0, action: 'Red 2' }] })
  expect(moves([...chosen, shown]).map((one) => [one.action, one.secret ?? false])).toEqual([['Red 2', false], ['Blue 1', false]])
})
