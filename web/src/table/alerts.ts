// Calls a player back whose page is in the background: title, icon, the app's badge and, where allowed, a notification.
// Nothing leaves this browser.
import { chosen } from '../settings.svelte'

const ICON = 'link[rel="icon"]'
const MARK = '● '

/** A dot in the colour of a turn, in place of the page's icon. */
const DOT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#b3391f" stroke="#fff" stroke-width="3"/></svg>')}`

export class Alerts {
  #wanted = ''
  #shown = ''
  #icon = ''
  #notice: Notification | null = null
  readonly #look = () => this.#update()

  constructor() {
    document.addEventListener('visibilitychange', this.#look)
  }

  /** What waits for the player; '': nothing. */
  follow(text: string): void {
    this.#wanted = text
    this.#update()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look)
    this.follow('')
  }

  #update(): void {
    const text = document.hidden ? this.#wanted : ''
    if (text === this.#shown) return
    if (this.#shown) this.#clear()
    this.#shown = text
    if (text) this.#call(text)
  }

  #call(text: string): void {
    const icon = document.querySelector<HTMLLinkElement>(ICON)
    this.#icon = icon?.href ?? ''
    if (icon) icon.href = DOT
    document.title = MARK + document.title
    void navigator.setAppBadge?.(1).catch(() => {})
    if (chosen.alerts && 'Notification' in window && Notification.permission === 'granted') this.#notify(text)
  }

  #notify(text: string): void {
    try {
      this.#notice = new Notification(document.title.slice(MARK.length), { body: text, tag: location.pathname })
      this.#notice.onclick = () => window.focus()
    } catch {
      // some phones let only a service worker notify: title and icon must do
    }
  }

  #clear(): void {
    const icon = document.querySelector<HTMLLinkElement>(ICON)
    if (icon && this.#icon) icon.href = this.#icon
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length)
    void navigator.clearAppBadge?.().catch(() => {})
    this.#notice?.close()
    this.#notice = null
  }
}

/** Whether this browser can notify at all. */
export const canNotify = (): boolean => 'Notification' in window

/** Asks the browser for leave to notify; whether it was given. */
export const askToNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'
