import { describe, expect, it } from 'vitest'
import { listFinished } from './local'
import { computeMean, findEnding } from './mine'

const result = (...winners: number[]) => ({ winners, scores: [0, 0], reason: 'target', places: [1, 2] })

describe('findEnding', () => {
  const [me, bot] = [{ name: 'Ada', mine: true }, { name: 'level-1', bot: 'level-1' }]
  it.each([
    [[me, bot], result(0), 'won'],
    [[me, bot], result(1), 'lost'],
    [[me, bot], result(0, 1), 'drawn'],
    [[me, bot, bot], result(0, 1), 'won'],
    [[me, me], result(0), 'alone'],
    [[me, bot], null, 'open'],
  ])('%o %o: %s', (seats, end, expected) => {
    expect(findEnding({ seats, result: end })).toBe(expected)
  })
})

describe('computeMean', () => {
  it('is of what was counted', () => {
    expect(computeMean([6, 4])).toBe(1.5)
    expect(computeMean([0, 0])).toBeNull()
  })
})

describe('listFinished', () => {
  const card = JSON.stringify({ names: ['Ada', 'level-1'], bots: ['', 'level-1'], result: result(0), moves: 7, ms: 900 })
  const tables: Parameters<typeof listFinished>[0] = [
    { table: 'locala', game: 'go', matches: { 1: { match: 1, began: 1, ended: 5, card }, 2: { match: 2, began: 6, ended: 9, card } } },
    { table: 'localb', game: 'go', matches: { 1: { match: 1, began: 2, ended: 0, card: '{"names":["Ada","Bo"],"bots":["",""]}' } } },
    { table: 'localc', game: 'go' },
  ]

  it('lists the latest first, and none that goes on', () => {
    expect(listFinished(tables).map(({ table, match }) => [table, match])).toEqual([['locala', 2], ['locala', 1]])
  })

  it('knows that whoever is no bot sits here', () => {
    const [match] = listFinished(tables)
    expect(match).toMatchObject({ game: 'go', moves: 7, ms: 900, result: result(0) })
    expect(match!.seats.map(({ mine }) => mine)).toEqual([true, false])
  })
})
