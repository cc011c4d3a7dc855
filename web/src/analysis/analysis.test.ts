import { expect, test } from 'vitest'
import { chanceAt, type Curve } from './analysis'

const CURVE: Curve = [[2, 0.4], [6, 0.7], [9, 1]]

test('a chance is the latest that is known', () => {
  expect([0, 2, 5, 6, 8, 9, 20].map((step) => chanceAt(CURVE, step))).toEqual([0.4, 0.4, 0.4, 0.7, 0.7, 1, 1])
  expect(chanceAt([], 3)).toBe(null)
})
