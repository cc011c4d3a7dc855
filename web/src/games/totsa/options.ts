// What the server calls legal, sorted by what on the table it is about. Values are the actions in notation.
import { ACTS, cardOf, PLACES, type Act, type Cell, type View } from './table'

export interface Options {
  roll?: string
  shout?: string
  pass?: string
  acts: Map<Act, string>
  slaps: Map<number, string> // by card
  returns: Map<number, string> // by card
  turnUps: Map<number, string> // by slot
  points: Map<string, string> // by pointKey
}

export const pointKey = (seat: number, slot: number): string => `${seat} ${slot}`

export function sort(legal: readonly string[]): Options {
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

function put(options: Options, action: string): void {
  const [verb = '', ...words] = action.split(' ')
  if (verb === 'roll') options.roll = action
  else if (verb === 'totsa!') options.shout = action
  else if (verb === 'pass') options.pass = action
  else if (verb === 'slap') options.slaps.set(cardOf(words.join(' ')), action)
  else if (verb === 'return') options.returns.set(cardOf(words.join(' ')), action)
  else if (verb === 'turn') options.turnUps.set(Number(words[1]) - 1, action)
  else if (verb === 'point') options.points.set(pointKey(Number(words[0]) - 1, Number(words[1]) - 1), action)
  else if ((ACTS as readonly string[]).includes(verb)) options.acts.set(verb as Act, action)
}

/** What pressing that cell of the field would be; undefined: nothing. */
export function pressOf(options: Options, field: readonly number[], cell: Cell): string | undefined {
  return typeof cell === 'number' ? options.slaps.get(field[cell] ?? -1) : options.acts.get(cell)
}

export const mayPress = (options: Options): boolean => options.slaps.size + options.acts.size > 0

/** One key for each action: letters for places, 1 2 3 for action cards or counting what can be pointed at or
 *  paid with, Enter rolls, the space bar shouts, a minus passes (as in keys.py). */
export function keys(view: View, legal: readonly string[]): Map<string, string> {
  let number = 0
  return new Map(legal.map((action) => [keyOf(view, action) ?? String(++number), action]))
}

function keyOf(view: View, action: string): string | undefined {
  const fixed = { roll: 'Enter', 'totsa!': ' ', pass: '-' }[action]
  if (fixed) return fixed
  if (action.startsWith('slap ')) return PLACES[view.field.indexOf(cardOf(action.slice(5)))]
  const act = (ACTS as readonly string[]).indexOf(action)
  return act < 0 ? undefined : String(act + 1)
}
