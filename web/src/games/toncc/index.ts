// Tóncc in the browser.
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { endView, ready, type View } from './table'
import type { Action } from './wire'
import { turns } from '../../table/rounds'
import Sketch from './Sketch.svelte'
import { describe, moveInWords, prompt } from './words'

/** A group for each joint move; the first of a challenge names it, where there are several. */
export const rounds: GameModule<View, Action>['rounds'] = (played, view, t) => {
  const count = view.scene.challenges
  const challengeAt = (at: number) => played[at]?.part ?? 0
  let before = 0 // joint moves in earlier challenges
  return turns(played, String).map(({ at }, index, all) => {
    const first = index === 0 || challengeAt(at) !== challengeAt(all[index - 1]!.at)
    if (first) before = index
    const round = t('web-round', { number: index - before + 1 })
    return { at, title: first && count > 1 ? `${t('toncc-challenge', { number: challengeAt(at) + 1, count })} · ${round}` : round }
  })
}

export { Board, Sketch, describe, endView, moveInWords, prompt, ready }
export default { Board, Sketch, rounds, describe, endView, moveInWords, prompt, ready } satisfies GameModule<View, Action>
