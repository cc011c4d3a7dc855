// Tomoko for the rest of the client.
import type { tomoko } from '../../wire'
import type { GameModule } from '../board'
import Board from './Board.svelte'
import { describe, prompt } from './words'

export { Board, describe, prompt }
export default { Board, describe, prompt } satisfies GameModule<tomoko.View>
