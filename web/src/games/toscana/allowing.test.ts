import { beforeEach, expect, it, vi } from 'vitest'
import { Allowing } from './allowing.svelte'

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (name: string) => texts.get(name) ?? null, setItem: (name: string, text: string) => texts.set(name, text) })
})

it('allows in the match and for the seat it was said in, until it is taken back', () => {
  let match = 'table 1 0'
  const allowing = new Allowing(() => match)
  expect(allowing.on).toBe(false)
  allowing.on = true
  expect(allowing.on).toBe(true)
  expect(new Allowing(() => match).on).toBe(true) // the page was loaded anew
  for (match of ['table 2 0', 'table 1 1', 'other 1 0']) expect(allowing.on).toBe(false)
  match = 'table 1 0'
  allowing.on = false
  expect(new Allowing(() => match).on).toBe(false)
})
