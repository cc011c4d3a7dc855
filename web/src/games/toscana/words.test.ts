import { describe as suite, expect, it } from 'vitest'
import { speakers } from '../speaking.checks'
import { moments } from './views.fixture'
import { deciderOf, describe, news, prompt, stackInWords, waiting } from './words'

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
      'Top tile: 3. Below it, in unknown order: 1, 4. Last of all: 15.',
    )
    expect(stackInWords({ top: 0, unseen: [], bottom: 0 }, en)).toBe('The stack is empty.')
  })

  it('tell a tile that was laid, with the zones it made', () => {
    const { view } = moments.late
    const before = { ...view, laid: view.laid.slice(0, -1) }
    const [told, ...more] = news(before, view, names, en)
    expect(told).toMatch(/^(Ada|Bo): Tile \d+ at [a-q]\d+.*\. Best zones: Grey 10, Red 8\.$/)
    expect(more).toEqual([])
  })

  it('tell a veto, a lost move and an empty stack', () => {
    const { view } = moments.mid
    const note = (kind: 'veto' | 'lost', tile: number) => ({ kind, seat: 1, tile, laid: 10 })
    const after = { ...view, notes: [...view.notes, note('veto', 5), note('lost', 6), note('lost', 0)] }
    expect(news(view, after, names, en)).toEqual([
      'Bo vetoed tile 5: it is now the last one.',
      'Bo lost a move: tile 6 fits nowhere.',
      'Bo lost a move: no tile left.',
    ])
  })

  it('tell the end of a game, with its last tile', () => {
    const told = news(moments.before2.view, moments.start2.view, names, en)
    expect(told).toHaveLength(2)
    expect(told[1]).toBe('Game 1 is a draw, 11 to 11.')
  })
})
