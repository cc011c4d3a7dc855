// Who plays with whom, how far everybody is, and what was laid down since the latest push.
import type { Line } from '../../wire'
import type * as wire from './wire'
import { readCard, readPush } from './actions'

export interface Party {
  number: number
  seats: number[]
  mine: boolean
  laid: number[]
  hand: number[] // the cards in sight
  hidden: number // how many are not
  target: number
  place: number // 1: was the first to reach the target; 0: has not
  turn: boolean
}

/** A card laid down by somebody, so many milliseconds after the push that made it possible. */
export interface Laying {
  seat: number
  card: number
  after: number
}

/** Nobody is to push any more. */
export const ended = (view: wire.View): wire.View => (view.over ? view : { ...view, over: 'limit' })

/** Two against two: the view has fewer hands than seats. */
export function isTeams(view: wire.View): boolean {
  return view.hand_sizes.length < view.seats
}

/** How many cards to lay, as the table shows it beside its pips (the server ends the game). */
export function targetOf(view: wire.View, open = view.hand_sizes.some((size) => size > 2)): number {
  if (isTeams(view) || open) return 5
  return { 2: 10, 3: 5 }[view.seats] ?? 3
}

export function partyOf(view: wire.View, seat: number): number {
  return isTeams(view) ? seat % view.hand_sizes.length : seat
}

/** Everybody in the order of play, one's own party first. */
export function parties(view: wire.View, open?: boolean): Party[] {
  const mine = view.seat === null ? null : partyOf(view, view.seat)
  const count = view.hand_sizes.length
  const target = targetOf(view, open)
  return Array.from({ length: count }, (_, step) => {
    const number = ((mine ?? 0) + step) % count
    const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => partyOf(view, seat) === number)
    const hand = view.hands[number] ?? []
    return {
      number,
      seats,
      mine: number === mine,
      laid: view.laid[number] ?? [],
      hand,
      hidden: (view.hand_sizes[number] ?? 0) - hand.length,
      target,
      place: placeOf(view, number),
      turn: !view.over && seats.includes(view.turn),
    }
  })
}

function placeOf(view: wire.View, party: number): number {
  let place = 1
  for (const group of view.arrived) {
    if (group.includes(party)) return place
    place += group.length
  }
  return 0
}

/** The claims that came true since the latest push, in their order. */
export function race(view: wire.View, lines: readonly Line[]): Laying[] {
  let pushedAt = 0
  let layings: Laying[] = []
  for (const line of lines) {
    if (line.kind !== 'acted' || line.seat == null || !line.action) continue
    const found = readCard(line.action)
    if (readPush(line.action)) {
      pushedAt = line.at
      layings = []
    } else if (found?.what === 'claim' && view.laid[partyOf(view, line.seat)]?.includes(found.card)) {
      layings.push({ seat: line.seat, card: found.card, after: line.at - pushedAt })
    }
  }
  return layings
}

/** The cards that `now` has on the table and `before` had not, with the party that laid each. */
export function newlyLaid(before: wire.View, now: wire.View): { party: number; card: number }[] {
  return now.laid.flatMap((laid, party) =>
    laid.filter((card) => !before.laid[party]?.includes(card)).map((card) => ({ party, card })),
  )
}
