import { describe, expect, it } from 'vitest'
import { routeOf } from './route.svelte'

describe('routeOf', () => {
  it.each([
    ['', '', '', { page: 'home' }],
    ['t/abc234', '', '#key', { page: 'table', table: 'abc234', key: 'key' }],
    ['/t/abc234/', '', '', { page: 'table', table: 'abc234', key: '' }],
    ['learn/rock-paper', '', '', { page: 'learn', game: 'rock-paper' }],
    ['learn/Rock', '', '', { page: 'lost' }],
    ['games', '', '', { page: 'games', code: '' }],
    ['games', '', '#aB-_34567890123456789012', { page: 'games', code: 'aB-_34567890123456789012' }],
    ['games', '', '#<script>', { page: 'games', code: '' }],
    ['scratchpad', '', '', { page: 'scratchpad' }],
    ['try/rock-paper', '', '', { page: 'try', game: 'rock-paper' }],
    ['replay', '', '', { page: 'replay', table: '', match: 1, example: '', move: null, key: '' }],
    ['replay', '?example=hanoi', '', { page: 'replay', table: '', match: 1, example: 'hanoi', move: null, key: '' }],
    ['replay', '?table=abc&match=2', '#move=17', { page: 'replay', table: 'abc', match: 2, example: '', move: 17, key: '' }],
    ['replay', '?table=abc&match=2', '#move=17&key=2ab', { page: 'replay', table: 'abc', match: 2, example: '', move: 17, key: '2ab' }],
    ['replay', '?table=../x', '', { page: 'lost' }],
    ['replay', '?match=x', '', { page: 'lost' }],
    ['t/../etc', '', '', { page: 'lost' }],
    ['t/', '', '', { page: 'lost' }],
    ['somewhere', '', '', { page: 'lost' }],
  ])('%s%s%s', (path, query, fragment, expected) => {
    expect(routeOf(path, query, fragment)).toEqual(expected)
  })
})
