// Advice from a bot: asked for, shown on the board as if the player tried it out, gone when the board changes.
import type { HintCandidate } from '../wire'
import type { TableState } from './table.svelte'

export class Hints {
  thinking = $state(false)
  found = $state.raw<readonly HintCandidate[]>([])
  shown = $state(0)
  strayed = $state(false) // the player tries something else out
  #moment = ''

  /** The action to be tried out on the board. */
  action = $derived.by(() => (this.strayed ? null : (this.found[this.shown]?.action ?? null)))

  /** Asks for the seat; nothing comes of it if the board has changed meanwhile. */
  async ask(table: TableState, seat: number): Promise<readonly HintCandidate[]> {
    if (this.thinking) return []
    this.forget()
    this.thinking = true
    const asked = this.#moment
    try {
      const found = await table.hint(seat)
      if (asked === this.#moment) this.found = found
    } finally {
      this.thinking = false
    }
    return this.found
  }

  show(index: number): void {
    this.shown = index
    this.strayed = false
  }

  /** What is to be decided now; when that changes a hint has had its time. */
  follow(moment: string): void {
    if (moment !== this.#moment) this.forget()
    this.#moment = moment
  }

  forget(): void {
    this.found = []
    this.show(0)
  }
}
