// A joint move as it is played to the eye: the Heads turn together, and after a beat the Kings walk; contests are a short
// stand-off, then Regions flip and Seals land, and only then it is told. It never blocks: anything the player does goes on
// from the end of it.
import { cubicInOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import type * as wire from './wire'
import { play } from '../../sound'
import { contests, findReveal, tableOf, type Contest, type Reveal, type Table, type View } from './table'

export type Phase = 'rest' | 'heads' | 'walk' | 'contest' | 'settle'
const HEADS = 1100 // they turn, and a beat
const WALK = 600
const STAND_OFF = 1200
const PAUSE = 100
const SETTLE = 420
const READING = 4500 // until a bubble goes away by itself

export interface Counted {
  number: number
  score: wire.Score
  slow: boolean
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export class Stage {
  phase = $state<Phase>('rest')
  /** What is shown instead of the view's own table, while a joint move is played or counted. */
  held = $state.raw<Table | null>(null)
  reveal = $state.raw<Reveal | null>(null)
  bubbles = $state.raw<readonly Contest[]>([])
  count = $state.raw<Counted | null>(null)
  readonly walked = new Tween(1, { easing: cubicInOut })
  #seen: View | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #rest: () => void = () => {}

  /** A new view. Gives back what happened if it is a joint move, and undefined if it is a jump to another table. */
  arrive(view: View, motion: boolean): Reveal | null | undefined {
    const before = this.#seen
    const reveal = findReveal(before, view)
    this.#seen = view
    if (reveal) this.#play(reveal, view.past.length, motion)
    else if (!before || !alike([tableOf(before), before.past.length], [tableOf(view), view.past.length])) {
      this.clear()
      return undefined
    }
    return reveal
  }

  /** To the end of what is being played. */
  finish(): void {
    const { reveal } = this
    if (this.phase === 'rest' || !reveal) return
    clearTimeout(this.#timer)
    void this.walked.set(1, { duration: 0 })
    this.phase = 'rest'
    this.held = reveal.ended ? reveal.after : null
  }

  /** To the end, for somebody who has seen enough. */
  skip(): void {
    if (this.phase !== 'rest') this.#rest()
  }

  /** Nothing but the view. */
  clear(): void {
    clearTimeout(this.#timer)
    this.phase = 'rest'
    this.held = this.reveal = this.count = null
    this.bubbles = []
  }

  /** The count is put away, and the next challenge shown. */
  closeCount(): void {
    this.count = this.held = null
    this.bubbles = []
  }

  #play(reveal: Reveal, number: number, motion: boolean): void {
    this.clear()
    this.reveal = reveal
    const met = contests(reveal)
    const rest = () => {
      this.finish()
      this.bubbles = met
      this.#later(READING, () => (this.bubbles = []))
      if (reveal.ended) this.count = { number, score: reveal.ended, slow: motion }
    }
    this.#rest = rest
    play('reveal')
    this.phase = 'heads'
    if (!motion) return rest()
    this.held = reveal.before
    void this.walked.set(0, { duration: 0 })
    this.#later(HEADS, () => this.#walk(reveal, met, rest))
  }

  #walk(reveal: Reveal, met: readonly Contest[], rest: () => void): void {
    this.phase = 'walk'
    void this.walked.set(1, { duration: WALK })
    this.#later(WALK, () => {
      this.phase = 'contest'
      this.held = { ...reveal.before, places: reveal.turn.places }
      this.bubbles = met
      if (met.length) play('push')
      this.#later(met.length ? STAND_OFF : PAUSE, () => {
        this.phase = 'settle'
        this.held = reveal.after
        if (reveal.turn.conquests.length) play('flip')
        this.#later(SETTLE, rest)
      })
    })
  }

  #later(time: number, then: () => void): void {
    this.#timer = setTimeout(then, time)
  }
}
