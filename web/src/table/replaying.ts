// A replayed match in the shape a board knows from a table.
import type { Replayed, ReplayStep, Verdict } from '../api'
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

/** The log as far as that step. Of the referee's verdicts only those about what is on the table then. */
export function linesOf(match: Replayed, at: number, verdicts: readonly Verdict[] = []): Line[] {
  const lines: Line[] = [{ seq: 1, at: 0, kind: 'started' }]
  const roll = rollOf(match.steps[at])
  match.steps.slice(1, at + 1).forEach((step, index) => {
    for (const { step: before, presses } of verdicts) {
      if (before === index + 1 && rollOf(step) === roll) lines.push({ seq: lines.length + 1, at: step.at ?? 0, kind: 'verdict', presses })
    }
    lines.push(lineOf(step, lines.length + 1))
  })
  return lines
}

const rollOf = (step?: ReplayStep): number | undefined => (step?.views[0] as { rolls?: number } | undefined)?.rolls

const lineOf = (step: ReplayStep, seq: number): Line => ({
  seq,
  at: step.at ?? 0,
  kind: step.action ? 'acted' : 'waited',
  seat: step.seat ?? null,
  ...(step.action && { action: step.action }),
  mark: step.mark ?? '',
  part: step.part ?? 0,
  ...(step.told !== undefined && { told: step.told }),
})

/** The moves of a match as lines, each with its step; and how long after the dice a hand came down, where the referee knows. */
export function movesOf(match: Replayed, verdicts: readonly Verdict[] = []): { line: Line; key: number; ms: number | null }[] {
  return match.steps.flatMap((step, key) => (step.action || step.told ? [{ line: lineOf(step, key), key, ms: reactionTo(step, key, verdicts) }] : []))
}

function reactionTo(step: ReplayStep, key: number, verdicts: readonly Verdict[]): number | null {
  // The presses of a verdict are the steps that come after it.
  const { presses = [] } = verdicts.findLast((verdict) => verdict.step <= key && key < verdict.step + verdict.presses.length) ?? {}
  const press = presses.find((one) => one.seat === step.seat && one.action?.text === step.action?.text)
  return press ? Math.round(press.counted) : null
}
