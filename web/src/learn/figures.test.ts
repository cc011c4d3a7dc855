import { expect, it } from 'vitest'
import type { Replayed } from '../api'
import { MOMENTS, momentAfter, stepOf } from './figures'

const match = { steps: [{ views: [0] }, { views: [1] }, { views: [2], mark: 'turn' }, { views: [3] }] } as unknown as Replayed

it('shows the deal, the marked moment and the end', () => {
  expect(MOMENTS.map((moment) => stepOf(match, moment))).toEqual([0, 2, 3])
})

it('has at most one figure after a section', () => {
  const shown = Array.from({ length: 10 }, (_, section) => momentAfter(section)).filter(Boolean)
  expect(shown).toEqual([...MOMENTS])
})
