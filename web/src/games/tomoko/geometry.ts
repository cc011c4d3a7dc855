// Where things lie on the drawing: a square of SIDE units, the same for every screen. Hollow 5*row + column,
// row 0 above; an entry is written as in notation, N1 to N5 from the left, W1 to W5 from the top.
import { HOLLOWS, LINES } from './constants'
import type * as wire from './wire'

export type Side = wire.Push['side']
export type Colour = wire.Push['marble']
export interface Point {
  x: number
  y: number
}
export interface Entry {
  side: Side
  line: number
}

export const RIM = 22 // of wood, around the gutter
export const GUTTER = 80
export const PITCH = 100
export const EDGE = RIM + GUTTER
export const SIDE = 2 * EDGE + LINES * PITCH
export const BALL = 38
export const HOLLOW = 41
const MIDDLE = RIM + GUTTER / 2 // of the gutter
const FAR = SIDE - MIDDLE

/** The hole in the corner of the gutter, through which marbles come from the bag and go back. */
export const HOLE: Point = { x: FAR, y: FAR }

/** The twenty entries, clockwise from the upper left. */
export const ENTRIES: readonly Entry[] = [
  ...[1, 2, 3, 4, 5].map((line) => ({ side: 'N' as Side, line })),
  ...[1, 2, 3, 4, 5].map((line) => ({ side: 'E' as Side, line })),
  ...[5, 4, 3, 2, 1].map((line) => ({ side: 'S' as Side, line })),
  ...[5, 4, 3, 2, 1].map((line) => ({ side: 'W' as Side, line })),
]

export const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' }

/** Where a marble pushed in from that side is heading, in degrees clockwise from the right. */
export const HEADING: Record<Side, number> = { N: 90, E: 180, S: 270, W: 0 }

/** The middle of a hollow. */
export function hollowAt(cell: number): Point {
  return {
    x: EDGE + ((cell % LINES) + 0.5) * PITCH,
    y: EDGE + (Math.floor(cell / LINES) + 0.5) * PITCH,
  }
}

/** The place in the gutter before an entry. */
export function entryAt({ side, line }: Entry): Point {
  const along = EDGE + (line - 0.5) * PITCH
  if (side === 'N') return { x: along, y: MIDDLE }
  if (side === 'S') return { x: along, y: FAR }
  return side === 'W' ? { x: MIDDLE, y: along } : { x: FAR, y: along }
}

/** The place in the gutter where a marble of that line falls out. */
export function exitAt({ side, line }: Entry): Point {
  return entryAt({ side: OPPOSITE[side], line })
}

/** The upper left corner and the size of what one touches to choose an entry: gutter and rim. */
export function entryBox(entry: Entry): { x: number; y: number; width: number; height: number } {
  const along = EDGE + (entry.line - 1) * PITCH
  const far = SIDE - EDGE
  if (entry.side === 'N') return { x: along, y: 0, width: PITCH, height: EDGE }
  if (entry.side === 'S') return { x: along, y: far, width: PITCH, height: EDGE }
  return { x: entry.side === 'W' ? 0 : far, y: along, width: EDGE, height: PITCH }
}

/** The five hollows of a line in the order in which a marble from that side meets them. */
export function lineOf({ side, line }: Entry): number[] {
  return HOLLOWS[side + line]!
}

const ALONG: Record<Side, { on: string; back: string; across: string }> = {
  N: { on: 'ArrowRight', back: 'ArrowLeft', across: 'ArrowDown' },
  E: { on: 'ArrowDown', back: 'ArrowUp', across: 'ArrowLeft' },
  S: { on: 'ArrowLeft', back: 'ArrowRight', across: 'ArrowUp' },
  W: { on: 'ArrowUp', back: 'ArrowDown', across: 'ArrowRight' },
}

/** The entry that an arrow key leads to: along the side, round the corner, or straight across. */
export function walk(from: number, key: string): number {
  const here = ENTRIES[from]!
  const keys = ALONG[here.side]
  if (key === keys.on) return (from + 1) % ENTRIES.length
  if (key === keys.back) return (from + ENTRIES.length - 1) % ENTRIES.length
  if (key !== keys.across) return from
  return ENTRIES.findIndex((one) => one.side === OPPOSITE[here.side] && one.line === here.line)
}

const AROUND = 4 * (FAR - MIDDLE)

/** How far round the gutter a place in it lies, clockwise from the upper left corner. */
function round({ x, y }: Point): number {
  const side = FAR - MIDDLE
  if (y === MIDDLE) return x - MIDDLE
  if (x === FAR) return side + y - MIDDLE
  if (y === FAR) return 2 * side + FAR - x
  return 3 * side + FAR - y
}

/** The way through the gutter from one place to another, the shorter way round. */
export function route(from: Point, to: Point): Point[] {
  const corners = [
    { x: MIDDLE, y: MIDDLE },
    { x: FAR, y: MIDDLE },
    { x: FAR, y: FAR },
    { x: MIDDLE, y: FAR },
  ]
  const start = round(from)
  const clockwise = (round(to) - start + AROUND) % AROUND
  const way = clockwise <= AROUND / 2 ? 1 : -1
  const length = way === 1 ? clockwise : AROUND - clockwise
  const passed = corners
    .map((corner) => ({ corner, after: (way * (round(corner) - start) + AROUND) % AROUND }))
    .filter(({ after }) => after > 0 && after < length)
    .sort((a, b) => a.after - b.after)
    .map(({ corner }) => corner)
  return [from, ...passed, to]
}

/** How long a way is. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + distance(points[at]!, point), 0)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export function translate({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`
}
