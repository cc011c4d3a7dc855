// The table in words: events, prompts and descriptions. Texts are in the game's Fluent files.
import type * as wire from './wire'
import type { Action, PressReport } from '../../wire'
import type { Translate } from '../board'
import { HIDDEN, NONE, PLACES } from './constants'
import { cardName, rows, type View } from './table'
import { mayPress, sort } from './options'

const EVENTS: Record<wire.RollEvent['kind'], string> = {
  slapped: 'totsa-event-slapped',
  protected: 'totsa-event-protected',
  flipped: 'totsa-event-flipped',
  captured: 'totsa-event-captured',
  'false-start': 'totsa-event-false-start',
  'wrong-card': 'totsa-event-wrong-card',
  'on-field': 'totsa-event-on-field',
  'not-yours': 'totsa-event-not-yours',
  'own-card': 'totsa-event-own-card',
  'already-down': 'totsa-event-already-down',
  'wrong-guess': 'totsa-event-wrong-guess',
  late: 'totsa-event-late',
  'no-aim': 'totsa-event-no-aim',
  returned: 'totsa-event-returned',
  'turned-up': 'totsa-event-turned-up',
  spared: 'totsa-event-spared',
  forgotten: 'totsa-event-forgotten',
  won: 'totsa-event-won',
}

const slug = (card: number): string => cardName(card).replace(' ', '-')

/** "pink star" */
export const cardWords = (card: number, t: Translate): string => t('totsa-card', { card: slug(card) })

/** "the pink star", as the object of a sentence */
export const cardObject = (card: number, t: Translate): string =>
  card < 0 ? '' : t('totsa-card-object', { card: slug(card) })

export const actWords = (act: string, t: Translate): string => t('totsa-act', { act })

type Aims = Pick<wire.Scene, 'open_aim' | 'down_aim'>
const NO_AIMS: Aims = { open_aim: 0, down_aim: 0 }

/** An event as a sentence. `seat`: who reads it, if it is one player. */
export function eventWords(event: wire.RollEvent, seat: number | null, names: readonly string[], t: Translate, aims: Aims = NO_AIMS): string {
  return t(EVENTS[event.kind], {
    name: names[event.seat] ?? '',
    you: event.seat === seat ? 'yes' : 'no',
    owner: names[event.owner] ?? '',
    card: cardObject(event.card, t),
    act: event.act ? actWords(event.act, t) : '',
    slot: event.slot + 1,
    place: PLACES[event.place] ?? '',
    goal: aims.open_aim,
    hidden: aims.down_aim,
  })
}

/** What is asked of the seat, in one short sentence. */
export function prompt(view: View, seat: number | null, legal: readonly wire.Action[], t: Translate): string {
  if (seat === null || view.phase === 'over') return ''
  const options = sort(legal)
  if (options.points.size) return t('totsa-prompt-point')
  if (options.returns.size) return t('totsa-prompt-return')
  if (options.turnUps.size) return t('totsa-prompt-turn-up')
  if (view.phase === 'thrown' && mayPress(options)) return t('totsa-prompt-thrown')
  if (mayPress(options)) return t('totsa-prompt-race')
  if (options.roll) return t('totsa-prompt-roll')
  return ''
}

/** The whole view in words, for screen readers. */
export function describe(view: View, seat: number | null, names: readonly string[], t: Translate): string {
  const players = view.players.flatMap((_, index) => [
    `## ${index === seat ? t('totsa-own-side') : t('totsa-side', { name: names[index] ?? '' })}`,
    describePlayer(view, index, seat, names, t),
  ])
  const roll = [`## ${t('totsa-count', { number: view.rolls })}`, describePhase(view, names, t)]
  return [...roll, `## ${t('totsa-field')}`, ...describeField(view, t), ...players].join('\n')
}

function describePhase(view: View, names: readonly string[], t: Translate): string {
  const name = names[view.roller] ?? ''
  if (view.phase === 'over') return t('totsa-describe-over')
  if (view.phase === 'gap' || view.phase === 'paying') return t('totsa-next', { name })
  return view.dice === NONE ? t('totsa-rolling', { name, you: 'no' }) : t('totsa-dice', { card: cardWords(view.dice, t) })
}

function describeField(view: View, t: Translate): string[] {
  return rows(view).map((row, index) => {
    const cards = row.map((cell) => {
      if (typeof cell === 'string') return actWords(cell, t)
      const card = view.field[cell] ?? NONE
      return card === NONE ? t('totsa-empty') : cardWords(card, t)
    })
    return t('totsa-describe-row', { row: index + 1, cards: cards.join(', ') })
  })
}

