import { expect, it } from 'vitest'
import type { Line } from '../../wire'
import { rounds } from '.'
import type { View } from './table'

const t = (id: string, values: object = {}) => `${id.split('-')[1]} ${Object.values(values).join('/')}`
const view = (challenges: number) => ({ scene: { challenges } }) as View
const line = (seat: number, part: number): Line => ({ seq: 1, at: 0, kind: 'acted', seat, part })
const played = [...[0, 1, 2, 0, 1, 2].map((seat) => line(seat, 0)), ...[0, 1, 2].map((seat) => line(seat, 1))]

it('names each challenge and counts its joint moves anew', () => {
  expect(rounds!(played, view(2), t)).toEqual([
    { at: 0, title: 'challenge 1/2 · round 1' },
    { at: 3, title: 'round 2' },
    { at: 6, title: 'challenge 2/2 · round 1' },
  ])
})

it('names no challenge where there is only one', () => {
  expect(rounds!(played.slice(0, 6), view(1), t).map(({ title }) => title)).toEqual(['round 1', 'round 2'])
})
