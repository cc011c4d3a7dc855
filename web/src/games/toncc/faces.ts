// The bots of Tóncc: a face for each persona.
import type { Faces } from '../../bots/faces'
import { area, brows, cheeks, disc, dots, ears, eyes, FAIR, head, INK, mouth, neck, nose, shoulders, stroke, TAN } from '../../bots/shapes'

export const FACES: Faces = {
  pip: {
    ground: '#2f6f4a',
    shapes: [
      shoulders('#bd2f20'), neck(FAIR), ears(FAIR), head(FAIR, 12.5, 14.5),
      area('M19 33c-2-14 5-19 13-19s15 5 13 19c-2-5-3-8-5-9-6 3-12 3-16 0-2 1-3 4-5 9z', '#8a5a2b'),
      area('M17 21c3-10 26-12 31-2-9-3-20-3-31 2z', '#d8412f'), stroke('M44 17q8-12 11-9-1 6-10 10', '#f2b632', 2.4),
      ...eyes.wide, brows.calm('#6b4420'), nose(), mouth.grin, mouth.teeth, dots([[23.5, 38], [25.5, 39.6], [38.5, 39.6], [40.5, 38]], 0.8, '#c98a5c'),
    ],
  },
  dondola: {
    ground: '#6b3f7a',
    shapes: [
      area('M15 34C11 8 24 3 32 3s21 5 17 31c2 8-2 12-4 12H19c-2 0-6-4-4-12z', '#efe4cf'), shoulders('#c77ba6'), neck(FAIR), head(FAIR, 12, 14.5),
      area('M19 28c1-9 6-12 13-12s12 3 13 12c-4-5-8-7-13-7s-9 2-13 7z', '#f7efdf'), dots([[17, 24], [16, 31], [47, 24], [48, 31], [25, 8], [39, 8]], 3, '#f7efdf'),
      area('M24 15l3-6 5 4 5-4 3 6q-8-2.500-16 0z', '#f2b632'), disc(32, 12.5, 1.3, '#d8412f'),
      ...eyes.open, brows.raised('#8a6a52'), nose(), mouth.lips, cheeks('#d8607055'), disc(39.5, 40.5, 0.9, INK),
    ],
  },
  bruno: {
    ground: '#1f5139',
    shapes: [
      shoulders('#7d8791'), area('M20 52q12 8 24 0l-2 7q-10 5-20 0z', '#a3adb6'), ears(TAN), head(TAN, 13.5, 15.5),
      area('M18 34c0 14 5 18 14 18s14-4 14-18c-1 5-4 7-7 6q-7-4-14 0c-3 1-6-1-7-6z', '#3c281b'),
      area('M16 27c0-13 7-18 16-18s16 5 16 18q-16-6-32 0z', '#8f9aa4'), area('M30 8h4v20q-2-.6-4 0z', '#c9d1d8'), disc(32, 8, 2.6, '#f2b632'),
      ...eyes.open, brows.stern('#2b1c12'), nose('#00000055'), stroke('M28.500 43.500h7', '#e7b7a0', 1.8), stroke('M40.500 29l2.500 7', '#a8694a', 1.4),
    ],
  },
  ginevra: {
    ground: '#31566d',
    shapes: [
      area('M12 64c-2-30 2-55 20-55s22 25 20 55z', '#2b2a33'), area('M18 52c-4-22 0-37 14-37s18 15 14 37q-14 10-28 0z', '#f4efe4'), head(FAIR, 10.8, 13.5),
      area('M21 28c1-8 5-11 11-11s10 3 11 11q-11-5-22 0z', '#f4efe4'),
      ...eyes.shut, brows.calm('#8a6a52'), nose(), mouth.smile, cheeks('#e8715a33'), stroke('M32 52v8M29 55h6', '#d9a83a', 1.8),
    ],
  },
  malachia: {
    ground: '#123422',
    shapes: [
      shoulders('#4a2a63'), area('M10 64c2-9 8-13 14-13l8 5 8-5c6 0 12 4 14 13z', '#f1ebdf'), ears(TAN), head(TAN, 12.5, 15),
      area('M18 32c-2 22 6 32 14 32s16-10 14-32c-2 7-5 9-8 8q-6-3-12 0c-3 1-6-1-8-8z', '#b9bec4'), stroke('M27 50q-1 6 1 10M37 50q1 6-1 10M32 52v10', '#979da5', 1.3),
      area('M17 24l-2-13 8 6 9-11 9 11 8-6-2 13q-15-5-30 0z', '#e0a92c'), dots([[23.5, 20], [32, 18], [40.5, 20]], 1.7, '#2f6fb5'),
      ...eyes.sly, brows.bushy('#a3a9b0'), nose('#00000055'), stroke('M28 44q4 1.500 8 0', '#7a4a3a', 1.8),
    ],
  },
}
