// The bots of a game that brings none of its own.
import type { Face, Faces } from '../bots/faces'
import { area, brows, ears, eyes, head, INK, mouth, neck, nose, shoulders, TAN, type Shape } from '../bots/shapes'

/** Plain and friendly, and told apart by the colour. */
function plain(ground: string, cloth: string, hair: string, mood: readonly Shape[]): Face {
  const cap = area('M18 32c-3-16 6-20 14-20s17 4 14 20c-3-6-5-9-14-9s-11 3-14 9z', hair)
  return { ground, shapes: [shoulders(cloth), neck(TAN), ears(TAN), head(TAN), cap, ...mood, nose()] }
}

export const FACES: Faces = {
  primo: plain('#cfe0c3', '#6d9a5a', '#c98a3a', [...eyes.wide, mouth.grin]),
  seconda: plain('#c3d6e0', '#4f7f9b', '#7a4a2a', [...eyes.happy, mouth.smile]),
  terzo: plain('#e6d3a8', '#b98a3a', '#3a2618', [...eyes.open, mouth.smile]),
  quarta: plain('#e0c3cf', '#9b4f6d', '#2b2130', [...eyes.open, brows.raised(INK), mouth.smirk]),
  quinto: plain('#c9c3d9', '#5a4a8a', '#b9bec4', [...eyes.sly, brows.stern(INK), mouth.small]),
}
