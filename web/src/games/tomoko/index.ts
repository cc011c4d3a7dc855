// Tomoko for the rest of the client.
import type { tomoko } from '../../wire'
import type { GameModule } from '../board'
import { staysSecret } from './actions'
import Board from './Board.svelte'
import { describe, prompt } from './words'

export { Board, describe, prompt, staysSecret }
export default { Board, describe, prompt, staysSecret } satisfies GameModule<tomoko.View>
