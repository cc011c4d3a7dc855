// What bots say to what happened: a few words of their own, now and then, never twice in a row.
import { has, t } from '../i18n.svelte'
import { chosen } from '../settings.svelte'
import type { SeatInfo } from '../wire'

export type Occasion = 'good' | 'bad' | 'won' | 'lost'

const SHOWN = 4_000 // ms
const APART = 12_000 // between two remarks; the end is always remarked on

export class Remarks {
  shown = $state.raw<{ persona: string; text: string } | null>(null)
  #at = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A bot's remark, if a bot with words sits there and it is not too soon. */
  make(info: SeatInfo | undefined, what: Occasion, now = performance.now()): void {
    const persona = info?.bot && !info.away_bot ? (info.persona ?? '') : ''
    const ends = what === 'won' || what === 'lost'
    if (!chosen.remarks || !persona || !has(`persona-${persona}-says`) || (!ends && now - this.#at < APART)) return
    this.#at = now
    this.shown = { persona, text: t(`persona-${persona}-says`, { what }) }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.shown = null), SHOWN)
  }
}
