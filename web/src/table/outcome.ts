// A result in words.
import type { Translate } from '../games/board'
import type { Result } from '../wire'

interface Words {
  t: Translate
  has: (id: string) => boolean
}

export function winnersText(result: Result, names: readonly string[], t: Translate): string {
  const winners = result.winners.map((seat) => names[seat] ?? '')
  return t('web-winners', { count: winners.length, names: winners.join(', ') })
}

/** Why it is over. A seat that gave up or ran out of time is the one with the last place. */
export function outcomeText(result: Result, names: readonly string[], { t, has }: Words): string {
  if (result.reason === 'resigned' || result.reason === 'time') {
    const last = Math.max(...result.places)
    const losers = names.filter((_, seat) => result.places[seat] === last).join(', ')
    return t(`web-outcome-${result.reason}`, { name: losers })
  }
  return has(`outcome-${result.reason}`) ? t(`outcome-${result.reason}`) : ''
}
