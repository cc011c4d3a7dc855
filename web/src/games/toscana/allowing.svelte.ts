// Who keeps his veto need not be asked at every tile: allowed without asking, for this match and this seat only.
import { keep, kept } from '../../keeping'

const NAME = 'allowing'
const MATCHES = 8 // at so many tables at once somebody may have said so

export class Allowing {
  #match: () => string
  #matches = $state.raw<readonly string[]>(kept(NAME, []))

  constructor(match: () => string) {
    this.#match = match
  }

  get on(): boolean {
    return this.#matches.includes(this.#match())
  }

  set on(wanted: boolean) {
    const others = this.#matches.filter((one) => one !== this.#match())
    this.#matches = wanted ? [...others, this.#match()].slice(-MATCHES) : others
    keep(NAME, this.#matches)
  }
}
