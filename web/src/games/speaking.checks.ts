// For tests of a game's words: its messages, and a translator that fails on any mistake.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect } from 'vitest'
import { LANGUAGES, type Language } from '../settings.svelte'
import { loadText } from '../texts'
import type { Translate } from './board'

/** A translator into one language, which fails where a message or a value is missing. */
export async function speaker(language: Language, game: string): Promise<Translate> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  expect(bundle.addResource(new FluentResource(await loadText(language, game)))).toEqual([])
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`${language}: no ${id}`)
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, values, errors)
    expect(errors).toEqual([])
    return said
  }
}

/** Translators into all languages, by language. */
export async function speakers(game: string): Promise<Record<Language, Translate>> {
  const all = await Promise.all(LANGUAGES.map(async (language) => [language, await speaker(language, game)] as const))
  return Object.fromEntries(all) as Record<Language, Translate>
}
