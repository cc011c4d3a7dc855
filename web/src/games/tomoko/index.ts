// Tomoko for the rest of the client.
import type * as wire from './wire'
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { ended, type View } from './table'
import { describe, moveInWords, prompt } from './words'

export { Board, describe, ended, moveInWords, prompt }
export default { Board, describe, ended, moveInWords, prompt } satisfies GameModule<View, wire.Action>
