// In a race a press counts from the moment the finger comes down, not from when it leaves.

const touched = new WeakSet<EventTarget>()

/** Attributes for a button. The handler gets the moment of the press, on the clock of performance.now(). Keys and
 *  screen readers click without a pointer; the click that follows a pointer's press is no second press. */
export function pressing(handler: (at: number) => void) {
  return {
    onpointerdown(event: PointerEvent) {
      if (event.button !== 0 || !event.currentTarget) return
      event.preventDefault() // keeps the focus, and the keys, where they were
      touched.add(event.currentTarget)
      handler(moment(event))
    },
    onclick(event: MouseEvent) {
      const target = event.currentTarget
      const second = target !== null && touched.delete(target) && event.detail > 0
      if (!second) handler(moment(event))
    },
  }
}

/** When the event happened; a busy page hears of it later. */
export function moment(event: Event): number {
  const now = performance.now()
  return event.timeStamp > 0 && event.timeStamp <= now ? event.timeStamp : now
}
