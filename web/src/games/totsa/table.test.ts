import { describe, expect, test } from 'vitest'
import { readKey } from '../keys'
import { keys, mayPress, pressOf, sort } from './options'
import { around, cardName, edges, isSimple, rows, step } from './table'
import { ask, fixtures } from './views.fixture'

describe('the cards', () => {
  test('have the numbers and names of the rules', () => {
    expect(fixtures.facts.names.map((_, card) => cardName(card))).toEqual(fixtures.facts.names)
  })

  test('lie in the rows of the rules, in both games', () => {
    expect(rows(ask('race slap').view)).toEqual(fixtures.facts.rows.false)
    expect(rows(ask('simple').view)).toEqual(fixtures.facts.rows.true)
  })

  test('tell the simple game by its places', () => {
    expect(isSimple(ask('simple').view)).toBe(true)
    expect(isSimple(ask('race slap').view)).toBe(false)
  })

  test('are stepped over with the arrow keys, up to the edge', () => {
    const grid = rows(ask('race slap').view)
    expect(step(grid, 0, 'ArrowRight')).toBe(1)
    expect(step(grid, 2, 'ArrowDown')).toBe('protect')
    expect(step(grid, 'capture', 'ArrowRight')).toBe(9)
    expect(step(grid, 'flip', 'ArrowDown')).toBe(14)
    expect(step(grid, 0, 'ArrowLeft')).toBeNull()
    expect(step(grid, 17, 'ArrowDown')).toBeNull()
    expect(step(rows(ask('simple').view), 5, 'ArrowDown')).toBeNull() // the last row is shorter
  })
})

describe('the players', () => {
  test('sit clockwise from the viewer', () => {
    expect(around(4, 2)).toEqual([3, 0, 1])
    expect(around(3, null)).toEqual([0, 1, 2])
  })

  test('at one tablet sit on two edges', () => {
    expect(edges([0, 1])).toEqual({ near: [0], far: [1] })
    expect(edges([0, 1, 2])).toEqual({ near: [0], far: [2, 1] })
    expect(edges([0, 1, 2, 3])).toEqual({ near: [0, 1], far: [3, 2] })
  })
})

describe('what is legal', () => {
  test.each(Object.keys(fixtures.asked))('has the keys of the terminal: %s', (what) => {
    const { view, keys: expected, legal } = ask(what)
    const found = new Map([...keys(view, legal)].map(([key, action]) => [key === 'Enter' ? '\n' : key, action]))
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  test('is found on the card it is about', () => {
    const { view, legal } = ask('race slap')
    const options = sort(legal)
    const place = view.field.findIndex((card) => card >= 0)
    expect(pressOf(options, view.field, place)).toMatchObject({ kind: 'slap', card: view.field[place], text: `slap ${cardName(view.field[place] ?? -1)}` })
    expect(pressOf(options, view.field, 'capture')).toEqual({ kind: 'press', act: 'capture', text: 'capture' })
    expect(options.pass).toEqual({ kind: 'pass', text: 'pass' })
    expect(mayPress(options)).toBe(true)
  })

  test('tells what pays, what is pointed at, and who rolls', () => {
    expect(sort(ask('paying return').legal).returns.size).toBeGreaterThan(0)
    expect(sort(ask('paying turn').legal).turnUps.size).toBeGreaterThan(0)
    expect(sort(ask('pointing point').legal).points.size).toBeGreaterThan(0)
    expect(sort(ask('gap roll').legal).roll).toEqual({ kind: 'roll', text: 'roll' })
    expect(mayPress(sort(ask('gap roll').legal))).toBe(false)
  })

  test('loses no action', () => {
    for (const { keys } of Object.values(fixtures.asked)) {
      const { acts, slaps, returns, turnUps, points, ...single } = sort(Object.values(keys))
      const many = [acts, slaps, returns, turnUps, points].reduce((sum, some) => sum + some.size, 0)
      expect(many + Object.keys(single).length).toBe(Object.keys(keys).length)
    }
  })

  test('is reached from any keyboard', () => {
    expect(readKey({ key: 'a', code: 'KeyQ' })).toBe('a') // what is printed counts
    expect(readKey({ key: 'ф', code: 'KeyA' })).toBe('a') // unless it is no Latin letter
    expect(readKey({ key: 'B', code: 'KeyB' })).toBe('b')
    expect(readKey({ key: '&', code: 'Digit1' })).toBe('1') // French digits need no shift here
    expect(readKey({ key: ' ', code: 'Space' })).toBe(' ')
    expect(readKey({ key: '-', code: 'Minus' })).toBe('-')
  })
})
