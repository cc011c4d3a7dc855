// Actions as the wire has them: a kind and its fields, and the notation beside them.
import type { Action } from '../wire'

/** An action to be sent: its notation may be left out. */
export type Draft = { kind: string }

/** Whether both are the same action; their notation says nothing more. */
export function sameAction(one: Draft | null | undefined, other: Draft | null | undefined): boolean {
  return Boolean(one && other) && keyOf(one!) === keyOf(other!)
}

function keyOf(action: Draft): string {
  return JSON.stringify(Object.entries(withoutText(action)).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The action as it is sent: its notation is for people. */
export function withoutText(action: Draft): Draft {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'text')) as Draft
}

/** A view with what the rules say about it, as a board gets both. */
export const withScene = (view: unknown, scene: unknown): unknown => (scene === undefined ? view : { ...(view as object), scene })

/** The texts of actions, joined: for keys of lists. */
export const textsOf = (actions: readonly Action[]): string => actions.map(({ text }) => text).join()
