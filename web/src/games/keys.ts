// Keys of the boards, on any keyboard.

/** The key somebody pressed, also on a keyboard with other letters than Latin ones. */
export function readKey(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  if (letter && event.key.length === 1) return letter.toLowerCase()
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  return digit && !/^[0-9]$/.test(event.key) ? digit : event.key
}

const PRESSABLE = 'button, a, summary, [role=button], [role=tab], [role=menuitem]'

/** Whether Enter and the space bar are for what has the focus, not for the board. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSABLE) !== null

/** Whether it comes with a key that makes it something else: a command of the browser. */
export const isCommand = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey
