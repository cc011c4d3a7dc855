// The table in words: for screen readers, for what is asked of a player, and for what just happened.
import type { Round } from '../../table/rounds'
import type { Line } from '../../wire'
import type * as wire from './wire'
import type { Action } from '../../wire'
import type { Translate } from '../board'
import { NO_TILE } from './constants'
import { poseOf, squareName, type Colour, type Place, type Square } from './tiles'

/** What a seat sees, with the scene that the rules make of it. */
export type View = wire.View & { scene: wire.Scene }

/** The name of a seat; its colour where nobody has given a name. */
export function nameOf(seat: number, colours: readonly Colour[], names: readonly string[], t: Translate): string {
  return names[seat] || t('toscana-colour', { colour: colours[seat]! })
}

/** A laid tile by its squares: tiles carry no numbers that people could see. */
export function placeInWords(place: Place, t: Translate): string {
  const { height, squares } = poseOf(place.tile, place.turn)
  const name = ({ x, y }: Square) => squareName(place.column + x, place.row + height - 1 - y)
  const foreign = squares.filter(({ own }) => !own).map(name)
  return t('toscana-place', { ...ends(place), squares: foreign.join(', ') })
}

/** The lower left and the upper right square of a laid tile. */
function ends({ tile, turn, column, row }: Place): { from: string; to: string } {
  const { width, height } = poseOf(tile, turn)
  return { from: squareName(column, row), to: squareName(column + width - 1, row + height - 1) }
}

/** A tile by where it has the other player's colour. */
export function tileInWords(tile: number, t: Translate): string {
  const foreign = poseOf(tile, 0).squares.filter(({ own }) => !own)
  const [first, second] = foreign.map(({ x, y }) => t('toscana-square', { row: y + 1, column: x + 1 }))
  return t('toscana-pair', { first: first!, second: second! })
}

/** What the picture of a move leaves to say. */
export function moveBesidePicture(action: wire.Action): string {
  if (action.kind !== 'place') return ''
  const { from, to } = ends(action)
  return `${from}–${to}`
}

/** An action in words: which squares are covered, and how, or the answer about a veto. */
export function moveInWords(action: wire.Action, _names: readonly string[], t: Translate): string {
  switch (action.kind) {
    case 'place':
      return placeInWords(action, t)
    case 'decide':
      return t(action.veto ? 'toscana-veto-play' : 'toscana-veto-allow')
    default:
      return (action as Action).text
  }
}

/** Whether a veto is on offer. */
export const mayVeto = (legal: readonly wire.Action[]): boolean => legal.some((action) => action.kind === 'decide' && action.veto)

/** What is asked of the seat right now. */
export function prompt(view: View, _seat: number | null, legal: readonly wire.Action[], t: Translate): string {
  if (!legal.length) return ''
  if (mayVeto(legal)) return t('toscana-prompt-veto')
  return t(view.laid.length ? 'toscana-prompt-place' : 'toscana-prompt-open')
}

/** Nobody is to lay a tile any more. */
export const endView = (view: View): View => ({ ...view, phase: 'over' })

/** Whose decision it is: to lay a tile, or to let the other one lay it; null when it is over. */
export function deciderOf(view: View): number | null {
  return view.phase === 'over' ? null : view.scene.decider
}

/** Tips tell how to lay a tile. */
export const tipsFit = (legal: readonly wire.Action[]): boolean => !mayVeto(legal)

/** Whom the table waits for, and why; for those who can't act. */
export function waiting(view: View, names: readonly string[], t: Translate): string {
  if (view.phase === 'over') return ''
  const name = nameOf(view.mover, view.colours, names, t)
  if (view.phase === 'place') return t('toscana-waiting-place', { name })
  return t('toscana-waiting-veto', { name: nameOf(view.scene.decider!, view.colours, names, t), other: name })
}

export function noteInWords(note: wire.Note, name: string, t: Translate): string {
  if (note.kind === 'veto') return t('toscana-note-veto', { name })
  if (note.tile === NO_TILE) return t('toscana-note-empty', { name })
  return t('toscana-note-lost', { name })
}

/** How a game of the match ended. */
export function resultInWords(game: number, finished: wire.Finished, names: readonly string[], t: Translate): string {
  const [first, second] = finished.scores
  const scores = { game, high: Math.max(first, second), low: Math.min(first, second) }
  if (finished.winner === null) return t('toscana-result-drawn', scores)
  return t('toscana-result-won', { ...scores, name: nameOf(finished.winner, finished.colours, names, t) })
}

