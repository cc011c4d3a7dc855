import { expect, it } from 'vitest'
import { Hints } from './hints.svelte'

it('is not marked as chosen while something else is tried out, and can be taken up again', () => {
  const hints = new Hints()
  hints.found = ['a1', 'b2'].map((text) => ({ action: { kind: 'move', text } }))
  expect(hints.action?.text).toBe('a1')
  hints.strayed = true
  expect(hints.action).toBe(null)
  hints.show(0)
  expect(hints.action?.text).toBe('a1')
  hints.strayed = true
  hints.forget()
  expect(hints.strayed).toBe(false)
})
