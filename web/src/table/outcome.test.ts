import { expect, it } from 'vitest'
import { speaker } from '../games/speaking.checks'
import { outcomeText, winnersText } from './outcome'

const names = ['Ada', 'Bo', 'Cy']

it('names the King who beats another that is level on points', async () => {
  const t = await speaker('en', 'toncc')
  const has = (id: string) => id === 'outcome-weaker-king' || id === 'outcome-weaker-king-named'
  const result = { winners: [2], scores: [5, 3, 5], places: [2, 3, 1], reason: 'weaker-king' }
  expect(outcomeText(result, names, { t, has })).toBe('Level on points, but Cy’s King beats Ada’s.')
  expect(outcomeText(result, names, { t, has: (id) => id === 'outcome-weaker-king' })).toBe('Level on points, but one King beats the other.')
})

it('calls it a draw when nobody is behind', () => {
  const t = (id: string) => id
  const result = { winners: [0, 1], scores: [1, 1], places: [1, 1], reason: 'draw' }
  expect(winnersText(result, ['Ada', 'Bo'], t)).toBe('web-draw')
  expect(winnersText(result, names, t)).toBe('web-winners')
})

it('speaks to the one who has won', () => {
  const t = (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`
  const result = { winners: [1], scores: [0, 1, 0], places: [2, 1, 2], reason: 'aim' }
  expect(winnersText(result, names, t, [1])).toContain('web-you-win')
  expect(winnersText(result, names, t, [0])).toContain('Bo')
})
