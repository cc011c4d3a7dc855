import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Socket } from '../socket.fake'
import type { About } from '../wire'
import { TableState } from './table.svelte'

const about: About = { table: 'abc', game: 'hanoi', phase: 'playing', options: {}, clock: {}, public: false, match: 1, seats: [], yours: [1] }
const PUSH = { kind: 'push', side: 'W', line: 3, marble: 'dark' }
const CAPTURE = { kind: 'press', act: 'capture' }
let table: TableState

function arrive(real_time: boolean) {
  Socket.latest.opens()
  Socket.latest.tells({ t: 'welcome', version: 2, token: 'me', now: 0 })
  Socket.latest.tells({ t: 'table', id: 'join', seq: 5, about: { ...about, real_time }, lines: [], eyes: [] })
}

async function breakAndComeBack(real_time: boolean) {
  Socket.latest.close()
  await vi.advanceTimersByTimeAsync(400)
  arrive(real_time)
  return Socket.latest.sent.filter((one) => one.t === 'act')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  localStorage.clear()
  Socket.all.length = 0
  table = new TableState('abc', 'key', 'Ada')
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

it('plays an action again that the broken line has swallowed', async () => {
  arrive(false)
  table.act(1, PUSH)
  expect(await breakAndComeBack(false)).toMatchObject([{ action: PUSH, seq: 5 }])
  expect(table.pending).toEqual({ seat: 1, action: PUSH })
})

it('but no slap, which would fall on other dice: it says so, and the hand is free', async () => {
  arrive(true)
  table.act(1, CAPTURE, 312)
  expect(Socket.latest.sent.at(-1)).toMatchObject({ t: 'act', action: CAPTURE, since: 312 })
  expect(await breakAndComeBack(true)).toEqual([])
  expect(table.refusal).toMatchObject({ reason: 'interrupted', acting: true })
  expect(table.pending).toBeNull()
})

it('hands a board each view with its scene', () => {
  arrive(false)
  Socket.latest.tells({ t: 'table', seq: 6, about, lines: [], eyes: [{ seat: 1, view: { turn: 1 }, scene: { target: 5 } }, { seat: 0, view: { turn: 1 } }] })
  expect([...table.eyes.values()].map(({ view }) => view)).toEqual([{ turn: 1, scene: { target: 5 } }, { turn: 1 }])
})
