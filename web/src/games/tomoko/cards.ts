// The cards: 3×3 patterns, turning them, and where on the board one comes nearest to showing.
// For looking only: the server decides which cards the board really shows.
import type * as wire from './wire'
import { STANDARD_DECK, TURNED, WINDOWS } from './constants'
import type { Colour } from './geometry'
import { colourAt } from './marbles'

/** The nine marbles of a card, row by row. */
export type Pattern = readonly Colour[]

export interface Match {
  corner: number // the upper left hollow of the window
  turn: number // quarters clockwise the card is turned
  cells: { cell: number; wants: Colour; has: Colour | null }[]
  right: number // how many of the nine stand as they should
}

/** The deck of the option: the cards by number, from 1. */
export function deckOf(option: unknown): readonly Pattern[] {
  const cards = Array.isArray(option) ? option.map(String) : STANDARD_DECK
  return cards.map(readCard)
}

/** A card as the deck writes it: "ddd/lll/ddd". */
export function readCard(card: string): Pattern {
  return [...card.replaceAll('/', '')].map((one) => (one === 'd' ? 'dark' : 'light'))
}

/** The pattern turned clockwise by so many quarters. */
export function turnPattern(pattern: Pattern, quarters: number): Pattern {
  return TURNED.at(quarters % TURNED.length)!.flatMap((from) => pattern[from] ?? [])
}

/** Where the board comes nearest to that card, in one rotation or in any. Of equals: the one with fewer
 *  wrong marbles in the way, then the one nearest to how the card lies. */
export function bestMatch(board: wire.Board, pattern: Pattern, lies = 0, any = true): Match {
  const turns = any ? TURNED.map((_, quarters) => (lies + quarters) % TURNED.length) : [lies % TURNED.length]
  const tries = turns.flatMap((turn) => WINDOWS.map(([corner]) => matchAt(board, pattern, turn, corner!)))
  return tries.reduce((best, one) => (worth(one) > worth(best) ? one : best))
}

/** How the card, so turned, compares with the board there. */
export function matchAt(board: wire.Board, pattern: Pattern, turn: number, corner: number): Match {
  const window = WINDOWS.find(([first]) => first === corner) ?? []
  const cells = turnPattern(pattern, turn).map((wants, at) => ({ cell: window[at]!, wants, has: colourAt(board, window[at]!) }))
  return { corner, turn, cells, right: cells.filter((one) => one.has === one.wants).length }
}

function worth({ right, cells }: Match): number {
  return 10 * right + cells.filter((one) => !one.has).length
}
