// The tile in hand: how it is turned, where it is held over the board, and the places it has.
import { sameAction } from '../actions'
import { SIZE } from './constants'
import { byTurn, nearest, nextTurn, spotsOf, towards, type Direction, type Spot } from './places'
import type { Action, PlaceAction } from './wire'

const STAYS = 3 // a turned tile goes to the nearest place within so many squares; else back in hand

export class Holding {
  #legal: () => readonly Action[]
  #turns: () => number
  #wanted = $state(0)
  #aim = $state.raw<{ x: number; y: number } | null>(null) // where the player wants it, whatever its turn allows
  /** The place that is tried out: the next tap there lays the tile. */
  pinned = $state.raw<Spot | null>(null)
  /** The place under the mouse, or under the cursor of the keyboard. */
  hovered = $state.raw<Spot | null>(null)

  groups = $derived.by(() => byTurn(spotsOf(this.#legal()), this.#turns()))
  /** The current turn: the wanted one, or the first that has a place. */
  turn = $derived.by(() => {
    if (this.groups[this.#wanted]?.length) return this.#wanted
    return Math.max(0, this.groups.findIndex((group) => group.length > 0))
  })
  spots = $derived.by((): readonly Spot[] => this.groups[this.turn] ?? [])
  held = $derived.by(() => this.pinned ?? this.hovered)
  /** The place that the keyboard is at. */
  cursor = $derived.by(() => this.held ?? nearest(this.spots, this.#aim?.x ?? SIZE / 2, this.#aim?.y ?? SIZE / 2))

  constructor(legal: () => readonly Action[], turns: () => number) {
    this.#legal = legal
    this.#turns = turns
  }

  /** Another tile, or another moment: nothing is held. */
  reset(): void {
    this.#wanted = 0
    this.#aim = null
    this.release()
  }

  /** Tries a place out; null takes the tile back in hand. */
  pin(spot: Spot | null): void {
    this.pinned = spot
    this.hovered = null
    if (spot) this.#aim = spot
  }

  /** Turns the tile as that place wants it, and tries it out there. */
  take(action: PlaceAction): void {
    this.turnTo(action.turn)
    const found = this.spots.find((spot) => sameAction(spot.action, action))
    if (found) this.pin(found)
  }

  release(): void {
    this.pinned = null
    this.hovered = null
  }

  turnBy(step: 1 | -1): void {
    this.turnTo(nextTurn(this.groups, this.turn, step))
  }

  /** Turns the tile where it is held; to the nearest place when it doesn't fit there. */
  turnTo(turn: number): void {
    if (!this.groups[turn]?.length) return
    const aim = this.pinned && this.#aim
    this.#wanted = turn
    this.hovered = null
    this.pinned = aim && nearest(this.spots, aim.x, aim.y, STAYS)
  }

  /** Moves the cursor with an arrow key and tries the place out. */
  step(direction: Direction): void {
    const { cursor, held } = this
    this.pin(cursor && held ? towards(this.spots, cursor, direction) : cursor)
  }
}
