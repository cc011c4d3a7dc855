// Fills a new table with bots, and begins.
import { gameInfo } from '../api'
import { rivals } from '../bots/rivals'
import { t } from '../i18n.svelte'
import { chosen } from '../settings.svelte'
import type { TableState } from './table.svelte'

/** The player takes the first seat, bots take the others, and the match starts: in a race, once the player says so
 *  where the page has room for the question. */
export async function startAgainstBots(table: TableState, game: string, seats: number, asksReady = true): Promise<void> {
  await table.sit(0, chosen.name || t('web-guest'))
  const info = await gameInfo(game)
  const bots = info ? rivals(info, seats - 1) : []
  for (const [index, bot] of bots.entries()) await table.ask({ t: 'seat-bot', seat: index + 1, bot })
  await table.ask({ t: 'start', ready_check: asksReady })
}
