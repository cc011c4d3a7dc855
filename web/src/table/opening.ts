// From a press on the first screen to a table.
import { openTable, type NewTable } from '../api'
import { go } from '../route.svelte'
import { remember } from './recent'

const againstBots = new Set<string>()

/** Opens a table and goes there. `bots`: everybody else is a bot, and it starts at once. */
export async function openAndGo(wanted: NewTable, bots: boolean): Promise<void> {
  const opened = await openTable(wanted)
  remember({ table: opened.table, game: wanted.game, key: opened.play, watch: opened.watch })
  if (bots) againstBots.add(opened.table)
  go(`t/${opened.table}#${opened.play}`)
}

/** Whether that table was opened to start at once against bots; true only once. */
export const startsAtOnce = (table: string): boolean => againstBots.delete(table)
