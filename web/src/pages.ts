// The pages that are loaded when they are wanted. The first screen is in the first page.
import { loadBoard } from './games/catalogue.svelte'
import type { Route } from './route.svelte'
import { recent } from './table/recent'

export const TablePage = () => import('./screens/TablePage.svelte')
export const Learn = () => import('./screens/Learn.svelte')
export const Lesson = () => import('./screens/Lesson.svelte')
export const MyGames = () => import('./screens/MyGames.svelte')
export const Puzzle = () => import('./screens/Puzzle.svelte')
export const Replay = () => import('./screens/Replay.svelte')
export const Scratchpad = () => import('./scratchpad/Scratchpad.svelte')
export const Try = () => import('./screens/Try.svelte')

/** Begins to load what a page will need, while the texts are on their way. */
export function prepare(route: Route): void {
  const wanted = { home: null, lost: null, table: TablePage, learn: Learn, lesson: Lesson, puzzle: Puzzle, try: Try, games: MyGames, scratchpad: Scratchpad, replay: Replay }[route.page]
  void wanted?.().catch(() => {})
  const game = route.page === 'table' && recent().find((one) => one.table === route.table)?.game
  if (game) void loadBoard(game).catch(() => {})
}
