import { checkMoves, upTo } from '../moves.checks'
import { KINGS, NAMES } from './pieces'
import { moveInWords } from './words'

const STEPS = KINGS.flatMap((king) => upTo(6).map((movement) => ({ kind: 'step' as const, king, movement, text: `${NAMES[king]} ${movement}` })))

await checkMoves('toncc', moveInWords, STEPS)
