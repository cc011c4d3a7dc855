// Toscana: roofs and streets on 17×17 squares.
import Board from './Board.svelte'
import { describe, moveInWords, prompt } from './words'

export { Board, describe, moveInWords, prompt }
