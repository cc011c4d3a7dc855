// How Totsa the raccoon feels about what happens.
import { isError, isGood } from './changes'
import type { View } from './table'

export type Mood = 'curious' | 'alert' | 'happy' | 'shocked' | 'smug' | 'sleepy' | 'calm'

/** `idle`: nothing has happened for a while. */
export function mood(view: View, idle: boolean): Mood {
  const last = view.events.at(-1)
  if (view.phase === 'over') return 'happy'
  if (view.phase === 'thrown') return last?.kind === 'forgotten' ? 'smug' : last ? 'shocked' : 'curious'
  if (view.phase === 'pointing') return 'curious'
  if (view.phase === 'race') return last && isError(last) ? 'shocked' : 'alert'
  if (idle) return 'sleepy'
  const latest = view.events.findLast((event) => isGood(event) || isError(event))
  if (!latest) return view.rolls > 0 ? 'sleepy' : 'calm'
  return isError(latest) ? 'shocked' : 'happy'
}
