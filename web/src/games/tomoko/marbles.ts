// The marbles on the drawing. A board is two numbers; for a marble to roll it must be the same marble
// before and after, so each has a name (a number) that stays with it while it is on the board.
import type * as wire from './wire'
import { LINES } from './constants'
import { lineOf, type Colour } from './geometry'

export interface Marble {
  id: number
  colour: Colour
  cell: number
}

/** What a push did to the marbles: the new one, those it pushed on, and the one that fell out. */
export interface Roll {
  marbles: Marble[]
  entered: Marble
  pushed: Marble[]
  fell: Marble | null
}

let named = 0

/** A name for a marble that comes out of the bag. */
export function nextName(): number {
  return ++named
}

/** The colour in a hollow. */
export function colourAt(board: wire.Board, cell: number): Colour | null {
  if ((board.dark >> cell) & 1) return 'dark'
  return (board.light >> cell) & 1 ? 'light' : null
}

/** The marbles of a board; those that already lay there, in the same colour, keep their names. */
export function settleMarbles(board: wire.Board, known: readonly Marble[] = []): Marble[] {
  const marbles: Marble[] = []
  for (let cell = 0; cell < LINES * LINES; cell++) {
    const colour = colourAt(board, cell)
    if (!colour) continue
    const old = known.find((one) => one.cell === cell && one.colour === colour)
    marbles.push(old ?? { id: nextName(), colour, cell })
  }
  return marbles
}

/** The marbles after a push, each where the server says that it rolled; null if `known` did not lie like that. */
export function roll(
  known: readonly Marble[],
  push: wire.Push,
  { moves, falls }: wire.Rolled,
  after: wire.Board,
  name = nextName(),
): Roll | null {
  const line = lineOf(push)
  const block = known.filter((one) => moves.includes(one.cell))
  const fell = (falls && block.find((one) => one.cell === line.at(-1))) || null
  const pushed = block.filter((one) => one !== fell).map((one) => ({ ...one, cell: line[line.indexOf(one.cell) + 1]! }))
  const entered = { id: name, colour: push.marble, cell: line[0]! }
  const marbles = [...known.filter((one) => !block.includes(one)), ...pushed, entered]
  return shows(marbles, after) ? { marbles, entered, pushed, fell } : null
}

/** Whether the marbles lie as that board says. */
export function shows(marbles: readonly Marble[], board: wire.Board): boolean {
  const found = { dark: 0, light: 0 }
  for (const one of marbles) found[one.colour] |= 1 << one.cell
  return found.dark === board.dark && found.light === board.light
}
