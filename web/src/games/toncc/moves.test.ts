import { checkMoves, upTo } from '../moves.checks'
import { moveInWords } from './words'

await checkMoves('toncc', moveInWords, ['Red', 'Yellow', 'Blue'].flatMap((king) => upTo(6).map((movement) => `${king} ${movement}`)))
