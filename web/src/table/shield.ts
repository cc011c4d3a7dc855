// A control that appears where another one was just pressed is dead for a moment: the second press of a double click,
// or a finger that comes late, was not meant for it. No control has to know of this.

export const DEAD_FOR = 400 // milliseconds
const CONTROL = 'button, a[href], input, select, summary, label, [role=button], [role=switch], [role=tab]'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Whether the control is still where it was pressed. */
export function isStillThere(control: Element, pressed: Box): boolean {
  if (!control.isConnected || !control.checkVisibility({ visibilityProperty: true })) return false
  const { left, top, right, bottom } = control.getBoundingClientRect()
  const [x, y] = [(pressed.left + pressed.right) / 2, (pressed.top + pressed.bottom) / 2]
  return left <= x && x <= right && top <= y && y <= bottom
}

/** An action for the element around all controls. */
export function shield(around: HTMLElement) {
  const ends = new Set<() => void>()

  function watch(control: Element): void {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const pressed = { left, top, right, bottom }
    let shield: HTMLElement | null = null
    const check = () => {
      if (shield || isStillThere(control, pressed)) return
      shield = cover(pressed)
      changes.disconnect()
    }
    // Told of a change before any further press: no press comes in between.
    const changes = new MutationObserver(check)
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style', 'hidden', 'open'] })
    const end = () => {
      clearTimeout(timer)
      changes.disconnect()
      shield?.remove()
      ends.delete(end)
    }
    const timer = setTimeout(end, DEAD_FOR)
    ends.add(end)
  }

  function press(event: PointerEvent): void {
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null
    if (control && !control.closest('dialog')) watch(control)
  }

  /** A key that is held down presses only what had the focus when it went down. */
  let held: EventTarget | null = null
  function key(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (!event.repeat) held = event.target
    else if (event.target !== held) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }

  around.addEventListener('pointerdown', press, true)
  window.addEventListener('keydown', key, true)
  return {
    destroy() {
      for (const end of [...ends]) end()
      around.removeEventListener('pointerdown', press, true)
      window.removeEventListener('keydown', key, true)
    },
  }
}

function cover({ left, top, right, bottom }: Box): HTMLElement {
  const shield = document.createElement('div')
  shield.dataset.shield = ''
  shield.setAttribute('aria-hidden', 'true')
  Object.assign(shield.style, { position: 'fixed', zIndex: '60', left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px`, touchAction: 'none' })
  document.body.append(shield)
  return shield
}
