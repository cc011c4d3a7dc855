// Which patterns are outlined on the board right now, and why.
import type * as wire from './wire'
import { bestMatch, type Match, type Pattern } from './cards'

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

/** The outlines for cards that a board shows whole. */
export function whole(
  board: wire.Board,
  cards: readonly number[],
  deck: readonly Pattern[],
  kind: 'done' | 'laid',
): Shown[] {
  return cards.flatMap((card) => {
    const pattern = deck[card - 1]
    const match = pattern && bestMatch(board, pattern)
    return match?.right === 9 ? [{ kind, label: `${card}`, match }] : []
  })
}

/** The outline for a card that is looked for. */
export function nearest(board: wire.Board, look: Look, deck: readonly Pattern[], lies: number): Shown[] {
  const pattern = deck[look.card - 1]
  if (!pattern) return []
  const match = bestMatch(board, pattern, look.turn ?? lies, look.turn === null)
  return [{ kind: 'look', label: `${match.right}/9`, match }]
}
