// Zones as they are drawn: a walk through one, and the outline around it. The server decides which squares form a zone.
import type * as wire from './wire'
import { SIZE } from './constants'
import { lineOf, poseOf } from './tiles'

type Laid = wire.Laid

/** A zone on the board: its squares (x from the left, y from the top) and the tiles it runs through, as
 * numbers in the order they were laid. */
export interface Zone {
  squares: { x: number; y: number }[]
  tiles: number[]
}

const key = (x: number, y: number) => y * SIZE + x
const BESIDE = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const

/** A zone of the server's answer, in squares of the drawing. */
export function drawZone(zone: wire.Zone | null): Zone | null {
  return zone && { squares: zone.squares.map(([x, row]) => ({ x, y: lineOf(row) })), tiles: zone.tiles }
}

/** One step of the count: the tile, and a square of the zone in it where its number is written. */
export interface Counted {
  tile: number
  x: number
  y: number
}

/** The squares in the order in which a walk from the first one outwards meets them. */
function walkSquares(squares: Zone['squares']): Zone['squares'] {
  const left = new Map(squares.map((square) => [key(square.x, square.y), square]))
  const met = squares.slice(0, 1)
  for (const { x, y } of met) {
    left.delete(key(x, y))
    for (const [dx, dy] of BESIDE) {
      const square = x + dx >= 0 && x + dx < SIZE ? left.get(key(x + dx, y + dy)) : undefined
      if (square && left.delete(key(square.x, square.y))) met.push(square)
    }
  }
  return met
}

/** Which tile covers each square, as a number in the order they were laid. */
function covers(laid: readonly Laid[]): Map<number, number> {
  const found = new Map<number, number>()
  laid.forEach(({ place }, tile) => {
    for (const { x, y } of poseOf(place.tile, place.turn).squares) found.set(key(place.column + x, lineOf(place.row) + y), tile)
  })
  return found
}

/** The tiles of a zone in the order a walk through it meets them, each with a square for its number. */
export function countOf(zone: Zone | null, laid: readonly Laid[]): Counted[] {
  const tiles = covers(laid)
  const met = new Map<number, Counted>()
  for (const { x, y } of walkSquares(zone?.squares ?? [])) {
    const tile = tiles.get(key(x, y))!
    if (!met.has(tile)) met.set(tile, { tile, x, y })
  }
  return [...met.values()]
}

/** The outline of these squares as a path, `unit` to a square and drawn in by `inset`, clockwise around what is inside. */
export function outline(squares: readonly { x: number; y: number }[], unit = 1, inset = 0): string {
  const inside = new Set(squares.map(({ x, y }) => key(x, y)))
  const has = (x: number, y: number) => x >= 0 && x < SIZE && inside.has(key(x, y))
  const edges = new Map<string, Edge>()
  for (const { x, y } of squares) {
    if (!has(x, y - 1)) add(edges, x, y, 1, 0)
    if (!has(x + 1, y)) add(edges, x + 1, y, 0, 1)
    if (!has(x, y + 1)) add(edges, x + 1, y + 1, -1, 0)
    if (!has(x - 1, y)) add(edges, x, y + 1, 0, -1)
  }
  let path = ''
  for (const first of edges.values()) path += loop(first, edges, unit, inset) // which takes away what it follows
  return path
}

type Point = readonly [number, number]
interface Edge {
  from: Point
  way: Point
  to: Point
}

const name = (from: Point, way: Point) => `${from[0]},${from[1]},${way[0]},${way[1]}`

function add(edges: Map<string, Edge>, x: number, y: number, dx: number, dy: number): void {
  edges.set(name([x, y], [dx, dy]), { from: [x, y], way: [dx, dy], to: [x + dx, y + dy] })
}

/** Follows one outline, taking its edges away; at a pinched corner it turns right, so squares that touch only
 * there stay apart. */
function loop(first: Edge, edges: Map<string, Edge>, unit: number, inset: number): string {
  const corners: string[] = []
  let edge = first
  do {
    const { to, way } = edge
    const [dx, dy] = way
    const ways: Point[] = [[-dy, dx], [dx, dy], [dy, -dx]]
    const next: Edge = ways.map((one) => edges.get(name(to, one))).find((one) => one !== undefined)!
    edges.delete(name(next.from, next.way))
    const [nx, ny] = next.way
    // Inside is to the right of the way one goes: (−dy, dx).
    if (nx !== dx || ny !== dy)
      corners.push(`${round(to[0] * unit - inset * (dy + ny))} ${round(to[1] * unit + inset * (dx + nx))}`)
    edge = next
  } while (edge !== first)
  return `M${corners.join('L')}Z`
}

const round = (value: number) => Math.round(value * 100) / 100
