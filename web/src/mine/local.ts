// The matches that are only in this browser, read from its database without Python.
import type { Result } from '../wire'
import type { MyMatch } from './mine'

/** A match as its table has written it down (`MatchInfo` in Python). */
interface Kept {
  match: number
  began: number
  ended: number
  card: string
}

interface Table {
  table: string
  game: string
  matches?: Record<string, Kept>
}

/** The card of a match; whoever is no bot sits at this device. */
interface Card {
  names: string[]
  bots: string[]
  result?: Result
  moves?: number
  ms?: number
}

/** The finished matches of such tables, the latest first. */
export const listFinished = (tables: readonly Table[]): MyMatch[] =>
  tables
    .flatMap(({ table, game, matches }) =>
      Object.values(matches ?? {}).map(({ match, began, ended, card }): MyMatch => {
        const { names, bots, result, moves = 0, ms = 0 } = JSON.parse(card) as Card
        const seats = names.map((name, seat) => ({ name, bot: bots[seat] ?? '', mine: !bots[seat] }))
        return { table, match, game, began, ended, seats, result: result ?? null, moves, ms }
      }),
    )
    .filter(({ ended }) => ended)
    .sort((a, b) => b.ended - a.ended)

/** Those of this browser. A database that is not there is not made. */
export function loadLocalMatches(): Promise<MyMatch[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tocca')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve([])
    opening.onsuccess = () => {
      const asking = opening.result.transaction('tables').objectStore('tables').getAll()
      asking.onsuccess = () => {
        opening.result.close()
        resolve(listFinished(asking.result as Table[]))
      }
      asking.onerror = () => resolve([])
    }
  })
}
