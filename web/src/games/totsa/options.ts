// What the server calls legal, sorted by what on the table it is about.
import { ACT_KEYS, KIND_KEYS, PLACES } from './constants'
import type { Act, Cell, View } from './table'
import type * as wire from './wire'

export interface Options {
  roll?: wire.RollAction
  shout?: wire.ShoutAction
  pass?: wire.PassAction
  acts: Map<Act, wire.PressAction>
  slaps: Map<number, wire.SlapAction> // by card
  returns: Map<number, wire.ReturnAction> // by card
  turnUps: Map<number, wire.TurnUpAction> // by slot
  points: Map<string, wire.PointAction> // by pointKey
}

export const pointKey = (seat: number, slot: number): string => `${seat} ${slot}`

export function sort(legal: readonly wire.Action[]): Options {
  const options: Options = {
    acts: new Map(),
    slaps: new Map(),
    returns: new Map(),
    turnUps: new Map(),
    points: new Map(),
  }
  for (const action of legal) put(options, action)
  return options
}

function put(options: Options, action: wire.Action): void {
  if (action.kind === 'roll') options.roll = action
  else if (action.kind === 'shout') options.shout = action
  else if (action.kind === 'pass') options.pass = action
  else if (action.kind === 'slap') options.slaps.set(action.card, action)
  else if (action.kind === 'return') options.returns.set(action.card, action)
  else if (action.kind === 'turn-up') options.turnUps.set(action.slot, action)
  else if (action.kind === 'point') options.points.set(pointKey(action.seat, action.slot), action)
  else if (action.kind === 'press') options.acts.set(action.act, action)
}

/** What pressing that cell of the field would be; undefined: nothing. */
export function pressOf(options: Options, field: readonly number[], cell: Cell): wire.SlapAction | wire.PressAction | undefined {
  return typeof cell === 'number' ? options.slaps.get(field[cell] ?? -1) : options.acts.get(cell)
}

export const mayPress = (options: Options): boolean => options.slaps.size + options.acts.size > 0

const NAMED: Record<string, string> = { '\n': 'Enter' } // as a keyboard's events call it

/** One key for each action: those of places and of action cards, those of kinds of actions; what can be pointed at or
 *  paid with is counted. */
export function keys(view: View, legal: readonly wire.Action[]): Map<string, wire.Action> {
  let number = 0
  return new Map(legal.map((action) => [keyOf(view, action) ?? String(++number), action]))
}

function keyOf(view: View, action: wire.Action): string | undefined {
  if (action.kind === 'slap') return PLACES[view.field.indexOf(action.card)]
  const key = action.kind === 'press' ? ACT_KEYS[action.act] : KIND_KEYS[action.kind]
  return key === undefined ? key : (NAMED[key] ?? key)
}
