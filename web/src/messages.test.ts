// The texts: complete and alike in all languages, and each of them used.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './settings.svelte'
import { loadText, PARTS as ALL_PARTS } from './texts'

const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.{test,checks}.ts'], { query: '?raw', import: 'default', eager: true })
const PARTS = ALL_PARTS.filter((part) => part !== 'terminal') // which the client has only some use for
const GAMES = PARTS.filter((part) => !['web', 'bots', 'offline', 'learn', 'mine', 'analysis'].includes(part) && !/-(lesson|analysis)$/.test(part))
const CODED = ['persona-', 'outcome-', 'refused-'] // asked for by a code: of bots, and of the reasons of a game
/** How the ids of a part begin. */
const begins = (part: string) => (part === 'bots' ? CODED.slice(0, 1) : GAMES.includes(part) ? [`${part}-`, ...CODED] : [`${part}-`])

const texts = new Map<string, string>()
for (const language of LANGUAGES) for (const part of PARTS) texts.set(`${language} ${part}`, await loadText(language, part))
const text = (language: string, part: string) => texts.get(`${language} ${part}`) ?? ''

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
const find = (pattern: RegExp | string) => [...new Set([...code.matchAll(new RegExp(pattern, 'g'))].map((one) => one[1]!))]
const first = `(?:${[...PARTS, 'persona', 'outcome', 'refused'].join('|')})`
const named = new Set(find(`['"\`](${first}-[\\w-]+)['"\`]`))
// Every game has some, named by the page: `${game}-option-${name}`. Its name and its sentence for the first page are asked of the server, and the lobby says what a seat plays.
const everyGame = [...find(/`\$\{(?:game|match\.game)\}-([a-z]+-)\$\{/), 'about', 'name', 'lobby-seat']
const begun = [...find(`\`(${first}-[\\w-]*)\\$\\{`), ...GAMES.flatMap((game) => everyGame.map((start) => `${game}-${start}`))]

describe.each(PARTS)('%s.ftl', (part) => {
  const english = messages('en', part)

  it('has messages, all of them by its own name', () => {
    expect(english.size).toBeGreaterThan(0)
    expect([...english.keys()].filter((id) => !begins(part).some((start) => id.startsWith(start)))).toEqual([])
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
    const elsewhere = PARTS.filter((other) => other.startsWith(`${part}-`)) // GAME-lesson, GAME-analysis
    const wanted = [...named].filter((id) => id.startsWith(`${part}-`) && !isPartOfAName(id) && !elsewhere.some((other) => id.startsWith(`${other}-`)))
    expect(wanted.filter((id) => !english.has(id))).toEqual([])
  })
})

// Strings such as 'GAME-wood' name a colour gradient, not a message: they stand in an id or a url(#…).
const isPartOfAName = (id: string) => new RegExp(`(id="|url\\(#)${id}\\b`).test(code)

it('has no message twice, so that games can be shown one after the other', () => {
  const ids = PARTS.flatMap((part) => [...messages('en', part).keys()])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('begins no message so vaguely that any could be meant', () => {
  const lessons = PARTS.filter((part) => /-(lesson|analysis)$/.test(part)) // whose messages are named by the steps of the lesson, or by the game's analyst
  expect(begun.filter((start) => PARTS.includes(start.replace(/-$/, '')) && !lessons.includes(start.replace(/-$/, '')))).toEqual([])
})
