import { checkMoves, upTo } from '../moves.checks'
import { KING_NAMES, KINGS } from './constants'
import { moveInWords } from './words'

const STEPS = KINGS.flatMap((king) => upTo(6).map((movement) => ({ kind: 'step' as const, king, movement, text: `${KING_NAMES[king]} ${movement}` })))

await checkMoves('toncc', moveInWords, STEPS)
