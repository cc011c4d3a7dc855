import { beforeEach, expect, it } from 'vitest'
import type { GameInfo } from '../api'
import { loadText, PARTS } from '../texts'
import { chosen } from '../settings.svelte'
import { FACES } from './faces'
import { choose, listOffered, rival, rivals } from './rivals'

const PERSONAS = ['primo', 'seconda', 'terzo', 'quarta', 'quinto']
const game: GameInfo = {
  id: 'hanoi', name: 'Hanoi', names: {}, about: {}, seats: [3], options: [], real_time: false, rules: [], example: false, lesson: 0, puzzles: 0, bots: ['random', 'greedy'],
  levels: PERSONAS.map((persona, index) => ({ bot: `level-${index + 1}`, persona, names: {} })),
}

beforeEach(() => void (chosen.rivals = {}))

it('begins with a bot that is easily beaten, but not the weakest', () => {
  expect(rival(game).bot).toBe('level-2')
})

it('remembers who was chosen, for that game', () => {
  choose(game, 'level-5')
  expect(rival(game).persona).toBe('quinto')
  expect(rival({ ...game, id: 'snap' }).bot).toBe('level-2')
})

it('puts neighbours on the further seats, each with a face of its own', () => {
  choose(game, 'level-3')
  expect(rivals(game, 3)).toEqual(['level-3', 'level-2', 'level-4'])
  choose(game, 'level-1')
  expect(rivals(game, 3)).toEqual(['level-1', 'level-2', 'level-3'])
})

it('seats nobody twice while there are others', () => {
  choose(game, 'level-5')
  expect(rivals(game, 2, ['level-5'])).toEqual(['level-4', 'level-3'])
  expect(rivals(game, 6, ['level-5'])).toEqual(['level-4', 'level-3', 'level-2', 'level-1', 'level-5', 'level-4'])
})

it('does with the bots there are, and with a choice that is gone', () => {
  chosen.rivals = { hanoi: 'level-9' }
  expect(rival({ ...game, levels: [] }).bot).toBe('greedy')
  expect(listOffered({ ...game, levels: [] }).map(({ bot }) => bot)).toEqual(['random', 'greedy'])
})

it('has a face for every persona that has a name', async () => {
  const texts = await Promise.all(PARTS.filter((part) => part !== 'terminal').map((part) => loadText('en', part)))
  const named = texts.join('\n').match(/^persona-[a-z]+(?= =)/gm)!.map((id) => id.slice('persona-'.length))
  expect(named).toEqual(expect.arrayContaining(PERSONAS))
  expect(Object.keys(FACES).sort()).toEqual(named.sort())
  for (const persona of named) expect(FACES[persona]?.shapes.length).toBeGreaterThan(5)
})
