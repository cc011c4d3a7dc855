import { checkMoves, upTo } from '../moves.checks'
import { cardName } from './table'
import { moveInWords } from './words'

const CARDS = upTo(18).map((card) => cardName(card - 1))
const ACTIONS = [
  ...['roll', 'totsa!', 'pass', 'protect', 'flip', 'capture'],
  ...CARDS.flatMap((card) => [`slap ${card}`, `return ${card}`]),
  ...upTo(3).map((slot) => `turn up ${slot}`),
  ...upTo(4).flatMap((seat) => upTo(3).map((slot) => `point ${seat} ${slot}`)),
]

await checkMoves('totsa', moveInWords, ACTIONS, ['totsa', 'ring', 'capture', 'face'])
