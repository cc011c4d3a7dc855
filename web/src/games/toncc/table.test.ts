import { describe, expect, test } from 'vitest'
import fixtures from './fixtures.json?raw'
import type { Action } from './wire'
import { KINGDOMS, KINGS } from './constants'
import { choosing, contest, contests, countSteps, isOver, findReveal, findSealer, tableOf, targets, type View } from './table'

interface Seen {
  view: View
  legal: Action[]
}
const { match } = JSON.parse(fixtures) as { match: Seen[] }
const SEAT = 1
const reveals = match.slice(1).flatMap(({ view }, index) => findReveal(match[index]!.view, view) ?? [])

describe('targets', () => {
  test('are exactly what is legal, and six', () => {
    for (const { view, legal } of match.filter(({ legal }) => legal.length))
      expect(targets(view, SEAT, legal).map(({ action }) => action)).toEqual(legal)
  })
  test('are still there while a choice is sealed, to change it', () => {
    const sealed = match.filter(({ view }) => view.choice !== null)
    expect(sealed.length).toBeGreaterThan(5)
    for (const { view, legal } of sealed) {
      expect(legal).toEqual([])
      const king = view.kings[SEAT]
      expect(targets(view, SEAT, legal).map(({ action }) => action)).toEqual([1, 2, 3, 4, 5, 6].map((movement) => ({ kind: 'step', king, movement })))
    }
  })
  test('are none for a spectator, and none for a King who has left', () => {
    const { view } = match[0]!
    expect(targets({ ...view, seat: null, scene: { ...view.scene, targets: [] } }, null, [])).toEqual([])
    const left = match.find(({ view }) => view.challenge.places[view.kings[SEAT]!] === null)!
    expect(targets(left.view, SEAT, [])).toEqual([])
  })
})

describe('a joint move', () => {
  test('is found whenever the Kings have moved, and only then', () => {
    const moves = match.slice(1).filter(({ view }, index) => JSON.stringify(view.last) !== JSON.stringify(match[index]!.view.last))
    expect(reveals).toHaveLength(moves.length)
  })
  test('is not invented after a jump in a replay, or without a view before', () => {
    expect(findReveal(null, match[20]!.view)).toBeNull()
    expect(findReveal(match[3]!.view, match[60]!.view)).toBeNull()
    expect(findReveal(match[60]!.view, match[60]!.view)).toBeNull()
  })
  test('leaves the Regions where they were, also when it ends the challenge', () => {
    for (const { before, after } of reveals) expect(after.regions).toEqual(before.regions)
    expect(reveals.filter(({ ended }) => ended)).toHaveLength(3)
  })
  test('tells how each King went', () => {
    for (const { turn, manners } of reveals) expect(manners.map((manner) => manner !== null)).toEqual(turn.origins.map((origin) => origin !== null))
  })
  test('puts the Seals that the conquests say', () => {
    for (const { turn, after } of reveals)
      for (const { region, king } of turn.conquests) expect(findSealer(after.seals, region)).toBe(king)
  })
  test('has contests with the winner first', () => {
    const met = reveals.flatMap((reveal) => contests(reveal))
    expect(met.length).toBeGreaterThan(2)
    for (const { turn } of reveals)
      for (const conquest of turn.conquests) expect(contest(conquest, turn).rivals[0]!.king).toBe(conquest.king)
  })
})

describe('the score', () => {
  const { past } = match.at(-1)!.view
  test('of a challenge that ended stays on the table, Kingdoms and points', () => {
    for (const { ended, after } of reveals.filter(({ ended }) => ended))
      for (const king of KINGS) {
        expect(after.held[king]!.map((kingdom) => KINGDOMS[kingdom])).toEqual(ended!.realised[king]!.map(({ kingdom }) => kingdom))
        expect(after.kingdomPoints[king]).toBe(ended!.kingdom_points[king])
        expect(after.open[king]).toEqual([])
      }
  })
  test('is told Kingdom by Kingdom, and ends with the tóncc points', () => {
    const steps = countSteps(past[2]!, [0, 2, 1])
    expect(steps.filter(({ kind }) => kind === 'kingdom')).toHaveLength(4)
    expect(steps.at(-1)).toEqual({ kind: 'toncc' })
  })
  test('is the sum of the tóncc points of all challenges', () => {
    expect(match.at(-1)!.view.scene.holdings.map(({ toncc_points }) => toncc_points)).toEqual([3, 1, 5])
  })
})

test('the match is over at its end and not before', () => {
  expect(match.map(({ view }) => isOver(view))).toEqual([...Array(match.length - 1).fill(false), true])
  expect(choosing(match.at(-1)!.view)).toEqual([])
  expect(choosing(match[0]!.view)).toEqual([0, 1, 2])
  expect(tableOf(match[0]!.view).places).toEqual([18, 18, 18])
})
