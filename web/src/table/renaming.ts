// A name that was changed anywhere in the page is the player's name at the table, too.
import type { About } from '../wire'

/** The seat that has to be renamed; null: none. Several at one device: only the one who was called so before. */
export function seatToRename(about: About, name: string, before: string): number | null {
  const yours = about.yours ?? []
  const called = yours.length === 1 ? yours[0]! : yours.find((seat) => before && about.seats[seat]?.name === before)
  return called !== undefined && name && about.seats[called]?.name !== name ? called : null
}
