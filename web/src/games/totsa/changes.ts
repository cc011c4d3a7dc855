// What moved between two views: which cards fly from where to where, and whose hand comes down on what.
import type * as wire from './wire'
import { ERRORS, GOOD, HIDDEN } from './constants'
import type { View } from './table'

/** A place on the table, as in the `data-spot` of its element. */
export type Spot = string

export const placeSpot = (place: number): Spot => `place-${place}`
export const actSpot = (act: string): Spot => `act-${act}`
export const openSpot = (seat: number, card: number): Spot => `open-${seat}-${card}`
export const downSpot = (seat: number, slot: number): Spot => `down-${seat}-${slot}`
export const sideSpot = (seat: number): Spot => `side-${seat}`

export interface Flight {
  card: number
  from: Spot
  to: Spot
  turned: 'up' | 'down' | null // which way it is turned on its way
}

export interface Slap {
  seat: number
  spot: Spot
  good: boolean
}

/** Whether an event is good for who acted, or an error, as the rules say. */
export const isGood = ({ kind }: wire.RollEvent): boolean => GOOD.includes(kind)
export const isError = ({ kind }: wire.RollEvent): boolean => ERRORS.includes(kind)

/** What has been told since the view before. Events tell one roll, and begin anew with the next. */
export function news(before: View | null, after: View): wire.RollEvent[] {
  if (!before || before.rolls !== after.rolls) return after.rolls > 0 && before ? after.events : []
  return after.events.slice(before.events.length)
}

export function flights(before: View, after: View): Flight[] {
  const events = news(before, after)
  const cards = Array.from({ length: after.field.length }, (_, card) => card)
  return cards.flatMap((card) => {
    const [from, to] = [lies(before, card), lies(after, card)]
    return from === to ? [] : (fly(card, from, to, events, before) ?? [])
  })
}

/** Where a card is to be seen; null: it lies face down somewhere. */
function lies(view: View, card: number): Spot | null {
  const place = view.field.indexOf(card)
  if (place >= 0) return placeSpot(place)
  const seat = view.players.findIndex((player) => player.open.includes(card))
  return seat < 0 ? null : openSpot(seat, card)
}

function fly(card: number, from: Spot | null, to: Spot | null, events: wire.RollEvent[], before: View): Flight | null {
  if (from && to) return { card, from, to, turned: null }
  const told = events.find((event) => event.card === card && event.slot >= 0)
  if (from) return told ? { card, from, to: downSpot(told.seat, told.slot), turned: 'down' } : null
  if (!to) return null
  if (told) {
    const owner = told.owner >= 0 ? told.owner : told.seat
    return { card, from: downSpot(owner, told.slot), to, turned: 'up' }
  }
  const forgotten = events.find((event) => event.kind === 'forgotten' && hasDown(before, event.seat))
  return forgotten ? { card, from: sideSpot(forgotten.seat), to, turned: 'up' } : null
}

const hasDown = (view: View, seat: number): boolean => view.players[seat]?.down.some((card) => card >= 0 || card === HIDDEN) ?? false

/** Whose hands came down, and where. */
export function slaps(before: View, after: View): Slap[] {
  return news(before, after).flatMap((event) => {
    const spot = findPressedSpot(event, before)
    return spot ? [{ seat: event.seat, spot, good: isGood(event) }] : []
  })
}

function findPressedSpot(event: wire.RollEvent, before: View): Spot | null {
  if (!isGood(event) && !isError(event)) return null
  if (event.kind === 'wrong-guess' || (event.kind === 'captured' && event.slot >= 0)) return downSpot(event.owner, event.slot)
  if (event.kind === 'late') return null
  if (event.act) return actSpot(event.act)
  const place = before.field.indexOf(event.card)
  return event.card >= 0 && place >= 0 ? placeSpot(place) : null
}