/** What a stack holds: its top, what is under it in no order, and a vetoed tile that is the last. */
export function stackInWords(stack: wire.Stack, t: Translate): string {
  if (!tilesLeft(stack)) return t('toscana-stack-empty')
  if (stack.top === NO_TILE) return t('toscana-left', { tiles: tilesLeft(stack) }) // when it is over nobody asks for the order
  const words = [t('toscana-stack-top', { tile: tileInWords(stack.top, t) })]
  if (stack.unseen.length) words.push(t('toscana-stack-below', { tiles: stack.unseen.map((tile) => tileInWords(tile, t)).join('; ') }))
  if (stack.bottom !== NO_TILE) words.push(t('toscana-stack-last', { tile: tileInWords(stack.bottom, t) }))
  return words.join(' ')
}

export function tilesLeft(stack: wire.Stack): number {
  return Number(stack.top !== NO_TILE) + stack.unseen.length + Number(stack.bottom !== NO_TILE)
}

/** The whole view in words. */
export function describe(view: View, _seat: number | null, names: readonly string[], t: Translate): string {
  const name = (seat: number) => nameOf(seat, view.colours, names, t)
  const zones = view.scene.best
  const words = [`## ${t('toscana-game', { game: view.game })}`]
  view.finished.forEach((finished, index) => words.push(resultInWords(index + 1, finished, names, t)))
  words.push(waiting(view, names, t))
  for (const seat of [0, 1] as const) {
    const [colour, tiles] = [view.colours[seat], zones[seat]?.tiles.length ?? 0]
    words.push(`## ${name(seat)}`, t('toscana-seat-words', { name: name(seat), colour, tiles }), stackInWords(view.stacks[seat], t))
    words.push(t(view.vetoes[seat] ? 'toscana-veto-there' : 'toscana-veto-gone'))
  }
  words.push(`## ${t('toscana-board')}`, t('toscana-laid-words', { tiles: view.laid.length }))
  for (const { seat, place } of view.laid) words.push(tellLaid(view.colours[seat]!, place, t))
  for (const note of view.notes) words.push(noteInWords(note, name(note.seat), t))
  return words.filter(Boolean).join('\n')
}

function tellLaid(colour: Colour, place: Place, t: Translate): string {
  return t('toscana-laid', { colour, place: placeInWords(place, t) })
}

/** What has happened between two views of a table, for the live region. */
export function news(before: View, after: View, names: readonly string[], t: Translate): string[] {
  const name = (seat: number) => nameOf(seat, after.colours, names, t)
  const told: string[] = []
  const ended = after.finished.length > before.finished.length
  const laid = ended ? after.finished.at(-1)!.laid : after.laid
  const notes = ended ? after.finished.at(-1)!.notes : after.notes
  for (const { seat, place } of laid.slice(before.laid.length)) {
    const [first, second] = ended ? after.scene.finished.at(-1)!.best : after.scene.best
    const zones = { own: first?.tiles.length ?? 0, others: second?.tiles.length ?? 0 }
    const [grey, red] = after.colours[0] === 'grey' ? [zones.own, zones.others] : [zones.others, zones.own]
    told.push(t('toscana-told-laid', { name: name(seat), place: placeInWords(place, t), grey, red }))
  }
  for (const note of notes.slice(before.notes.length)) told.push(noteInWords(note, name(note.seat), t))
  if (ended) told.push(resultInWords(after.finished.length, after.finished.at(-1)!, names, t))
  return told
}

/** The games of a match among its moves. A veto can end a game, too (TS-7). */
export function rounds(played: readonly Line[], view: View, t: Translate): Round[] {
  const games = [{ at: 0, title: t('toscana-game', { game: 1 }) }]
  let at = 0
  view.finished.forEach(({ laid, notes }, index) => {
    for (let left = laid.length; left && at < played.length; at++) if (played[at]!.action?.kind === 'place') left--
    at += notes.filter(({ kind, laid: then }) => kind === 'veto' && then === laid.length).length
    if (at < played.length) games.push({ at, title: t('toscana-game', { game: index + 2 }) })
  })
  return games
}
