// Exercises of lessons and puzzles. The server plays them by the rules, or the Python of this browser; nothing is decided here.
import { json, Problem, makePost } from '../api'
import { STATIC } from '../base'
import { withScene, type Draft } from '../games/actions'
import { keep, recall } from '../keeping'
import type { About, Action, Eye, Line } from '../wire'

/** What became of the answers so far. `eyes`: what the learner sees, one after the other, since the answer before. */
export interface Practised {
  id: string
  verdict: 'asked' | 'wrong' | 'done'
  asked: number // the number of the open question, from 0
  asks: number
  last: number // the number of the last exercise
  about: About
  eyes: Eye[]
  lines: Line[] // all moves so far, the last of them for the last eye
  say?: string // the name of the text about a wrong answer
  reason?: string // why the rules refuse it
  message?: string
  right?: Action // an answer that is right, where it was asked for
  values?: Record<string, string | number> // for the variables of its texts
  follows?: Action[] // what the others will do after this answer, which is told before
  effect?: unknown // what an action would do, where that was asked
}

export type Kind = 'lesson' | 'puzzle'

interface Wanted {
  game: string
  kind: Kind
  number: number
  answers: readonly Draft[]
  preview?: Draft
  help?: boolean
}

export async function practise(wanted: Wanted): Promise<Practised> {
  const body = makePost(wanted)
  const found = await json<Practised>('api/practice', body).catch((problem: Problem) => {
    if (problem.reason !== 'unreachable' || STATIC) throw problem
    return json<Practised>('api/practice', body, true)
  })
  return { ...found, eyes: found.eyes.map((eye) => ({ ...eye, view: withScene(eye.view, eye.scene) })) }
}

// -- how far a lesson has come, in this browser ------------------------------------------------------

const lessons = (): Record<string, number> => recall('lessons', {})

/** The step at which the lesson goes on; as many as there are: it is finished. */
export const lessonStep = (game: string): number => lessons()[game] ?? 0

export const keepLessonStep = (game: string, step: number): void => keep('lessons', { ...lessons(), [game]: step })

// -- puzzles of the day --------------------------------------------------------------------------------

/** The days since 1970 by this device's calendar. */
export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)

/** The number of that day's puzzle: the same for everyone, and each comes once before one comes again. */
export const puzzleOf = (day: number, count: number): number => (day * coprime(count)) % count

function coprime(count: number): number {
  const divisor = (one: number, other: number): number => (other ? divisor(other, one % other) : one)
  let step = 97
  while (divisor(step, count) !== 1) step++
  return step
}

export interface Streak {
  day: number // the last one on which the puzzle was solved
  days: number // so many in a row
}

const streaks = (): Record<string, Streak> => recall('puzzles', {})

/** How many days in a row, as of today; 0 when a day was missed. */
export function streakOf(game: string, day: number): number {
  const found = streaks()[game]
  return found && day - found.day <= 1 ? found.days : 0
}

export const isSolved = (game: string, day: number): boolean => streaks()[game]?.day === day

/** Notes that the puzzle of that day is solved. */
export function keepSolved(game: string, day: number): void {
  if (isSolved(game, day)) return
  keep('puzzles', { ...streaks(), [game]: { day, days: streakOf(game, day) + 1 } })
}
