// The figures of a rules page: moments of an example match, which the server replays by the rules.
import type { Component } from 'svelte'
import { example, replay, type Replayed } from '../api'
import type { GameModule, Translate } from '../games/board'
import { loadBoard } from '../games/catalogue.svelte'
import { loadTexts } from '../i18n.svelte'

export const MOMENTS = ['setup', 'turn', 'end'] as const
export type Moment = (typeof MOMENTS)[number]

/** After which section of a rules page a moment is shown; all pages have the same sections. */
const SECTIONS: Record<Moment, number> = { setup: 3, turn: 4, end: 6 }
export const momentAfter = (section: number): Moment | undefined => MOMENTS.find((one) => SECTIONS[one] === section)

export interface Figures {
  match: Replayed
  board: GameModule
}

export async function figures(game: string): Promise<Figures> {
  const [board, match] = await Promise.all([loadBoard(game), example(game).then((text) => replay(text, 0)), loadTexts(game)])
  return { match, board }
}

/** The step of a moment: the deal, the one that is marked, or the last. */
export function stepOf({ steps }: Replayed, moment: Moment): number {
  if (moment === 'setup') return 0
  return moment === 'end' ? steps.length - 1 : Math.max(0, steps.findIndex((step) => step.mark === 'turn'))
}

/** Draws a figure of the page with the game's own pieces. */
export type Picture = Component<{ name: string; t: Translate }>

const PICTURES = import.meta.glob<{ default: Picture }>('../games/*/Picture.svelte')

/** The game's pictures for its page; a game that has none shows its figures as they are written. */
export async function pictures(game: string): Promise<Picture | undefined> {
  const [found] = await Promise.all([PICTURES[`../games/${game}/Picture.svelte`]?.(), loadTexts(game)])
  return found?.default
}
