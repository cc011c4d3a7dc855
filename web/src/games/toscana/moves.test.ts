import { checkMoves, upTo } from '../moves.checks'
import { NUMBERS, SIZE, squareName } from './tiles'
import type { Action } from './wire'
import { moveInWords } from './words'

const TURNS = ['', ' turned right', ' turned round', ' turned left']
const LINES = upTo(SIZE).map((line) => line - 1)
const PLACES = NUMBERS.flatMap((tile) =>
  LINES.flatMap((column) =>
    LINES.flatMap((row) => TURNS.map((turned, turn): Action => ({ kind: 'place', tile, column, row, turn, text: `Tile ${tile} at ${squareName(column, row)}${turned}` }))),
  ),
)
const ANSWERS = [true, false].map((veto): Action => ({ kind: 'decide', veto, text: veto ? 'veto' : 'allow' }))

await checkMoves('toscana', moveInWords, [...ANSWERS, ...PLACES], ['veto'])
