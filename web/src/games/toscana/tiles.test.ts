import { describe, expect, it } from 'vitest'
import { SIZE } from './constants'
import { lineOf, middle, poseOf, squareName } from './tiles'
import { moments } from './views.fixture'

describe('tiles', () => {
  it('turn to the right as the rules page draws tile 5', () => {
    const picture = (turn: number) => {
      const { width, height, squares } = poseOf(5, turn)
      const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '?'))
      for (const { x, y, own } of squares) rows[y]![x] = own ? 'G' : 'R'
      return rows.map((row) => row.join('')).join(' ')
    }
    expect([0, 1, 2, 3].map(picture)).toEqual(['RGGG GRGG', 'GR RG GG GG', 'GGRG GGGR', 'GG GG GR RG'])
  })

  it('cover the squares that the engine says, own and foreign', () => {
    for (const { previews } of [moments.mid, moments.late])
      for (const { action: place, effect: laying } of previews!) {
        const countCovered = (own: boolean) =>
          poseOf(place.tile, place.turn)
            .squares.filter((square) => square.own === own)
            .map(({ x, y }) => `${place.column + x},${place.row - y}`)
            .sort()
        expect(countCovered(true)).toEqual(laying.own.map(String).sort())
        expect(countCovered(false)).toEqual(laying.foreign.map(String).sort())
      }
  })

  it('lie around a crossing of lines that a turn keeps', () => {
    expect(middle({ tile: 5, column: 7, row: 8, turn: 0 })).toEqual({ x: 9, y: 9 })
    expect(middle({ tile: 5, column: 8, row: 9, turn: 1 })).toEqual({ x: 9, y: 9 })
    expect(lineOf(SIZE - 1)).toBe(0)
  })
})

describe('squares', () => {
  it('are called as in the notation of every placement the engine lists', () => {
    for (const action of [...moments.mid.legal, ...moments.late.legal]) {
      expect(action.kind).toBe('place')
      if (action.kind === 'place') expect(action.text).toContain(`Tile ${action.tile} at ${squareName(action.column, action.row)}`)
    }
  })

  it('go from a1 to q17', () => {
    expect([squareName(0, 0), squareName(7, 8), squareName(16, 16)]).toEqual(['a1', 'h9', 'q17'])
  })
})
