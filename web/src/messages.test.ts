// The texts: complete and alike in all languages, and each of them used.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const TEXTS = import.meta.glob<string>('../../src/tocca/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const PARTS = ['web', 'toncc', 'toscana', 'totsa', 'tomoko', 'bots']
const BEGIN: Record<string, string> = { bots: 'persona' } // how the ids of a part begin, where not by its name
const LANGUAGES = ['en', 'it', 'fr', 'de', 'ru']

const text = (language: string, part: string) => TEXTS[`../../src/tocca/locales/${language}/${part}.ftl`] ?? ''

/** Each message with the whole of its text. */
function messages(language: string, part: string): Map<string, string> {
  const found = new Map<string, string>()
  let id = ''
  for (const line of text(language, part).split('\n')) {
    const start = /^([a-z][\w-]*) =(.*)$/.exec(line)
    if (start) id = start[1]!
    if (start) found.set(id, start[2]!)
    else if (/^[ }]/.test(line) && id) found.set(id, `${found.get(id)}\n${line}`)
    else id = ''
  }
  return found
}

const variables = (message: string) => [...new Set([...message.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort()

const code = Object.values(SOURCES).join('\n')
const named = new Set([...code.matchAll(/['"`]((?:web|toncc|toscana|totsa|tomoko|persona)-[\w-]+)['"`]/g)].map((one) => one[1]!))
const begun = [...new Set([...code.matchAll(/`((?:web|toncc|toscana|totsa|tomoko|persona)-[\w-]*)\$\{/g)].map((one) => one[1]!))]

describe.each(PARTS)('%s.ftl', (part) => {
  const english = messages('en', part)
  const begin = `${BEGIN[part] ?? part}-`

  it('has messages, all of them by its own name', () => {
    expect(english.size).toBeGreaterThan(0)
    expect([...english.keys()].filter((id) => !id.startsWith(begin))).toEqual([])
  })

  it.each(LANGUAGES)('is understood by Fluent in %s', (language) => {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(text(language, part)))).toEqual([])
    expect([...messages(language, part).keys()].filter((id) => !bundle.hasMessage(id))).toEqual([])
  })

  it.each(LANGUAGES.slice(1))('has the same messages in %s', (language) => {
    expect([...messages(language, part).keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each(LANGUAGES.slice(1))('has the same variables in %s', (language) => {
    const there = messages(language, part)
    const different = [...english].filter(([id, message]) => String(variables(message)) !== String(variables(there.get(id) ?? '')))
    expect(different.map(([id]) => id)).toEqual([])
  })

  it('has no message that nothing uses', () => {
    const unused = [...english.keys()].filter((id) => !named.has(id) && !begun.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })

  it('has every message that is used', () => {
    const wanted = [...named].filter((id) => id.startsWith(begin) && !isPartOfAName(id))
    expect(wanted.filter((id) => !english.has(id))).toEqual([])
  })
})

// Strings such as 'toncc-baize' name a colour gradient, not a message: they stand in an id or a url(#…).
const isPartOfAName = (id: string) => new RegExp(`(id="|url\\(#)${id}\\b`).test(code)

it('begins no message so vaguely that any could be meant', () => {
  expect(begun.filter((start) => PARTS.includes(start.replace(/-$/, '')))).toEqual([])
})
