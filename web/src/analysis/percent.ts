// Chances as people read them.
import { getLanguage } from '../i18n.svelte'

const formats = new Map<string, Intl.NumberFormat>()

/** A part of one as a whole percentage in the player's language. */
export function percent(part: number): string {
  const language = getLanguage() ?? 'en'
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })))
  return format.format(part)
}
