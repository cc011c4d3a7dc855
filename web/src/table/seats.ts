// Names of those at a table, as they are shown.
import type { LevelInfo } from '../api'
import { has, getLanguage, t } from '../i18n.svelte'
import type { About, SeatInfo } from '../wire'

// A bot without a name of its own gets one, so that it is easy to talk about it; an icon tells that it is a bot.
const BOTS = ['Pina', 'Gino', 'Lola', 'Ugo']

const personaName = (persona: string): string => (persona && has(`persona-${persona}`) ? t(`persona-${persona}`) : '')

export const seatName = (info: SeatInfo | undefined, seat: number): string =>
  info?.bot && !info.away_bot ? personaName(info.persona ?? '') || (BOTS[seat] ?? info.bot) : (info?.name ?? '')

export const seatNames = (about: About): string[] => apart(about.seats.map(seatName))

/** Names of a record, where a bot has the name of its kind. */
export function recordNames(names: readonly string[], bots: readonly string[], levels: readonly LevelInfo[]): string[] {
  const persona = (name: string) => levels.find(({ bot }) => bot === name)?.persona ?? ''
  return apart(names.map((name, seat) => (bots.includes(name) ? personaName(persona(name)) || (BOTS[seat] ?? name) : name)))
}

/** Of several with the same name the later ones get a number. */
function apart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    return name && before ? `${name} ${before + 1}` : name
  })
}

const inUnit = (value: number, unit: 'day' | 'hour'): string =>
  new Intl.NumberFormat(getLanguage() ?? 'en', { style: 'unit', unit, unitDisplay: 'short' }).format(value)

/** Time on a clock, as people read it. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return inUnit(Math.floor(hours / 24), 'day')
  if (hours >= 24) return inUnit(hours, 'hour')
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
