// Real views, written by `make fixtures`.
import type { Cell, View } from './table'
import type { Action } from './wire'
import text from './fixtures.json?raw'

interface Fixtures {
  facts: { names: string[]; rows: Record<'true' | 'false', Cell[][]> }
  changes: Record<string, { before: View; after: View }>
  asked: Record<string, { view: View; keys: Record<string, Action> }>
}

export const fixtures = JSON.parse(text) as Fixtures

export function change(kind: string): { before: View; after: View } {
  const found = fixtures.changes[kind]
  if (!found) throw new Error(`no such change: ${kind}`)
  return found
}

export function ask(what: string): { view: View; keys: Record<string, Action>; legal: Action[] } {
  const found = fixtures.asked[what]
  if (!found) throw new Error(`nothing asked: ${what}`)
  return { ...found, legal: Object.values(found.keys) }
}
