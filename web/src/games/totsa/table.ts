// The cards and where they lie on the table.
import { ACTS, CARDS, COLOURS, FIGURES, HIDDEN } from './constants'
import type * as wire from './wire'

/** What a seat sees, with the scene that the rules make of it. */
export type View = wire.View & { scene: wire.Scene }

export type Figure = (typeof FIGURES)[number]
export type Colour = (typeof COLOURS)[number]
export type Act = (typeof ACTS)[number]

export const colourOf = (card: number): Colour => (CARDS[card]?.colour ?? COLOURS[0]) as Colour

export const figureOf = (card: number): Figure => (CARDS[card]?.figure ?? FIGURES[0]) as Figure

/** The card's name in notation: "pink star". */
export const cardName = (card: number): string => `${colourOf(card)} ${figureOf(card)}`

/** Nobody is to roll any more. */
export const endView = (view: View): View => ({ ...view, phase: 'over' })

/** The simple game has fewer figures. */
export const isSimple = ({ scene }: View): boolean => scene.figures < FIGURES.length

/** What all at one device may see: nobody's face-down cards, not even where each may look at their own. */
export function coverView(view: View): View {
  const backs = (card: number) => (card >= 0 ? HIDDEN : card)
  return { ...view, players: view.players.map((player) => ({ ...player, down: player.down.map(backs) })) }
}

/** A place by its number, or an action card. */
export type Cell = number | Act

/** Rows of the field. */
export const rows = ({ scene }: View): readonly (readonly Cell[])[] => scene.rows as Cell[][]

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
export function step(grid: readonly (readonly Cell[])[], cell: Cell, key: string): Cell | null {
  const row = grid.findIndex((cells) => cells.includes(cell))
  const column = grid[row]?.indexOf(cell) ?? 0
  const move = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key]
  if (!move) return null
  return grid[row + (move[0] ?? 0)]?.[column + (move[1] ?? 0)] ?? null
}

/** Dice are in the air or on the table, or somebody has to pay: hands come down any moment. */
export const urgent = (view: View): boolean => view.phase === 'thrown' || view.phase === 'race' || view.phase === 'pointing' || view.phase === 'paying'
