import { describe, expect, test } from 'vitest'
import { checkSections } from '../sections.checks'
import { speakers } from '../speaking.checks'
import fixtures from './fixtures.json?raw'
import { KINGDOMS } from './constants'
import { findReveal, targets, type View } from './table'
import type { Action } from './wire'
import * as words from './words'

const { match } = JSON.parse(fixtures) as { match: { view: View; legal: Action[] }[] }
const names = ['Ada', 'Marco', 'Gino']

const translators = await speakers('toncc')
const languages = Object.entries(translators)
const english = translators.en

describe.each(languages)('in %s', (_, t) => {
  test('every view of a match can be described, and every joint move told', () => {
    for (const [index, { view, legal }] of match.entries()) {
      expect(words.describe(view, 1, names, t)).toContain('Marco')
      checkSections(words.describe(view, null, names, t))
      words.prompt(view, 1, legal, t)
      for (const target of targets(view, 1, legal)) words.targetName(target, t)
      const reveal = index ? findReveal(match[index - 1]!.view, view) : null
      if (reveal) words.revealWords(reveal, t)
    }
  })
  test('Kingdoms, Regions, Kings and directions have names of their own', () => {
    expect(new Set(KINGDOMS.map((name) => words.kingdomName(name, t))).size).toBe(15)
    expect(new Set(match[0]!.view.challenge.regions.map((region) => words.regionName(region, t))).size).toBe(18)
    expect(new Set([0, 1, 2].map((king) => words.kingLetter(king, t))).size).toBe(3)
    expect(new Set([1, 2, 3, 4, 5, 6].map((movement) => t('toncc-direction', { movement }))).size).toBe(6)
  })
})

test('a Region says all that is on it', () => {
  expect(words.regionName(10, english)).toBe('yellow Region, symbol in blue: square, 3 lines')
  expect(words.regionName(1, english)).toBe('yellow Region, symbol in red: one dot')
  expect(words.regionLetters(10, english)).toBe('Yb')
})

test('a target says where it is', () => {
  const [first] = targets(match[0]!.view, 1, match[0]!.legal)
  expect(words.targetName(first!, english)).toMatch(/^1, upper right: .* face up$/)
})

test('places are counted as on the board, the Mind in the middle of the middle row', () => {
  expect([0, 2, 3, 8, 9, 10, 11, 17].map(words.rowAndColumn)).toEqual([[0, 0], [0, 2], [1, 0], [2, 1], [2, 3], [2, 4], [3, 0], [4, 2]]) // prettier-ignore
  expect(words.placeName(18, english)).toBe('the Mind')
})

test('the prompt says what is asked, and nothing to who has nothing to do', () => {
  expect(words.prompt(match[0]!.view, 1, match[0]!.legal, english)).toBe('King Blue, where to? Choose in secret.')
  expect(words.prompt(match[0]!.view, null, [], english)).toBe('')
  const sealed = match.find(({ view }) => view.choice !== null)!
  expect(words.prompt(sealed.view, 1, [], english)).toContain('locked in')
  expect(words.prompt(match.at(-1)!.view, 1, [], english)).toBe('')
})
