// The pieces as they look: Regions, Kingdoms and Kings, as the server numbers them. A test compares them with the server's.

export type Colour = 0 | 1 | 2
export const KINGS = [0, 1, 2] as const
/** The Kings' names in notation; colours have the same numbers. */
export const NAMES = ['Red', 'Yellow', 'Blue'] as const
export const SEALS = 6

export interface Region {
  number: number
  background: Colour
  symbol: Colour
  shape: 'circle' | 'square' | 'triangle' | null
  lines: number | null
  dots: number | null
}

export interface Kingdom {
  name: string
  pictures: readonly number[]
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

const COUNTS = ['', 'One', 'Two', 'Three']

function seenOn({ background, symbol, shape, lines, dots }: Region): string[] {
  const found = [NAMES[background] + NAMES[symbol].toLowerCase()]
  if (shape) found.push(shape[0]!.toUpperCase() + shape.slice(1))
  if (lines) found.push(`${COUNTS[lines]}line${lines > 1 ? 's' : ''}`)
  if (dots) found.push(`${COUNTS[dots]}dot${dots > 1 ? 's' : ''}`)
  return found
}

/** The Kingdom in the middle of which a picture lies, where it does: three in a row with something in common. */
function kingdomAround(picture: number): Kingdom[] {
  const pictures = [(picture + 17) % 18, picture, (picture + 1) % 18]
  const names = seenOn(REGIONS[pictures[0]!]!)
  const shared = names.filter((name) => pictures.every((other) => seenOn(REGIONS[other]!).includes(name)))
  return shared.map((name) => ({ name, pictures }))
}

export const KINGDOMS: readonly Kingdom[] = REGIONS.flatMap(({ number }) => kingdomAround(number))

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

/** What a picture counts for a King: 1 in the colour of his body, 2 hair, 3 feet. */
export const worth = (king: number, picture: number): number => COLOURS[king]!.indexOf(REGIONS[picture]!.background) + 1

/** What a Kingdom counts for a King. */
export const kingdomWorth = (king: number, { pictures }: Kingdom): number =>
  pictures.reduce((sum, picture) => sum + worth(king, picture), 0)

/** Whether a set of pictures, as bits, has this one. */
export const has = (set: number, picture: number): boolean => ((set >> picture) & 1) === 1

/** How many pictures a set has. */
export function count(set: number): number {
  let rest = set
  let found = 0
  for (; rest; rest &= rest - 1) found++
  return found
}
