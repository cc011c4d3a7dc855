// Analyses of finished matches: what the server, or this browser's Python, found out, and how it is asked.
import { json, makePost, openFrom, Problem, showCredentials, type Opened } from '../api'
import type { Action } from '../wire'

export interface Reason {
  text: string // the name of a text of the game
  values: Record<string, string | number>
}

export interface Mistake {
  event: number // from 1; the position before it is the step of the number before
  seat: number
  action: Action
  chance: number
  loss: number
  better: { action: Action; chance: number }[]
  why: Reason[]
}

export interface Turn {
  event: number
  seat: number
  before: number
  after: number
  cause: 'mistake' | 'gift' | 'chance' | 'play'
  by: number | null
}

export type Curve = readonly (readonly [step: number, chance: number])[]

export interface Analysis {
  game: string
  rough: boolean // a first look; a better one follows
  chances: Curve[] // by seat
  lost: number[] // by seat: what a choice gave away, on average
  turns: Turn[]
  mistakes: Mistake[]
  own: unknown // what only this game can tell
}

export interface Progress {
  id: string
  state: 'waiting' | 'thinking' | 'done'
  ahead?: number
  done?: number
  of?: number
  analysis?: Analysis | null
}

/** A match as a record. `of`: the table of the server where it was played, with the key of a link to it. `here`: this browser thinks about it. */
export interface Source {
  record: string
  of: { table: string; match: number; key: string } | null
  here: boolean
}

/** What is sent of it: keys are for headers, like those who ask. */
const split = ({ record, of, here }: Source): [match: object, headers: Record<string, string>] =>
  of && !here ? [{ table: of.table, match: of.match }, showCredentials(of.table, of.key)] : [{ record }, {}]

export const ask = (source: Source): Promise<Progress> => json('api/analysis', makePost(...split(source)), source.here)

/** How far it is; asked for anew where this server does not know it: behind one address there may be several. */
export const follow = (source: Source, id: string): Promise<Progress> =>
  json<Progress>(`api/analysis/${id}`, undefined, source.here).catch((problem: Problem) => {
    if (problem.reason !== 'not-found') throw problem
    return ask(source)
  })

/** Opens a table at which the match goes on from that step, against bots. */
export function playOn(source: Source, step: number, seat: number, bots: readonly string[], name: string): Promise<Opened> {
  const [match, headers] = split(source)
  return openFrom({ ...match, step, seat, bots, name }, headers, source.here)
}

/** A seat's chance at a step: the latest that is known. */
export function chanceAt(curve: Curve, step: number): number | null {
  return (curve.findLast(([at]) => at <= step) ?? curve[0])?.[1] ?? null
}
