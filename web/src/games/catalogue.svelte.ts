// The games. The server lists them with their names; the client's part of a game is found in its folder. A board's code
// is loaded when a table of its game is opened, not before.
import type { Component } from 'svelte'
import { games, type GameInfo } from '../api'
import General, { dotOf } from '../general/Scene.svelte'
import { getLanguage } from '../i18n.svelte'
import type { GameModule } from './board'

/** The picture of a game on the first page, and its small sign. */
interface SceneModule {
  default: Component<{ game: string }>
  dot: string // a CSS background
}

const BOARDS = import.meta.glob<GameModule>('./*/index.ts')
const SCENES = import.meta.glob<SceneModule>('./*/Scene.svelte', { eager: true })

let known = $state.raw<readonly GameInfo[]>([])

/** Asks the server for its games. */
export async function loadGames(): Promise<void> {
  known = await games()
}

/** The server's games, in its order; none before they are loaded. */
export const allGames = (): readonly GameInfo[] => known
export const isGame = (id: string): boolean => known.some((one) => one.id === id)
export const gameName = (id: string): string => {
  const found = known.find((one) => one.id === id)
  return found?.names[getLanguage() ?? 'en'] ?? found?.name ?? id
}
export const hasRules = (id: string): boolean => known.some((one) => one.id === id && one.rules.length > 0)

const sceneModule = (id: string): SceneModule | undefined => SCENES[`./${id}/Scene.svelte`]
export const sceneOf = (id: string): Component<{ game: string }> => sceneModule(id)?.default ?? General
export const dotFor = (id: string): string => sceneModule(id)?.dot ?? dotOf(id)

/** The game's own board, else the general one. */
export const loadBoard = (id: string): Promise<GameModule> => (BOARDS[`./${id}/index.ts`] ?? (() => import('../general')))()
