// A face for each persona of a bot. Each game brings those of its own bots (games/GAME/faces.ts).
import { FACES as general } from '../general/faces'
import type { Shape } from './shapes'

export interface Face {
  ground: string // the colour behind it
  shapes: readonly Shape[]
}

/** Faces by persona. */
export type Faces = Readonly<Record<string, Face>>

const OF_GAMES = import.meta.glob<Faces>('../games/*/faces.ts', { eager: true, import: 'FACES' })

export const FACES: Faces = Object.assign({}, general, ...Object.values(OF_GAMES))
