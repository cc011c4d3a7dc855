// Asks whether to play in this browser, where there is no server just now.
import { mount, unmount } from 'svelte'
import { loadTexts } from '../i18n.svelte'
import Offer from './Offer.svelte'

let asked: Promise<boolean> | null = null

/** Whether the player wants to; asked once at a time. */
export function offer(): Promise<boolean> {
  asked ??= ask().finally(() => (asked = null))
  return asked
}

async function ask(): Promise<boolean> {
  await loadTexts('offline')
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      void unmount(shown)
      resolve(yes)
    }
    const shown = mount(Offer, { target: document.body, props: { answer } })
  })
}
