// The bots of Toscana: a face for each persona.
import type { Faces } from '../../bots/faces'
import { area, brows, cheeks, disc, dots, ears, eyes, FAIR, glasses, head, INK, mouth, neck, nose, shoulders, stroke, TAN } from '../../bots/shapes'

export const FACES: Faces = {
  nino: {
    ground: '#c9b48c',
    shapes: [
      shoulders('#6d7f52'), neck(TAN), ears(TAN), head(TAN, 12.5, 14.5),
      area('M19 31c-1-8 2-12 4-13h18c2 1 5 5 4 13-2-3-3-6-3-8-7 2-14 2-20 0 0 2-1 5-3 8z', '#3a2618'),
      area('M16 21l16-13 16 13-5 3H21z', '#f4ecd8'), stroke('M32 8v15M21 24h22', '#cdbd9a', 1.3),
      ...eyes.wide, brows.raised('#3a2618'), nose(), mouth.grin, stroke('M22 37l3.500 1M38.500 39l4-1.500', '#b9502f', 2.4),
    ],
  },
  pia: {
    ground: '#b9502f',
    shapes: [
      shoulders('#5a4668'), neck(FAIR), disc(32, 11, 7, '#d9d6d0'), ears(FAIR), head(FAIR, 12.5, 14.5),
      area('M18 34c-2-16 6-20 14-20s16 4 14 20c-2-9-6-12-14-12s-12 3-14 12z', '#e6e3dc'), stroke('M26 10q6-5 12 0', '#b9b5ad', 1.3),
      ...eyes.happy, glasses('#8a6a3a'), brows.calm('#b9b5ad'), nose(), mouth.smile, cheeks(), stroke('M20 52q12 8 24 0', '#e9d9c0', 2.4),
    ],
  },
  fausto: {
    ground: '#6f7a57',
    shapes: [
      shoulders('#54442f'), area('M26 49l6 5 6-5 2 15H24z', '#f1e6d0'), neck(FAIR), ears(FAIR), head(FAIR, 11.5, 15.5),
      area('M20 30c0-6 1-8 2-9h20c1 1 2 3 2 9l-2-4H22z', '#6b4420'), area('M14 22q18-5 36 0l-1 3q-17-4-34 0z', '#a98a55'), area('M21 21c0-9 2-12 5-12 3 1 9 1 12 0 3 0 5 3 5 12q-11-3-22 0z', '#b99a63'), stroke('M21 19.500q11-3 22 0', '#5a3d1c', 2),
      ...eyes.open, stroke('M33.300 33a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0-8.400 0M41 36l2 8', '#3a2618', 1.3), brows.raised('#6b4420'), nose(),
      stroke('M25 41q3.500-2.500 7-.4q3.500-2.100 7 .4', '#6b4420', 2), stroke('M29.500 44.500h5', INK, 1.6),
    ],
  },
  livia: {
    ground: '#7d2f3a',
    shapes: [
      area('M14 40C9 14 22 7 32 7s23 7 18 33c-1 8-8 9-8 4H22c0 5-7 4-8-4z', '#2a1a17'), shoulders('#1f4a4f'), neck(FAIR), head(FAIR, 11.5, 14.5),
      area('M20 32c-1-10 5-15 14-15 6 0 11 4 10 15-3-4-6-8-8-10-4 4-10 6-16 10z', '#2a1a17'), disc(40, 10, 5, '#3a2420'),
      ...eyes.sly, brows.raised('#2a1a17'), nose(), mouth.lips, dots([[20, 41], [44, 41]], 1.9, '#f4efe4'), dots([[24, 51.5], [28, 53.5], [32, 54.2], [36, 53.5], [40, 51.5]], 1.6, '#f4efe4'),
    ],
  },
  brunello: {
    ground: '#4c6238',
    shapes: [
      shoulders('#3b2a20'), area('M22 50q10 8 20 0l-3 8H25z', '#b9502f'), ears(FAIR), head(FAIR, 12.5, 15),
      area('M17 38c-4-6-3-12 1-13l2 12zM47 38c4-6 3-12-1-13l-2 12z', '#f1ece2'), area('M14 22c0-11 9-15 20-14 11 1 17 6 15 11-8 3-22 2-35 3z', '#2f3f5c'), disc(33, 7.5, 1.8, '#2f3f5c'),
      ...eyes.happy, brows.bushy('#f1ece2'), nose('#00000055'),
      area('M19 42c3 1 5-3 9-3 2 0 3 1 4 2 1-1 2-2 4-2 4 0 6 4 9 3-2 5-8 5-13 2-5 3-11 3-13-2z', '#f7f3ea'), stroke('M29 46.500q3 1.500 6 0', '#7d2620', 1.6),
    ],
  },
}
