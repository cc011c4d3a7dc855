import { checkMoves, upTo } from '../moves.checks'
import { COLUMNS } from './notation'
import { moveInWords } from './words'

const SQUARES = [...COLUMNS].flatMap((column) => upTo(17).map((row) => `${column}${row}`))
const TURNS = ['', ' turned right', ' turned round', ' turned left']
const PLACES = upTo(16).flatMap((tile) => SQUARES.flatMap((square) => TURNS.map((turn) => `Tile ${tile} at ${square}${turn}`)))

await checkMoves('toscana', moveInWords, ['veto', 'allow', ...PLACES], ['veto'])
