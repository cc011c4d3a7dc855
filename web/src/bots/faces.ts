// Whom people meet in a bot: a face for each persona of tocca/bots/levels.py.
import { area, both, brows, cheeks, disc, dots, ears, eyes, glasses, head, INK, mouth, neck, nose, oval, shoulders, stroke, type Shape } from './shapes'

export interface Face {
  ground: string // the colour behind it
  shapes: readonly Shape[]
}

const FAIR = '#f3cfa8'
const TAN = '#dca877'
const BROWN = '#b07a4c'

const toncc: Record<string, Face> = {
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

const toscana: Record<string, Face> = {
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

const totsa: Record<string, Face> = {
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

const tomoko: Record<string, Face> = {
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

/** For the bots of any other game: plain and friendly, and told apart by the colour. */
function plain(ground: string, cloth: string, hair: string, mood: readonly Shape[]): Face {
  const cap = area('M18 32c-3-16 6-20 14-20s17 4 14 20c-3-6-5-9-14-9s-11 3-14 9z', hair)
  return { ground, shapes: [shoulders(cloth), neck(TAN), ears(TAN), head(TAN), cap, ...mood, nose()] }
}

const general: Record<string, Face> = {
  primo: plain('#cfe0c3', '#6d9a5a', '#c98a3a', [...eyes.wide, mouth.grin]),
  seconda: plain('#c3d6e0', '#4f7f9b', '#7a4a2a', [...eyes.happy, mouth.smile]),
  terzo: plain('#e6d3a8', '#b98a3a', '#3a2618', [...eyes.open, mouth.smile]),
  quarta: plain('#e0c3cf', '#9b4f6d', '#2b2130', [...eyes.open, brows.raised(INK), mouth.smirk]),
  quinto: plain('#c9c3d9', '#5a4a8a', '#b9bec4', [...eyes.sly, brows.stern(INK), mouth.small]),
}

export const FACES: Readonly<Record<string, Face>> = { ...toncc, ...toscana, ...totsa, ...tomoko, ...general }
