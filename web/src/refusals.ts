// Why a request was refused, in the player's language.
import { has, t } from './i18n.svelte'

/** The sentence for a reason code. A game's own reasons are among its messages. */
export function refusalText(reason: string, message: string, acting = false): string {
  const ids = [`web-refused-${reason}`, `refused-${reason}`]
  const found = (acting ? ids.reverse() : ids).find(has)
  return found ? t(found) : t('web-refused', { why: message })
}
