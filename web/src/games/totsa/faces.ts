// The bots of Totsa!: a face for each persona.
import type { Faces } from '../../bots/faces'
import { area, both, BROWN, brows, cheeks, dots, ears, eyes, FAIR, head, mouth, neck, nose, oval, shoulders, stroke } from '../../bots/shapes'

export const FACES: Faces = {
  biscotto: {
    ground: '#d9a58a',
    shapes: [
      area('M10 66c2-14 10-18 22-18s20 4 22 18z', '#a8743f'), oval(32, 32, 16, 16, '#b9824a'), area('M16 22c-8 2-11 16-8 24 5 2 10-4 11-12zM48 22c8 2 11 16 8 24-5 2-10-4-11-12z', '#7d5228'),
      oval(32, 41, 10.5, 8.5, '#e3c49b'), oval(32, 36.5, 4.4, 3.2, '#2b1d14'), stroke('M32 40v3M26.500 44.500q3 2.500 5.500-1.500q2.500 4 5.500 1.500', '#2b1d14', 1.7),
      area('M29.500 46h5v5q-2.500 3-5 0z', '#e0707a'), both('M21.5 30.5Q25 33.5 28.5 30.5', '#2b1d14', 2), both('M21 25.5Q24 23.5 27 24.8', '#8a5c2f', 2.4), dots([[25, 43.5], [39, 43.5]], 0.8, '#b08a5c'),
    ],
  },
  rosa: {
    ground: '#2f8f83',
    shapes: [
      dots([[17, 20], [14, 29], [16, 38], [24, 12], [33, 9.5], [42, 12], [48, 20], [50, 29], [48, 38]], 7.5, '#b5472a'), shoulders('#c4453a'), dots([[16, 58], [24, 55], [33, 58], [42, 55], [50, 58]], 1.8, '#fff4e0'), neck(FAIR), head(FAIR, 13, 14.5),
      dots([[22, 20], [29, 17.5], [36, 17.5], [42, 20]], 5, '#c65632'), ...eyes.happy, brows.raised('#8a3a20'), nose(), mouth.grin, mouth.teeth, cheeks('#e8505077'), dots([[18.5, 42], [45.5, 42]], 2.2, '#f2b632'),
    ],
  },
  tino: {
    ground: '#e79ab0',
    shapes: [
      shoulders('#fbf6ea'), stroke('M32 52v12', '#d9cdb5', 1.6), neck(BROWN), ears(BROWN), head(BROWN, 12.5, 14.5),
      area('M18 24c-7-2-7-13 2-14 2-7 12-8 14-3 5-4 13-1 12 5 6 2 4 11-2 12v5q-12-4-25 0z', '#fffaf0'), stroke('M19.500 27.500q12.500-4 25 0', '#d9cdb5', 1.5), area('M20 30c0-2 1-3 2-3h20c1 0 2 1 2 3l-2 2q-10-3-20 0z', '#2b1a10'),
      ...eyes.open, brows.calm('#2b1a10'), nose('#00000066'), mouth.grin, mouth.teeth, dots([[33, 37.5], [24, 40]], 1.6, '#fff8ee'),
    ],
  },
  volpe: {
    ground: '#5a6b3a',
    shapes: [
      area('M12 66c2-14 9-18 20-18s18 4 20 18z', '#c8622a'), area('M13 30L12 8l13 10h14L52 8l-1 22c0 12-9 21-19 21S13 42 13 30z', '#d97434'), area('M15 13l7 6-5 6zM49 13l-7 6 5 6z', '#4a2a1a'),
      area('M13.500 34c6 2 10 0 13 4l5.500 12.500L37.500 38c3-4 7-2 13-4-2 10-9 17-18.500 17S15.500 44 13.500 34z', '#fbf1e2'), oval(32, 47, 3.4, 2.6, '#2b1d14'), area('M22.500 31l7 2.500-3 2.500zM41.500 31l-7 2.500 3 2.500z', '#2b1d14'), stroke('M28 51q4 2 8-.5', '#2b1d14', 1.5),
    ],
  },
  ombra: {
    ground: '#2b2d3d',
    shapes: [
      area('M12 66c2-14 9-18 20-18s18 4 20 18z', '#6e6a6a'), dots([[17, 18], [47, 18]], 6.5, '#6e6a6a'), dots([[17, 18], [47, 18]], 3.4, '#d9a7a0'), oval(32, 33, 19, 17, '#8f8a88'),
      area('M13 33c2-7 12-7 17-2 0 6-6 9-10 9s-7-3-7-7zM51 33c-2-7-12-7-17-2 0 6 6 9 10 9s7-3 7-7z', '#2b2624'), area('M14 27q8-6 16 1l2 8 2-8q8-7 16-1-3-9-18-9t-18 9z', '#f1ece4'),
      oval(32, 43, 8, 6.5, '#f1ece4'), oval(32, 39.5, 3.2, 2.4, '#1c1816'), dots([[24.5, 33.5], [39.5, 33.5]], 2.7, '#f2c94c'), dots([[25, 33.5], [39, 33.5]], 1.2, '#1c1816'), stroke('M27.500 45.500q4.500 3 9-1.500', '#1c1816', 1.6),
    ],
  },
}
