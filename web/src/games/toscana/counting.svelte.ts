// The count at the end of a game: tile by tile along the best zone of each colour.
import type * as wire from './wire'
import { NO_TILE } from './tiles'
import type { View } from './words'
import { countOf, drawn } from './zones'

const PACE = 150 // milliseconds to a tile

export class Counting {
  #view: () => View
  #motion: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Which game of the match is counted or looked at again; null: none. */
  index = $state<number | null>(null)
  #step = $state(0)

  game = $derived.by(() => (this.index === null ? null : (this.#view().finished[this.index] ?? null)))
  on = $derived.by(() => this.game !== null)
  #told = $derived.by(() => this.#view().scene.finished[this.index ?? -1] ?? null)
  zones = $derived.by(() => (this.#told?.best ?? [null, null]).map(drawn))
  #counts = $derived.by(() => this.zones.map((zone) => countOf(zone, this.game?.laid ?? [])))
  #total = $derived.by(() => this.#counts.reduce((sum, steps) => sum + steps.length, 0))
  done = $derived.by(() => this.#step >= this.#total)
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
    this.#step = this.#motion() ? 0 : this.#total
    this.#goOn()
  }

  /** Shows that game counted, or closes it again. */
  show(index: number): void {
    const same = this.index === index
    this.close()
    if (same) return
    this.index = index
    this.#step = this.#total
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#step = this.#total
  }

  close(): void {
    clearTimeout(this.#timer)
    this.index = null
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.done) return
    this.#timer = setTimeout(() => {
      this.#step += 1
      this.#goOn()
    }, PACE)
  }
}
