// Follows an analysis until it is whole.
import { Problem } from '../api'
import { ask, follow, type Progress, type Source } from './analysis'

const EVERY = 1_000 // milliseconds between two questions
const LATER = 3_000 // where it is not our turn yet

export class Following {
  progress = $state.raw<Progress | null>(null)
  problem = $state.raw<Problem | null>(null)
  waits = $state(false) // somebody else at this address has an analysis under way, or too many wait
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  source = $state.raw() as Source

  constructor(source: Source) {
    this.source = source
    void this.#go()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #go(): Promise<void> {
    try {
      const found = await (this.progress ? follow(this.source, this.progress.id) : ask(this.source))
      this.progress = { ...found, analysis: found.analysis ?? this.progress?.analysis ?? null }
      this.waits = false
      if (found.state !== 'done') this.#again(EVERY)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.reason === 'unreachable' && !this.source.here) {
        this.source = { ...this.source, here: true } // the server is away, and Python may be on this device
        this.progress = null
        return this.#go()
      }
      this.waits = ['busy', 'still-thinking'].includes(error.reason)
      if (this.waits) this.#again(LATER)
      else this.problem = error
    }
  }

  #again(after: number): void {
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#go(), after)
  }
}
