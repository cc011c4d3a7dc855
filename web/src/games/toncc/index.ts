// Tóncc in the browser.
import type { GameModule } from '../board'
import Board from './Board.svelte'
import type { View } from './table'
import { describe, prompt } from './words'

export { Board, describe, prompt }
export default { Board, describe, prompt } satisfies GameModule<View>
