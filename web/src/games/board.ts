// What a game's board is to the rest of the client. A board draws a view and offers what the server calls
// legal; it holds no rules. Each game's module (games/GAME/index.ts) is loaded when its table is opened.
import type { Component, Snippet } from 'svelte'
import type { About, Action, Drawing, Eye, Line } from '../wire'
import type { Round } from '../table/rounds'
import type { Draft } from './actions'

/** Looks a message up in the player's language (Fluent), with values for its variables. */
export type Translate = (id: string, values?: Record<string, string | number>) => string

export interface Settings {
  motion: boolean // animations; off also when the system asks for less motion
  sound: boolean
  patterns: boolean // extra patterns for colour vision
  leftHanded: boolean
}

export interface BoardProps<View, Move extends Action = Action> {
  view: View // what `seat` sees, with the scene that the rules make of it; in a replay, what it saw
  drawing?: Drawing | null // the same as the server draws it, for a game that has no board here
  seat: number | null // whose eyes; null: a spectator
  eyes?: readonly Eye[] // what each seat at this device sees and may do, where several sit (hot seat)
  legal: readonly Move[] // empty when there is nothing to do
  about: About
  names: readonly string[] // by seat
  lines: readonly Line[] // the log, the latest last
  pending: Draft | null // an action sent and not confirmed yet
  hint?: Move | null // an action that a bot would choose: to be tried out as if the player had, never played
  stray?: () => void // something else than the hint is tried out
  act: (action: Draft, since?: number, seat?: number) => void // seat: another one at this device (hot seat)
  preview: (action: Draft) => Promise<unknown> // what the server says it would do
  whyNot?: (action: Draft) => Promise<string> // why the rules refuse it, in the player's language; '': they don't
  say: (text: string) => void // tells screen readers (the live region)
  remark?: (seat: number, what: 'good' | 'bad') => void // something went well or badly for that seat: a bot may remark on it
  showing?: (what: string) => void // what the board shows at the moment instead of asking for something; '': nothing
  scene?: (on: boolean) => void // it shows what has just happened: lists tell of it when it has been seen
  badge?: Snippet<[seat: number, size?: number]> // face, presence and clock of a player, for the place that names them
  t: Translate
  settings: Settings
  live: boolean // false in a replay: look, don't touch
}

export interface InsightProps {
  found: any // what the game's analyst found out
  names: readonly string[]
  at: number // the step that is shown
  to: (step: number) => void
  t: Translate
  percent: (part: number) => string
}

export interface GameModule<View = any, Move extends Action = any> {
  Board: Component<BoardProps<View, Move>>
  /** The whole view in words: sections, each a line "## …" and what stands under it, a line each. */
  describe: (view: View, seat: number | null, names: readonly string[], t: Translate, drawing?: Drawing | null) => string
  /** An action in words, short enough for a list of moves; one of a kind that the client does not know, in notation. */
  moveInWords: (action: Move, names: readonly string[], t: Translate) => string
  /** What the picture of a move leaves to say to who sees it; without it, or '': all of `moveInWords`. */
  moveBesidePicture?: (action: Move) => string
  /** What the table saw come of a step (`Game.narrate` in Python), in sentences for a list of moves. */
  tellInWords?: (told: any, names: readonly string[], t: Translate) => string
  /** An action as a small picture for a list of moves, with what came of it. `round`: the number of its group. */
  Sketch?: Component<{ action: Move; told?: any; seat: number | null; round: number; view: View; options: Record<string, unknown> }>
  /** The groups of a list of moves: rounds, rolls, games. The view is the latest. */
  rounds?: (played: readonly Line[], view: View, t: Translate) => Round[]
  /** How far a seat came, where its score alone says too little. */
  scoreInWords?: (view: View, seat: number, t: Translate) => string
  /** What is asked of the seat right now, one short sentence; '' when nothing. */
  prompt: (view: View, seat: number | null, legal: readonly Move[], t: Translate) => string
  /** The view of a match that is over, also where the rules would go on (somebody gave up): nobody is to move. */
  endView: (view: View) => View
  /** Which seats have made their secret choice, where all choose in secret; without it, nobody does. */
  ready?: (view: View) => readonly boolean[]
  /** Whether hands are about to come down: nothing may lie over the table. Without it, never. */
  urgent?: (view: View) => boolean
  /** What an analysis tells of this game alone (the part `analysis` of its manifest in Python); loaded when it is opened. */
  Insight?: () => Promise<{ default: Component<InsightProps> }>
  /** Whether the tips for a first game fit what is asked right now; without it, always. */
  tipsFit?: (legal: readonly Move[]) => boolean
}
