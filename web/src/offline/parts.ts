// Python for this browser, in parts: what there is, what is stored here already, and the download of the rest.
// The parts are named after their content, so one that is stored never has to be asked for again: a download that
// was cut off goes on where it stopped, and an update fetches only what has changed.

export interface Files {
  version: string
  bytes: number
  games: string[] // the games that this Python knows
  lock: unknown // of Pyodide
  files: Record<string, { gzip: boolean; parts: [name: string, bytes: number][] }>
}

/** Where the service worker finds what a server answers to everybody alike. */
export const ANSWERS = 'tocca-answers'

const CACHE = 'tocca-python'
const LIST = 'files.json'
const TRIES = 3

/** Pages over plain HTTP have no such store; they fetch again each time. */
const openCache = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(CACHE) : null)

/** The list of all parts: the server's, else the one that is stored here. */
export async function listFiles(folder: string): Promise<Files> {
  const address = new URL(LIST, folder).href
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => null)
  if (response?.ok) return (await response.json()) as Files
  const stored = await (await openCache())?.match(address)
  if (!stored) throw new Error('Python for this browser can’t be reached')
  return (await stored.json()) as Files
}

const partsOf = ({ files }: Files) => Object.values(files).flatMap((file) => file.parts)

/** Loads all parts that are not stored yet. `progress` is told how many bytes are there. */
export async function download(folder: string, files: Files, progress: (bytes: number) => void): Promise<void> {
  let bytes = 0
  for (const [name, size] of partsOf(files)) {
    await part(folder, name, size)
    progress((bytes += size))
  }
  await tidy(folder, files)
}

/** The list is stored last, and what it does not name is deleted: so what is stored always fits together. */
async function tidy(folder: string, files: Files): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  await cache.put(new URL(LIST, folder).href, new Response(JSON.stringify(files)))
  const wanted = new Set([LIST, ...partsOf(files).map(([name]) => name)].map((name) => new URL(name, folder).href))
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

async function part(folder: string, name: string, size: number): Promise<ArrayBuffer> {
  const cache = await openCache()
  const address = new URL(name, folder).href
  const stored = await cache?.match(address)
  if (stored) return stored.arrayBuffer()
  for (let tries = 1; ; tries++) {
    try {
      const response = await fetch(address)
      const data = await response.arrayBuffer()
      if (!response.ok || data.byteLength !== size) throw new Error(`${name}: ${response.status}, ${data.byteLength} bytes`)
      await cache?.put(address, new Response(data))
      return data
    } catch (problem) {
      if (tries === TRIES) throw problem
    }
  }
}

/** A whole file as it was before it was packed. */
export async function unpack(folder: string, { files }: Files, name: string): Promise<ReadableStream> {
  const { gzip, parts } = files[name]!
  const data = await Promise.all(parts.map(([one, size]) => part(folder, one, size)))
  const stream = new Blob(data).stream()
  return gzip ? stream.pipeThrough(new DecompressionStream('gzip')) : stream
}
