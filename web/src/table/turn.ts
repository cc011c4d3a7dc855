// Who has made a secret choice already. Games with such choices say it in their views; whose turn it is, the server says.
type Chosen = { chosen?: boolean[]; kings?: number[] }

/** Which seats have made their secret choice; null where a game has none. Tóncc counts by King. */
export function ready(view: unknown): boolean[] | null {
  const { chosen, kings } = (view ?? {}) as Chosen
  if (!Array.isArray(chosen)) return null
  return Array.isArray(kings) ? kings.map((king) => chosen[king] ?? false) : chosen
}
