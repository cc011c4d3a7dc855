// The server's HTTP API. An unsuccessful response becomes a Problem with the server's reason code.
import { fileAddress, isLocal, STATIC } from './base'
import { keep, recall } from './keeping'
import { withScene } from './games/actions'
import { recent } from './table/recent'
import type { Action, Clock, Drawing, PressReport, Result } from './wire'

export interface OptionInfo {
  name: string
  type: 'flag' | 'choice' | 'number' | 'value'
  default: unknown
  choices: string[]
  low: number | null
  high: number | null
  unit: string // 'ms': milliseconds
}

/** A bot that people can play against; the persona has a name (locales) and a face. */
export interface LevelInfo {
  bot: string
  persona: string
  names: Record<string, string> // by language
}

export interface GameInfo {
  id: string
  name: string
  names: Record<string, string> // by language, where it has another one there
  about: Record<string, string> // one sentence, by language
  seats: number[]
  options: OptionInfo[]
  bots: string[]
  levels: LevelInfo[]
  real_time: boolean
  rules: string[] // the languages of its rules page
  example: boolean // whether there is an example match
  lesson: number // how many steps its lesson has
  puzzles: number // how many there are
}

export interface NewTable {
  game: string
  seats?: number
  options?: Record<string, unknown>
  clock?: Clock
  public?: boolean
  hints?: boolean
}

export interface Opened {
  table: string
  play: string
  watch: string
  seats: string[]
}

export interface LobbyTable {
  table: string
  game: string
  seats: string[]
  options: Record<string, unknown>
  updated: number
}

export interface ReplayStep {
  views: unknown[] // with their scenes, as a board gets both
  scenes?: unknown[]
  drawings?: Drawing[] // of a game that has no board here
  seat?: number | null
  action?: Action
  at?: number | null
  mark?: string
  told?: unknown // what came of it, as on a Line
  part?: number // of the match, as on a Line
}

export interface Replayed {
  game: string
  names: string[]
  options: Record<string, unknown>
  steps: ReplayStep[]
  result: Result | null
}

export class Problem extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message)
  }
}

/** Asks the server, or `here`: the Python of this browser, which is loaded first if need be. */
async function ask(path: string, init?: RequestInit, here = STATIC && init !== undefined): Promise<Response> {
  let response: Response
  try {
    response = await (here ? (await import('./offline/local')).answer(path, init?.body as string) : fetch(fileAddress(path), init))
  } catch {
    throw here ? new Problem('no-python', 'Python can’t be loaded') : new Problem('unreachable', 'the server can’t be reached')
  }
  if (response.ok) return response
  const told = (await response.json().catch(() => ({}))) as { reason?: string; detail?: string }
  throw new Problem(told.reason ?? `http-${response.status}`, told.detail ?? response.statusText)
}

export const json = async <T>(path: string, init?: RequestInit, here?: boolean): Promise<T> => (await (await ask(path, init, here)).json()) as T

export const makePost = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

let known: Promise<GameInfo[]> | null = null

/** The games with their options; asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= json<GameInfo[]>('api/games').catch((problem: unknown) => {
    known = null
    throw problem
  })
  return known
}

export const gameInfo = async (id: string): Promise<GameInfo | undefined> => (await games()).find((one) => one.id === id)

/** Why a game can't be played like that; no message: it can. `options`: what does not go together. */
export interface Clash {
  message: string
  options: string[]
}

export const checkOptions = (game: string, wanted: { seats: number; options: Record<string, unknown> }): Promise<Clash> =>
  json(`api/games/${game}/check`, makePost(wanted), STATIC)

/** This browser's guest; a new one the first time. */
export async function token(): Promise<string> {
  const mine = recall('token', '')
  if (mine) return mine
  const { token: fresh } = await json<{ token: string }>('api/guests', { method: 'POST' })
  keep('token', fresh)
  return fresh
}

/** Opens a table: on the server, or `here` in this browser. */
export async function openTable(wanted: NewTable, here = STATIC): Promise<Opened> {
  return here ? json<Opened>('api/tables', makePost(wanted), true) : open('api/tables', wanted)
}

