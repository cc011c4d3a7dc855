// The log of a table as the client keeps it.
import type { Choice, Line } from '../wire'

export const MOST_LINES = 1_000

/** The lines known so far with newer ones. Other seats see other lines: then nothing of the old ones holds. */
export function joined(known: readonly Line[], fresh: readonly Line[], sameEyes: boolean): Line[] {
  const first = fresh[0]?.seq ?? Infinity
  const before = sameEyes ? known.filter((line) => line.seq < first) : []
  return [...before, ...fresh].slice(-MOST_LINES)
}

/** The lines of the latest match. */
export function ofThisMatch(lines: readonly Line[]): Line[] {
  const start = lines.findLastIndex((line) => line.kind === 'started')
  return lines.slice(start + 1)
}

/** What has been played and not taken back, in order. A choice made anew stands where the first one stood. */
export function moves(lines: readonly Line[]): Line[] {
  const played: Line[] = []
  for (const line of ofThisMatch(lines)) {
    if (line.kind === 'taken-back') takeBack(played, line.seat ?? null)
    else if (line.kind === 'acted' && line.mark === 'instead') replaceLatest(played, line)
    else if (line.kind === 'acted' || line.kind === 'chose') {
      for (const choice of line.shows ?? []) reveal(played, choice)
      played.push(line)
    }
  }
  return played
}

/** A choice that was secret when it was made is none any more. */
function reveal(played: Line[], { seat, action }: Choice): void {
  const last = played.findLastIndex((one) => one.seat === seat)
  if (last >= 0) played[last] = { ...played[last]!, kind: 'acted', action, secret: false }
}

function takeBack(played: Line[], seat: number | null): void {
  const last = played.findLastIndex((line) => line.seat === seat)
  if (last >= 0) played.splice(last)
}

function replaceLatest(played: Line[], line: Line): void {
  const last = played.findLastIndex((one) => one.seat === line.seat)
  if (last >= 0) played[last] = line
  else played.push(line)
}
