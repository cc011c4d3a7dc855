// Whose turn a view shows. Games name it in their views: one mover or roller, or who has chosen already.
type Hints = { turn?: number; mover?: number | null; roller?: number; chosen?: boolean[]; kings?: number[]; phase?: string }

/** Which seats have made their secret choice; null where a game has none. Tóncc counts by King. */
export function ready(view: unknown): boolean[] | null {
  const { chosen, kings } = (view ?? {}) as Hints
  if (!Array.isArray(chosen)) return null
  return Array.isArray(kings) ? kings.map((king) => chosen[king] ?? false) : chosen
}

/** The seats the table waits for, as far as the view says. */
export function awaited(view: unknown): number[] {
  const { turn, mover, roller, phase } = (view ?? {}) as Hints
  const done = ready(view)
  if (done) return done.flatMap((yes, seat) => (yes ? [] : [seat]))
  if (phase === 'veto' && typeof mover === 'number') return [1 - mover] // Toscana: the other one decides
  const one = turn ?? mover ?? (phase === 'gap' ? roller : undefined) // in a race nobody waits
  return typeof one === 'number' ? [one] : []
}
