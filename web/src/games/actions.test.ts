import { expect, it } from 'vitest'
import { sameAction, textsOf, withScene } from './actions'

const push = { kind: 'push', side: 'W', line: 3 }

it('knows the same action by its fields, in any order and without its notation', () => {
  expect(sameAction(push, { ...push, text: 'W3' } as typeof push)).toBe(true)
  const turned: typeof push = { line: 3, kind: 'push', side: 'W' }
  expect(sameAction(push, turned)).toBe(true)
  const [other, pull]: (typeof push)[] = [{ ...push, line: 4 }, { ...push, kind: 'pull' }]
  expect(sameAction(push, other)).toBe(false)
  expect(sameAction(push, pull)).toBe(false)
  expect(sameAction({ kind: 'swap', with: [1, 2] } as never, { kind: 'swap', with: [2, 1] } as never)).toBe(false)
})

it('takes nothing for no action', () => {
  expect([sameAction(null, null), sameAction(push, null), sameAction(undefined, push)]).toEqual([false, false, false])
})

it('gives a board view and scene as one, and leaves a view without a scene alone', () => {
  const view = { turn: 1 }
  expect(withScene(view, { target: 5 })).toEqual({ turn: 1, scene: { target: 5 } })
  expect(withScene(view, undefined)).toBe(view)
  expect(textsOf([{ kind: 'push', text: 'a' }, { kind: 'push', text: 'b' }])).toBe('a,b')
})
