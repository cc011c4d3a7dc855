import { checkMoves, upTo } from '../moves.checks'
import type { Action } from './wire'
import { moveInWords } from './words'

const PUSHES = (['N', 'E', 'S', 'W'] as const).flatMap((side) =>
  upTo(5).flatMap((line) => (['dark', 'light'] as const).map((marble): Action => ({ kind: 'push', side, line, marble, text: `${side}${line} ${marble}` }))),
)
const CARDS = upTo(36).flatMap((card) => (['claim', 'hand'] as const).map((kind): Action => ({ kind, card, text: `${kind} ${card}` })))

await checkMoves('tomoko', moveInWords, [...PUSHES, ...CARDS])
