// Making the app available without a network: its own files by the service worker, Python in parts, and what a server
// answers to everybody alike. Each step can be interrupted and goes on where it stopped.
import { games } from '../api'
import { fileAddress } from '../base'
import { keep, recall } from '../keeping'
import { ANSWERS, download, listFiles } from './parts'

const KEPT = 'offline' // the version that is complete on this device

const folder = (): string => new URL(fileAddress('python/'), location.href).href

/** Only a page that came over a secure connection, or from this computer, may be kept. */
export const canInstall = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** Whether everything is on this device. */
export const isInstalled = (): boolean => recall(KEPT, '') !== ''

/** How many bytes Python has. */
export const size = async (): Promise<number> => (await listFiles(folder())).bytes

/** Brings everything onto this device, or up to date. `progress` is told the bytes of Python that are there. */
export async function install(progress: (bytes: number, of: number) => void = () => {}): Promise<void> {
  void navigator.storage?.persist?.() // so that the browser does not clear it when space is short
  await navigator.serviceWorker.register(fileAddress('sw.js'), { scope: fileAddress('') })
  const files = await listFiles(folder())
  await download(folder(), files, (bytes) => progress(bytes, files.bytes))
  await navigator.serviceWorker.ready
  await keepAnswers()
  keep(KEPT, files.version)
}

/** The lists and texts that the service worker answers without a network. */
async function keepAnswers(): Promise<void> {
  const wanted = ['api/games']
  for (const { id, rules, example } of await games()) {
    wanted.push(...rules.map((language) => `api/rules/${id}/${language}`))
    if (example) wanted.push(`api/examples/${id}`)
  }
  await (await caches.open(ANSWERS)).addAll(wanted.map(fileAddress))
}

/** Brings what is on this device up to date, where that is possible now. */
export function update(): void {
  if (canInstall() && navigator.onLine) install().catch(() => {}) // next time, then
}
