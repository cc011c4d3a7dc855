// What the server calls legal, sorted by what on the table it is about.
import { ACTS, PLACES, type Act, type Cell, type View } from './table'
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

const FIXED: Record<string, string> = { roll: 'Enter', shout: ' ', pass: '-' }

/** One key for each action: letters for places, 1 2 3 for action cards or counting what can be pointed at or
 *  paid with, Enter rolls, the space bar shouts, a minus passes (as in keys.py). */
export function keys(view: View, legal: readonly wire.Action[]): Map<string, wire.Action> {
  let number = 0
  return new Map(legal.map((action) => [keyOf(view, action) ?? String(++number), action]))
}

function keyOf(view: View, action: wire.Action): string | undefined {
  if (action.kind === 'slap') return PLACES[view.field.indexOf(action.card)]
  if (action.kind === 'press') return String(ACTS.indexOf(action.act) + 1)
  return FIXED[action.kind]
}
