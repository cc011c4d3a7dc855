// The cards and where they lie: the facts a drawing needs, as in the game's cards.py.
import type * as wire from './wire'

export type View = wire.View

export const FIGURES = ['star', 'heart', 'moon', 'ring', 'tree', 'fish'] as const
export const COLOURS = ['brown', 'pink', 'green'] as const
export const ACTS = ['protect', 'flip', 'capture'] as const

export type Figure = (typeof FIGURES)[number]
export type Colour = (typeof COLOURS)[number]
export type Act = (typeof ACTS)[number]

export const NONE = -1
export const HIDDEN = -2
export const PLACES = 'abcdefghijklmnopqr'
export const SLOTS = [0, 1, 2] as const

export const figureOf = (card: number): Figure => FIGURES[Math.floor(card / COLOURS.length)] ?? 'star'
export const colourOf = (card: number): Colour => COLOURS[card % COLOURS.length] ?? 'brown'

/** The card's name in notation: "pink star". */
export const cardName = (card: number): string => `${colourOf(card)} ${figureOf(card)}`

/** The card of that name; NONE if there is none. */
export function cardOf(name: string): number {
  const [colour, figure] = name.split(' ')
  const row = FIGURES.indexOf(figure as Figure)
  const column = COLOURS.indexOf(colour as Colour)
  return row < 0 || column < 0 ? NONE : row * COLOURS.length + column
}

/** Nobody is to roll any more. */
export const ended = (view: View): View => ({ ...view, phase: 'over' })

/** A view has no options, but the simple game has fewer places. */
export const isSimple = (view: Pick<View, 'field'>): boolean => view.field.length < PLACES.length

/** What all at one device may see: nobody's face-down cards, not even where each may look at their own. */
export function covered(view: View): View {
  const backs = (card: number) => (card >= 0 ? HIDDEN : card)
  return { ...view, players: view.players.map((player) => ({ ...player, down: player.down.map(backs) })) }
}

export type Cell = number | Act

/** Rows of the field: numbers are places, names are action cards. */
export function rows(simple: boolean): Cell[][] {
  const widths = simple ? [4, 4, 3] : [7, 7, 7]
  const acts: Act[] = simple ? ['protect', 'capture'] : [...ACTS]
  let place = 0
  return widths.map((width, row) => {
    const middle = row === 1 ? acts : []
    const side = Math.floor((width - middle.length) / 2)
    const next = (count: number): Cell[] => Array.from({ length: count }, () => place++)
    return [...next(side), ...middle, ...next(width - side - middle.length)]
  })
}

/** How many open cards, and how many face-down ones, an aim is made of; the simple game has no face-down ones. */
export const aims = (simple: boolean): { open: number; down: number } =>
  simple ? { open: 3, down: 0 } : { open: 6, down: 3 }

/** The other seats clockwise from one's own; a spectator sees all. */
export function around(seats: number, seat: number | null): number[] {
  const all = Array.from({ length: seats }, (_, index) => index)
  return seat === null ? all : all.slice(1).map((step) => (seat + step) % seats)
}

/** Seats at one device: on the far edge (turned round) and on the near one. */
export function edges(yours: readonly number[]): { far: number[]; near: number[] } {
  const near = Math.floor(yours.length / 2)
  return { near: yours.slice(0, near), far: yours.slice(near).reverse() }
}

/** A card laid by hand never lies quite straight: degrees, always the same for a card. */
export const lean = (card: number): number => (((card * 37) % 11) - 5) * 0.35

/** From cell to cell with the arrow keys; at the edge, null. */
export function step(grid: readonly Cell[][], cell: Cell, key: string): Cell | null {
  const row = grid.findIndex((cells) => cells.includes(cell))
  const column = grid[row]?.indexOf(cell) ?? 0
  const move = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key]
  if (!move) return null
  return grid[row + (move[0] ?? 0)]?.[column + (move[1] ?? 0)] ?? null
}
