// Names of those at a table, as they are shown.
import type { About, SeatInfo } from '../wire'

// Bots have names of their own, so that it is easy to talk about them; an icon tells that they are bots.
const BOTS = ['Pina', 'Gino', 'Lola', 'Ugo']

export const seatName = (info: SeatInfo | undefined, seat: number): string =>
  info?.bot && !info.away_bot ? (BOTS[seat] ?? info.bot) : (info?.name ?? '')

export const seatNames = (about: About): string[] => about.seats.map(seatName)

/** Names of a record, where a bot has the name of its kind. */
export const recordNames = (names: readonly string[], bots: readonly string[]): string[] =>
  names.map((name, seat) => (bots.includes(name) ? (BOTS[seat] ?? name) : name))

/** Time on a clock, as people read it. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / 86_400)
  if (days) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
