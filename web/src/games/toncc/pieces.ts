// What a King wears, and sets of pictures.
import { KING_COLOURS } from './constants'

export type Part = 'body' | 'hair' | 'feet'
const PARTS: readonly Part[] = ['body', 'hair', 'feet']

/** What a King wears in a colour. */
export const findPart = (king: number, colour: number): Part => PARTS[KING_COLOURS[king]!.indexOf(colour)]!

/** Whether a set of pictures, as bits, has this one. */
export const has = (set: number, picture: number): boolean => ((set >> picture) & 1) === 1

/** How many pictures a set has. */
export function count(set: number): number {
  let rest = set
  let found = 0
  for (; rest; rest &= rest - 1) found++
  return found
}
