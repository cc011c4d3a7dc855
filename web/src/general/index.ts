// Any game: what the client shows where it has no folder for a game.
import type { GameModule } from '../games/board'
import Board from './Board.svelte'

export { Board }
export const describe: GameModule['describe'] = (_view, _seat, _names, _t, drawing) => drawing?.text ?? ''
export const moveInWords: GameModule['moveInWords'] = ({ text }) => text
export const prompt: GameModule['prompt'] = (_view, _seat, legal, t) => (legal.length ? t('web-any-choose') : '')
export const endView: GameModule['endView'] = (view) => view
