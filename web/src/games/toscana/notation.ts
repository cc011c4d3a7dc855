// The server's notation, as far as the board needs it to light places up: `Tile 5 at h9 turned right`.
import { SIZE, type Place } from './tiles'

export const COLUMNS = 'abcdefghijklmnopq'
const TURNED = ['', ' turned right', ' turned round', ' turned left']
const PLACE = /^Tile (\d+) at ([a-q])(\d+)(?: turned (right|round|left))?$/

export function squareName(column: number, row: number): string {
  return `${COLUMNS[column]}${row + 1}`
}

export function format(place: Place): string {
  return `Tile ${place.tile} at ${squareName(place.column, place.row)}${TURNED[place.turn]}`
}

/** The place that the action names; null when it is another action, such as `veto`. */
export function parsePlace(action: string): Place | null {
  const found = PLACE.exec(action)
  if (!found) return null
  const [, tile, column, row, turn] = found
  const place = {
    tile: Number(tile),
    column: COLUMNS.indexOf(column!),
    row: Number(row) - 1,
    turn: turn ? TURNED.indexOf(` turned ${turn}`) : 0,
  }
  return place.row >= 0 && place.row < SIZE && place.tile >= 1 && place.tile <= 16 ? place : null
}
