// Views, legal actions and answers of the engine, from a match between two careless players.
import type { toscana } from '../../wire'
import recorded from './views.fixture.json'

interface Moment {
  view: toscana.View
  legal: string[]
  previews?: Record<string, toscana.Laying>
}

export const moments = recorded as unknown as Record<'mid' | 'veto' | 'late' | 'before2' | 'start2' | 'over', Moment>
