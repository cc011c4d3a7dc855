// The player's language: Fluent messages from the files that Python and the client share.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Translate } from './games/board'
import { language, type Language } from './settings.svelte'

const FILES = import.meta.glob<string>('../../src/tocca/locales/*/*.ftl', { query: '?raw', import: 'default' })

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
let shown = $state<Language | null>(null)
const parts = new Set(['web'])
const texts = new Map<string, Promise<FluentResource>>()

function text(code: Language, part: string): Promise<FluentResource> {
  const path = `../../src/tocca/locales/${code}/${part}.ftl`
  const load = FILES[path]
  let found = texts.get(path)
  if (!found) {
    found = load ? load().then((raw) => new FluentResource(raw)) : Promise.resolve(new FluentResource(''))
    texts.set(path, found)
  }
  return found
}

/** Loads a part's messages (web, terminal, or a game) in the current language; and again when that changes. */
export async function loadTexts(...more: string[]): Promise<void> {
  more.forEach((part) => parts.add(part))
  const code = language()
  const found = await Promise.all([...parts].map((part) => text(code, part)))
  if (code !== language()) return loadTexts()
  const fresh = new FluentBundle(code, { useIsolating: false })
  found.forEach((resource) => fresh.addResource(resource))
  bundle = fresh
  shown = code
}

/** Whether a message exists. */
export const has = (id: string): boolean => bundle.hasMessage(id)

/** A message in the player's language; its id if there is none, which the tests don't let happen. */
export const t: Translate = (id, values) => {
  const message = bundle.getMessage(id)
  return message?.value ? bundle.formatPattern(message.value, values) : id
}

/** The language whose messages are on the page; null until the first ones are there. */
export const shownLanguage = (): Language | null => shown

/** Follows the choice of language. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      language()
      void loadTexts()
    })
  })
}
