// Zones as they are shown: which squares of a colour hang together, and the outline around them. What a tile
// would change is the server's answer; this counts only what lies there already, for the eye.
import type * as wire from './wire'
import { lineOf, poseOf, SIZE } from './tiles'

type Laid = wire.Laid

/** A zone on the board: its squares (x from the left, y from the top) and the tiles it runs through, as
 * numbers in the order they were laid. */
export interface Zone {
  squares: { x: number; y: number }[]
  tiles: number[]
}

interface Cell {
  seat: number
  tile: number
}

const key = (x: number, y: number) => y * SIZE + x

/** Whose colour each covered square has, and which tile covers it. */
function cells(laid: readonly Laid[]): Map<number, Cell> {
  const found = new Map<number, Cell>()
  laid.forEach(({ seat, place }, tile) => {
    for (const { x, y, own } of poseOf(place.tile, place.turn).squares)
      found.set(key(place.column + x, lineOf(place.row) + y), { seat: own ? seat : 1 - seat, tile })
  })
  return found
}

const BESIDE = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const

/** The zone around a square: its squares in the order they are reached, walking outwards. */
function zoneFrom(start: number, board: Map<number, Cell>, seen: Set<number>): Zone {
  const seat = board.get(start)!.seat
  const reached = [start]
  seen.add(start)
  for (const square of reached)
    for (const [dx, dy] of BESIDE) {
      const [x, y] = [(square % SIZE) + dx, Math.floor(square / SIZE) + dy]
      const next = key(x, y)
      if (x < 0 || x >= SIZE || seen.has(next) || board.get(next)?.seat !== seat) continue
      seen.add(next)
      reached.push(next)
    }
  return {
    squares: reached.map((square) => ({ x: square % SIZE, y: Math.floor(square / SIZE) })),
    tiles: [...new Set(reached.map((square) => board.get(square)!.tile))],
  }
}

/** The best zone of each seat's colour now: the one with the most tiles, then with the most squares (TS-8). */
export function bestZones(laid: readonly Laid[]): [Zone | null, Zone | null] {
  const board = cells(laid)
  const best: [Zone | null, Zone | null] = [null, null]
  const seen = new Set<number>()
  for (const [square, { seat }] of board) {
    if (seen.has(square)) continue
    const zone = zoneFrom(square, board, seen)
    const champion = best[seat as 0 | 1]
    if (!champion || better(zone, champion)) best[seat as 0 | 1] = zone
  }
  return best
}

/** As the server orders zones: most tiles, most squares, then the tiles laid first. */
function better(zone: Zone, than: Zone): boolean {
  if (zone.tiles.length !== than.tiles.length) return zone.tiles.length > than.tiles.length
  if (zone.squares.length !== than.squares.length) return zone.squares.length > than.squares.length
  const [a, b] = [sorted(zone.tiles), sorted(than.tiles)]
  const differs = a.findIndex((tile, index) => tile !== b[index])
  return differs >= 0 && a[differs]! < b[differs]!
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

/** A zone of the server's answer, in squares of the drawing. */
export function drawn(zone: wire.Zone | null): Zone | null {
  return zone && { squares: zone.squares.map(([x, row]) => ({ x, y: lineOf(row) })), tiles: zone.tiles }
}

/** One step of the count: the tile, and a square of the zone in it where its number is written. */
export interface Counted {
  tile: number
  x: number
  y: number
}

/** The tiles of a zone in the order a walk through it meets them, each with a square for its number. */
export function countOf(zone: Zone | null, laid: readonly Laid[]): Counted[] {
  const board = cells(laid)
  const met = new Map<number, Counted>()
  for (const { x, y } of zone?.squares ?? []) {
    const tile = board.get(key(x, y))!.tile
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
