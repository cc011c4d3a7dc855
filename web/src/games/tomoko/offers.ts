// What is offered to the seat: its legal actions, found by what is touched on the board.
import type { Colour, Entry } from './geometry'
import type * as wire from './wire'

export interface Offers {
  pushes: ReadonlyMap<string, wire.PushAction> // by pushKey
  colours: readonly Colour[] // those with which something can be pushed
  claims: ReadonlyMap<number, wire.ClaimAction> // by card
  hands: ReadonlyMap<number, wire.HandOverAction> // by card
}

export const pushKey = ({ side, line }: Entry, marble: Colour): string => `${side}${line} ${marble}`

export function offers(legal: readonly wire.Action[]): Offers {
  const [pushes, claims, hands] = [new Map<string, wire.PushAction>(), new Map<number, wire.ClaimAction>(), new Map<number, wire.HandOverAction>()]
  for (const action of legal) {
    if (action.kind === 'push') pushes.set(pushKey(action, action.marble), action)
    else if (action.kind === 'claim') claims.set(action.card, action)
    else if (action.kind === 'hand') hands.set(action.card, action)
  }
  const pushed = [...pushes.values()]
  const colours = (['dark', 'light'] as const).filter((one) => pushed.some(({ marble }) => marble === one))
  return { pushes, colours, claims, hands }
}
