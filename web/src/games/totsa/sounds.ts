// What a change of the table sounds like.
import type * as wire from './wire'
import type { Sound } from '../../sound'
import { isError, news } from './changes'
import type { View } from './table'

/** `pressed`: the seats whose slap was heard when they pressed. */
export function sounds(before: View, after: View, pressed: readonly number[]): Sound[] {
  const heard = new Set<Sound>()
  if (after.rolls > before.rolls) heard.add('roll')
  if (after.phase === 'race' && before.phase !== 'race' && before.phase !== 'pointing') heard.add('reveal')
  for (const event of news(before, after)) {
    const sound = soundOf(event)
    if (sound && !(sound === 'slap' && pressed.includes(event.seat))) heard.add(sound)
  }
  if (after.phase === 'gap' && after.roller === after.seat && before.phase !== 'gap') heard.add('turn')
  return [...heard]
}

function soundOf(event: wire.RollEvent): Sound | null {
  if (isError(event) || event.kind === 'forgotten') return 'error'
  switch (event.kind) {
    case 'slapped':
    case 'captured':
    case 'protected':
      return 'slap'
    case 'flipped':
    case 'turned-up':
      return 'flip'
    case 'returned':
      return 'place'
    case 'won':
      return 'win'
    default:
      return null
  }
}
