// Views, legal actions and answers of the engine, from a match between two careless players.
import type * as wire from './wire'
import recorded from './fixtures.json'

interface Moment {
  view: wire.View
  legal: string[]
  previews?: Record<string, wire.Laying>
}

export const moments = recorded as unknown as Record<'mid' | 'veto' | 'late' | 'before2' | 'start2' | 'over', Moment>
