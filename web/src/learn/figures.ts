// The figures of a rules page: moments of an example match, which the server replays by the rules.
import { example, replay, type Replayed } from '../api'
import type { GameModule } from '../games/board'
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
