// Which patterns are outlined on the board right now, and why.
import type * as wire from './wire'
import { bestMatch, matchAt, type Match, type Pattern } from './cards'

export interface Shown {
  kind: 'look' | 'done' | 'laid' // looked for; completed by the push tried out; just laid down
  label: string
  match: Match
}

/** The card somebody looks for, wherever it comes nearest. `turn`: as the card lies, or null for any way. */
export interface Look {
  card: number
  turn: number | null
}

/** The outlines for those of the cards that the board shows, `where` the server says. */
export function whole(
  board: wire.Board,
  where: readonly wire.Showing[],
  cards: readonly number[],
  deck: readonly Pattern[],
  kind: 'done' | 'laid',
): Shown[] {
  return where.flatMap(({ card, corner, turn }) => {
    const pattern = deck[card - 1]
    return pattern && cards.includes(card) ? [{ kind, label: `${card}`, match: matchAt(board, pattern, turn, corner) }] : []
  })
}

/** The outline for a card that is looked for. */
export function nearest(board: wire.Board, look: Look, deck: readonly Pattern[], lies: number): Shown[] {
  const pattern = deck[look.card - 1]
  if (!pattern) return []
  const match = bestMatch(board, pattern, look.turn ?? lies, look.turn === null)
  return [{ kind: 'look', label: `${match.right}/9`, match }]
}
