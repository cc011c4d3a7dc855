// Lines of the log in words, for the list of moves, the chat and the live region.
import type { Translate } from '../games/board'
import type { Action, Line } from '../wire'

const ABOUT_A_SEAT = new Set(['ready', 'stood', 'asked-back', 'taken-back', 'resigned', 'flagged'])
const PLAIN = new Set(['created', 'configured', 'started', 'paused', 'resumed', 'rematch', 'host'])

/** A line in a sentence; '' for what needs no telling. `words`: how a move is told. */
export function lineText(line: Line, names: readonly string[], t: Translate, words: (action: Action) => string = ({ text }) => text): string {
  const name = (line.seat === null || line.seat === undefined ? line.name : names[line.seat] || line.name) || ''
  if (line.kind === 'acted') return t('web-line-acted', { name, action: line.action ? words(line.action) : '' })
  if (line.kind === 'said') return t('web-line-said', { name: name || t('web-somebody'), text: line.text ?? '' })
  if (line.kind === 'renamed') return t('web-line-renamed', { name: line.name ?? '' })
  if (line.kind === 'seated') return t('web-line-seated', { name: line.name || name })
  if (line.kind === 'bot') return t('web-line-bot', { name })
  if (line.kind === 'chose') return t('web-line-chose', { name })
  if (line.kind === 'answered') return t(line.yes ? 'web-line-agreed' : 'web-line-declined', { name })
  if (line.kind === 'muted') return t(line.yes ? 'web-line-muted' : 'web-line-unmuted', { name: name || t('web-watchers') })
  if (ABOUT_A_SEAT.has(line.kind)) return t(`web-line-${line.kind}`, { name })
  return PLAIN.has(line.kind) ? t(`web-line-${line.kind}`) : ''
}
