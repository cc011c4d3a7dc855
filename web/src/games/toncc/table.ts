// From a view to what is on the table: which targets are lit, what each King holds, and what a joint move changed.
import type * as wire from './wire'
import type { Draft } from '../actions'
import { BY_STRENGTH, KINGDOMS, KINGS, REGIONS } from './constants'
import { has, findPart, type Part } from './pieces'

/** What a seat sees, with the scene that the rules make of it. `ended`: before the rules say so. */
export type View = wire.View & { scene: wire.Scene; ended?: true }
type Places = readonly (number | null)[]

/** What lies on the table at one moment. */
export interface Table {
  regions: readonly number[]
  places: Places
  seals: readonly number[]
  kingPoints: readonly number[]
  held: readonly (readonly number[])[] // Kingdoms by number
  open: readonly (readonly number[])[] // those that can still be completed
  kingdomPoints: readonly number[]
}

/** A Region that can be pointed at, and what that does. */
export interface Target extends wire.Target {
  action: Draft
}

/** A joint move to be shown: the table before and after it, and the count if it ended the challenge. */
export interface Reveal {
  turn: wire.Turn
  before: Table
  after: Table
  ended: wire.Score | null
  manners: wire.Scene['manners'] // how each King went
}

/** A contest and why it was decided so: what each rival wears in the Region's colour, the winner first. */
export interface Contest {
  region: number
  place: number
  rivals: { king: number; part: Part }[]
}

export const tableOf = ({ challenge, scene: { holdings } }: View): Table => ({
  regions: challenge.regions,
  places: challenge.places,
  seals: challenge.seals,
  kingPoints: challenge.king_points,
  held: holdings.map(({ kingdoms }) => kingdoms),
  open: holdings.map(({ open }) => open),
  kingdomPoints: holdings.map(({ kingdom_points }) => kingdom_points),
})

/** The King of a seat. */
export const kingOf = (view: View, seat: number | null): number | null => (seat === null ? null : view.kings[seat]!)

/** Whether the match was played out. */
export const isPlayedOut = ({ scene }: View): boolean => scene.over

/** Nobody is to choose any more. */
export const endView = (view: View): View => ({ ...view, ended: true })

export const isOver = (view: View): boolean => view.ended === true || isPlayedOut(view)

/** Who has conquered a Region; null: it is face up. */
export function findSealer(seals: readonly number[], region: number): number | null {
  return KINGS.find((king) => has(seals[king]!, region)) ?? null
}

/** The Regions that can be pointed at: what is legal, or, while a choice is sealed, what it may be changed into. */
export function targets(view: View, seat: number | null, legal: readonly wire.Action[]): Target[] {
  const king = kingOf(view, seat)
  return view.scene.targets.flatMap((target) => {
    const { movement } = target
    const offered = legal.find((one) => one.movement === movement)
    const instead = king === null || view.choice === null ? null : { kind: 'step', king, movement }
    const action: Draft | null = offered ?? instead
    return action ? [{ ...target, action }] : []
  })
}

/** Which seats have chosen; the view counts by King. */
export const ready = ({ chosen, kings }: View): boolean[] => kings.map((king) => chosen[king] ?? false)

/** The Kings who still have to choose. */
export function choosing(view: View): number[] {
  return isOver(view) ? [] : view.scene.movers.filter((king) => !view.chosen[king])
}

const alike = (a: Places, b: Places): boolean => a.every((place, index) => place === b[index])

/** What happened between two views, if the second follows the first by a joint move. */
export function findReveal(before: View | null, after: View): Reveal | null {
  const turn = after.last
  if (!before || !turn || (before.last && alike(before.last.origins, turn.origins) && alike(before.last.places, turn.places)))
    return null
  if (!alike(before.challenge.places, turn.origins)) return null
  const ended = after.past.length > before.past.length ? after.past.at(-1)! : null
  return { turn, before: tableOf(before), after: settle(before, after, ended), ended, manners: after.scene.manners }
}

function settle(before: View, after: View, ended: wire.Score | null): Table {
  if (!ended) return tableOf(after)
  const number = ({ kingdom }: wire.Realised) => KINGDOMS.findIndex((one) => one === kingdom)
  return {
    regions: before.challenge.regions,
    places: after.scene.stood ?? [],
    seals: ended.seals,
    kingPoints: ended.king_points,
    held: ended.realised.map((kingdoms) => kingdoms.map(number)),
    open: KINGS.map(() => []),
    kingdomPoints: ended.kingdom_points,
  }
}

/** The contests of a joint move: Regions on which Kings met. */
export function contests({ turn }: Reveal): Contest[] {
  return turn.conquests.filter(({ rivals }) => rivals.length > 1).map((conquest) => contest(conquest, turn))
}

export function contest({ region, king, rivals }: wire.Conquest, turn: wire.Turn): Contest {
  const colour = REGIONS[region]!.background
  const ordered = BY_STRENGTH[region]!.filter((rival) => rivals.includes(rival))
  return { region, place: turn.places[king]!, rivals: ordered.map((rival) => ({ king: rival, part: findPart(rival, colour) })) }
}

// -- the count of a challenge, one thing at a time --------------------------------------------------

export type CountStep =
  | { kind: 'kingdom'; king: number; realised: wire.Realised }
  | { kind: 'king-points'; king: number }
  | { kind: 'score'; king: number }
  | { kind: 'toncc' }

/** The steps of a count, King by King in the order of the seats, and the tóncc points at the end. */
export function countSteps(score: wire.Score, kings: readonly number[]): CountStep[] {
  const each = kings.flatMap((king): CountStep[] => [
    ...score.realised[king]!.map((realised): CountStep => ({ kind: 'kingdom', king, realised })),
    { kind: 'king-points', king },
    { kind: 'score', king },
  ])
  return [...each, { kind: 'toncc' }]
}
