// A replayed match in the shape a board knows from a table.
import type { Replayed } from '../api'
import type { About, Line } from '../wire'

export function aboutOf(match: Replayed, over: boolean): About {
  return {
    table: '',
    game: match.game,
    phase: over ? 'over' : 'playing',
    options: match.options,
    clock: { kind: 'none' },
    public: false,
    match: 1,
    seats: match.names.map((name) => ({ name, taken: true, here: true })),
    yours: [],
    result: over ? match.result : null,
  }
}

/** The log as far as that step. */
export function linesOf(match: Replayed, at: number): Line[] {
  const start: Line = { seq: 1, at: 0, kind: 'started' }
  const played = match.steps.slice(1, at + 1).map(
    (step, number): Line => ({
      seq: number + 2,
      at: step.at ?? 0,
      kind: step.action ? 'acted' : 'waited',
      seat: step.seat ?? null,
      action: step.action ?? '',
      mark: step.mark ?? '',
    }),
  )
  return [start, ...played]
}
