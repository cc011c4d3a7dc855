// The legal actions of any game, as somebody looks for one among them.
import type { Action } from '../wire'

/** The actions by kind, in the order of the rules. Kinds with one action each are told together. */
export function group(legal: readonly Action[]): { kind: string; actions: Action[] }[] {
  const kinds = new Map<string, Action[]>()
  for (const action of legal) kinds.set(action.kind, [...(kinds.get(action.kind) ?? []), action])
  const many = [...kinds].filter(([, actions]) => actions.length > 1).map(([kind, actions]) => ({ kind, actions }))
  const single = [...kinds].flatMap(([, actions]) => (actions.length === 1 ? actions : []))
  return single.length ? [{ kind: '', actions: single }, ...many] : many
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The actions in which every typed word begins some word. */
export function matching(legal: readonly Action[], typed: string): readonly Action[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return wanted.length ? legal.filter(({ text }) => wanted.every((start) => plain(text).split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start)))) : legal
}

const STEPS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The button that an arrow key leads to: the nearest one in that direction; -1: none. */
export function towards(boxes: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[], from: number, key: string): number {
  const step = STEPS[key]
  const here = boxes[from]
  if (!step || !here) return -1
  const middle = ({ left, top, width, height }: typeof here) => [left + width / 2, top + height / 2] as const
  const [x, y] = middle(here)
  let best = -1
  let least = Infinity
  boxes.forEach((box, index) => {
    const [across, down] = [middle(box)[0] - x, middle(box)[1] - y]
    const ahead = across * step[0] + down * step[1]
    const aside = Math.abs(across * step[1]) + Math.abs(down * step[0])
    if (index !== from && ahead > 1 && ahead + 3 * aside < least) [best, least] = [index, ahead + 3 * aside]
  })
  return best
}
