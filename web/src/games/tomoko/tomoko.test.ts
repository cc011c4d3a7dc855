import { describe as about, expect, test } from 'vitest'
import type { Line } from '../../wire'
import type * as wire from './wire'
import { checkSections } from '../sections.checks'
import { speakers } from '../speaking.checks'
import { offers } from './offers'
import { bestMatch, deckOf, readCard, turnPattern } from './cards'
import {
  EDGE, ENTRIES, entryAt, entryBox, exitAt, HOLE, hollowAt, lengthOf, lineOf, route, SIDE, walk,
} from './geometry'
import { colourAt, roll, settleMarbles, shows } from './marbles'
import { nearest, whole } from './showing'
import { parties, race, type View } from './table'
import recorded from './fixtures.json'
import { describe, tellChanges, prompt } from './words'

interface Step {
  view: View
  legal: wire.Action[]
  lines: Line[]
  previews: { action: wire.PushAction; effect: wire.Pushing }[]
}
const steps = recorded as unknown as Record<'two' | 'manual' | 'teams' | 'open' | 'over', Step[]>
const byText = (one: wire.Action, other: wire.Action) => (one.text < other.text ? -1 : 1)
const names = ['Anna', 'Ben', 'Cleo', 'Dana']

const languages = await speakers('tomoko')
const t = languages.en

about('the board as drawn', () => {
  test('hollows and entries of a line lie on one straight line, in the order a marble meets them', () => {
    for (const entry of ENTRIES) {
      const way = [entryAt(entry), ...lineOf(entry).map(hollowAt), exitAt(entry)]
      const straight = Math.hypot(way[0]!.x - way.at(-1)!.x, way[0]!.y - way.at(-1)!.y)
      expect(lengthOf(way)).toBeCloseTo(straight)
    }
  })

  test('W3 is the third row from the left, S1 the first column from below', () => {
    expect(lineOf({ side: 'W', line: 3 })).toEqual([10, 11, 12, 13, 14])
    expect(lineOf({ side: 'S', line: 1 })).toEqual([20, 15, 10, 5, 0])
  })

  test('what one touches is 44 pixels wide on the smallest screen, and no two entries overlap', () => {
    const pixels = 312 / SIDE
    const boxes = ENTRIES.map(entryBox)
    for (const box of boxes) expect(Math.min(box.width, box.height) * pixels).toBeGreaterThanOrEqual(44)
    for (const a of boxes)
      for (const b of boxes) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
        expect(a === b || apart).toBe(true)
      }
  })

  test('arrow keys lead round the board and straight across it', () => {
    const at = (text: string) => ENTRIES.findIndex((one) => one.side + one.line === text)
    expect(walk(at('N5'), 'ArrowRight')).toBe(at('E1'))
    expect(walk(at('E5'), 'ArrowDown')).toBe(at('S5'))
    expect(walk(at('S1'), 'ArrowLeft')).toBe(at('W5'))
    expect(walk(at('W1'), 'ArrowUp')).toBe(at('N1'))
    expect(walk(at('W4'), 'ArrowRight')).toBe(at('E4'))
    expect(walk(at('N2'), 'ArrowUp')).toBe(at('N2'))
    let here = 0
    for (let step = 0; step < 20; step++) here = walk(here, { N: 'ArrowRight', E: 'ArrowDown', S: 'ArrowLeft', W: 'ArrowUp' }[ENTRIES[here]!.side])
    expect(here).toBe(0)
  })

  test('a marble takes the shorter way through the gutter and stays in it', () => {
    for (const entry of ENTRIES) {
      const way = route(HOLE, entryAt(entry))
      expect(lengthOf(way)).toBeLessThanOrEqual(2 * (SIDE - EDGE))
      for (const [at, point] of way.slice(1).entries()) {
        expect(point.x === way[at]!.x || point.y === way[at]!.y).toBe(true)
      }
    }
    expect(route(HOLE, entryAt({ side: 'N', line: 5 })).length).toBe(3)
  })
})

about('marbles', () => {
  test('a push seen twice in a row keeps every marble its name', () => {
    const [before, after] = steps.two
    const marbles = settleMarbles(before!.view.board)
    const result = roll(marbles, after!.view.last!, after!.view.scene.rolled!, after!.view.board)!
    expect(result.marbles.map((one) => one.id).filter((id) => id !== result.entered.id).length).toBe(
      marbles.length - (result.fell ? 1 : 0),
    )
    expect(shows(result.marbles, after!.view.board)).toBe(true)
  })

  test('the marbles roll as the server says they would', () => {
    for (const { view, previews } of Object.values(steps).flat()) {
      for (const { action, effect: said } of previews) {
        const marbles = settleMarbles(view.board)
        const result = roll(marbles, action, said, said.board)!
        expect(result.fell?.colour ?? null).toBe(said.falls)
        expect(result.pushed.length + (result.fell ? 1 : 0)).toBe(said.moves.length)
      }
    }
  })

  test('a board that came about otherwise is not rolled to', () => {
    expect(roll(settleMarbles({ dark: 0b11, light: 0 }), { side: 'W', line: 5, marble: 'dark' }, { moves: [], falls: null }, { dark: 0b11, light: 0 })).toBeNull()
  })

  test('in hollows', () => {
    expect(colourAt({ dark: 1, light: 2 }, 1)).toBe('light')
    expect(colourAt({ dark: 1, light: 2 }, 2)).toBeNull()
  })
})

