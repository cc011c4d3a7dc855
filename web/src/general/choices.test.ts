import { expect, it } from 'vitest'
import { group, matching, towards } from './choices'

const action = (text: string, kind = text.split(' ')[0]!) => ({ kind, text })
const LEGAL = ['pass', 'place a1', 'place b2', 'mark a1', 'mark b2', 'swap'].map((text) => action(text))
const textsOf = (actions: readonly { text: string }[]) => actions.map(({ text }) => text)

it('groups actions by their kind, those without others of theirs first', () => {
  expect(group(LEGAL).map(({ kind, actions }) => [kind, textsOf(actions)])).toEqual([
    ['', ['pass', 'swap']],
    ['place', ['place a1', 'place b2']],
    ['mark', ['mark a1', 'mark b2']],
  ])
  expect(group([action('a1', 'move'), action('b2', 'move')])).toMatchObject([{ kind: 'move' }]) // whatever its notation
  expect(group([])).toEqual([])
})

it('loses no action, and keeps the order within a kind', () => {
  const many = Array.from({ length: 40 }, (_, number) => action(`${number % 3 ? 'take' : 'give'} ${number}`))
  expect(textsOf(group(many).flatMap(({ actions }) => actions)).sort()).toEqual(textsOf(many).sort())
  expect(textsOf(group([action('3 left'), action('4 left')]).flatMap(({ actions }) => actions))).toEqual(['3 left', '4 left'])
})

it('finds actions by the beginnings of their words, in any order, without accents', () => {
  expect(textsOf(matching(LEGAL, 'pl b'))).toEqual(['place b2'])
  expect(textsOf(matching(LEGAL, 'A1 mark'))).toEqual(['mark a1'])
  expect(textsOf(matching([action('Jouer Été'), action('passer')], 'ete'))).toEqual(['Jouer Été'])
  expect(matching(LEGAL, '  ')).toEqual(LEGAL)
  expect(matching(LEGAL, 'lace')).toEqual([])
})

it('walks from button to button as they lie on the screen', () => {
  const box = (left: number, top: number) => ({ left, top, width: 80, height: 40 })
  const boxes = [box(0, 0), box(100, 0), box(0, 60), box(100, 60), box(0, 120)]
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'x'].map((key) => towards(boxes, 0, key))).toEqual([1, 2, -1, -1, -1])
  expect(towards(boxes, 3, 'ArrowLeft')).toBe(2)
  expect(towards(boxes, 3, 'ArrowDown')).toBe(4)
  expect(towards(boxes, -1, 'ArrowDown')).toBe(-1)
})
