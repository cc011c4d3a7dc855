// Views, legal actions and answers of the engine, from a match between two careless players.
import type * as wire from './wire'
import type { View } from './words'
import recorded from './fixtures.json'

interface Moment {
  view: View
  legal: wire.Action[]
  previews?: { action: wire.PlaceAction; effect: wire.Laying }[]
}

export const moments = recorded as unknown as Record<'mid' | 'veto' | 'late' | 'before2' | 'start2' | 'over', Moment>
