// A board comes in parts, each in a task of its own: what matters most is seen first, and a press never waits for all of it.
import { awaitPaint } from '../painted'

export class Parts {
  shown = $state(1)

  constructor(count: number) {
    void this.#bring(count)
  }

  async #bring(count: number): Promise<void> {
    while (this.shown < count) {
      await awaitPaint()
      this.shown++
    }
  }
}
