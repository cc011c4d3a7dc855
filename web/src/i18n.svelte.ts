// The player's language: Fluent messages from the files that Python and the client share.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Translate } from './games/board'
import { language, type Language } from './settings.svelte'
import { loadText } from './texts'


let bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
let shown = $state<Language | null>(null)
let grown = $state(0) // how often messages came to the language that is shown
const parts = new Set(['web'])
const added = new Set<FluentResource>() // to the bundle
const texts = new Map<string, Promise<FluentResource>>()

function text(code: Language, part: string): Promise<FluentResource> {
  const name = `${code} ${part}`
  let found = texts.get(name)
  if (!found) {
    found = loadText(code, part).then((raw) => new FluentResource(raw))
    texts.set(name, found)
  }
  return found
}

/** Loads a part's messages (web, terminal, bots, or a game) in the current language; and again when that changes. */
export async function loadTexts(...more: string[]): Promise<void> {
  more.forEach((part) => parts.add(part))
  const code = language()
  const found = await Promise.all([...parts].map((part) => text(code, part)))
  if (code !== language()) return loadTexts()
  if (code === shown) return add(bundle, found)
  added.clear()
  const fresh = new FluentBundle(code, { useIsolating: false })
  add(fresh, found)
  bundle = fresh
  shown = code
}

/** More messages of the same language: only texts that miss one are rendered again. */
function add(to: FluentBundle, found: readonly FluentResource[]): void {
  const fresh = found.filter((resource) => !added.has(resource))
  fresh.forEach((resource) => (to.addResource(resource), added.add(resource)))
  if (fresh.length) grown++
}

function message(id: string) {
  const found = bundle.getMessage(id)
  if (!found) void grown
  return found
}

/** Whether a message exists. */
export const has = (id: string): boolean => message(id) !== undefined

/** A whole number below a thousand, which all our languages write alike: to make a formatter takes a phone 100 ms. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000

function prepare(values: Record<string, string | number>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]))
}

/** A message in the player's language; its id if there is none, which the tests don't let happen. */
export const t: Translate = (id, values) => {
  const found = message(id)
  return found?.value ? bundle.formatPattern(found.value, values && prepare(values)) : id
}

/** The language whose messages are on the page; null until the first ones are there. */
export const getLanguage = (): Language | null => shown

/** Follows the choice of language. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      language()
      void loadTexts()
    })
  })
}
