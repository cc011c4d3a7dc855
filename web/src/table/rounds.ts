// Moves in groups: rounds, rolls or games, whatever a game calls them.
import type { Line } from '../wire'

/** Where a group begins among the moves, and what it is called. */
export interface Round {
  at: number
  title: string
}

/** Each move with the number of its group; all in the first one where a game has none. */
export const roundOf = (rounds: readonly Round[], move: number): number => Math.max(0, rounds.findLastIndex(({ at }) => at <= move))

/** A group ends when somebody acts for the second time, or when secret choices are shown. */
export function turns(played: readonly Line[], title: (number: number) => string): Round[] {
  const rounds: Round[] = []
  let acted = new Set<number>()
  played.forEach((line, at) => {
    const seat = line.seat ?? -1
    const shown = at > 0 && (played[at - 1]!.shows?.length ?? 0) > 0
    if (!at || shown || acted.has(seat)) {
      rounds.push({ at, title: title(rounds.length + 1) })
      acted = new Set()
    }
    acted.add(seat)
  })
  return rounds
}

/** A group begins with each move for which this is true; what comes before the first is one, too. */
export function startingWith(played: readonly Line[], begins: (line: Line, at: number) => boolean, title: (number: number) => string): Round[] {
  const starts = played.flatMap((line, at) => (at === 0 || begins(line, at) ? [at] : []))
  return starts.map((at, index) => ({ at, title: title(index + 1) }))
}
