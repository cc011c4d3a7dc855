// Tomoko for the rest of the client.
import type { tomoko } from '../../wire'
import type { GameModule } from '../board'
import { staysSecret } from './actions'
import Board from './Board.svelte'
import { describe, moveInWords, prompt } from './words'

export { Board, describe, moveInWords, prompt, staysSecret }
export default { Board, describe, moveInWords, prompt, staysSecret } satisfies GameModule<tomoko.View>
