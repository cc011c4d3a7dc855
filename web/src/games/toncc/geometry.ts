// Where things are drawn: the hexagonal board with its places, ways from place to place, and the triangle of the Map.
// Places are numbered as on the server: in reading order, the Mind last.

import type { Target } from './wire'

export interface Point {
  x: number
  y: number
}

/** How a step goes: to the next place, over the Mind, or out at one end of the line and in at the other. */
export type Manner = Target['manner']

/** A way as it is drawn: the server says where it leads. */
export type Way = Pick<Target, 'movement' | 'place' | 'manner'>

interface Hex {
  q: number
  r: number
}

export const PITCH = 96 // from place to place
export const RADIUS = 43 // of a Region
const STUB = 0.72 // how far a way round the edge is drawn, in pitches
export const MIND = 18
export const BOARD = { x: -264, y: -233, width: 528, height: 466 } // the view box

const ROOT3 = Math.sqrt(3)

const ring = ({ q, r }: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
const middle = { x: 0, y: 0 }

function hexes(): Hex[] {
  const rows = [-2, -1, 0, 1, 2]
  const all = rows.flatMap((r) => rows.map((q) => ({ q, r }))).filter((hex) => ring(hex) <= 2)
  return [...all.filter((hex) => ring(hex) > 0), { q: 0, r: 0 }]
}

const HEXES = hexes()

/** The middle of a place. */
export const PLACES: readonly Point[] = HEXES.map(({ q, r }) => ({ x: PITCH * (q + r / 2), y: (PITCH * r * ROOT3) / 2 }))

/** The direction of a movement, as long as one pitch. */
export function direction(movement: number): Point {
  const angle = (Math.PI / 3) * (movement - 2)
  return { x: PITCH * Math.cos(angle), y: PITCH * Math.sin(angle) }
}

const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times })
const writePoint = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

const VERGE = 57 // from the middle of an outer place to the way round it
const OUTER = PLACES.filter((_, place) => ring(HEXES[place]!) === 2).sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x))

/** Outside of an outer place, where there is room to go round the board. */
function beyond(place: Point): Point {
  return plus(place, place, VERGE / Math.hypot(place.x, place.y))
}

/** The whole way round the edge, by the shorter side: out at one end of the line, in at the other. */
function roundTheEdge(start: Point, end: Point): Point[] {
  const [first, last] = [OUTER.indexOf(start), OUTER.indexOf(end)]
  const clockwise = (last - first + OUTER.length) % OUTER.length
  const turn = clockwise <= OUTER.length / 2 ? 1 : -1
  const steps = turn > 0 ? clockwise : OUTER.length - clockwise
  return Array.from({ length: steps + 1 }, (_, step) => beyond(OUTER.at((first + turn * step) % OUTER.length)!))
}

/** The lines of a way as SVG paths: one, or for a way round the edge the bit out and the bit in, unless all of it is wanted. */
export function trail(from: number, { movement, place, manner }: Way, whole = false): string[] {
  const [start, end] = [PLACES[from]!, PLACES[place]!]
  const unit = direction(movement)
  const rim = (RADIUS + 5) / PITCH
  if (manner === 'wrap' && whole) {
    const way = [plus(start, unit, rim), plus(start, unit, STUB), ...roundTheEdge(start, end), plus(end, unit, -STUB), plus(end, unit, -rim)]
    return [`M${way.map(writePoint).join('L')}`]
  }
  if (manner === 'wrap')
    return [
      `M${writePoint(plus(start, unit, rim))}L${writePoint(plus(start, unit, STUB))}`,
      `M${writePoint(plus(end, unit, -STUB))}L${writePoint(plus(end, unit, -rim))}`,
    ]
  if (manner === 'hop') {
    const bend = plus(middle, { x: -unit.y, y: unit.x }, unit.x > 0 || (unit.x === 0 && unit.y > 0) ? -1 : 1)
    const [a, b] = [along(start, bend, 0.36), along(end, bend, 0.36)]
    return [`M${writePoint(a)}Q${writePoint(along(middle, bend, 0.9))} ${writePoint(b)}`]
  }
  return [`M${writePoint(plus(start, unit, rim))}L${writePoint(plus(end, unit, -rim))}`]
}

/** Where the Kings on one place stand, side by side, and how large they are. */
export function spots(place: number, count: number): { at: Point; size: number }[] {
  const gap = count > 2 ? 25 : 29
  return Array.from({ length: count }, (_, index) => ({
    at: plus(PLACES[place]!, { x: (index - (count - 1) / 2) * gap, y: index % 2 && count > 2 ? 5 : 0 }),
    size: count === 1 ? 1.3 : count === 2 ? 1.08 : 0.94,
  }))
}

/** A King on the way; `share` of the way from 0 to 1. Fades where it leaves the board, and hops a little. */
export function walking(from: Point, to: Point, movement: number, manner: Manner, share: number): Point & { shown: number } {
  const lift = (height: number, part: number) => height * Math.sin(Math.PI * part)
  if (manner !== 'wrap') {
    const { x, y } = along(from, to, share)
    return { x, y: y - lift(manner === 'hop' ? 56 : 14, share), shown: 1 }
  }
  const out = share < 0.5
  const part = out ? share * 2 : share * 2 - 1
  const unit = direction(movement)
  const { x, y } = out ? plus(from, unit, 0.75 * part) : plus(to, unit, 0.75 * (part - 1))
  const near = out ? 1 - part : part
  return { x, y: y - lift(10, part), shown: Math.min(1, near * 1.8) }
}

// -- the Map ----------------------------------------------------------------------------------------

export const STEP = 45 // from picture to picture
export const PICTURE = 21 // the radius of a picture
export const MAP = { x: -163, y: -30, width: 326, height: 312 } // the view box

const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: -3 * STEP, y: 3 * ROOT3 * STEP },
  { x: 3 * STEP, y: 3 * ROOT3 * STEP },
]
const OUTWARDS: readonly Point[] = [
  { x: -ROOT3 / 2, y: -0.5 },
  { x: 0, y: 1 },
  { x: ROOT3 / 2, y: -0.5 },
]

/** The middle of each picture: from the top corner counter-clockwise. */
export const PICTURES: readonly Point[] = Array.from({ length: 18 }, (_, number) => {
  const side = Math.floor(number / 6)
  return along(CORNERS[side]!, CORNERS[(side + 1) % 3]!, (number % 6) / 6)
})

/** Beside a picture that is no corner, away from the triangle: where its Kingdom's worth is written. */
export function beside(picture: number, distance: number): Point {
  return plus(PICTURES[picture]!, OUTWARDS[Math.floor(picture / 6)]!, distance)
}

/** The middle of the triangle. */
export const CENTRE: Point = { x: 0, y: 2 * ROOT3 * STEP }

/** So far from one point towards another. */
export const towards = (from: Point, to: Point, distance: number): Point =>
  along(from, to, distance / Math.hypot(to.x - from.x, to.y - from.y))

/** The outline of three pictures in a row, `around` their middles. */
export function outline(pictures: readonly number[], around: number): string {
  const [a, b] = [PICTURES[pictures[0]!]!, PICTURES[pictures.at(-1)!]!]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const side = { x: (-(b.y - a.y) / length) * around, y: ((b.x - a.x) / length) * around }
  const arc = `A${around} ${around} 0 0 1 `
  return `M${writePoint(plus(b, side, -1))}${arc}${writePoint(plus(b, side))}L${writePoint(plus(a, side))}${arc}${writePoint(plus(a, side, -1))}Z`
}
