// What a table agrees on, from the game's defaults or from a table as it is.
import type { GameInfo } from '../api'
import type { About } from '../wire'
import type { Agreed } from './OptionsForm.svelte'

export function startAgreed(game: GameInfo, about?: About): Agreed {
  const defaults = Object.fromEntries(game.options.filter((one) => one.type !== 'value').map((one) => [one.name, one.default]))
  return {
    seats: about?.seats.length ?? game.seats[0] ?? 2,
    options: { ...defaults, ...about?.options },
    clock: { kind: 'none', ...about?.clock },
    public: about?.public ?? false,
    hints: about?.hints ?? false,
  }
}
