// Toscana: roofs and streets on 17×17 squares.
import Board from './Board.svelte'
import Sketch from './Sketch.svelte'
import { describe, endView, moveBesidePicture, moveInWords, prompt, rounds, tipsFit } from './words'

export const Insight = () => import('./Insight.svelte')
export { Board, Sketch, describe, endView, moveBesidePicture, moveInWords, prompt, rounds, tipsFit }
