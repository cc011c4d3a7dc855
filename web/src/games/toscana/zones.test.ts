import { describe, expect, it } from 'vitest'
import { parsePlace } from './notation'
import { moments } from './views.fixture'
import { bestZones, countOf, drawn, outline, type Zone } from './zones'

const flat = (zone: Zone | null) =>
  zone && { squares: zone.squares.map(({ x, y }) => `${x},${y}`).sort(), tiles: [...zone.tiles].sort((a, b) => a - b) }

describe('best zones', () => {
  it('are none on an empty board', () => {
    expect(bestZones([])).toEqual([null, null])
  })

  it('are what the engine answers, for many positions', () => {
    for (const { view, previews } of [moments.mid, moments.late])
      for (const [action, laying] of Object.entries(previews!)) {
        const laid = [...view.laid, { seat: view.mover, place: parsePlace(action)! }]
        expect(bestZones(laid).map(flat)).toEqual(laying.zones.map(drawn).map(flat))
      }
  })

  it('have as many tiles as the engine scored', () => {
    for (const { laid, scores } of moments.over.view.finished)
      expect(bestZones(laid).map((zone) => zone!.tiles.length)).toEqual(scores)
  })

  it('are those of the example on the rules page (TS-8)', () => {
    // A and C by Grey, B and D by Red: GGGR over GGGR, RRRG over RRRG, GGRG over GGGR; GRGR over RRRR below A
    const tiles = ['Tile 4 at a10 turned round', 'Tile 4 at e10 turned round', 'Tile 5 at i10 turned round', 'Tile 2 at a8']
    const [grey, red] = bestZones(tiles.map((action, index) => ({ seat: index % 2, place: parsePlace(action)! })))
    expect([...red!.tiles].sort()).toEqual([0, 1, 3])
    expect([...grey!.tiles].sort()).toEqual([0, 3])
  })
})

describe('the count', () => {
  it('meets each tile of a zone once, on a square of the zone, beginning anywhere', () => {
    const { laid } = moments.over.view
    for (const zone of bestZones(laid)) {
      const steps = countOf(zone, laid)
      expect(steps.map(({ tile }) => tile).sort()).toEqual([...zone!.tiles].sort())
      for (const { x, y } of steps) expect(zone!.squares).toContainEqual({ x, y })
    }
  })

  it('of nothing is nothing', () => {
    expect(countOf(null, [])).toEqual([])
  })
})

describe('outlines', () => {
  it('go around a square, drawn in', () => {
    expect(outline([{ x: 0, y: 0 }], 40, 2)).toBe('M38 2L38 38L2 38L2 2Z')
  })

  it('skip the edges between squares', () => {
    expect(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }])).toBe('M2 0L2 1L0 1L0 0Z')
  })

  it('keep squares apart that touch only at a corner', () => {
    expect(outline([{ x: 0, y: 0 }, { x: 1, y: 1 }]).match(/M/g)).toHaveLength(2)
    expect(outline([{ x: 1, y: 0 }, { x: 0, y: 1 }]).match(/M/g)).toHaveLength(2)
  })

  it('have a second loop around a hole', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1)
    expect(outline(ring).match(/M/g)).toHaveLength(2)
  })

  it("don't run over the edge of the board", () => {
    expect(outline([{ x: 16, y: 0 }, { x: 0, y: 1 }]).match(/M/g)).toHaveLength(2)
  })
})
