// One exercise as the page knows it: what is shown, what was answered, and what became of it.
import { Problem } from '../api'
import { withoutText, type Draft } from '../games/actions'
import { refusalText } from '../refusals'
import type { Action, Eye, Line } from '../wire'
import { practise, type Kind, type Practised } from './practice'

const PACE = 1_200 // ms that a move of somebody else is looked at
const MANY = 8 // moves; of more, each is looked at for half as long

/** Why an answer is not right: the name of a text, or the rules' own reason. */
export interface Mistake {
  say: string
  refused: string
}

export class ExerciseState {
  shown = $state.raw<Practised | null>(null)
  at = $state(0) // which of its eyes is looked at
  mistake = $state.raw<Mistake | null>(null)
  mistakes = $state(0)
  pending = $state.raw<Draft | null>(null)
  hint = $state.raw<Action | null>(null)
  helped = $state(false) // an answer was shown
  problem = $state('')
  #answers: Draft[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly number: number,
    readonly kind: Kind = 'lesson',
  ) {
    void this.#play([])
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Whether moves are still being shown one by one. */
  get watching(): boolean {
    return this.shown !== null && this.at < this.shown.eyes.length - 1
  }

  get done(): boolean {
    return this.shown?.verdict === 'done' && !this.watching
  }

  get eye(): Eye | null {
    return this.shown?.eyes[this.at] ?? null
  }

  get legal(): readonly Action[] {
    return this.watching ? [] : (this.eye?.legal ?? [])
  }

  get lines(): readonly Line[] {
    const later = (this.shown?.eyes.length ?? 0) - 1 - this.at
    return this.shown?.lines.slice(0, this.shown.lines.length - later) ?? []
  }

  async answer(action: Draft): Promise<void> {
    if (this.pending || this.watching || this.shown?.verdict === 'done') return
    this.pending = action
    await this.#play([...this.#answers, withoutText(action)])
    this.pending = null
  }

  /** Lets the board show an answer that is right. */
  async help(): Promise<void> {
    const { right } = await practise({ ...this.#asking, help: true })
    this.hint = right ?? null
    this.helped = true
  }

  async preview(action: Draft): Promise<unknown> {
    return practise({ ...this.#asking, preview: withoutText(action) }).then(
      ({ effect }) => effect ?? null,
      () => null,
    )
  }

  /** Why the rules refuse an action; '': they don't. */
  async whyNot(action: Draft): Promise<string> {
    try {
      await practise({ ...this.#asking, preview: withoutText(action) })
      return ''
    } catch (problem) {
      return explain(problem)
    }
  }

  get #asking() {
    return { game: this.game, kind: this.kind, number: this.number, answers: this.#answers }
  }

  async #play(answers: Draft[]): Promise<void> {
    try {
      const found = await practise({ ...this.#asking, answers })
      if (found.verdict === 'wrong') return this.#err(found)
      this.#answers = answers
      this.#show(found)
    } catch (problem) {
      this.problem = explain(problem)
    }
  }

  #err({ say = '', reason = '', message = '' }: Practised): void {
    this.mistake = { say, refused: reason ? refusalText(reason, message, true) : '' }
    this.mistakes++
  }

  #show(found: Practised): void {
    this.shown = found
    this.at = 0
    this.mistake = this.hint = null
    this.problem = ''
    this.#goOn()
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    if (!this.watching) return
    this.#timer = setTimeout(() => {
      this.at++
      this.#goOn()
    }, this.shown!.eyes.length > MANY ? PACE / 2 : PACE)
  }
}

const explain = (problem: unknown): string => (problem instanceof Problem ? refusalText(problem.reason, problem.message, true) : String(problem))
