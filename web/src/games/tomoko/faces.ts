// The bots of Tomoko: a face for each persona.
import type { Faces } from '../../bots/faces'
import { area, both, brows, cheeks, disc, dots, ears, eyes, FAIR, glasses, head, mouth, neck, nose, shoulders, stroke, TAN } from '../../bots/shapes'

export const FACES: Faces = {
  momo: {
    ground: '#e8c48f',
    shapes: [
      area('M13 66c2-13 8-17 19-17s17 4 19 17z', '#f7ead2'), area('M13 34L14 11l12 9h12l12-9 1 23c0 11-9 18-19 18S13 45 13 34z', '#fbf1de'), area('M14 11l12 9c-4 3-9 6-12 6zM38 20l12-9v15c-4-1-9-3-12-6z', '#e0954a'), area('M17 16l5 4-4 3zM47 16l-5 4 4 3z', '#f0b4ac'),
      dots([[25, 34], [39, 34]], 4.2, '#6fa35a'), dots([[25, 34], [39, 34]], 2.3, '#221a12'), dots([[26.2, 32.8], [40.2, 32.8]], 1, '#fff'), area('M30 40h4l-2 2.500z', '#d9707a'), stroke('M32 42v2M28 45.500q2.500 1.500 4-1.500q1.500 3 4 1.500', '#7a5a3a', 1.5), both('M21 41L10 39M21 43.5L11 45', '#bba888', 1.1),
    ],
  },
  haru: {
    ground: '#d98fa0',
    shapes: [
      shoulders('#5b8aa8'), area('M23 50l9 9 9-9 4 14H19z', '#f7f1e4'), stroke('M23 50l9 10 9-10', '#38607c', 2.4), neck(FAIR), ears(FAIR), head(FAIR, 12.5, 14.5),
      area('M18 33c-4-18 6-22 14-22s18 3 14 22c-1-5-2-8-4-10l-3 3-2-4-4 4-3-4-4 4-3-3c-2 2-4 6-5 10z', '#231c1c'), ...eyes.happy, brows.calm('#231c1c'), nose(), mouth.grin, mouth.teeth, cheeks('#f0808077'),
    ],
  },
  emi: {
    ground: '#8fae9c',
    shapes: [
      area('M15 44C11 16 22 9 32 9s21 7 17 35q-1 5-6 5H21q-5 0-6-5z', '#2b2130'), shoulders('#c9594a'), neck(FAIR), head(FAIR, 11.5, 14), area('M19.500 32c0-11 5-14 12.500-14s12.500 3 12.500 14c-3-3-4-6-4-8-6 1.500-11 1.500-17 0 0 2-1 5-4 8z', '#2b2130'),
      ...eyes.open, glasses('#7a3040'), brows.calm('#2b2130'), nose(), mouth.small, area('M43 17l6-3v6zM43 17l-5-3v6z', '#f2b632'), disc(43.5, 17, 1.5, '#d8412f'),
    ],
  },
  jiro: {
    ground: '#7a6a58',
    shapes: [
      shoulders('#3f4a45'), area('M24 50l8 8 8-8 3 14H21z', '#efe7d6'), ears(TAN), head(TAN, 12.5, 15.5), area('M18 36c-3-5-2-11 1-12l1 11zM46 36c3-5 2-11-1-12l-1 11z', '#e6e3dc'),
      ...eyes.shut, area('M20 30c3-4 8-3 10 0-2-1-4-1-5 0s-3 4-5 5c-1-2-1-4 0-5zM44 30c-3-4-8-3-10 0 2-1 4-1 5 0s3 4 5 5c1-2 1-4 0-5z', '#f1ede4'), nose('#00000055'), stroke('M28 42.500q4 2 8 0', '#7a4a3a', 1.6), area('M29 45.500h6l-1.500 14q-1.500 2-3 0z', '#f1ede4'), stroke('M26 22q6-2.500 12 0M27.500 19.500q4.500-1.600 9 0', '#b98658', 1.2),
    ],
  },
  tsuru: {
    ground: '#4f7f9b',
    shapes: [
      area('M14 66c0-10 6-14 14-15l-1-9h13l-1 9c8 1 11 6 11 15z', '#22262b'), area('M22 49c-6-8-6-32 11-34 14-1 15 14 12 22-1 6-4 9-5 13q-9 4-18-1z', '#fbf9f4'), area('M24 22c2-8 12-11 18-5-5 4-12 6-18 5z', '#d1352b'),
      area('M42 30l20 6-20 3z', '#8a8272'), stroke('M43 34.600l17 1.600', '#5f594d', 1), disc(36, 28.5, 2.6, '#f2c94c'), disc(36.3, 28.5, 1.5, '#1c1816'), stroke('M31.500 24q4.500-2 9 .5', '#22262b', 1.7), area('M24 36c2 6 6 10 12 11l-3 5h-10c-2-5-1-11 1-16z', '#22262b'),
    ],
  },
}
