// Where a replay is, and how it goes on by itself.

const PACE = 1_100 // ms for each move
export const SPEEDS = [0.5, 1, 2, 4] as const

export class Playback {
  at = $state(0)
  last = $state(0)
  running = $state(false)
  speed = $state<number>(1)
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly moved: (at: number) => void) {}

  /** Another match, or the same through other eyes. */
  open(length: number, at: number): void {
    this.last = length - 1
    this.at = Math.max(0, Math.min(this.last, at))
  }

  /** Goes to a step; doing so by hand stops the playback. */
  to(where: number, byHand = true): void {
    if (byHand) this.stop()
    const next = Math.max(0, Math.min(this.last, where))
    if (next === this.at) return
    this.at = next
    this.moved(next)
  }

  toggle(): void {
    if (this.running) return this.stop()
    if (this.at === this.last) this.to(0)
    this.#run()
  }

  /** Faster or slower, also while it runs. */
  pace(speed: number): void {
    this.speed = speed
    if (this.running) this.#run()
  }

  #run(): void {
    this.stop()
    this.running = true
    this.#timer = setInterval(() => {
      this.to(this.at + 1, false)
      if (this.at === this.last) this.stop()
    }, PACE / this.speed)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.running = false
  }
}
