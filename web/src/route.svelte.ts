// Which page is open: told by the path under the base, and changed without loading anything anew.
import { address, BASE, pathOf } from './base'

export type Route =
  | { page: 'home' | 'scratchpad' }
  | { page: 'table'; table: string; key: string }
  | { page: 'learn' | 'try' | 'lesson' | 'puzzle'; game: string }
  | { page: 'replay'; table: string; match: number; example: string; move: number | null; key: string }
  | { page: 'games'; code: string } // the code: to become the guest of another device
  | { page: 'lost' }

const GAME = /^[a-z][a-z0-9_-]{0,19}$/

/** The page of a path (without the base), query and fragment. */
export function routeOf(path: string, query = '', fragment = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean)
  const hash = fragment.replace(/^#/, '')
  if (rest.length) return { page: 'lost' }
  if (!first) return { page: 'home' }
  if (first === 'games' && !second) return { page: 'games', code: /^[\w-]{20,60}$/.test(hash) ? hash : '' }
  if (first === 'scratchpad' && !second) return { page: 'scratchpad' }
  if (first === 't' && /^[a-z0-9]{1,24}$/.test(second)) return { page: 'table', table: second, key: hash }
  if ((first === 'learn' || first === 'try' || first === 'lesson' || first === 'puzzle') && GAME.test(second)) return { page: first, game: second }
  if (first === 'replay' && !second) return replayOf(new URLSearchParams(query), hash)
  return { page: 'lost' }
}

function replayOf(query: URLSearchParams, hash: string): Route {
  const table = query.get('table') ?? ''
  const match = Number(query.get('match') ?? 1)
  const fragment = new URLSearchParams(hash)
  const move = /^\d+$/.test(fragment.get('move') ?? '') ? Number(fragment.get('move')) : null
  const key = fragment.get('key') ?? ''
  const example = query.get('example') ?? ''
  const sound = /^[a-z0-9]{0,24}$/.test(table) && (!example || GAME.test(example)) && Number.isInteger(match) && match > 0
  return sound ? { page: 'replay', table, match, example, move, key } : { page: 'lost' }
}

function here(): Route {
  if (!location.pathname.startsWith(BASE) && `${location.pathname}/` !== BASE) return { page: 'lost' }
  const { pathname, search, hash } = new URL(pathOf(location), 'http://tocca')
  return routeOf(pathname, search, hash)
}

let current = $state.raw<Route>(here())
addEventListener('popstate', () => (current = here()))

export const route = (): Route => current

/** Opens a page of ours; `path` has no leading slash. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address(path))
  current = here()
  scrollTo(0, 0)
}

/** For links: a plain click stays in the page, anything else is the browser's. */
export function following(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(pathOf(event.currentTarget))
}
