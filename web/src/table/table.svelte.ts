// One table as this browser knows it: everything the page shows comes from here.
import { Connection, Denied, type Answer, type Asking, type LineState } from '../connection'
import { t } from '../i18n.svelte'
import { play } from '../sound'
import { withScene, type Draft } from '../games/actions'
import type { About, HintCandidate, Eye, Line, ServerMessage } from '../wire'
import { joinLines } from './log'

export interface Refusal {
  reason: string
  message: string
  acting: boolean // it was an action of the game that was refused
  number: number
}

/** The eyes by seat; a board gets view and scene as one. */
const mapEyes = (eyes: readonly Eye[]): ReadonlyMap<number | null, Eye> => new Map(eyes.map((eye) => [eye.seat, whole(eye)]))

const whole = (eye: Eye): Eye => ({ ...eye, view: withScene(eye.view, eye.scene) })

// These are not mistakes: the board itself shows a hand that came second.
const UNTOLD = new Set(['closed', 'void'])

export class TableState {
  about = $state.raw<About | null>(null)
  eyes = $state.raw<ReadonlyMap<number | null, Eye>>(new Map())
  lines = $state.raw<readonly Line[]>([])
  seq = $state(0)
  line = $state<LineState>('connecting')
  failure = $state('') // why the table can't be shown at all
  pending = $state.raw<{ seat: number; action: Draft } | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  roundTrip = $state<number | null>(null)
  asOf = $state(0) // performance.now() when `about` came, for the clocks
  presentAt = $state(0) // the same for who is here
  watches = $state(false) // by a link that is only for watching
  news = $state.raw<{ text: string } | null>(null) // told in passing
  unsure = $state<number | null>(null) // the seat that would rewind a part of the match that was counted
  #connection: Connection
  #refusals = 0
  #givenUp = new Set<number>() // seats that this player stood up from

  constructor(
    readonly id: string,
    key: string,
    name: string,
    private readonly heard: (line: Line) => void = () => {},
  ) {
    this.#connection = new Connection(id, key, name, {
      receive: (message) => this.#receive(message),
      line: (state, reason) => {
        this.line = state === 'lost' && this.line === 'draining' ? 'draining' : state
        this.failure = state === 'failed' ? reason : this.failure
      },
      noteRoundTrip: (ms) => (this.roundTrip = this.roundTrip === null ? ms : 0.7 * this.roundTrip + 0.3 * ms),
    })
  }

  close(): void {
    this.#connection.close()
  }

  /** Sends a request; a refusal is shown, and answered by false. */
  async ask(message: Asking): Promise<boolean> {
    if (message.t === 'stand') this.#givenUp.add(message.seat)
    return (await this.#ask(message)) !== null
  }

  /** Takes a free seat; without a name the player is called a guest, in their own language. */
  sit(seat: number, name: string): Promise<boolean> {
    return this.ask({ t: 'sit', seat, name: name.trim() || `${t('web-guest')} ${seat + 1}` })
  }

  tell(text: string): void {
    this.news = { text }
  }

  /** Takes the latest action back; asks again before it rewinds what was counted. */
  async takeBack(seat: number, sure = false): Promise<void> {
    this.unsure = null
    const refused = await this.#catchRefusal({ t: 'take-back', seat, sure })
    if (refused?.reason === 'are-you-sure') this.unsure = seat
    else if (refused) this.#show(refused, false)
  }

  /** Why an action is not possible; null: it is, or the server won't say. */
  async whyNot(seat: number, action: Draft): Promise<Denied | null> {
    return this.#catchRefusal({ t: 'preview', seat, action })
  }

  async #catchRefusal(message: Asking): Promise<Denied | null> {
    try {
      await this.#connection.ask(message)
      return null
    } catch (problem) {
      if (problem instanceof Denied) return problem
      throw problem
    }
  }

  act(seat: number, action: Draft, since?: number): void {
    const mine = { seat, action }
    this.pending = mine
    const message: Asking = { t: 'act', seat, action, seq: this.seq }
    if (since !== undefined) message.since = Math.max(0, Math.min(600_000, Math.round(since)))
    const now = this.about?.real_time === true // a slap that comes late may be a wrong one
    void this.#ask(message, { now }).finally(() => {
      if (this.pending === mine) this.pending = null
    })
  }

  /** What the action would do; null when the server won't say. */
  async preview(seat: number, action: Draft): Promise<unknown> {
    try {
      const answer = await this.#connection.ask({ t: 'preview', seat, action })
      return answer.t === 'previewed' ? answer.effect : null
    } catch {
      return null
    }
  }

  /** What the seat saw after the move of that line; null when it is refused, which is shown. */
  async look(seat: number | null, seq: number): Promise<Eye | null> {
    const answer = await this.#ask({ t: 'look', seat, seq })
    return answer?.t === 'looked' ? whole(answer.eye) : null
  }

  /** What a bot would do, the best first; nothing when it is refused, which is shown. */
  async hint(seat: number): Promise<readonly HintCandidate[]> {
    const answer = await this.#ask({ t: 'hint', seat })
    return answer?.t === 'hinted' ? answer.candidates : []
  }

  async #ask(message: Asking, how: { now?: boolean } = {}): Promise<Answer | null> {
    this.refusal = null
    try {
      return await this.#connection.ask(message, how)
    } catch (problem) {
      if (!(problem instanceof Denied)) throw problem
      if (!UNTOLD.has(problem.reason)) this.#show(problem, message.t === 'act')
      return null
    }
  }

  #show({ reason, message }: Denied, acting: boolean): void {
    play('error')
    this.refusal = { reason, message, acting, number: ++this.#refusals }
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'table') {
      const sameEyes = this.about !== null && String(this.about.yours ?? []) === String(message.about.yours ?? [])
      this.lines = joinLines(this.lines, message.lines, sameEyes)
      this.seq = message.seq
      this.watches = message.watches ?? false
      this.#see(message.about)
      this.eyes = mapEyes(message.eyes)
    } else if (message.t === 'happened') {
      this.lines = joinLines(this.lines, [message.line], true)
      this.seq = message.line.seq
      if (message.about) this.#see(message.about)
      else if (message.awaited && this.about) this.about = { ...this.about, awaited: message.awaited }
      if (message.eyes?.length) this.eyes = mapEyes(message.eyes)
      this.heard(message.line)
    } else if (message.t === 'present' && this.about) {
      const seats = this.about.seats.map((one, seat) => ({ ...one, here: message.here.includes(seat), bot_in_ms: message.bot_in?.[seat] ?? null }))
      this.about = { ...this.about, seats, watchers: message.watchers, host_in_ms: message.host_in ?? null }
      this.presentAt = performance.now()
    }
  }

  #see(about: About): void {
    this.#tellOfSeats(this.about, about)
    this.about = about
    this.asOf = this.presentAt = performance.now()
    if (about.phase === 'lobby') this.eyes = new Map()
  }

  /** Who comes and finds no seat, and who has lost theirs, is told so. */
  #tellOfSeats(before: About | null, now: About): void {
    const had = before?.yours ?? []
    const lost = had.filter((seat) => !now.yours?.includes(seat) && now.seats[seat] && !now.seats[seat].away_bot)
    if (lost.some((seat) => !this.#givenUp.delete(seat))) this.tell(t('web-removed'))
    else if (before === null && !now.yours?.length && (this.watches || now.seats.every((one) => one.taken)))
      this.tell(t(this.watches ? 'web-watching-link' : 'web-watching-full'))
  }
}
