// The game in words: what is asked of a player, what happened, and the whole board for screen readers.
import type * as wire from './wire'
import type { Action } from '../../wire'
import type { Translate } from '../board'
import { offers } from './offers'
import type { Pattern } from './cards'
import { LINES } from './constants'
import type { Entry } from './geometry'
import { colourAt } from './marbles'
import { newlyLaid, parties, type Party, type View } from './table'

/** What is asked of the seat right now; '' when nothing. */
export function prompt(view: View, seat: number | null, legal: readonly wire.Action[], t: Translate): string {
  if (seat === null || view.over) return ''
  const { pushes, claims } = offers(legal)
  if (pushes.size && claims.size) return t('tomoko-prompt-push-or-claim')
  if (pushes.size) return t('tomoko-prompt-push')
  return claims.size ? t('tomoko-prompt-claim') : ''
}

/** The whole view in words. */
export function describe(
  view: View,
  _seat: number | null,
  names: readonly string[],
  t: Translate,
): string {
  const rows = Array.from({ length: LINES }, (_, row) =>
    t('tomoko-describe-row', { row: row + 1, marbles: rowInWords(view.board, row, t) }),
  )
  const players = parties(view).map((one) => playerInWords(one, names, t))
  return [
    `## ${t('tomoko-board')}`,
    ...rows,
    t('tomoko-describe-bag', {
      dark: view.scene.dark,
      light: view.scene.light,
    }),
    ...(view.last ? [t('tomoko-describe-last', lastPush(view, view.last, names, t))] : []),
    `## ${t('tomoko-players')}`,
    ...players,
    t('tomoko-describe-pile', { count: view.pile }),
    ...(view.over ? [] : [t('tomoko-describe-turn', { name: nameOf(view.turn, names) })]),
  ].join('\n')
}

/** What happened between two views, in sentences. */
export function tellChanges(
  before: View,
  now: View,
  names: readonly string[],
  t: Translate,
): string[] {
  const said: string[] = []
  if (now.pushes === before.pushes + 1 && now.last) {
    said.push(t('tomoko-said-push', lastPush(now, now.last, names, t)))
    const fell = now.scene.rolled?.falls
    if (fell) said.push(t('tomoko-said-fell', { marble: fell }))
  }
  for (const { party, card } of newlyLaid(before, now)) {
    const seats = parties(now).find((one) => one.number === party)?.seats ?? []
    said.push(t('tomoko-said-laid', { name: together(seats, names), card }))
  }
  return said
}

/** An action in words: "dark, row 3 from the left". */
export function moveInWords(action: wire.Action, _names: readonly string[], t: Translate): string {
  switch (action.kind) {
    case 'push':
      return t('tomoko-move-push', { marble: action.marble, entry: entryInWords(action, t) })
    case 'claim':
    case 'hand':
      return t(`tomoko-move-${action.kind}`, { card: action.card })
    default:
      return (action as Action).text
  }
}

/** An entry in words. */
export function entryInWords({ side, line }: Entry, t: Translate): string {
  return t('tomoko-entry', { side, line })
}

/** A pattern in words, row by row. */
export function patternInWords(pattern: Pattern, t: Translate): string {
  const row = (at: number) =>
    pattern
      .slice(at, at + 3)
      .map((marble) => t('tomoko-marble', { marble }))
      .join(' ')
  return t('tomoko-pattern', { top: row(0), middle: row(3), bottom: row(6) })
}

export function nameOf(seat: number | null, names: readonly string[]): string {
  return (seat === null ? '' : names[seat]) || '?'
}

/** Several names as one, as the language joins them. */
export function together(seats: readonly number[], names: readonly string[]): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  return new Intl.ListFormat(language || undefined).format(seats.map((seat) => nameOf(seat, names)))
}

function rowInWords(board: wire.Board, row: number, t: Translate): string {
  return Array.from({ length: LINES }, (_, column) =>
    t('tomoko-marble', { marble: colourAt(board, LINES * row + column) ?? 'none' }),
  ).join(', ')
}

function lastPush(view: wire.View, last: wire.Push, names: readonly string[], t: Translate) {
  return { name: nameOf(view.mover, names), marble: last.marble, entry: entryInWords(last, t) }
}

function playerInWords(one: Party, names: readonly string[], t: Translate): string {
  const name = together(one.seats, names)
  const laid = t('tomoko-describe-laid', { name, laid: one.laid.length, target: one.target })
  return one.hand.length ? `${laid} ${t('tomoko-describe-hand', { name, cards: one.hand.join(', ') })}` : laid
}
