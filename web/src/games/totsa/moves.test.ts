import { checkMoves } from '../moves.checks'
import { ACTS, CARDS } from './constants'
import { cardName } from './table'
import type { Action } from './wire'
import { moveInWords } from './words'

const SLOTS = [0, 1, 2]
const ACTIONS: Action[] = [
  { kind: 'roll', text: 'roll' },
  { kind: 'shout', text: 'totsa!' },
  { kind: 'pass', text: 'pass' },
  ...ACTS.map((act): Action => ({ kind: 'press', act, text: act })),
  ...CARDS.flatMap((_, card) => (['slap', 'return'] as const).map((kind): Action => ({ kind, card, text: `${kind} ${cardName(card)}` }))),
  ...SLOTS.map((slot): Action => ({ kind: 'turn-up', slot, text: `turn up ${slot + 1}` })),
  ...[0, 1, 2, 3].flatMap((seat) => SLOTS.map((slot): Action => ({ kind: 'point', seat, slot, text: `point ${seat + 1} ${slot + 1}` }))),
]

await checkMoves('totsa', moveInWords, ACTIONS, ['totsa', 'ring', 'capture', 'face'])
