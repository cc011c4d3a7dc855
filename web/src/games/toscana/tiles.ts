// The tiles and where their squares come to lie, for drawing. Columns count from the left and rows from
// the bottom, both from 0; lines (of a drawing) count from the top.
import { COLUMNS, POSES, SIZE } from './constants'
import type * as wire from './wire'

export type Place = wire.Place
export type Colour = 'grey' | 'red'

/** A square of a tile, from the upper left one of the turned tile. */
export interface Square {
  x: number
  y: number
  own: boolean
}

/** A tile in one of its turns. */
export interface Pose {
  width: number
  height: number
  squares: readonly Square[]
}

/** By these numbers everybody calls them. */
export const NUMBERS: readonly number[] = POSES.map((_, index) => index + 1)

function pose(rows: readonly string[]): Pose {
  const squares = rows.flatMap((row, y) => [...row].map((one, x) => ({ x, y, own: one === 'o' })))
  return { width: rows[0]!.length, height: rows.length, squares }
}

const DRAWN = POSES.map((turns) => turns.map(pose))

export function poseOf(tile: number, turn: number): Pose {
  return DRAWN[tile - 1]![turn]!
}

/** The middle of a laid tile in squares from the upper left corner of the board: always a crossing of lines. */
export function middle(place: Place): { x: number; y: number } {
  const { width, height } = poseOf(place.tile, place.turn)
  return { x: place.column + width / 2, y: lineOf(place.row) + height / 2 }
}

/** The tile laid as nearly as can be around that point. */
export function placeAt(tile: number, turn: number, at: { x: number; y: number }): Place {
  const { width, height } = poseOf(tile, turn)
  const within = (value: number, size: number) => Math.max(0, Math.min(SIZE - size, Math.round(value - size / 2)))
  return { tile, turn, column: within(at.x, width), row: lineOf(within(at.y, height)) }
}

/** A square as people call it: a1 is the lower left corner. */
export function squareName(column: number, row: number): string {
  return `${COLUMNS[column]}${row + 1}`
}

/** Rows count from the bottom, lines from the top. */
export function lineOf(row: number): number {
  return SIZE - 1 - row
}

export function other(colour: Colour): Colour {
  return colour === 'grey' ? 'red' : 'grey'
}
