// From a press on the first screen to a table.
import { openTable, Problem, type NewTable, type Opened } from '../api'
import { recall } from '../keeping'
import { go } from '../route.svelte'
import { remember } from './recent'

const againstBots = new Map<string, NewTable>() // tables that start at once

/** Opens a table and goes there. `bots`: everybody else is a bot, and it starts at once. `here`: in this browser. */
export async function openAndGo(wanted: NewTable, bots: boolean, here?: boolean): Promise<void> {
  const opened = await openTable(wanted, here).catch((problem: Problem) => openHere(wanted, problem))
  remember({ table: opened.table, game: wanted.game, key: opened.play, watch: opened.watch })
  if (bots) againstBots.set(opened.table, wanted)
  go(`t/${opened.table}${opened.play && `#${opened.play}`}`)
}

/** Goes to a table at which everybody sits already. */
export function goToOpened({ table, play, watch }: Opened, game: string): void {
  remember({ table, game, key: play, watch })
  go(`t/${table}${play && `#${play}`}`)
}

/** Without a server: a table in this browser, if the app is kept on this device and the player wants to. */
async function openHere(wanted: NewTable, problem: Problem): Promise<Opened> {
  if (problem.reason === 'unreachable' && (await mayPlayHere())) return openTable(wanted, true)
  throw problem
}

async function mayPlayHere(): Promise<boolean> {
  return recall('offline', '') !== '' && (await import('../offline/offer')).offer()
}

/** The server was lost before a match against bots began: offers to play it here instead. */
export async function offerHere(table: string): Promise<void> {
  const wanted = againstBots.get(table)
  if (wanted && (await mayPlayHere())) await openAndGo(wanted, true, true)
}

/** Whether that table was opened to start at once against bots; true only once. */
export const startsAtOnce = (table: string): boolean => againstBots.delete(table)
