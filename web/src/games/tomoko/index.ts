// Tomoko for the rest of the client.
import type * as wire from './wire'
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { endView, type View } from './table'
import { turns } from '../../table/rounds'
import Sketch from './Sketch.svelte'
import { describe, moveInWords, prompt } from './words'

export const rounds: GameModule<View, wire.Action>['rounds'] = (played, _view, t) => turns(played, (number) => t('web-round', { number }))

export { Board, Sketch, describe, endView, moveInWords, prompt }
export default { Board, Sketch, describe, endView, moveInWords, prompt, rounds } satisfies GameModule<View, wire.Action>
