import { expect, it } from 'vitest'
import type { Eye, Line } from '../wire'
import { LookBack } from './lookback.svelte'
import type { TableState } from './table.svelte'

const line = (seq: number): Line => ({ seq, at: 0, kind: 'acted', seat: 0 })

/** A table whose answers come when the test lets them. */
function slowTable() {
  const answers = new Map<number, (eye: Eye | null) => void>()
  const look = (_seat: number | null, seq: number) => new Promise<Eye | null>((resolve) => answers.set(seq, resolve))
  return { table: { look } as unknown as TableState, answer: (seq: number, there = true) => answers.get(seq)!(there ? { seat: 0, view: { seq } } : null) }
}

it('shows the moment that was asked for last, in whatever order the answers come', async () => {
  const { table, answer } = slowTable()
  const past = new LookBack()
  const both = [past.to(table, 0, line(3)), past.to(table, 0, line(5))]
  answer(5)
  answer(3)
  await Promise.all(both)
  expect([past.line?.seq, past.eye?.view]).toEqual([5, { seq: 5 }])
})

it('stays at now when an answer comes too late, or there is none', async () => {
  const { table, answer } = slowTable()
  const past = new LookBack()
  const first = past.to(table, 0, line(3))
  past.end()
  answer(3)
  await first
  expect(past.eye).toBeNull()
  const second = past.to(table, 0, line(4))
  answer(4, false)
  await second
  expect(past.eye).toBeNull()
})
