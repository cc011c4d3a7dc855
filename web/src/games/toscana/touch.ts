// Where fingers and mice are on the board, and where the magnifier goes.
import { SIZE } from './constants'

export const CELL = 40 // units of the drawing to a square
export const MARGIN = 30 // of the frame around the field
export const VIEW = SIZE * CELL + 2 * MARGIN

export interface Point {
  x: number
  y: number
}

/** A point of the screen in squares of the board. */
export function toSquares(box: DOMRect, clientX: number, clientY: number): Point {
  const unit = VIEW / box.width
  return {
    x: ((clientX - box.left) * unit - MARGIN) / CELL,
    y: ((clientY - box.top) * unit - MARGIN) / CELL,
  }
}

/** The magnifier, in units of the drawing. */
export interface Lens extends Point {
  radius: number
  zoom: number
}

const RADIUS = 88 // pixels of the screen
const SQUARE = 48 // pixels of a magnified square: as large as a target should be

/** A magnifier beside the finger, above it where there is room; null where squares are large enough anyway. */
export function lensAt(finger: Point, boardWidth: number): Lens | null {
  const pixels = VIEW / boardWidth // units of the drawing to a pixel
  const zoom = (SQUARE * pixels) / CELL
  if (zoom < 1.3) return null
  const radius = RADIUS * pixels
  const [x, y] = [finger.x * CELL, finger.y * CELL]
  const away = radius + 46 * pixels
  const [low, high] = [radius - MARGIN, VIEW - MARGIN - radius]
  if (y - away >= -MARGIN) return { x: clamp(x, low, high), y: y - away, radius, zoom }
  const aside = x > (VIEW - 2 * MARGIN) / 2 ? x - away : x + away
  return { x: clamp(aside, low, high), y: Math.max(y - radius / 2, low), radius, zoom }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** The angle of the line between two fingers, in degrees. */
export function angle(a: Point, b: Point): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
}

/** The quarter turn that a twist of two fingers by so many degrees asks for; 0: none yet. */
export function twist(from: number, to: number): 1 | -1 | 0 {
  const turned = ((to - from + 540) % 360) - 180
  return turned > 40 ? 1 : turned < -40 ? -1 : 0
}
