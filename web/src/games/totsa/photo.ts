// The photo finish: a verdict of the referee (docs/fairness.md) as a chart. Times are ms after the dice were shown.
import type { Line, PressReport } from '../../wire'
import { isError, isGood } from './changes'
import type { View } from './table'

export interface Lane {
  press: PressReport
  from: number // where the time given back begins, in per cent of the chart
  to: number // where it arrived
  won: boolean
  erred: boolean
  late: boolean // the race was decided before
}

export interface Photo {
  seq: number
  lanes: Lane[] // in the order in which they were judged
  ticks: { at: number; ms: number }[]
  drawn: boolean // too close to tell: chance decided who was first
  winner: number | null
  margin: number // ms between the first two
  slow: number // how many times slower than it was a replay is that one can follow
}

const REPLAY = 2_400 // ms, for the slowest hand

/** The latest verdict after that line of the log. */
export function latestVerdict(lines: readonly Line[], after: number): Line | null {
  return lines.findLast((line) => line.kind === 'verdict' && line.seq > after && (line.presses?.length ?? 0) > 0) ?? null
}

/** The hands that came down when that race was decided already. */
export function lateHands(lines: readonly Line[], verdict: Line | null): PressReport[] {
  return verdict ? lines.flatMap((line) => (line.kind === 'missed' && line.seq > verdict.seq ? (line.presses ?? []) : [])) : []
}

export function develop(line: Line, view: View, late: readonly PressReport[] = []): Photo {
  const presses = [...(line.presses ?? []), ...late]
  const winner = view.events.find((event) => isGood(event))?.seat ?? null
  const end = Math.max(100, ...presses.map((press) => press.arrived)) * 1.06
  const scale = (ms: number): number => Math.min(100, Math.max(0, (ms / end) * 100))
  const [first, second] = presses
  return {
    seq: line.seq,
    lanes: presses.map((press) => ({
      press,
      from: scale(press.counted),
      to: scale(Math.max(press.arrived, press.counted)),
      won: press.seat === winner,
      erred: view.events.some((event) => event.seat === press.seat && isError(event)),
      late: press.late ?? false,
    })),
    ticks: ticks(end).map((ms) => ({ at: scale(ms), ms })),
    drawn: Boolean(first?.drawn && second?.drawn),
    winner: presses.some((press) => press.seat === winner) ? winner : null,
    margin: first && second ? Math.abs(second.counted - first.counted) : 0,
    slow: Math.max(1, Math.round(REPLAY / Math.max(1, ...presses.map((press) => press.counted)))),
  }
}

function ticks(end: number): number[] {
  const width = [50, 100, 200, 250, 500, 1_000, 2_000].find((ms) => end / ms <= 5) ?? 5_000
  return Array.from({ length: Math.floor(end / width) + 1 }, (_, index) => index * width)
}
