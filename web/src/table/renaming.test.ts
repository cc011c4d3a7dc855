import { expect, it } from 'vitest'
import type { About } from '../wire'
import { seatToRename } from './renaming'

const at = (yours: number[], ...names: string[]) => ({ yours, seats: names.map((name) => ({ name })) }) as About

it('renames the only seat of a player, also after a reload', () => {
  expect(seatToRename(at([1], 'Ada', 'Bo'), 'Bob', '')).toBe(1)
  expect(seatToRename(at([1], 'Ada', 'Bo'), 'Bo', '')).toBe(null)
})

it('leaves the name alone when the player has none, or only watches', () => {
  expect(seatToRename(at([1], 'Ada', 'Bo'), '', 'Bo')).toBe(null)
  expect(seatToRename(at([], 'Ada', 'Bo'), 'Bob', '')).toBe(null)
})

it('renames at a shared device only who was called so before', () => {
  expect(seatToRename(at([0, 1], 'Ada', 'Bo'), 'Bob', 'Bo')).toBe(1)
  expect(seatToRename(at([0, 1], 'Ada', 'Bo'), 'Cy', '')).toBe(null)
})
