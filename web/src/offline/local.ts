// The page's end of its own worker: requests as to a server, and a socket that looks like a WebSocket to a table.
import { mount, unmount } from 'svelte'
import type { FromWorker, ToWorker } from './messages'

/** As much of a WebSocket as a connection needs. */
export type TableSocket = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: ((event: Event) => unknown) | null
  onmessage: ((event: MessageEvent<string>) => unknown) | null
  onclose: ((event: CloseEvent) => unknown) | null
}

let progress: (bytes: number, of: number) => void = () => {}
const sockets = new Map<number, LocalSocket>()
const asked = new Map<number, { resolve: (text: string) => void; reject: (problem: Error) => void }>()
const MARK = 'tocca-python' // how long Python took to be ready
let count = 0
let worker: Worker | null = null
let ready = false
let hideLoading = () => {}

/** Shows how far the worker is, until it is ready or has failed. */
async function showLoading(): Promise<void> {
  const { default: Loading } = await import('./Loading.svelte')
  if (ready || !worker) return
  const shown = mount(Loading, { target: document.body, props: { follow: (listener) => ((progress = listener), () => (progress = () => {})) } })
  hideLoading = () => void unmount(shown)
}

/** Starts the worker, if it is not there yet. */
function start(): Worker {
  if (worker) return worker
  performance.mark(MARK)
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data)
  worker.onerror = (event) => fail(event.message)
  void showLoading()
  return worker
}

const tell = (message: ToWorker): void => start().postMessage(message)

function receive(message: FromWorker): void {
  if (message.t === 'progress') progress(message.bytes, message.of)
  else if (message.t === 'ready') {
    ready = true
    performance.measure(MARK, MARK) // for benchmarks/offline.py
    hideLoading()
    sockets.forEach((socket) => socket.noteOpen())
  } else if (message.t === 'failed') fail(message.message)
  else if (message.t === 'answer') {
    asked.get(message.id)?.resolve(message.text)
    asked.delete(message.id)
  } else if (message.t === 'told') sockets.get(message.id)?.receive(message.text)
  else sockets.get(message.id)?.noteClose()
}

/** The worker is gone: everybody who waits is told, and the next one starts another. */
function fail(message: string): void {
  worker?.terminate()
  worker = null
  ready = false
  hideLoading()
  asked.forEach(({ reject }) => reject(new Error(message)))
  asked.clear()
  sockets.forEach((socket) => socket.noteClose())
}

/** A request, answered as a server would; without a body it is a GET. */
export async function answer(path: string, body = ''): Promise<Response> {
  const id = ++count
  const text = await new Promise<string>((resolve, reject) => {
    asked.set(id, { resolve, reject })
    tell({ t: 'ask', id, path, body })
  })
  const [status, content] = JSON.parse(text) as [number, string]
  return new Response(content, { status })
}

/** A connection to the tables of this browser. */
export class LocalSocket implements TableSocket {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING
  onopen: TableSocket['onopen'] = null
  onmessage: TableSocket['onmessage'] = null
  onclose: TableSocket['onclose'] = null
  #id = ++count

  constructor() {
    sockets.set(this.#id, this)
    tell({ t: 'open', id: this.#id })
    if (ready) queueMicrotask(() => this.noteOpen())
  }

  send(text: string): void {
    tell({ t: 'send', id: this.#id, text })
  }

  close(): void {
    if (worker) tell({ t: 'close', id: this.#id })
    this.noteClose()
  }

  noteOpen(): void {
    if (this.readyState !== WebSocket.CONNECTING) return
    this.readyState = WebSocket.OPEN
    this.onopen?.(new Event('open'))
  }

  receive(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  noteClose(): void {
    if (!sockets.delete(this.#id)) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.(new CloseEvent('close'))
  }
}
