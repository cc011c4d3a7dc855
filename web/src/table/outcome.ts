// A result in words.
import type { Translate } from '../games/board'
import type { Result } from '../wire'

interface Words {
  t: Translate
  has: (id: string) => boolean
}

export function winnersText(result: Result, names: readonly string[], t: Translate, yours: readonly number[] = []): string {
  if (yours.length === 1 && result.winners.length === 1 && result.winners[0] === yours[0]) return t('web-you-win')
  if (result.winners.length > 1 && result.winners.length === names.length) return t('web-draw')
  return t('web-winners', { count: result.winners.length, names: listNames(result.winners, names) })
}

/** Why it is over. A seat that gave up or ran out of time is the one with the last place. A game may have a second
 *  text for its reason, which names the winners, and those who have as many points and did not win. */
export function outcomeText(result: Result, names: readonly string[], { t, has }: Words): string {
  if (result.reason === 'resigned' || result.reason === 'time') {
    const last = Math.max(...result.places)
    const losers = names.filter((_, seat) => result.places[seat] === last).join(', ')
    return t(`web-outcome-${result.reason}`, { name: losers })
  }
  const winner = listNames(result.winners, names)
  const level = listNames(result.scores.flatMap((score, seat) => (score === result.scores[result.winners[0] ?? 0] && !result.winners.includes(seat) ? [seat] : [])), names)
  const [named, plain] = [`outcome-${result.reason}-named`, `outcome-${result.reason}`]
  return has(named) ? t(named, { winner, level }) : has(plain) ? t(plain) : ''
}

const listNames = (seats: readonly number[], names: readonly string[]): string => seats.map((seat) => names[seat] ?? '').join(', ')
