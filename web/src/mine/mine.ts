// What the server knows of this browser's guest, and what this browser keeps itself.
import { json, makePost, Problem, token } from '../api'
import { fileAddress, isLocal, STATIC } from '../base'
import { keep, recall } from '../keeping'
import { recent } from '../table/recent'
import type { Result } from '../wire'

export interface SeatAt {
  name: string // '': a person who has deleted everything of theirs
  bot?: string
  mine?: boolean
}

export interface MyMatch {
  table: string
  match: number
  game: string
  began: number
  ended: number
  seats: SeatAt[]
  result: Result | null
  moves: number
  ms: number
}

export interface UnderWay {
  table: string
  match: number
  game: string
  began: number
  seats: SeatAt[]
  turn?: boolean | null
}

export interface Against {
  played: number
  won: number
  drawn: number
  bot?: string
  name?: string
}

export interface MyGame {
  game: string
  played: number
  won: number
  drawn: number
  alone: number
  streaks: { now: number; best: number }
  moves: number
  ms: number
  against: Against[]
  numbers: Record<string, [total: number, of: number]>
}

export interface Series {
  table: string
  game: string
  played: number
  won: number
  drawn: number
  others: Against[]
  latest: number
}

export interface Mine {
  under_way: UnderWay[]
  matches: MyMatch[]
  total: number
  games: MyGame[]
  series: Series[]
  waiting: number
}

const NOTHING: Mine = { under_way: [], matches: [], total: 0, games: [], series: [], waiting: 0 }

const makeHeaders = (): Record<string, string> => ({ Authorization: `Bearer ${recall('token', '')}` })

/** All of this guest. Whoever has no token yet, or one of a server that has forgotten its secret, has nothing. */
export async function loadMine(): Promise<Mine> {
  if (STATIC) return json<Mine>('api/mine', undefined, true)
  if (!recall('token', '')) return NOTHING
  return json<Mine>('api/mine', { headers: makeHeaders() }).catch((problem: Problem) => {
    if (problem.reason !== 'who-are-you') throw problem
    return NOTHING
  })
}

/** How a match ended for me. */
export type Ending = 'won' | 'lost' | 'drawn' | 'alone' | 'open'

export function findEnding({ seats, result }: Pick<MyMatch, 'seats' | 'result'>): Ending {
  if (!result) return 'open'
  if (seats.filter((seat) => seat.mine).length > 1) return 'alone'
  if (result.winners.length === seats.length) return 'drawn'
  return result.winners.some((seat) => seats[seat]?.mine) ? 'won' : 'lost'
}

/** A number of a game: the mean over what it was counted for; null if it was never. */
export const computeMean = ([total, of]: readonly [number, number]): number | null => (of ? total / of : null)

/** Everything as a file. */
export async function fetchExport(): Promise<Blob> {
  const response = await fetch(fileAddress('api/mine/export'), { headers: makeHeaders() })
  if (!response.ok) throw new Problem(`http-${response.status}`, response.statusText)
  return response.blob()
}

/** Deletes everything of mine, on the server and in this browser. */
export async function deleteAll(): Promise<void> {
  if (!STATIC && recall('token', '')) await json('api/mine/delete', makePost({ sure: true }, makeHeaders()))
  keep('token', '')
  keep('tables', [])
  await forgetLocal()
}

/** The tables of this browser's database. */
const forgetLocal = (): Promise<void> =>
  new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase('tocca')
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve() // a tab at a table keeps it until it is closed
  })

/** A link that makes another device the same guest, once; and until when it is good. */
export async function makeTransferLink(page: string): Promise<{ link: string; until: number }> {
  await token()
  const { code, until } = await json<{ code: string; until: number }>('api/mine/transfer', makePost({}, makeHeaders()))
  return { link: `${page}#${code}`, until }
}

/** Becomes the guest of such a link. */
export async function claim(code: string): Promise<void> {
  const { token: moved } = await json<{ token: string }>('api/mine/claim', makePost({ code }))
  keep('token', moved)
  keep('tables', recent().filter((one) => isLocal(one.table)))
}
