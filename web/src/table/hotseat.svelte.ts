// Several seats at one device: whose side of the table is shown, and the curtain while it goes from hand to hand.

export interface Manner {
  secrets: boolean // nobody may see another's side
  together: boolean // all play at the same time, on one side
  going: boolean
}

const MOMENT = 900 // to see what one's own move did

export class HotSeat {
  seat = $state<number | null>(null)
  curtain = $state<number | null>(null) // for whom it waits
  offered = $state<number | null>(null) // who could act too, while this seat still can
  #handedOn = false
  #mayAct: readonly number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The table has changed: these seats are ours, and these of them may act. */
  follow(yours: readonly number[], mayAct: readonly number[], { secrets, together, going }: Manner): void {
    clearTimeout(this.#timer)
    const first = mayAct[0] ?? yours[0] ?? null
    const handedOn = yours.length > 1 && !together && going
    const begins = handedOn && !this.#handedOn
    this.#handedOn = handedOn
    this.#mayAct = mayAct
    if (this.seat === null || !yours.includes(this.seat) || begins) {
      this.seat = first
      this.curtain = secrets ? first : null
    }
    if (!handedOn) {
      this.curtain = null
      this.offered = null
      return
    }
    const now = this.curtain ?? this.seat
    const next = (this.offered = this.#after(now))
    if (now !== null && !mayAct.includes(now) && next !== null) {
      this.#timer = setTimeout(() => this.ask(next, secrets), this.curtain === null ? MOMENT : 0)
    }
  }

  /** Another seat that may act: the next one round the table. */
  #after(now: number | null): number | null {
    const others = this.#mayAct.filter((one) => one !== now)
    return others.find((one) => one > (now ?? -1)) ?? others[0] ?? null
  }

  /** Somebody else takes the device. */
  ask(seat: number, secrets: boolean): void {
    clearTimeout(this.#timer)
    this.offered = secrets ? null : this.#after(seat)
    if (secrets) this.curtain = seat
    else this.seat = seat
  }

  /** They have it. */
  raise(): void {
    this.seat = this.curtain ?? this.seat
    this.curtain = null
    this.offered = this.#after(this.seat)
  }
}
