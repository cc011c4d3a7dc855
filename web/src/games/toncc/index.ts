// Tóncc in the browser.
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { ended, ready, type View } from './table'
import type { Action } from './wire'
import { describe, moveInWords, prompt } from './words'

export { Board, describe, ended, moveInWords, prompt, ready }
export default { Board, describe, ended, moveInWords, prompt, ready } satisfies GameModule<View, Action>