about('cards', () => {
  const corner = readCard('ddl/lll/lll')

  test('a quarter turn is clockwise, four of them none', () => {
    expect(turnPattern(corner, 1)).toEqual(readCard('lld/lld/lll'))
    expect(turnPattern(corner, 2)).toEqual(readCard('lll/lll/ldd'))
    expect(turnPattern(corner, 4)).toEqual(corner)
    expect(turnPattern(corner, -1)).toEqual(turnPattern(corner, 3))
  })

  test('the standard deck has 36 cards; a table can bring its own', () => {
    expect(deckOf('standard').length).toBe(36)
    expect(deckOf(['ddl/lll/lll'])).toEqual([corner])
  })

  test('a card that lies turned on the board is found there', () => {
    const board = { dark: 0, light: 0 }
    turnPattern(corner, 3).forEach((colour, at) => (board[colour] |= 1 << (6 + 5 * Math.floor(at / 3) + (at % 3))))
    expect(bestMatch(board, corner)).toMatchObject({ corner: 6, turn: 3, right: 9 })
    expect(bestMatch(board, corner, 0, false).right).toBeLessThan(9)
  })

  test('of two places equally near, the one with room for what is missing', () => {
    const board = { dark: 0, light: 0b11 } // two light marbles of nine; elsewhere empty
    const { cells, right } = bestMatch(board, readCard('lll/lll/lll'))
    expect(right).toBe(2)
    expect(cells.filter((one) => one.has && one.has !== one.wants)).toEqual([])
  })

  test('the cards that a push would show are found whole on the board it leads to', () => {
    const deck = deckOf('standard')
    for (const { previews } of Object.values(steps).flat())
      for (const { effect } of previews) {
        const found = whole(effect.board, effect.where, effect.shows, deck, 'done')
        expect(found.map((one) => Number(one.label))).toEqual(effect.shows)
        expect(found.map((one) => one.match.right)).toEqual(effect.shows.map(() => 9))
      }
    expect(nearest({ dark: 0, light: 0 }, { card: 3, turn: null }, deck, 0)[0]!.label).toBe('0/9')
  })
})

about('the table', () => {
  test('what is legal, read', () => {
    const { pushes, claims, hands, colours } = offers(steps.teams[0]!.legal)
    expect(pushes.size).toBe(19)
    expect(colours).toEqual(['light'])
    expect([...claims.keys()]).toEqual([16, 10])
    expect([...hands.keys()]).toEqual([16, 10])
    expect([...pushes.values(), ...claims.values(), ...hands.values()].sort(byText)).toEqual([...steps.teams[0]!.legal].sort(byText))
  })

  test('teams of two, and how far they have to go', () => {
    const all = parties(steps.teams[0]!.view)
    expect(all.map((one) => one.seats)).toEqual([[0, 2], [1, 3]])
    expect(all.map((one) => one.hidden)).toEqual([0, 2])
    expect([steps.teams, steps.two, steps.open].map(([one]) => parties(one!.view)[0]!.target)).toEqual([5, 10, 5])
  })

  test('the race after a push: who laid what, and when', () => {
    const { lines } = steps.manual[1]!
    const [first, ...others] = race(lines)
    expect(first).toMatchObject({ seat: 2, card: 17 })
    expect(first!.after).toBeGreaterThan(0)
    expect(race(lines.map((line) => ({ ...line, secret: true })))).toEqual([]) // in vain
    expect(others).toEqual([])
    expect(race([...lines, { seq: 99, at: 1e6, kind: 'acted', seat: 0, action: steps.manual[0]!.legal.find(({ kind }) => kind === 'push')! }])).toEqual([])
  })
})

about('in words', () => {
  test('what is asked', () => {
    const { view, legal } = steps.manual[1]!
    expect(prompt(view, 0, legal, t)).toBe('Your turn: push a marble in, or claim a card first.')
    expect(prompt(view, 0, [{ kind: 'claim', card: 4, text: 'claim 4' }], t)).toContain('Claim it')
    expect(prompt(view, null, [], t)).toBe('')
    expect(prompt(steps.over[0]!.view, 0, [], t)).toBe('')
  })

  test('what happened', () => {
    const [, , before, after] = steps.two
    expect(tellChanges(before!.view, after!.view, names, t).join(' ')).toMatch(
      /^Anna: (dark|light) into .*\. A light marble drops out\. Anna: card 23 laid down\.$/,
    )
  })

  test.each(Object.entries(languages))('the whole board, %s', (_, translate) => {
    for (const { view } of Object.values(steps).flat()) {
      const said = describe(view, view.seat, names, translate)
      checkSections(said)
      expect(said.length).toBeGreaterThan(200)
      expect(said).not.toMatch(/undefined|\{|\?/)
    }
  })
})
