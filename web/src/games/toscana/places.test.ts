import { describe, expect, it } from 'vitest'
import { byTurn, nearest, nextTurn, spotsOf, towards, type Direction } from './places'
import { angle, lensAt, toSquares, twist, VIEW } from './touch'
import { moments } from './views.fixture'

const spots = spotsOf(moments.mid.legal)
const groups = byTurn(spots, 4)

describe('places', () => {
  it('are all the placements that are legal, by turn', () => {
    expect(spots).toHaveLength(moments.mid.legal.length)
    expect(groups.flat()).toHaveLength(spots.length)
    expect(spotsOf(moments.veto.legal)).toEqual([])
  })

  it('are turned past turns that have none', () => {
    const some = [groups[0]!, [], groups[2]!, []]
    expect(nextTurn(some, 0, 1)).toBe(2)
    expect(nextTurn(some, 2, 1)).toBe(0)
    expect(nextTurn(groups, 0, -1)).toBe(3)
    expect(nextTurn([groups[0]!, []], 0, 1)).toBe(0)
    expect(nextTurn([], 0, 1)).toBe(0)
  })

  it('are found by a finger within reach', () => {
    const spot = groups[0]![3]!
    expect(nearest(groups[0]!, spot.x + 0.2, spot.y - 0.2)).toBe(spot)
    expect(nearest(groups[0]!, -30, -30, 2.5)).toBeNull()
  })

  it('are all reached with arrow keys', () => {
    const group = groups[0]!
    const reached = new Set([group[0]!])
    for (const spot of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as Direction[]) reached.add(towards(group, spot, direction))
    expect(reached.size).toBe(group.length)
  })

  it('stay where nothing is ahead', () => {
    const top = groups[0]!.reduce((a, b) => (b.y < a.y ? b : a))
    expect(towards(groups[0]!, top, 'up').y).toBe(top.y)
  })
})

describe('touch', () => {
  it('reads squares off the screen', () => {
    const box = { left: 10, top: 20, width: VIEW / 2 } as DOMRect
    expect(toSquares(box, 10 + 15, 20 + 15)).toEqual({ x: 0, y: 0 })
    expect(toSquares(box, 10 + 15 + 340, 20 + 15 + 20)).toEqual({ x: 17, y: 1 })
  })

  it('magnifies small boards only, above the finger or beside it', () => {
    expect(lensAt({ x: 8, y: 15 }, 1200)).toBeNull()
    const above = lensAt({ x: 8, y: 15 }, 390)!
    expect(above.y + above.radius).toBeLessThan(15 * 40)
    expect(above.zoom * 40 * (390 / VIEW)).toBeGreaterThanOrEqual(44)
    const beside = lensAt({ x: 3, y: 1 }, 390)!
    expect(beside.x - beside.radius).toBeGreaterThan(3 * 40)
    expect(lensAt({ x: 14, y: 1 }, 390)!.x).toBeLessThan(14 * 40)
  })

  it('turns with a twist of two fingers, either way', () => {
    expect(angle({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90)
    expect(twist(0, 20)).toBe(0)
    expect(twist(0, 50)).toBe(1)
    expect(twist(170, -140)).toBe(1)
    expect(twist(-170, 140)).toBe(-1)
  })
})
