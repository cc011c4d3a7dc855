import { checkMoves, upTo } from '../moves.checks'
import { POSES, SIZE } from './constants'
import { NUMBERS, poseOf, squareName, type Place } from './tiles'
import type { Action } from './wire'
import { moveInWords } from './words'

const TURNS = ['', ' turned right', ' turned round', ' turned left']
const LINES = upTo(SIZE).map((line) => line - 1)
const fits = ({ tile, column, row, turn }: Place) => column + poseOf(tile, turn).width <= SIZE && row + poseOf(tile, turn).height <= SIZE
const PLACES = NUMBERS.flatMap((tile) =>
  LINES.flatMap((column) =>
    LINES.flatMap((row) => TURNS.slice(0, POSES[tile - 1]!.length).map((turned, turn): Action => ({ kind: 'place', tile, column, row, turn, text: `Tile ${tile} at ${squareName(column, row)}${turned}` }))),
  ),
)
const ANSWERS = [true, false].map((veto): Action => ({ kind: 'decide', veto, text: veto ? 'veto' : 'allow' }))

await checkMoves('toscana', moveInWords, [...ANSWERS, ...PLACES.filter((action) => action.kind === 'place' && fits(action))], ['veto'])
