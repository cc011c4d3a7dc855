// The tables this browser has been at, the latest first, with the keys that open them again.
import { keep, recall } from '../keeping'

export interface Recent {
  table: string
  game: string
  key: string
  watch?: string // the link for watching, where we opened the table
  names: string[]
  phase: string
  at: number
}

const MOST = 12

export const recent = (): Recent[] => recall<Recent[]>('tables', []).filter((one) => one?.table && one.game)

export function remember(one: Partial<Recent> & { table: string; game: string }): void {
  const before = recent().find((other) => other.table === one.table)
  const known = { key: '', names: [], phase: 'lobby', ...before, ...one, at: Date.now() }
  keep('tables', [known, ...recent().filter((other) => other.table !== one.table)].slice(0, MOST))
}

export function forget(table: string): void {
  keep('tables', recent().filter((one) => one.table !== table))
}
