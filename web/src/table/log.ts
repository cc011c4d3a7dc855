// The log of a table as the client keeps it.
import type { Line, SealedChoice } from '../wire'

export const MOST_LINES = 1_000

/** The lines known so far with newer ones. Other seats see other lines: then nothing of the old ones holds. */
export function joinLines(known: readonly Line[], fresh: readonly Line[], sameEyes: boolean): Line[] {
  const first = fresh[0]?.seq ?? Infinity
  const before = sameEyes ? known.filter((line) => line.seq < first) : []
  return [...before, ...fresh].slice(-MOST_LINES)
}

/** The lines of the latest match. */
export function ofThisMatch(lines: readonly Line[]): Line[] {
  const start = lines.findLastIndex((line) => line.kind === 'started')
  return lines.slice(start + 1)
}

/** A move of the list. `sealed`: it was chosen in secret, also if it has been revealed since. */
type Played = Line & { sealed?: boolean }

/** What has been played and not taken back, in order, and what time brought that is worth telling. A choice made anew
 *  stands where the first one stood, and under its number. */
export function moves(lines: readonly Line[]): Line[] {
  const played: Played[] = []
  for (const line of ofThisMatch(lines)) {
    if (line.kind === 'taken-back') takeBack(played, line.seat ?? null)
    else if (line.kind === 'acted' && line.mark === 'instead') replaceLatest(played, line)
    else if (line.kind === 'acted' || line.kind === 'chose') {
      for (const choice of line.shows ?? []) reveal(played, choice)
      played.push(isSecret(line) ? { ...line, sealed: true } : line)
    } else if (line.kind === 'waited' && line.told) played.push(line)
  }
  return played
}

/** At which line the position last changed for everybody; a choice that was made in secret changes nothing yet. */
export function latestTurn(lines: readonly Line[]): number {
  return lines.findLast((line) => TURNS.has(line.kind) || (line.kind === 'acted' && !isSecret(line)))?.seq ?? 0
}
const TURNS: ReadonlySet<string> = new Set(['started', 'waited', 'taken-back'])

const isSecret = (line: Line): boolean => line.kind === 'chose' || (line.secret ?? false)

/** A choice that was secret when it was made is none any more. */
function reveal(played: Played[], { seat, action }: SealedChoice): void {
  const last = played.findLastIndex((one) => one.seat === seat)
  if (last >= 0) played[last] = { ...played[last]!, kind: 'acted', action, secret: false }
}

/** A choice that is still secret goes back alone. All else goes back with what came after it; with a choice that was
 *  revealed, also those that were revealed with it. */
function takeBack(played: Played[], seat: number | null): void {
  let last = played.findLastIndex((line) => line.seat === seat)
  if (last < 0) return
  if (isSecret(played[last]!)) return void played.splice(last, 1)
  while (played[last - 1]?.sealed && !isSecret(played[last - 1]!)) last--
  played.splice(last)
}

function replaceLatest(played: Played[], line: Line): void {
  const last = played.findLastIndex((one) => one.seat === line.seat)
  if (last >= 0) played[last] = { ...played[last]!, ...line, seq: played[last]!.seq, sealed: true }
  else played.push(line)
}
