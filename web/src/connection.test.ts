import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection, Denied, type LineState } from './connection'
import { Socket } from './socket.fake'
import type { About, ServerMessage } from './wire'

const about: About = { table: 'abc', game: 'hanoi', phase: 'playing', options: {}, clock: {}, public: false, match: 1, seats: [], yours: [1] }
const latest = () => Socket.latest
const told: ServerMessage[] = []
const states: LineState[] = []
let connection: Connection

function arrive(seq = 5) {
  latest().opens()
  latest().tells({ t: 'welcome', version: 1, token: 'me', now: 0 })
  latest().tells({ t: 'table', id: 'join', seq, about, lines: [], eyes: [] })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  localStorage.clear()
  Socket.all.length = told.length = states.length = 0
  const listener = { receive: (message: ServerMessage) => void told.push(message), line: (state: LineState) => void states.push(state), noteRoundTrip: () => {} }
  connection = new Connection('abc', 'key', 'Ada', listener)
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

it('says hello, keeps its token, and joins', () => {
  arrive()
  expect(latest().sent[0]).toMatchObject({ t: 'hello', version: 2 })
  expect(latest().sent[1]).toMatchObject({ t: 'join', table: 'abc', key: 'key', name: 'Ada', seq: 0 })
  expect(localStorage.getItem('tocca.token')).toBe('"me"')
  expect(states).toEqual(['open'])
})

it('answers a request, or says why not', async () => {
  arrive()
  const done = connection.ask({ t: 'pause' })
  latest().tells({ t: 'done', id: String(latest().sent.at(-1)!.id), seq: 6 })
  expect((await done).t).toBe('done')
  const refused = connection.ask({ t: 'resume' })
  latest().tells({ t: 'refused', id: String(latest().sent.at(-1)!.id), reason: 'not-paused', message: 'no' })
  await expect(refused).rejects.toThrow(Denied)
})

it('comes back by itself, says what it has seen, and asks again what was not answered', async () => {
  arrive(5)
  const done = connection.ask({ t: 'pause' })
  const id = String(latest().sent.at(-1)!.id)
  latest().tells({ t: 'happened', line: { seq: 9, at: 0, kind: 'said' } })
  latest().close()
  expect(states.at(-1)).toBe('lost')
  vi.advanceTimersByTime(400)
  expect(Socket.all).toHaveLength(2)
  arrive(9)
  expect(latest().sent[1]).toMatchObject({ t: 'join', seq: 9, seats: [1] })
  expect(latest().sent.find((one) => one.id === id)).toMatchObject({ t: 'pause' })
  latest().tells({ t: 'done', id, seq: 9 })
  expect((await done).t).toBe('done')
})

it('asks nothing again that was meant for a moment: a slap would fall on other dice', async () => {
  arrive()
  const slap = connection.ask({ t: 'act', seat: 1, action: 'capture' }, { now: true })
  expect(latest().sent.at(-1)).toMatchObject({ t: 'act', action: 'capture' })
  latest().close()
  await expect(slap).rejects.toMatchObject({ reason: 'interrupted' })
  const offline = connection.ask({ t: 'act', seat: 1, action: 'flip' }, { now: true })
  await expect(offline).rejects.toMatchObject({ reason: 'interrupted' })
  vi.advanceTimersByTime(400)
  arrive()
  expect(latest().sent.filter((one) => one.t === 'act')).toEqual([])
})

it('waits longer each time the server is not there', () => {
  latest().close()
  for (let tries = 2; tries < 8; tries++) {
    vi.advanceTimersByTime(12_100)
    expect(Socket.all.length).toBeGreaterThanOrEqual(tries)
    latest().close()
  }
})

it('gives up only when there is no such table', () => {
  latest().opens()
  latest().tells({ t: 'welcome', version: 1, token: 'me', now: 0 })
  latest().tells({ t: 'refused', id: 'join', reason: 'no-such-table', message: 'no' })
  expect(states).toEqual(['failed'])
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
})

it('says when the server will be back in a moment', () => {
  arrive()
  latest().tells({ t: 'goodbye', reason: 'draining', message: '' })
  expect(states.at(-1)).toBe('draining')
})

it('looks soon whether anybody is there when nothing is answered', () => {
  arrive()
  latest().tells({ t: 'pong', id: 'ping', now: 0 })
  void connection.ask({ t: 'pause' }).catch(() => {})
  vi.advanceTimersByTime(2_000)
  latest().tells({ t: 'pong', id: 'ping', now: 0 }) // it only takes its time
  vi.advanceTimersByTime(2_100)
  expect(states.at(-1)).toBe('open')
  void connection.ask({ t: 'resume' }).catch(() => {})
  vi.advanceTimersByTime(4_000)
  expect(states.at(-1)).toBe('lost')
})

it('doubts a line when the browser says that it is offline', () => {
  arrive()
  latest().tells({ t: 'pong', id: 'ping', now: 0 })
  dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(2_000)
  expect(states.at(-1)).toBe('lost')
})

it('finds out that a line is dead', () => {
  arrive()
  latest().tells({ t: 'pong', id: 'ping', now: 0 })
  vi.advanceTimersByTime(20_000) // the next ping
  vi.advanceTimersByTime(6_000) // and no answer
  expect(states.at(-1)).toBe('lost')
})
