import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Socket } from '../socket.fake'
import type { About } from '../wire'
import { TableState } from './table.svelte'

const about: About = { table: 'abc', game: 'hanoi', phase: 'playing', options: {}, clock: {}, public: false, match: 1, seats: [], yours: [1] }
let table: TableState

function arrive(real_time: boolean) {
  Socket.latest.opens()
  Socket.latest.tells({ t: 'welcome', version: 1, token: 'me', now: 0 })
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
  table.act(1, 'W3 dark')
  expect(await breakAndComeBack(false)).toMatchObject([{ action: 'W3 dark', seq: 5 }])
  expect(table.pending).toEqual({ seat: 1, action: 'W3 dark' })
})

it('but no slap, which would fall on other dice: it says so, and the hand is free', async () => {
  arrive(true)
  table.act(1, 'capture', 312)
  expect(Socket.latest.sent.at(-1)).toMatchObject({ t: 'act', action: 'capture', since: 312 })
  expect(await breakAndComeBack(true)).toEqual([])
  expect(table.refusal).toMatchObject({ reason: 'interrupted', acting: true })
  expect(table.pending).toBeNull()
})
