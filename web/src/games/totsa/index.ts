// Totsa!: the kitchen table.
import { startingWith } from '../../table/rounds'
import type { Line } from '../../wire'
import type { GameModule } from '../board'
import { NONE } from './constants'
import type { Told } from './wire'
import type { View } from './table'

export { default as Board } from './Board.svelte'
export { endView, urgent } from './table'
export { describe, moveInWords, prompt, scoreInWords, tellInWords } from './words'
export { default as Sketch } from './Sketch.svelte'

/** A group for each roll. The dice of a player who does not roll roll by themselves; then the group begins when they rest. */
export const rounds: NonNullable<GameModule<View>['rounds']> = (played, _view, t) => {
  const isRoll = (line: Line | undefined) => line?.action?.kind === 'roll'
  const begins = (line: Line, at: number) => isRoll(line) || (((line.told as Told | undefined)?.dice ?? NONE) !== NONE && !isRoll(played[at - 1]))
  return startingWith(played, begins, (number) => t('totsa-count', { number }))
}
