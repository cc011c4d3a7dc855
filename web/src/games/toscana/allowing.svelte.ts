// A player who keeps their veto can allow every tile without being asked, for this match and this seat only.
import { keep, recall } from '../../keeping'

const NAME = 'allowing'
const MATCHES = 8 // how many matches are remembered

export class Allowing {
  #match: () => string
  #matches = $state.raw<readonly string[]>(recall(NAME, []))

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
