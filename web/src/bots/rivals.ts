// The bots to play against: the one chosen last, and its neighbours on the other seats.
import type { GameInfo, LevelInfo } from '../api'
import { chosen } from '../settings.svelte'

const FIRST = 1 // the default for players who have not chosen: not the weakest, and easily beaten

/** The bots one can choose among, the weakest first; a server without levels has its bots. */
export const listOffered = (game: GameInfo): readonly LevelInfo[] =>
  game.levels.length ? game.levels : game.bots.map((bot) => ({ bot, persona: '', names: {} }))

/** The bot that is chosen for a game. */
export function rival(game: GameInfo): LevelInfo {
  const all = listOffered(game)
  return all.find(({ bot }) => bot === chosen.rivals[game.id]) ?? all[Math.min(FIRST, all.length - 1)] ?? { bot: 'random', persona: '', names: {} }
}

export function choose(game: GameInfo, bot: string): void {
  chosen.rivals = { ...chosen.rivals, [game.id]: bot }
}

/** Bots for so many seats: the chosen one first, then those next to it, the weaker first. No bot twice, and none that
 *  sits there already, as long as there are others: so all faces differ. */
export function rivals(game: GameInfo, count: number, seated: readonly string[] = []): string[] {
  const all = listOffered(game).map(({ bot }) => bot)
  const first = all.indexOf(rival(game).bot)
  const near = [...all].sort((a, b) => Math.abs(all.indexOf(a) - first) - Math.abs(all.indexOf(b) - first) || all.indexOf(a) - all.indexOf(b))
  const order = [...near.filter((bot) => !seated.includes(bot)), ...near.filter((bot) => seated.includes(bot))]
  return Array.from({ length: count }, (_, index) => order[index % order.length]!)
}
