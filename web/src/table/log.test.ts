import { expect, it } from 'vitest'
import type { Line } from '../wire'
import { joinLines, latestTurn, moves } from './log'

const a = (text: string) => ({ kind: 'step', text })
const line = (seq: number, kind: Line['kind'], more: Partial<Line> = {}): Line => ({ seq, at: 0, kind, ...more })

it('joins newer lines to the known ones, without doubles', () => {
  const known = [line(1, 'created'), line(2, 'started'), line(3, 'acted')]
  expect(joinLines(known, [line(3, 'acted'), line(4, 'said')], true).map((one) => one.seq)).toEqual([1, 2, 3, 4])
})

it('forgets everything when other seats look on', () => {
  expect(joinLines([line(1, 'created'), line(2, 'started')], [line(1, 'created')], false).map((one) => one.seq)).toEqual([1])
})

it('lists the moves of this match only, without those taken back', () => {
  const lines = [
    line(1, 'started'), line(2, 'acted', { seat: 0, action: a('old') }), line(3, 'started'),
    line(4, 'acted', { seat: 0, action: a('a') }), line(5, 'acted', { seat: 1, action: a('b') }),
    line(6, 'taken-back', { seat: 0 }), line(7, 'acted', { seat: 0, action: a('c') }),
  ]
  expect(moves(lines).map((one) => one.action?.text)).toEqual(['c'])
})

it('puts a new secret choice where the old one stood', () => {
  const lines = [
    line(1, 'started'), line(2, 'acted', { seat: 0, action: a('Red 1') }), line(3, 'chose', { seat: 1 }),
    line(4, 'acted', { seat: 0, action: a('Red 2'), mark: 'instead' }),
  ]
  expect(moves(lines).map((one) => [one.seat, one.action?.text])).toEqual([[0, 'Red 2'], [1, undefined]])
  expect(moves(lines).map((one) => one.seq)).toEqual([2, 3]) // by which the server knows their moments
})

it('lists what time brought where there is something to tell of it', () => {
  const lines = [line(1, 'started'), line(2, 'waited'), line(3, 'waited', { told: { dice: 3 } }), line(4, 'acted', { seat: 0, action: a('snap') })]
  expect(moves(lines).map((one) => one.seq)).toEqual([3, 4])
})

it('fills secret choices in once they are revealed', () => {
  const lines = [
    line(1, 'started'), line(2, 'chose', { seat: 1 }), line(3, 'acted', { seat: 0, action: a('Red 2') }),
    line(4, 'acted', { seat: 2, action: a('Blue 1'), shows: [{ seat: 1, action: a('Yellow 5') }, { seat: 0, action: a('Red 2') }] }),
    line(5, 'chose', { seat: 1 }),
  ]
  expect(moves(lines).map((one) => [one.seat, one.kind, one.action?.text])).toEqual([
    [1, 'acted', 'Yellow 5'], [0, 'acted', 'Red 2'], [2, 'acted', 'Blue 1'], [1, 'chose', undefined],
  ])
})

it('keeps a choice secret until it is revealed, and a claim in vain for ever', () => {
  const secret = [line(1, 'started'), line(2, 'acted', { seat: 0, action: a('Red 2'), secret: true }), line(3, 'acted', { seat: 1, action: a('claim 3'), secret: true })]
  expect(moves(secret).map((one) => one.secret)).toEqual([true, true])
  const shows = [{ seat: 0, action: a('Red 2') }]
  expect(moves([...secret, line(4, 'acted', { seat: 2, action: a('Blue 1'), shows })]).map((one) => one.secret ?? false)).toEqual([false, true, false])
})

const ROUND = [
  line(1, 'started'), line(2, 'acted', { seat: 0, action: a('old') }), line(3, 'chose', { seat: 1 }), line(4, 'chose', { seat: 2 }),
  line(5, 'acted', { seat: 0, action: a('Red 2'), shows: [{ seat: 1, action: a('Yellow 5') }, { seat: 2, action: a('Blue 1') }] }),
]

it('takes choices that were revealed together back together', () => {
  expect(moves([...ROUND, line(6, 'taken-back', { seat: 0 })]).map((one) => one.action?.text)).toEqual(['old'])
  expect(moves([...ROUND, line(6, 'taken-back', { seat: 2 })]).map((one) => one.action?.text)).toEqual(['old'])
})

it('takes a choice that is still secret back alone', () => {
  const lines = [...ROUND, line(6, 'chose', { seat: 1 }), line(7, 'chose', { seat: 2 }), line(8, 'taken-back', { seat: 1 })]
  expect(moves(lines).slice(4).map((one) => [one.seat, one.kind])).toEqual([[2, 'chose']])
})

it('knows when the position last changed for everybody', () => {
  expect(latestTurn(ROUND)).toBe(5)
  expect(latestTurn([...ROUND, line(6, 'said'), line(7, 'chose', { seat: 1 }), line(8, 'acted', { seat: 0, secret: true })])).toBe(5)
  expect(latestTurn([...ROUND, line(6, 'taken-back', { seat: 0 })])).toBe(6)
})
