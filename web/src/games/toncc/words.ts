// Tóncc in words: what is asked, what is on the table, what happened. All of it through the player's messages.
import type * as wire from './wire'
import type { Action } from '../../wire'
import type { Translate } from '../board'
import { MIND } from './geometry'
import { KING_NAMES, KINGDOM_WORTH, KINGDOMS, KINGS, REGIONS } from './constants'
import { count, has } from './pieces'
import { choosing, contest, isOver, isPlayedOut, kingOf, type Contest, type Reveal, type Target, type View } from './table'

const ROWS = [3, 4, 5, 4, 3]

export const kingName = (king: number, t: Translate): string => t('toncc-king', { king: KING_NAMES[king]! })
export const kingLetter = (king: number, t: Translate): string => t('toncc-letter', { king: KING_NAMES[king]! })
const kingNames = (kings: readonly number[], t: Translate): string => kings.map((king) => kingName(king, t)).join(', ')

/** A step in words: the King's colour and the number on its Head. */
export function moveInWords(action: wire.Action, _names: readonly string[], t: Translate): string {
  return action.kind === 'step' ? `${kingName(action.king, t)} ${action.movement}` : (action as Action).text
}

/** A Region by what is printed on it. */
export function regionName(region: number, t: Translate): string {
  const { background, symbol, shape, lines, dots } = REGIONS[region]!
  const printed = shape ? [t('toncc-shape', { shape })] : []
  if (lines) printed.push(t('toncc-lines', { count: lines }))
  if (dots) printed.push(t('toncc-dots', { count: dots }))
  return t('toncc-region', { background: KING_NAMES[background]!, symbol: KING_NAMES[symbol]!, sign: printed.join(', ') })
}

/** The two letters on a Region: background large, symbol small. */
export function regionLetters(region: number, t: Translate): string {
  const { background, symbol } = REGIONS[region]!
  return kingLetter(background, t) + kingLetter(symbol, t).toLowerCase()
}

export const kingdomName = (name: string, t: Translate): string => t('toncc-kingdom', { kingdom: name })

/** A target in words: number, direction, Region, whether it can be conquered, and an unusual way. */
export function targetName({ movement, manner, region, face_up }: Target, t: Translate): string {
  const direction = t('toncc-direction', { movement })
  const state = face_up ? t('toncc-face-up') : t('toncc-face-down')
  const named = t('toncc-target', { movement, direction, region: regionName(region, t), state })
  return manner === 'step' ? named : `${named}, ${t('toncc-manner', { manner })}`
}

/** What the server's preview says of rivals. */
export function rivalsHere(stronger: readonly number[], t: Translate): string {
  return stronger.length ? t('toncc-stronger', { kings: kingNames(stronger, t) }) : t('toncc-unbeaten')
}

/** Who won a contest, and what each wears in the Region's colour. */
export function contestName({ region, rivals }: Contest, t: Translate): string {
  const colour = KING_NAMES[REGIONS[region]!.background]!
  const worn = rivals.map(({ king, part }) => t('toncc-wears', { king: kingName(king, t), part })).join(', ')
  return t('toncc-contest', { colour, king: kingName(rivals[0]!.king, t), worn })
}

/** A joint move in words, for the live region and the line under the board. */
export function turnWords(turn: wire.Turn, t: Translate): string[] {
  const heads = KINGS.filter((king) => turn.heads[king]).map((king) => `${kingName(king, t)} ${turn.heads[king]}`)
  const told = [t('toncc-heads', { heads: heads.join(', ') })]
  for (const conquest of turn.conquests) {
    if (conquest.rivals.length > 1) told.push(contestName(contest(conquest, turn), t))
    told.push(t('toncc-conquers', { king: kingName(conquest.king, t), region: regionName(conquest.region, t) }))
  }
  return turn.conquests.length ? told : [...told, t('toncc-nothing')]
}

/** All that a joint move brought: also Kingdoms and Kings who leave. */
export function revealWords(reveal: Reveal, t: Translate): string[] {
  const { before, after, turn, ended } = reveal
  const told = turnWords(turn, t)
  for (const king of KINGS) {
    for (const kingdom of after.held[king]!.filter((one) => !before.held[king]!.includes(one)))
      told.push(kingdomMade(king, kingdomName(KINGDOMS[kingdom]!, t), KINGDOM_WORTH[king]![kingdom]!, t))
    const points = after.kingPoints[king]!
    if (points && !before.kingPoints[king]) told.push(t('toncc-marks', { king: kingName(king, t), points }))
  }
  return ended ? [...told, ...countWords(ended, t)] : told
}

