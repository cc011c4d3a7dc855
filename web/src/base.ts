// Where our pages begin. A server writes its base path into the page; while developing it is /. A static site has no
// server behind it and may lie anywhere: there the folder of the page is the base, and the page that is open stands in
// the query (`?learn/GAME`), since a static server knows only one page.

const readMeta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Whether this page comes without a server: all tables are in this browser. */
export const STATIC = readMeta('tocca-server') === 'none'

function findBase(): string {
  if (STATIC) return new URL('.', location.href).pathname
  const base = readMeta('tocca-base')
  return base.startsWith('/') ? base : '/'
}

export const BASE = findBase()

/** The address of a file or of the API, from a path without a leading slash. */
export const fileAddress = (path: string): string => BASE + path

/** The address of a page of ours, from a path without a leading slash. */
export const address = (path: string): string => BASE + (STATIC && path ? `?${path.replace('?', '&')}` : path)

/** The path of a page of ours from its address: what `address` was made from. */
export function pathOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return (STATIC ? search.slice(1).replace('&', '?') : pathname.slice(BASE.length) + search) + hash
}

/** The address of the WebSocket. */
export const socketAddress = (): string => `${location.protocol.replace('http', 'ws')}//${location.host}${fileAddress('ws')}`

/** Whether that table is in this browser. No server's table has such a name: theirs have no l. */
export const isLocal = (table: string): boolean => table.startsWith('local')
