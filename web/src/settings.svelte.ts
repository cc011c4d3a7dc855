// The player's choices on this device, and what they mean for the page.
import type { Settings } from './games/board'
import { keep, recall } from './keeping'
import { setSound } from './sound'

export const LANGUAGES = ['en', 'it', 'fr', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Chosen {
  language: Language | 'auto'
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  motion: boolean
  patterns: boolean
  leftHanded: boolean
  drawer: boolean // moves and talk stay open beside the table, where there is room
  remarks: boolean // of bots
  alerts: boolean // notifications of the system when something waits in the background
  name: string
  rivals: Record<string, string> // the bot chosen for each game
}

const DEFAULTS: Chosen = {
  language: 'auto',
  theme: 'auto',
  sound: true,
  motion: true,
  patterns: false,
  leftHanded: false,
  drawer: true,
  remarks: true,
  alerts: false,
  name: '',
  rivals: {},
}

export const chosen = $state<Chosen>({ ...DEFAULTS, ...recall<Partial<Chosen>>('settings', {}) })

const asks = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null)
const evening = asks('(prefers-color-scheme: dark)')
const still = asks('(prefers-reduced-motion: reduce)')
const system = $state({ dark: evening?.matches ?? false, still: still?.matches ?? false })
evening?.addEventListener('change', () => (system.dark = evening.matches))
still?.addEventListener('change', () => (system.still = still.matches))

/** What boards are told. */
export const settings: Settings = {
  get motion() {
    return chosen.motion && !system.still
  },
  get sound() {
    return chosen.sound
  },
  get patterns() {
    return chosen.patterns
  },
  get leftHanded() {
    return chosen.leftHanded
  },
}

const wanted = LANGUAGES.find((one) => one === new URLSearchParams(location.search).get('lang')) // by the page around a frame

/** The language of the page: as chosen, else the browser's first one that we have. */
export function language(): Language {
  if (wanted) return wanted
  if (chosen.language !== 'auto') return chosen.language
  const codes = (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2).toLowerCase())
  return LANGUAGES.find((one) => one === codes.find((code) => (LANGUAGES as readonly string[]).includes(code))) ?? 'en'
}

const isDark = () => (chosen.theme === 'auto' ? system.dark : chosen.theme === 'dark')

/** Keeps the page in step with the choices, for as long as it is open. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      root.dataset.theme = isDark() ? 'dark' : 'light'
      root.dataset.motion = settings.motion ? 'on' : 'off'
      root.lang = language()
      const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
      if (colour) colour.content = isDark() ? '#1b1510' : '#f1e9db'
    })
    $effect(() => setSound(chosen.sound))
    $effect(() => keep('settings', { ...chosen }))
  })
}
