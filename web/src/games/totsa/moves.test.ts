import { checkMoves, upTo } from '../moves.checks'
import { ACTS, cardName } from './table'
import type { Action } from './wire'
import { moveInWords } from './words'

const SLOTS = [0, 1, 2]
const CARDS = upTo(18).map((card) => card - 1)
const ACTIONS: Action[] = [
  { kind: 'roll', text: 'roll' },
  { kind: 'shout', text: 'totsa!' },
  { kind: 'pass', text: 'pass' },
  ...ACTS.map((act): Action => ({ kind: 'press', act, text: act })),
  ...CARDS.flatMap((card) => (['slap', 'return'] as const).map((kind): Action => ({ kind, card, text: `${kind} ${cardName(card)}` }))),
  ...SLOTS.map((slot): Action => ({ kind: 'turn-up', slot, text: `turn up ${slot + 1}` })),
  ...[0, 1, 2, 3].flatMap((seat) => SLOTS.map((slot): Action => ({ kind: 'point', seat, slot, text: `point ${seat + 1} ${slot + 1}` }))),
]

await checkMoves('totsa', moveInWords, ACTIONS, ['totsa', 'ring', 'capture', 'face'])
