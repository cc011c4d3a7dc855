// The server's legal actions, read for drawing: "W3 dark", "claim 17", "hand 17".
import type * as wire from './wire'
import type { Colour, Entry } from './geometry'

export interface Offers {
  pushes: ReadonlySet<string>
  colours: readonly Colour[] // those with which something can be pushed
  claims: ReadonlySet<number>
  hands: ReadonlySet<number>
}

const PUSH = /^([NESW])([1-5]) (dark|light)$/
const CARD = /^(claim|hand) (\d+)$/

export function pushText(entry: Entry, marble: Colour): string {
  return `${entry.side}${entry.line} ${marble}`
}

export function readPush(text: string): wire.Push | null {
  const found = PUSH.exec(text)
  return found && ({ side: found[1], line: Number(found[2]), marble: found[3] } as wire.Push)
}

export function readCard(text: string): { what: 'claim' | 'hand'; card: number } | null {
  const found = CARD.exec(text)
  return found && { what: found[1] as 'claim' | 'hand', card: Number(found[2]) }
}

/** What is offered to the seat. */
export function offers(legal: readonly string[]): Offers {
  const pushes = new Set<string>()
  const cards = { claim: new Set<number>(), hand: new Set<number>() }
  for (const text of legal) {
    const found = readCard(text)
    if (found) cards[found.what].add(found.card)
    else pushes.add(text)
  }
  const colours = (['dark', 'light'] as const).filter((one) => [...pushes].some((text) => text.endsWith(one)))
  return { pushes, colours, claims: cards.claim, hands: cards.hand }
}
