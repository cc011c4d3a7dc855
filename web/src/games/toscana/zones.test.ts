import { describe, expect, it } from 'vitest'
import { moments } from './views.fixture'
import { countOf, drawZone, outline } from './zones'

describe('zones', () => {
  it('are drawn where the server says: rows count from the bottom, lines from the top', () => {
    expect(drawZone({ squares: [[0, 16], [3, 0]], tiles: [2] })).toEqual({ squares: [{ x: 0, y: 0 }, { x: 3, y: 16 }], tiles: [2] })
    expect(drawZone(null)).toBeNull()
  })

  it('lie on the tiles that the server counts', () => {
    for (const { view } of Object.values(moments))
      for (const zone of view.scene.best.map(drawZone)) expect(countOf(zone, view.laid).map(({ tile }) => tile).sort()).toEqual([...(zone?.tiles ?? [])].sort())
  })

  it('have as many tiles as the engine scored', () => {
    const { finished, scene } = moments.over.view
    expect(scene.finished.map(({ best }) => best.map((zone) => zone!.tiles.length))).toEqual(finished.map(({ scores }) => scores))
  })
})

describe('the count', () => {
  it('meets each tile of a zone once, on a square of the zone, beginning anywhere', () => {
    const { finished, scene } = moments.over.view
    const { laid } = finished.at(-1)!
    for (const zone of scene.finished.at(-1)!.best.map(drawZone)) {
      const steps = countOf(zone, laid)
      expect(steps.map(({ tile }) => tile).sort()).toEqual([...zone!.tiles].sort())
      for (const { x, y } of steps) expect(zone!.squares).toContainEqual({ x, y })
    }
  })

  it('goes from square to square, each beside one that was met', () => {
    const squares = [0, 8, 7, 6, 5, 4, 3, 2, 1].map((x) => ({ x, y: 0 }))
    const laid = [8, 4, 0].map((column) => ({ seat: 0, place: { tile: 1, column, row: 16, turn: 0 } }))
    expect(countOf({ squares, tiles: [0, 1, 2] }, laid)).toEqual([{ tile: 2, x: 0, y: 0 }, { tile: 1, x: 4, y: 0 }, { tile: 0, x: 8, y: 0 }])
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
