import { expect, it } from 'vitest'
import type { Replayed } from '../api'
import { aboutOf, linesOf, movesOf } from './replaying'

const view = (rolls: number) => [{ rolls }]
const match: Replayed = {
  game: 'snap',
  names: ['Ada', 'Bo'],
  options: {},
  result: { winners: [1], scores: [0, 1], reason: 'aim', places: [2, 1] },
  steps: [
    { views: view(0) },
    { views: view(1), seat: 0, action: { kind: 'roll', text: 'roll' }, at: 10 },
    { views: view(1), seat: 1, action: { kind: 'snap', text: 'snap' }, at: 20 },
    { views: view(1), seat: null, at: 30 },
    { views: view(2), seat: 1, action: { kind: 'roll', text: 'roll' }, at: 40 },
  ],
}
const press = { seat: 1, action: { kind: 'snap', text: 'snap' }, arrived: 9, claimed: null, round_trip: 1, believed: 0, counted: 9 }

it('tells the moves up to a step, and no further', () => {
  expect(linesOf(match, 0).map((line) => line.kind)).toEqual(['started'])
  expect(linesOf(match, 3).map((line) => line.kind)).toEqual(['started', 'acted', 'acted', 'waited'])
  expect(linesOf(match, 3).map((line) => line.seq)).toEqual([1, 2, 3, 4])
})

it('shows the verdict of a race with the press it was about, until the next roll', () => {
  const verdicts = [{ step: 2, presses: [press] }]
  expect(linesOf(match, 1, verdicts).map((line) => line.kind)).not.toContain('verdict')
  expect(linesOf(match, 2, verdicts).map((line) => line.kind)).toEqual(['started', 'acted', 'verdict', 'acted'])
  expect(linesOf(match, 4, verdicts).map((line) => line.kind)).not.toContain('verdict')
})

it('lists what time brought where there is something to tell of it', () => {
  const rolled = { ...match, steps: match.steps.map((step, at) => (at === 3 ? { ...step, told: { dice: 2 } } : step)) }
  expect(movesOf(match).map(({ key }) => key)).toEqual([1, 2, 4])
  expect(movesOf(rolled).map(({ key, line }) => [key, line.kind])).toEqual([[1, 'acted'], [2, 'acted'], [3, 'waited'], [4, 'acted']])
})

it('tells how it ended only at the end', () => {
  expect(aboutOf(match, false).result).toBeNull()
  expect(aboutOf(match, true).result?.winners).toEqual([1])
})

it('tells how fast each hand was, where the referee knows', () => {
  const slap = { kind: 'slap', text: 'slap pink star' }
  const roll = { kind: 'roll', text: 'roll' }
  const steps = [{ views: [] }, { views: [], seat: 0, action: roll }, { views: [], seat: 1, action: slap }, { views: [], seat: 0, action: roll }]
  const press = { seat: 1, arrived: 400, claimed: null, round_trip: 20, believed: 10, counted: 389.6, action: slap }
  const moves = movesOf({ game: 'any', names: [], options: {}, steps, result: null }, [{ step: 2, presses: [press] }])
  expect(moves.map(({ key, ms }) => [key, ms])).toEqual([[1, null], [2, 390], [3, null]])
})