/** The count of a challenge, in short. */
function countWords({ ending, scores, toncc_points }: wire.Score, t: Translate): string[] {
  const each = KINGS.map((king) => t('toncc-scored', { king: kingName(king, t), score: scores[king]!, points: toncc_points[king]! }))
  return [t('toncc-ending', { ending }), ...each]
}

function kingdomMade(king: number, kingdom: string, points: number, t: Translate): string {
  return t('toncc-completes', { king: kingName(king, t), kingdom, points })
}

/** Which Kings are awaited; empty when none is. */
export function tellAwaited(view: View, t: Translate): string {
  const kings = choosing(view)
  return kings.length ? t('toncc-awaited', { kings: kingNames(kings, t) }) : ''
}

/** What is asked of the seat right now. */
export function prompt(view: View, seat: number | null, legal: readonly wire.Action[], t: Translate): string {
  const king = kingOf(view, seat)
  if (king === null || isOver(view)) return ''
  if (view.choice !== null) return t('toncc-prompt-locked', { movement: view.choice })
  if (legal.length) return t('toncc-prompt-choose', { king: kingName(king, t) })
  return view.scene.movers.includes(king) ? '' : t('toncc-prompt-left')
}

/** The whole view in words. */
export function describe(view: View, seat: number | null, names: readonly string[], t: Translate): string {
  const own = kingOf(view, seat)
  const number = view.past.length + (isPlayedOut(view) ? 0 : 1)
  const told = [`## ${t('toncc-challenge', { number, count: view.scene.challenges })}`]
  if (own !== null) told.push(t('toncc-describe-you', { king: kingName(own, t) }))
  if (view.challenge.idle && !isOver(view)) told.push(t('toncc-idle', { count: view.challenge.idle }))
  told.push(...view.kings.map((king, at) => describeKing(view, king, names[at] ?? '', t)))
  told.push(`## ${t('toncc-board')}`, ...describeRows(view, t))
  if (view.last) told.push(`## ${t('toncc-describe-last')}`, ...turnWords(view.last, t))
  return told.join('\n')
}

function describeKing(view: View, king: number, player: string, t: Translate): string {
  const { places, seals, king_points } = view.challenge
  const { holdings, seals: most } = view.scene
  const { kingdoms, toncc_points } = holdings[king]!
  const held = kingdoms.map((kingdom) => `${kingdomName(KINGDOMS[kingdom]!, t)} ${KINGDOM_WORTH[king]![kingdom]}`)
  return t('toncc-describe-king', {
    king: kingName(king, t),
    player,
    place: placeName(places[king] ?? null, t),
    seals: count(seals[king]!),
    most,
    kingdoms: held.length ? held.join(', ') : t('toncc-no-kingdom'),
    points: king_points[king]!,
    toncc: toncc_points,
    state: headState(view, king),
  })
}

/** What a King's Head is about; nothing once the match is over. */
export type HeadState = 'ready' | 'choosing' | 'left' | 'over'

export function headState(view: View, king: number): HeadState {
  if (isOver(view)) return 'over'
  if (!view.scene.movers.includes(king)) return 'left'
  return view.chosen[king] ? 'ready' : 'choosing'
}

/** A place by row and column, as one would count them on the board. */
export function placeName(place: number | null, t: Translate): string {
  if (place === null) return t('toncc-place-left')
  if (place === MIND) return t('toncc-place-mind')
  const [row, column] = rowAndColumn(place)
  return t('toncc-place', { row: row + 1, column: column + 1 })
}

/** Places count from 0 in reading order; the Mind, in the middle row, has no number among them. */
export function rowAndColumn(place: number): [number, number] {
  let first = 0
  for (const [row, size] of ROWS.entries()) {
    const holds = row === 2 ? size - 1 : size
    if (place < first + holds) return [row, row === 2 && place - first > 1 ? place - first + 1 : place - first]
    first += holds
  }
  throw new RangeError(`no such place: ${place}`)
}

function describeRows(view: View, t: Translate): string[] {
  const rows: string[][] = ROWS.map(() => [])
  view.challenge.regions.forEach((region, place) => {
    const [row, column] = rowAndColumn(place)
    rows[row]![column] = has(view.face_up, region) ? regionName(region, t) : t('toncc-face-down')
  })
  rows[2]![2] = t('toncc-place-mind')
  return rows.map((places, row) => t('toncc-describe-row', { row: row + 1, places: places.join('; ') }))
}
