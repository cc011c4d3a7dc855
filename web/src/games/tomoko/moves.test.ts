import { checkMoves, upTo } from '../moves.checks'
import { moveInWords } from './words'

const PUSHES = [...'NESW'].flatMap((side) => upTo(5).flatMap((line) => ['dark', 'light'].map((marble) => `${side}${line} ${marble}`)))

await checkMoves('tomoko', moveInWords, [...PUSHES, ...upTo(36).flatMap((card) => [`claim ${card}`, `hand ${card}`])])
