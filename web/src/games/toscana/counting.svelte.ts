// The count at the end of a game: tile by tile along the best zone of each colour; then a town grows on both.
import type * as wire from './wire'
import { NO_TILE } from './constants'
import type { View } from './words'
import { countOf, drawZone } from './zones'

const PACE = 150 // milliseconds to a tile
export const APART = 80 // milliseconds from one building to the next
const GROWTH = 500 // milliseconds until one stands

export class Counting {
  #view: () => View
  #motion: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Which game of the match is counted or looked at again; null: none. */
  index = $state<number | null>(null)
  #step = $state(0)
  #stands = $state(true) // the town does

  game = $derived.by(() => (this.index === null ? null : (this.#view().finished[this.index] ?? null)))
  on = $derived.by(() => this.game !== null)
  #told = $derived.by(() => this.#view().scene.finished[this.index ?? -1] ?? null)
  zones = $derived.by(() => (this.#told?.best ?? [null, null]).map(drawZone))
  #counts = $derived.by(() => this.zones.map((zone) => countOf(zone, this.game?.laid ?? [])))
  #total = $derived.by(() => this.#counts.reduce((sum, steps) => sum + steps.length, 0))
  /** Every tile is counted. */
  complete = $derived.by(() => this.#step >= this.#total)
  /** The town stands, too: now the result may be told. */
  done = $derived.by(() => this.complete && this.#stands)
  /** What is counted so far: first one seat's zone, then the other's. */
  counted = $derived.by(() => {
    let left = this.on ? this.#step : 0
    return this.#counts.map((steps) => {
      const counted = steps.slice(0, left)
      left -= counted.length
      return counted
    })
  })

  points = $derived.by(() => this.counted.map((steps) => steps.length))
  /** What was left of the stacks; their order no longer matters. */
  stacks = $derived.by(() => (this.#told?.tiles ?? [[], []]).map((unseen): wire.Stack => ({ top: NO_TILE, unseen, bottom: NO_TILE })))
  /** Which vetoes were left. */
  vetoes = $derived.by(() => this.#told?.vetoes ?? [false, false])

  constructor(view: () => View, motion: () => boolean) {
    this.#view = view
    this.#motion = motion
  }

  /** Counts that game from the beginning. */
  start(index: number): void {
    this.index = index
    this.#stands = !this.#motion()
    this.#step = this.#stands ? this.#total : 0
    this.#goOn()
  }

  /** Shows that game counted, or closes it again. */
  show(index: number): void {
    const same = this.index === index
    this.close()
    if (same) return
    this.index = index
    this.#settle()
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#settle()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.index = null
  }

  #settle(): void {
    this.#step = this.#total
    this.#stands = true
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.done) return
    if (this.complete) {
      const most = Math.max(...this.#counts.map((steps) => steps.length))
      this.#timer = setTimeout(() => (this.#stands = true), most * APART + GROWTH)
      return
    }
    this.#timer = setTimeout(() => {
      this.#step += 1
      this.#goOn()
    }, PACE)
  }
}
