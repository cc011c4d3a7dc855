// Toscana: roofs and streets on 17×17 squares.
import Board from './Board.svelte'
import { describe, prompt, tipsFit } from './words'

export { Board, describe, prompt, tipsFit }
