import { describe as suite, expect, it } from 'vitest'
import { checkSections } from '../sections.checks'
import { speakers } from '../speaking.checks'
import { moments } from './views.fixture'
import { NUMBERS } from './tiles'
import { deciderOf, describe, moveBesidePicture, news, placeInWords, prompt, stackInWords, tileInWords, waiting } from './words'

const languages = await speakers('toscana')
const names = ['Ada', 'Bo']
const en = languages.en

suite('words', () => {
  it('know whose decision it is', () => {
    const { mid, veto, over } = moments
    expect(deciderOf(mid.view)).toBe(mid.view.mover)
    expect(deciderOf(veto.view)).toBe(1 - veto.view.mover)
    expect(deciderOf(over.view)).toBe(null)
  })

  it.each(Object.entries(languages))('describe every view in %s, and what is asked', (_, t) => {
    for (const { view, legal } of Object.values(moments)) {
      const words = describe(view, 0, names, t)
      checkSections(words)
      expect(words).not.toMatch(/undefined|\{|toscana-/)
      expect(words).toContain('Ada')
      prompt(view, 0, legal, t)
      waiting(view, names, t)
    }
  })

  it('ask for a tile, for an answer, or for nothing', () => {
    expect(prompt(moments.mid.view, 0, moments.mid.legal, en)).toBe('Lay your tile next to your colour.')
    expect(prompt(moments.veto.view, 0, moments.veto.legal, en)).toContain('veto')
    expect(prompt(moments.veto.view, 1, [], en)).toBe('')
    expect(prompt({ ...moments.mid.view, laid: [] }, 0, [moments.mid.legal[0]!], en)).toContain('middle')
  })

  it('tell what a stack holds', () => {
    expect(stackInWords({ top: 3, unseen: [1, 4], bottom: 15 }, en)).toBe(
      'Top tile, the other colour at top 1 and top 4. Below it, in unknown order, the other colour at: top 1 and top 2; top 1 and bottom 1. Last of all, the other colour at top 3 and bottom 2.',
    )
    expect(stackInWords({ top: 0, unseen: [], bottom: 0 }, en)).toBe('The stack is empty.')
  })

  it('know a tile by its squares and never by a number', () => {
    // Tile 1 has the other colour at the upper left; turned to the right, it is at the upper right.
    expect(placeInWords({ tile: 1, column: 8, row: 7, turn: 0 }, en)).toBe('i8–l9, other colour on i9, j9')
    expect(placeInWords({ tile: 1, column: 8, row: 7, turn: 1 }, en)).toBe('i8–j11, other colour on j11, j10')
    expect(moveBesidePicture({ kind: 'place', tile: 1, column: 8, row: 7, turn: 1, text: '' })).toBe('i8–j11')
    for (const t of Object.values(languages)) expect(new Set(NUMBERS.map((tile) => tileInWords(tile, t))).size).toBe(NUMBERS.length)
  })

  it('tell a tile that was laid, with the zones it made', () => {
    const { view } = moments.late
    const before = { ...view, laid: view.laid.slice(0, -1) }
    const [told, ...more] = news(before, view, names, en)
    expect(told).toMatch(/^(Ada|Bo): [a-q]\d+–[a-q]\d+, other colour on [a-q]\d+, [a-q]\d+\. Best zones: Grey 10, Red 8\.$/)
    expect(more).toEqual([])
  })

  it('tell a veto, a lost move and an empty stack', () => {
    const { view } = moments.mid
    const note = (kind: 'veto' | 'lost', tile: number) => ({ kind, seat: 1, tile, laid: 10 })
    const after = { ...view, notes: [...view.notes, note('veto', 5), note('lost', 6), note('lost', 0)] }
    expect(news(view, after, names, en)).toEqual([
      'Bo vetoed the top tile: it goes to the bottom of the stack.',
      'Bo misses a turn: the top tile fits nowhere.',
      'Bo misses a turn: no tile left.',
    ])
  })

  it('tell the end of a game, with its last tile', () => {
    const told = news(moments.before2.view, moments.start2.view, names, en)
    expect(told).toHaveLength(2)
    expect(told[1]).toBe('Game 1 is a draw, 11 to 11.')
  })
})
