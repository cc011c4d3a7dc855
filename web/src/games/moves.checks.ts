// For tests of a game's words: every action in the player's language, and never two alike.
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../settings.svelte'
import type { Action } from '../wire'
import type { GameModule, Translate } from './board'
import { speakers } from './speaking.checks'

const PLAYERS = ['Ada', 'Bo', 'Cleo', 'Dana']
const LONGEST = 52 // letters, in a list of moves

export const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const wordsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []))

/** `alike`: words that another language shares with English. */
export async function checkMoves<Move extends Action>(
  game: string,
  words: GameModule<unknown, Move>['moveInWords'],
  actions: readonly Move[],
  alike: readonly string[] = [],
): Promise<void> {
  const translators = await speakers(game)
  const writeAll = (t: Translate) => actions.map((action) => words(action, PLAYERS, t))
  const shared = new Set([...wordsOf(PLAYERS), ...alike])
  const english = wordsOf([...actions.map(({ text }) => text), ...writeAll(translators.en)])

  describe(`moves of ${game}`, () => {
    it.each(LANGUAGES)('have words of their own in %s', (language) => {
      const texts = writeAll(translators[language])
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
      expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(LONGEST)
    })

    it.each(LANGUAGES.filter((language) => language !== 'en'))('have no English in %s', (language) => {
      expect([...wordsOf(writeAll(translators[language]))].filter((word) => english.has(word) && !shared.has(word))).toEqual([])
    })

    it('of a kind that it does not know are shown in notation', () => {
      for (const unknown of [{ kind: 'castle', text: 'castle long' }, { kind: '', text: '' }, { kind: 'swap', with: { seat: 3 }, text: 'swap with 4' }])
        expect(words(unknown as unknown as Move, PLAYERS, translators.de)).toBe(unknown.text)
    })
  })
}
