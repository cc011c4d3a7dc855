// The places the server calls legal, by turn of the tile, and how a finger or a key finds one of them.
import { middle } from './tiles'
import type { Action, PlaceAction } from './wire'

/** A legal place, and the crossing of lines that its tile would lie around. */
export interface Spot {
  action: PlaceAction
  x: number
  y: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

export function spotsOf(legal: readonly Action[]): Spot[] {
  return legal.flatMap((action) => (action.kind === 'place' ? [{ action, ...middle(action) }] : []))
}

/** The spots of each turn; `turns` is how many turns the tile has. */
export function byTurn(spots: readonly Spot[], turns: number): Spot[][] {
  return Array.from({ length: turns }, (_, turn) => spots.filter((spot) => spot.action.turn === turn))
}

/** The next turn from `turn` in that direction that has a place; the same one if no other has. */
export function nextTurn(groups: readonly (readonly Spot[])[], turn: number, step: 1 | -1): number {
  for (let quarter = 1; quarter <= groups.length; quarter++) {
    const candidate = (turn + step * quarter + groups.length * quarter) % groups.length
    if (groups[candidate]!.length) return candidate
  }
  return turn
}

/** The spot nearest to a point, if it is within reach (both in squares). */
export function nearest(spots: readonly Spot[], x: number, y: number, reach = Infinity): Spot | null {
  let found: Spot | null = null
  let least = reach
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y)
    if (distance <= least) [found, least] = [spot, distance]
  }
  return found
}

const STEPS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

/** The spot that an arrow key leads to: ahead, and rather straight ahead than aside. */
export function towards(spots: readonly Spot[], from: Spot, direction: Direction): Spot {
  const [dx, dy] = STEPS[direction]
  let found = from
  let least = Infinity
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    const cost = ahead + 2.5 * aside
    if (ahead > 0 && cost < least) [found, least] = [spot, cost]
  }
  return found
}