function describePlayer(view: View, index: number, seat: number | null, names: readonly string[], t: Translate): string {
  const player = view.players[index] ?? { open: [], down: [] }
  return t('totsa-describe-player', {
    name: names[index] ?? '',
    you: index === seat ? 'yes' : 'no',
    open: player.open.length,
    cards: player.open.map((card) => cardWords(card, t)).join(', '),
    goal: view.scene.open_aim,
    down: player.down.filter((card) => card >= 0 || card === HIDDEN).length,
  })
}

/** What the raccoon says, the latest last. */
export function tellMoment(view: View, seat: number | null, names: readonly string[], t: Translate): string[] {
  const told = view.events.map((event) => eventWords(event, seat, names, t, view.scene)).slice(-3)
  const name = (who: number | null | undefined): string => names[who ?? -1] ?? ''
  const nameSeat = (who: number | undefined) => ({ name: name(who), you: who !== undefined && who === seat ? 'yes' : 'no' })
  switch (view.phase) {
    case 'thrown':
      return told.length ? told : [t('totsa-rolling', nameSeat(view.roller))]
    case 'race':
      return [t('totsa-dice', { card: cardWords(view.dice, t) }), ...told]
    case 'pointing':
      return [t('totsa-dice', { card: cardWords(view.dice, t) }), t('totsa-pointing', { name: name(view.capturer) })]
    case 'paying':
      return [...told.slice(0, -1), [told.at(-1), t('totsa-paying', nameSeat(view.debts[0]))].join(' ').trim()]
    default:
      if (told.length) return told
      return [view.rolls > 0 ? t('totsa-nobody') : t('totsa-welcome', nameSeat(view.roller))]
  }
}

/** Signs beside a player's name. */
export function marks(view: View, seat: number, t: Translate): string[] {
  const rolling = view.phase === 'thrown' || view.phase === 'race' || view.phase === 'pointing'
  const found: string[] = []
  if (view.phase !== 'over' && view.roller === seat) found.push(t('totsa-mark-rolls'))
  if (view.capturer === seat) found.push(t('totsa-mark-points'))
  if (view.queue.includes(seat)) found.push(t('totsa-mark-pressed'))
  if (view.debts.includes(seat)) found.push(rolling ? t('totsa-mark-out') : t('totsa-mark-owes'))
  else if (rolling && view.passed.includes(seat)) found.push(t('totsa-mark-passed'))
  return found
}

/** An action in words: what is done, and with which cookie. */
export function moveInWords(action: wire.Action, names: readonly string[], t: Translate): string {
  switch (action.kind) {
    case 'roll':
      return t('totsa-roll')
    case 'shout':
      return t('totsa-shout')
    case 'pass':
      return t('totsa-pass')
    case 'press':
      return actWords(action.act, t)
    case 'slap':
      return t('totsa-slap', { card: cardWords(action.card, t) })
    case 'return':
      return t('totsa-return', { card: cardWords(action.card, t) })
    case 'turn-up':
      return t('totsa-turn-up', { slot: action.slot + 1 })
    case 'point':
      return t('totsa-point', { name: names[action.seat] ?? '', slot: action.slot + 1 })
    default:
      return (action as Action).text
  }
}

/** What the table saw: what fell, and what came of the hands. */
export function tellInWords({ dice, events }: wire.Told, names: readonly string[], t: Translate): string {
  const fell = dice === NONE ? [] : [t('totsa-dice', { card: cardWords(dice, t) })]
  return [...fell, ...events.map((event) => eventWords(event, null, names, t))].join(' ')
}

/** How far a player came: open cards and face-down ones lead to different aims. */
export function scoreInWords(view: View, seat: number, t: Translate): string {
  const { open = [], down = [] } = view.players[seat] ?? {}
  const { open_aim, down_aim } = view.scene
  const hidden = t('totsa-down-of', { down: down.filter((card) => card !== NONE).length, goal: down_aim })
  return [t('totsa-open-of', { open: open.length, goal: open_aim }), ...(down_aim ? [hidden] : [])].join(', ')
}

/** A press in words: "Capture", "pink star"; nothing while only its player may know it. */
export function pressWords(press: PressReport, t: Translate): string {
  const action = press.action as wire.Action | undefined
  if (action?.kind === 'slap') return cardWords(action.card, t)
  return action?.kind === 'press' ? actWords(action.act, t) : (press.action?.text ?? '')
}
