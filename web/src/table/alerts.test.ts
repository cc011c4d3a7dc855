// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chosen } from '../settings.svelte'
import { Alerts } from './alerts'

let hidden = false
const notices: { title: string; body: string; closed: boolean }[] = []

class FakeNotification {
  static permission = 'granted'
  onclick: (() => void) | null = null
  #mine
  constructor(title: string, { body }: { body: string }) {
    this.#mine = { title, body, closed: false }
    notices.push(this.#mine)
  }
  close() {
    this.#mine.closed = true
  }
}

function look(away: boolean) {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href

beforeEach(() => {
  hidden = false
  notices.length = 0
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.stubGlobal('Notification', FakeNotification)
  document.head.innerHTML = '<link rel="icon" href="http://tocca/icon.svg"><title>Hanoi</title>'
})
afterEach(() => void vi.unstubAllGlobals())

it('calls only while the page is in the background, and is quiet again when it is looked at', () => {
  const alerts = new Alerts()
  alerts.follow('Your turn')
  expect(document.title).toBe('Hanoi')
  look(true)
  expect(document.title).toBe('● Hanoi')
  expect(icon()).toMatch(/^data:/)
  look(false)
  expect(document.title).toBe('Hanoi')
  expect(icon()).toBe('http://tocca/icon.svg')
  alerts.close()
})

it('notifies where the player wants it, once for each call', () => {
  const alerts = new Alerts()
  look(true)
  chosen.alerts = false
  alerts.follow('Your turn')
  expect(notices).toEqual([])
  alerts.follow('')
  chosen.alerts = true
  alerts.follow('Your turn')
  alerts.follow('Your turn')
  expect(notices).toEqual([{ title: 'Hanoi', body: 'Your turn', closed: false }])
  alerts.follow('')
  expect(notices[0]!.closed).toBe(true)
  chosen.alerts = false
  alerts.close()
})

it('says nothing after the table is left', () => {
  const alerts = new Alerts()
  alerts.follow('Your turn')
  alerts.close()
  look(true)
  expect(document.title).toBe('Hanoi')
})
