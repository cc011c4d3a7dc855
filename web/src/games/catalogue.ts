// The games of the client. A board's code is loaded when a table of its game is opened, not before.
import type { GameModule } from './board'

export const GAMES = ['toncc', 'toscana', 'totsa', 'tomoko'] as const
export type GameId = (typeof GAMES)[number]

/** The games' names, which are the same in every language. */
export const NAMES: Record<GameId, string> = { toncc: 'Tóncc', toscana: 'Toscana', totsa: 'Totsa!', tomoko: 'Tomoko' }

const BOARDS = import.meta.glob<GameModule>('./*/index.ts')

export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id)
export const gameName = (id: string): string => (isGame(id) ? NAMES[id] : id)
export const hasBoard = (id: string): boolean => `./${id}/index.ts` in BOARDS

export async function loadBoard(id: string): Promise<GameModule> {
  const load = BOARDS[`./${id}/index.ts`]
  if (!load) throw new Error(`there is no board for ${id}`)
  return load()
}

/** Whether people at one device must not see each other's side of the table. */
export const hasSecrets = (id: string, options: Record<string, unknown>): boolean =>
  id === 'toncc' || (id === 'tomoko' && options.open_cards !== true)

/** Whether all at one device play at the same time, so that nobody hands it on. */
export const playsTogether = (id: string): boolean => id === 'totsa'
