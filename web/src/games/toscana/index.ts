// Toscana: roofs and streets on 17×17 squares.
import Board from './Board.svelte'
import { describe, ended, moveInWords, prompt, tipsFit } from './words'

export { Board, describe, ended, moveInWords, prompt, tipsFit }
