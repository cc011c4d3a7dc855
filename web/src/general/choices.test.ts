import { expect, it } from 'vitest'
import { grouped, matching, towards } from './choices'

const LEGAL = ['pass', 'place a1', 'place b2', 'mark a1', 'mark b2', 'swap']

it('groups actions by their kind, those without others of theirs first', () => {
  expect(grouped(LEGAL)).toEqual([
    { kind: '', actions: ['pass', 'swap'] },
    { kind: 'place', actions: ['place a1', 'place b2'] },
    { kind: 'mark', actions: ['mark a1', 'mark b2'] },
  ])
  expect(grouped([])).toEqual([])
})

it('loses no action, and keeps the order within a kind', () => {
  const many = Array.from({ length: 40 }, (_, number) => `${number % 3 ? 'take' : 'give'} ${number}`)
  expect(grouped(many).flatMap(({ actions }) => actions).sort()).toEqual([...many].sort())
  expect(grouped(['3 left', '4 left']).flatMap(({ actions }) => actions)).toEqual(['3 left', '4 left'])
})

it('finds actions by the beginnings of their words, in any order, without accents', () => {
  expect(matching(LEGAL, 'pl b')).toEqual(['place b2'])
  expect(matching(LEGAL, 'A1 mark')).toEqual(['mark a1'])
  expect(matching(['Jouer Été', 'passer'], 'ete')).toEqual(['Jouer Été'])
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
