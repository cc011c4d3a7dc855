// Who played, as the page calls them.
import { allGames } from '../games/catalogue.svelte'
import { has, getLanguage, t } from '../i18n.svelte'
import { listOffered } from '../bots/rivals'
import type { Against, SeatAt } from './mine'

/** A bot by its own name, and its level where it is one. */
export function nameBot(game: string, bot: string): string {
  const info = allGames().find((one) => one.id === game)
  const all = info ? listOffered(info) : []
  const level = all.find((one) => one.bot === bot)
  if (!level) return bot
  const name = level.names[getLanguage() ?? 'en'] ?? level.names.en ?? (has(`persona-${level.persona}`) ? t(`persona-${level.persona}`) : bot)
  return `${name} (${t('web-level', { number: all.indexOf(level) + 1, last: all.length })})`
}

export const nameOpponent = (game: string, one: Against | SeatAt): string => (one.bot ? nameBot(game, one.bot) : one.name || t('web-somebody'))

/** The others, or everybody where all sat at one device. */
export function nameOthers(game: string, seats: readonly SeatAt[]): string {
  const theirs = seats.filter((seat) => !seat.mine)
  return (theirs.length ? theirs : seats).map((seat) => nameOpponent(game, seat)).join(', ')
}
