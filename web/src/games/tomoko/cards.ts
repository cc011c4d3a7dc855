// The cards: 3×3 patterns, turning them, and where on the board one comes nearest to showing.
// For looking only: the server decides which cards the board really shows.
import type * as wire from './wire'
import standard from '../../../../src/tocca/games/tomoko/rules/standard.deck?raw'
import { LINES, type Colour } from './geometry'
import { colourAt } from './marbles'

/** The nine marbles of a card, row by row. */
export type Pattern = readonly Colour[]

export interface Match {
  corner: number // the upper left hollow of the window
  turn: number // quarters clockwise the card is turned
  cells: { cell: number; wants: Colour; has: Colour | null }[]
  right: number // how many of the nine stand as they should
}

const CARD = 3
const CORNERS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => LINES * row + column))
const STANDARD = standard.split('\n').filter((line) => line && !line.startsWith('#'))

/** The deck of the option: the cards by number, from 1. */
export function deckOf(option: unknown): readonly Pattern[] {
  const cards = Array.isArray(option) ? option.map(String) : STANDARD
  return cards.map(readCard)
}

/** A card as the deck writes it: "ddd/lll/ddd". */
export function readCard(card: string): Pattern {
  return [...card.replaceAll('/', '')].map((one) => (one === 'd' ? 'dark' : 'light'))
}

/** The pattern turned clockwise by so many quarters. */
export function turned(pattern: Pattern, quarters: number): Pattern {
  let now = pattern
  for (let left = ((quarters % 4) + 4) % 4; left > 0; left--) {
    now = now.map((_, at) => now[CARD * (CARD - 1 - (at % CARD)) + Math.floor(at / CARD)]!)
  }
  return now
}

/** Where the board comes nearest to that card, in one rotation or in any. Of equals: the one with fewer
 *  wrong marbles in the way, then the one nearest to how the card lies. */
export function bestMatch(board: wire.Board, pattern: Pattern, lies = 0, any = true): Match {
  const turns = any ? [0, 1, 2, 3].map((quarters) => (lies + quarters) % 4) : [((lies % 4) + 4) % 4]
  const tries = turns.flatMap((turn) => CORNERS.map((corner) => matchAt(board, pattern, turn, corner)))
  return tries.reduce((best, one) => (worth(one) > worth(best) ? one : best))
}

/** How the card, so turned, compares with the board there. */
export function matchAt(board: wire.Board, pattern: Pattern, turn: number, corner: number): Match {
  const cells = turned(pattern, turn).map((wants, at) => {
    const cell = corner + LINES * Math.floor(at / CARD) + (at % CARD)
    return { cell, wants, has: colourAt(board, cell) }
  })
  return { corner, turn, cells, right: cells.filter((one) => one.has === one.wants).length }
}

function worth({ right, cells }: Match): number {
  return 10 * right + cells.filter((one) => !one.has).length
}
