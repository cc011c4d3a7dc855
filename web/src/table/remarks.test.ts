import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../i18n.svelte'
import { chosen } from '../settings.svelte'
import type { SeatInfo } from '../wire'
import { Remarks } from './remarks.svelte'

const primo: SeatInfo = { name: 'level-1', bot: 'level-1', persona: 'primo', taken: true }

beforeEach(async () => {
  chosen.language = 'en'
  chosen.remarks = true
  await loadTexts('bots')
})

it('fits what happened', () => {
  const said = (['good', 'bad', 'won', 'lost'] as const).map((what) => {
    const remarks = new Remarks()
    remarks.make(primo, what, 0)
    return remarks.shown?.text
  })
  expect(new Set(said).size).toBe(4)
  expect(said).not.toContain(undefined)
})

it('comes only now and then, but always at the end', () => {
  const remarks = new Remarks()
  remarks.make(primo, 'good', 0)
  const first = remarks.shown
  remarks.make(primo, 'bad', 5_000)
  expect(remarks.shown).toBe(first)
  remarks.make(primo, 'won', 6_000)
  expect(remarks.shown).not.toBe(first)
})

it('is made by bots only, and by nobody who was silenced', () => {
  const remarks = new Remarks()
  remarks.make({ name: 'Ada', taken: true }, 'good', 0)
  remarks.make({ ...primo, away_bot: true }, 'good', 0)
  chosen.remarks = false
  remarks.make(primo, 'good', 0)
  expect(remarks.shown).toBeNull()
})
