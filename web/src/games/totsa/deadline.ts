// Until when a phase lasts, for the countdown ring. Nobody can know how long the dice roll: no ring then.
import type { View } from './table'

export interface Deadline {
  left: number // ms
  total: number
  opens: boolean // it ends a wait, not a chance
}

/** What comes next by itself, so many ms after the view was made. */
export function deadline({ now, scene }: View, elapsed: number): Deadline | null {
  const ahead = scene.deadlines.map(({ at, lasts, opens }) => ({ left: Math.max(0, at - (now ?? 0) - elapsed), total: lasts, opens }))
  return ahead.find(({ left }) => left > 0) ?? ahead.at(-1) ?? null
}
