// An earlier moment of the match on the board, for as long as nothing else is asked.
import type { Eye, Line } from '../wire'
import type { TableState } from './table.svelte'

export class LookBack {
  line = $state.raw<Line | null>(null)
  eye = $state.raw<Eye | null>(null) // what was seen then; null: the board shows what is now
  #asked = 0

  /** Shows the moment of that line. An answer that comes when something else is wanted by now is left alone. */
  async to(table: TableState, seat: number | null, line: Line): Promise<void> {
    const asked = ++this.#asked
    const eye = await table.look(seat, line.seq)
    if (!eye || asked !== this.#asked) return
    this.line = line
    this.eye = eye
  }

  /** Back to now. */
  end(): void {
    this.#asked++
    this.line = this.eye = null
  }
}
