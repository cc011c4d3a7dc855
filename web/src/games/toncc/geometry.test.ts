import { describe, expect, test } from 'vitest'
import fixtures from './fixtures.json?raw'
import { MOVEMENTS } from './constants'
import { beside, BOARD, direction, MAP, MIND, outline, PICTURES, PITCH, PLACES, RADIUS, spots, trail, walking, type Way } from './geometry'

const { ways } = JSON.parse(fixtures) as { ways: Way[][] }

describe('the board', () => {
  test('the server knows a way from every place by every movement', () => {
    expect(ways).toHaveLength(PLACES.length)
    for (const from of ways) expect(from.map(({ movement }) => movement)).toEqual([...MOVEMENTS])
  })

  test('a step ends one pitch away in its direction; only ways over the Mind or the edge do not', () => {
    for (const [from, led] of ways.entries())
      for (const { movement, place, manner } of led) {
        const by = direction(movement)
        const near = Math.hypot(PLACES[from]!.x + by.x - PLACES[place]!.x, PLACES[from]!.y + by.y - PLACES[place]!.y) < 0.01
        expect(near).toBe(manner === 'step')
      }
  })

  test('from the Mind every movement is a step, over the Mind one from each inner place', () => {
    expect(ways[MIND]!.map(({ manner }) => manner)).toEqual(Array(6).fill('step'))
    expect(ways.flat().filter(({ manner }) => manner === 'hop')).toHaveLength(6)
  })

  test('movement 1 goes to the upper right, 4 to the lower left', () => {
    expect(direction(1).x).toBeGreaterThan(0)
    expect(direction(1).y).toBeLessThan(0)
    expect(direction(4).x).toBeLessThan(0)
    expect(direction(4).y).toBeGreaterThan(0)
    expect(direction(2)).toEqual({ x: PITCH, y: 0 })
  })

  test('a way round the edge is drawn out and in again, inside the picture', () => {
    const numbers = trail(0, ways[0]![5]!).join(' ').match(/-?[\d.]+/g)!.map(Number)
    expect(trail(0, ways[0]![5]!)).toHaveLength(2)
    expect(trail(0, ways[0]![2]!)).toHaveLength(1)
    for (const [index, value] of numbers.entries())
      if (index % 2) expect(Math.abs(value)).toBeLessThan(BOARD.height / 2)
      else expect(Math.abs(value)).toBeLessThan(BOARD.width / 2)
  })

  test('the whole way round the edge stays outside of all places and inside the picture', () => {
    for (const [from, led] of ways.entries())
      for (const way of led.filter(({ manner }) => manner === 'wrap')) {
        const [line, ...more] = trail(from, way, true)
        expect(more).toEqual([])
        const bends = [...line!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
        expect(bends.length).toBeGreaterThan(5)
        expect(bends.length).toBeLessThanOrEqual(4 + 7) // never the longer side
        for (const { x, y } of bends) {
          expect(Math.abs(x)).toBeLessThan(BOARD.width / 2)
          expect(Math.abs(y)).toBeLessThan(BOARD.height / 2)
          expect(Math.min(...PLACES.map((place) => Math.hypot(place.x - x, place.y - y)))).toBeGreaterThan(RADIUS)
        }
      }
  })

  test('Kings on one place stand side by side, not one behind the other', () => {
    for (const count of [2, 3]) {
      const xs = spots(4, count).map(({ at }) => at.x)
      expect(new Set(xs).size).toBe(count)
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(2 * RADIUS)
    }
  })

  test('a walk begins and ends where it should, and is out of sight only at the edge', () => {
    const [from, to] = [PLACES[0]!, PLACES[ways[0]![5]!.place]!]
    for (const manner of ['step', 'hop', 'wrap'] as const) {
      const [start, end] = [walking(from, to, 6, manner, 0), walking(from, to, 6, manner, 1)]
      expect([start.x, start.y, start.shown]).toEqual([from.x, from.y, 1])
      expect(end.x).toBeCloseTo(to.x)
      expect(end.y).toBeCloseTo(to.y)
      expect(end.shown).toBe(1)
    }
    expect(walking(from, to, 6, 'wrap', 0.5).shown).toBe(0)
  })
})

describe('the Map', () => {
  test('seven pictures to a side, counter-clockwise from the top', () => {
    expect(PICTURES[0]).toEqual({ x: 0, y: 0 })
    expect(PICTURES[6]!.x).toBeLessThan(0)
    expect(PICTURES[12]!.x).toBeGreaterThan(0)
    expect(new Set(PICTURES.slice(6, 13).map(({ y }) => y.toFixed(2))).size).toBe(1)
  })

  test('what is written beside the pictures stays on the Map', () => {
    for (const picture of [...PICTURES.keys()].filter((number) => number % 6)) {
      const { x, y } = beside(picture, 45) // to the far side of the worth of its Kingdom; corners have none
      expect(x).toBeGreaterThan(MAP.x)
      expect(x).toBeLessThan(MAP.x + MAP.width)
      expect(y).toBeLessThan(MAP.y + MAP.height)
    }
  })

  test('an outline goes round its three pictures', () => {
    expect(outline([6, 7, 8], 25)).toMatch(/^M.*A25 25.*L.*A25 25.*Z$/)
  })
})
