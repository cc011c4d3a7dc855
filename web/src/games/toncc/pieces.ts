// The pieces as they look: Regions and Kings, as the server numbers them. What they are worth is the server's to say.

export type Colour = 0 | 1 | 2
export const KINGS = [0, 1, 2] as const
/** The Kings' names in notation; colours have the same numbers. */
export const NAMES = ['Red', 'Yellow', 'Blue'] as const

export interface Region {
  number: number
  background: Colour
  symbol: Colour
  shape: 'circle' | 'square' | 'triangle' | null
  lines: number | null
  dots: number | null
}

const PRINTED = [
  'YR_|', 'YR_.', 'YRo.', 'BRo.', 'BRo||', 'BR_||',
  'RB_||', 'RB_..', 'RBs..', 'YBs..', 'YBs|||', 'YB_|||',
  'BY_|||', 'BY_...', 'BYt...', 'RYt...', 'RYt|', 'RY_|',
] // prettier-ignore
const SHAPES = { o: 'circle', s: 'square', t: 'triangle', _: null } as const

export const REGIONS: readonly Region[] = PRINTED.map((print, number) => {
  const marks = print.slice(3)
  return {
    number,
    background: 'RYB'.indexOf(print[0]!) as Colour,
    symbol: 'RYB'.indexOf(print[1]!) as Colour,
    shape: SHAPES[print[2] as keyof typeof SHAPES],
    lines: marks[0] === '|' ? marks.length : null,
    dots: marks[0] === '.' ? marks.length : null,
  }
})

export type Part = 'body' | 'hair' | 'feet'
const PARTS: readonly Part[] = ['body', 'hair', 'feet']
/** Body, hair and feet of each King. */
export const COLOURS: readonly (readonly [Colour, Colour, Colour])[] = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
]

/** What a King wears in a colour. */
export const worn = (king: number, colour: Colour): Part => PARTS[COLOURS[king]!.indexOf(colour)]!

/** Whether a set of pictures, as bits, has this one. */
export const has = (set: number, picture: number): boolean => ((set >> picture) & 1) === 1

/** How many pictures a set has. */
export function count(set: number): number {
  let rest = set
  let found = 0
  for (; rest; rest &= rest - 1) found++
  return found
}
