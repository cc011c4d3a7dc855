// Tóncc in the browser.
import type { GameModule } from '../board'
import Board from './Board.svelte'
import type { View } from './table'
import { describe, moveInWords, prompt } from './words'

export { Board, describe, moveInWords, prompt }
export default { Board, describe, moveInWords, prompt } satisfies GameModule<View>
