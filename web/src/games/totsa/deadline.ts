// Until when a phase lasts, for the countdown ring. Nobody can know how long the dice roll: no ring then.
import type { View } from './table'

export interface Deadline {
  left: number // ms
  total: number
  opens: boolean // it ends a wait, not a chance
}

const POINT = 5_000
const PAY = 3_000
const ROLL = 5_000

/** `elapsed`: ms since the view was made. */
export function deadline(view: View, options: Record<string, unknown>, elapsed: number): Deadline | null {
  if (view.now === null || view.due === null || view.phase === 'over' || view.phase === 'thrown') return null
  const left = view.due - view.now - elapsed
  const opens = view.phase === 'gap' && left > 0
  if (view.phase === 'gap' && !opens) return { left: Math.max(0, left + ROLL), total: ROLL, opens }
  return { left: Math.max(0, left), total: length(view, options), opens }
}

function length(view: View, options: Record<string, unknown>): number {
  if (view.phase === 'pointing') return POINT
  if (view.phase === 'paying') return PAY
  const [chosen, usual] = view.phase === 'gap' ? [options.pace, 3_000] : [options.window, 8_000]
  return typeof chosen === 'number' ? chosen : usual
}
