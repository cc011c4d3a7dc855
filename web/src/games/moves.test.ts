// Every action of every game in words: in the player's language, and never two alike.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Translate } from './board'
import { moveInWords as tomoko } from './tomoko/words'
import { moveInWords as toncc } from './toncc/words'
import { moveInWords as toscana } from './toscana/words'
import { COLUMNS } from './toscana/notation'
import { cardName } from './totsa/table'
import { moveInWords as totsa } from './totsa/words'

const TEXTS = import.meta.glob<string>('../../../src/tocca/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dana']

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const CARDS = upTo(18).map((card) => cardName(card - 1))
const SQUARES = [...COLUMNS].flatMap((column) => upTo(17).map((row) => `${column}${row}`))
const PUSHES = [...'NESW'].flatMap((side) => upTo(5).flatMap((line) => ['dark', 'light'].map((marble) => `${side}${line} ${marble}`)))
const TURNS = ['', ' turned right', ' turned round', ' turned left']

const GAMES = {
  tomoko: { words: tomoko, actions: [...PUSHES, ...upTo(36).flatMap((card) => [`claim ${card}`, `hand ${card}`])] },
  toncc: { words: toncc, actions: ['Red', 'Yellow', 'Blue'].flatMap((king) => upTo(6).map((movement) => `${king} ${movement}`)) },
  toscana: {
    words: toscana,
    actions: ['veto', 'allow', ...upTo(16).flatMap((tile) => SQUARES.flatMap((square) => TURNS.map((turn) => `Tile ${tile} at ${square}${turn}`)))],
  },
  totsa: {
    words: totsa,
    actions: [
      ...['roll', 'totsa!', 'pass', 'protect', 'flip', 'capture'],
      ...CARDS.flatMap((card) => [`slap ${card}`, `return ${card}`]),
      ...upTo(3).map((slot) => `turn up ${slot}`),
      ...upTo(4).flatMap((seat) => upTo(3).map((slot) => `point ${seat} ${slot}`)),
    ],
  },
}
// Words that a language shares with English: names, and what it writes alike.
const SHARED = new Set(['ada', 'bo', 'cleo', 'dana', 'veto', 'totsa', 'ring', 'capture', 'face'])

function speaker(language: string, game: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(TEXTS[`../../../src/tocca/games/${game}/words/${language}.ftl`]!))
  return (id, values) => {
    const errors: Error[] = []
    const said = bundle.formatPattern(bundle.getMessage(id)!.value!, values, errors)
    expect(errors).toEqual([])
    return said
  }
}

const wordsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []))

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('moves of %s', (game) => {
  const { words, actions } = GAMES[game]
  const told = (language: string) => {
    const t = speaker(language, game)
    return actions.map((action) => words(action, NAMES, t))
  }
  const english = wordsOf([...actions, ...told('en')])

  it.each(['en', 'de', 'fr', 'it', 'ru'])('have words of their own in %s', (language) => {
    const texts = told(language)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(52)
  })

  it.each(['de', 'fr', 'it', 'ru'])('have no English in %s', (language) => {
    expect([...wordsOf(told(language))].filter((word) => english.has(word) && !SHARED.has(word))).toEqual([])
  })

  it('that it does not know are shown as they are', () => {
    for (const unknown of ['', 'castle', 'W9 dark', 'Green 7', 'Tile 99 at z0', 'slap blue whale', 'claim it'])
      expect(words(unknown, NAMES, speaker('de', game))).toBe(unknown)
  })
})
