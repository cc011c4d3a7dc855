// What faces are drawn with, on 64 × 64: each shape is a path with a fill, or a line with a colour.

export interface Shape {
  d: string
  fill?: string
  line?: string
  width?: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** An ellipse as a path. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string): Shape {
  return { d: `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`, fill }
}

export const disc = (x: number, y: number, r: number, fill: string): Shape => oval(x, y, r, r, fill)

/** Several discs of one colour. */
export const dots = (at: readonly [number, number][], r: number, fill: string): Shape => ({
  d: at.map(([x, y]) => disc(x, y, r, fill).d).join(''),
  fill,
})

export const area = (d: string, fill: string): Shape => ({ d, fill })
export const stroke = (d: string, line: string, width = 1.8): Shape => ({ d, line, width })

// -- parts of a human face; the head is at 32, 33 -------------------------------------------------

export const INK = '#3a2618'
export const FAIR = '#f3cfa8'
export const TAN = '#dca877'
export const BROWN = '#b07a4c'

export const shoulders = (cloth: string): Shape => area('M8 66c1-12 10-17 24-17s23 5 24 17z', cloth)
export const head = (skin: string, rx = 13, ry = 15.5): Shape => oval(32, 33, rx, ry, skin)
export const neck = (skin: string): Shape => area('M26.500 44h11v7q-5.500 4-11 0z', skin)
export const ears = (skin: string): Shape => dots([[19, 35], [45, 35]], 3.2, skin)

/** The same on both sides. */
export const both = (left: string, line: string, width = 1.8): Shape => ({ d: `${left}${mirror(left)}`, line, width })

/** A path of absolute points, seen in a mirror. Only M, L, Q and C with pairs of numbers are understood. */
function mirror(path: string): string {
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${round(64 - Number(x))} ${y}`)
}

export const eyes = {
  open: [dots([[26.5, 33], [37.5, 33]], 1.9, INK), dots([[27.2, 32.3], [38.2, 32.3]], 0.6, '#fff')],
  wide: [dots([[26.5, 33], [37.5, 33]], 3, '#fff'), dots([[27, 33.2], [38, 33.2]], 1.7, INK)],
  happy: [both('M23.8 33.5Q26.5 30.2 29.2 33.5', INK)],
  shut: [both('M23.8 32.5Q26.5 35.4 29.2 32.5', INK)],
  sly: [both('M23.4 32L29.6 32', INK, 1.6), dots([[26.8, 33.4], [37.2, 33.4]], 1.7, INK)],
} as const

export const brows = {
  calm: (line: string) => both('M23 28.6Q26.5 26.8 29.6 28.4', line, 1.6),
  stern: (line: string) => both('M22.6 26.8Q26.5 26.6 29.8 29', line, 2),
  bushy: (line: string) => both('M22 28.4Q25.5 25 30 28.2', line, 3.4),
  raised: (line: string) => stroke('M23 28.6Q26.500 27.200 29.600 28.600M34.500 26.400Q38 23.800 41 26.200', line, 1.6),
} as const

export const nose = (line = '#00000040'): Shape => stroke('M32 34.500q2.200 3.200-.8 4', line, 1.5)

export const mouth = {
  smile: stroke('M27.500 41.500q4.500 3.600 9 0', INK, 1.8),
  small: stroke('M29.500 42.300h5', INK, 1.8),
  smirk: stroke('M28.500 42.500q4 1 7-1.400', INK, 1.8),
  grin: area('M26.500 40.500h11q-1 5.500-5.500 5.500t-5.500-5.500z', '#7d2620'),
  teeth: area('M27 40.500h10l-.6 2h-8.800z', '#fff'),
  lips: area('M27.500 42q2-1.800 4.500-.8q2.500-1 4.500.8q-2 3-4.500 3t-4.500-3z', '#a8283a'),
} as const

export const cheeks = (fill = '#e8715a55'): Shape => dots([[23.5, 38], [40.5, 38]], 2.6, fill)
export const glasses = (line = INK): Shape => stroke('M22.300 33a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0-8.400 0M33.300 33a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0-8.400 0M30.700 32.500q1.300-1 2.600 0', line, 1.5)
