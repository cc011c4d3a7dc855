// Who plays with whom, everybody's progress, and what was laid down since the latest push.
import type { Line } from '../../wire'
import type * as wire from './wire'

/** What a seat sees, with the scene that the rules make of it. */
export type View = wire.View & { scene: wire.Scene }

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
export const endView = (view: View): View => (view.over ? view : { ...view, over: 'limit' })

/** Two against two. */
export function isTeams(view: View): boolean {
  return view.scene.parties.some((seats) => seats.length > 1)
}

export function partyOf(view: View, seat: number): number {
  return view.scene.parties.findIndex((seats) => seats.includes(seat))
}

/** Everybody in the order of play, one's own party first. */
export function parties(view: View): Party[] {
  const mine = view.seat === null ? null : partyOf(view, view.seat)
  const { parties, places, target } = view.scene
  return parties.map((_, step) => {
    const number = ((mine ?? 0) + step) % parties.length
    const seats = parties[number]!
    const hand = view.hands[number] ?? []
    return {
      number,
      seats,
      mine: number === mine,
      laid: view.laid[number] ?? [],
      hand,
      hidden: (view.hand_sizes[number] ?? 0) - hand.length,
      target,
      place: places[number] ?? 0,
      turn: !view.over && seats.includes(view.turn),
    }
  })
}

/** The claims that came true since the latest push, in their order. */
export function race(lines: readonly Line[]): Laying[] {
  let pushedAt = 0
  let layings: Laying[] = []
  for (const line of lines) {
    if (line.kind !== 'acted' || line.seat == null || !line.action) continue
    const action = line.action as wire.Action
    if (action.kind === 'push') {
      pushedAt = line.at
      layings = []
    } else if (action.kind === 'claim' && !line.secret) {
      layings.push({ seat: line.seat, card: action.card, after: line.at - pushedAt })
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
