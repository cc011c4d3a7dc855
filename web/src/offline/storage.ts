// In a worker: the log of every table, in the browser's database. What is appended is durable before it is answered.

interface Append {
  table: string
  first: number // the number of the first event, from 1
  events: [at: number, text: string][]
  info: { game: string; phase: string; updated: number } | null
  record: { match: number; text: string } | null
  match: Match | null
}

/** A match as the list of one's own matches needs it (`MatchInfo` in Python). */
interface Match {
  match: number
  began: number
  ended: number
  card: string
  guests: string[]
  numbers?: Record<string, string> // what was counted of it, by seat
}

interface Table {
  table: string
  game: string
  phase: string
  length: number
  matches?: Record<string, Match>
}

const NAME = 'tocca'
const STORES = ['tables', 'events', 'records']

/** Nothing was written: the browser has refused it, or another tab was faster. src/tocca/offline knows it by its name. */
class NotStored extends Error {
  override name = 'NotStored'
}

const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const awaitCommit = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () => reject(new NotStored(transaction.error?.message ?? 'another tab was faster'))
  })

const matches = (table: string) => IDBKeyRange.bound([table], [table, []])

export class TableStorage {
  #database: Promise<IDBDatabase>
  #channel = new BroadcastChannel('tocca-tables')

  /** `changed` is called when another tab has written to a table. */
  constructor(changed: (table: string) => void) {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'table' })
      opening.result.createObjectStore('events')
      opening.result.createObjectStore('records')
    }
    this.#database = awaitRequest(opening)
    this.#channel.onmessage = (event: MessageEvent<string>) => changed(event.data)
  }

  async append(text: string): Promise<void> {
    const { table, first, events, info, record, match } = JSON.parse(text) as Append
    const transaction = (await this.#database).transaction(STORES, 'readwrite', { durability: 'strict' })
    const finished = awaitCommit(transaction)
    const [tables, log, records] = STORES.map((name) => transaction.objectStore(name)) as [IDBObjectStore, IDBObjectStore, IDBObjectStore]
    const known = tables.get(table)
    known.onsuccess = () => {
      const before = known.result as Table | undefined
      if ((before?.length ?? 0) !== first - 1) return transaction.abort() // another tab was faster
      const matches = { ...before?.matches, ...(match && { [match.match]: { ...match, began: before?.matches?.[match.match]?.began ?? match.began } }) }
      tables.put({ ...before, ...info, table, length: first - 1 + events.length, matches })
      events.forEach(([, event], index) => log.add(event, [table, first + index]))
      if (record) records.put(record.text, [table, record.match])
    }
    await finished
    this.#channel.postMessage(table)
  }

  async events(table: string): Promise<string> {
    const store = (await this.#database).transaction('events').objectStore('events')
    return JSON.stringify(await awaitRequest(store.getAll(matches(table))))
  }

  async list_matches(): Promise<string> {
    const tables = (await awaitRequest((await this.#database).transaction('tables').objectStore('tables').getAll())) as Table[]
    return JSON.stringify(tables.flatMap(({ table, game, phase, matches }) => Object.values(matches ?? {}).map((one) => ({ ...one, table, game, phase }))))
  }

  async put_numbers(text: string): Promise<void> {
    const transaction = (await this.#database).transaction('tables', 'readwrite')
    const finished = awaitCommit(transaction)
    const tables = transaction.objectStore('tables')
    for (const [table, match, seat, numbers] of JSON.parse(text) as [string, number, number, string][]) {
      const known = tables.get(table) as IDBRequest<Table | undefined>
      known.onsuccess = () => {
        const kept = known.result?.matches?.[match]
        if (kept) tables.put({ ...known.result!, matches: { ...known.result!.matches, [match]: { ...kept, numbers: { ...kept.numbers, [seat]: numbers } } } })
      }
    }
    await finished
  }

  async record(table: string, match: number): Promise<string> {
    const store = (await this.#database).transaction('records').objectStore('records')
    return ((await awaitRequest(store.get([table, match]))) as string | undefined) ?? ''
  }
}