/** Opens a table at which a finished match goes on from one of its moments: on the server, or `here` in this browser. */
export const openFrom = (moment: object, headers: Record<string, string>, here: boolean): Promise<Opened> =>
  here ? json<Opened>('api/tables/from', makePost(moment), true) : open('api/tables/from', moment, headers)

async function open(path: string, wanted: object, headers: Record<string, string> = {}): Promise<Opened> {
  const attempt = async () => json<Opened>(path, makePost(wanted, { ...headers, Authorization: `Bearer ${await token()}` }))
  try {
    return await attempt()
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.reason !== 'who-are-you') throw problem
    keep('token', '') // made by a server that has forgotten its secret
    return attempt()
  }
}

export const lobby = async (): Promise<LobbyTable[]> => (STATIC ? [] : json('api/tables'))

/** The messages of a game that the client was not built with, as Fluent text. */
export const gameTexts = async (game: string, language: string): Promise<string> =>
  (await ask(`api/words/${game}/${language}`)).text()

export const rules = async (game: string, language: string): Promise<string> =>
  (await ask(`api/rules/${game}/${language}`)).text()

export const example = async (game: string): Promise<string> => (await ask(`api/examples/${game}`)).text()

/** Asks about a finished match: with who we are and the key of a link, since the table may be private. */
function askAbout(what: string, table: string, match: number, linkKey: string): Promise<Response> {
  return ask(`api/tables/${table}/${what}/${match}`, { headers: showCredentials(table, linkKey) }, isLocal(table))
}

/** Who we are, and the key of a link to that table. */
export function showCredentials(table: string, linkKey = ''): Record<string, string> {
  const key = linkKey || recent().find((one) => one.table === table)?.key
  return { Authorization: `Bearer ${recall('token', '')}`, ...(key && { 'Tocca-Key': key }) }
}

/** The record of a finished match, and the key for a link to it. */
export async function record(table: string, match: number, key = ''): Promise<{ text: string; key: string }> {
  const response = await askAbout('records', table, match, key)
  return { text: await response.text(), key: response.headers.get('Tocca-Key') ?? '' }
}

/** Through whose eyes a match is looked at: a seat's, a spectator's (null), or with nothing hidden. */
export type Eyes = number | null | 'open'

export async function replay(text: string, seat: Eyes): Promise<Replayed> {
  const wanted = makePost({ record: text, seat })
  const match = await json<Replayed>('api/replay', wanted).catch((problem: Problem) => {
    if (problem.reason !== 'unreachable') throw problem
    return json<Replayed>('api/replay', wanted, true)
  })
  const steps = match.steps.map((step) => ({ ...step, views: step.views.map((view, eye) => withScene(view, step.scenes?.[eye])) }))
  return { ...match, steps }
}

/** A moment of a record as the game draws it (SVG); without a step, its end. */
export async function drawRecord(text: string, step?: number): Promise<string> {
  const wanted = makePost({ record: text, step: step ?? null })
  const response = await ask('api/picture', wanted).catch((problem: Problem) => {
    if (problem.reason !== 'unreachable') throw problem
    return ask('api/picture', wanted, true)
  })
  return response.text()
}

/** What the referee said of a race, before the step of that number. */
export interface Verdict {
  step: number
  presses: PressReport[]
}

export const verdicts = async (table: string, match: number, key = ''): Promise<Verdict[]> =>
  (await (await askAbout('verdicts', table, match, key)).json()) as Verdict[]

/** How a match of a table ended, also where its record does not know it: somebody gave up, or time ran out. */
export const result = async (table: string, match: number, key = ''): Promise<Result> =>
  (await (await askAbout('results', table, match, key)).json()) as Result

/** The link as a QR code, for the `src` of an image. Its key must not be in an address: proxies note those. */
export const qrPicture = async (link: string): Promise<string> =>
  `data:image/svg+xml,${encodeURIComponent(await (await ask('api/qr', makePost({ link }))).text())}`
