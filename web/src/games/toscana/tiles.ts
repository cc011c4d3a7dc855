// The 16 tiles and where their squares come to lie, for drawing. Columns count from the left and rows from
// the bottom, both from 0; lines (of a drawing) count from the top.
import type * as wire from './wire'

export type Place = wire.Place
export const COLUMNS = 'abcdefghijklmnopq'
export type Colour = 'grey' | 'red'
export type Turn = 0 | 1 | 2 | 3

export const SIZE = 17
export const NO_TILE = 0
const WIDTH = 4
const HEIGHT = 2

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

// With the squares of the upright tile numbered 0–3 above 4–7, a tile is its pair of foreign squares; of a pair
// and its half turn the smaller one names it (TS-2).
export const TILES: readonly (readonly [number, number])[] = pairs()

/** By these numbers everybody calls them. */
export const NUMBERS: readonly number[] = TILES.map((_, index) => index + 1)

function pairs(): [number, number][] {
  const found: [number, number][] = []
  for (let first = 0; first < 8; first++)
    for (let second = first + 1; second < 8; second++)
      if (first < 7 - second || (first === 7 - second && second <= 7 - first)) found.push([first, second])
  return found
}

function turned(number: number, turn: number): [number, number] {
  let [x, y, height] = [number % WIDTH, Math.floor(number / WIDTH), HEIGHT]
  for (let quarter = 0; quarter < turn; quarter++) [x, y, height] = [height - 1 - y, x, WIDTH + HEIGHT - height]
  return [x, y]
}

function pose(tile: number, turn: number): Pose {
  const foreign = TILES[tile - 1]!
  const squares = Array.from({ length: WIDTH * HEIGHT }, (_, number) => {
    const [x, y] = turned(number, turn)
    return { x, y, own: !foreign.includes(number) }
  })
  const standing = turn % 2 === 1
  return { width: standing ? HEIGHT : WIDTH, height: standing ? WIDTH : HEIGHT, squares }
}

const POSES = TILES.map((_, index) => [0, 1, 2, 3].map((turn) => pose(index + 1, turn)))

export function poseOf(tile: number, turn: number): Pose {
  return POSES[tile - 1]![turn]!
}

/** The middle of a laid tile in squares from the upper left corner of the board: always a crossing of lines. */
export function middle(place: Place): { x: number; y: number } {
  const { width, height } = poseOf(place.tile, place.turn)
  return { x: place.column + width / 2, y: lineOf(place.row) + height / 2 }
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
