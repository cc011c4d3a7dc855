// Tables without a server: Python in a Web Worker. The page talks to it as to a server (local.ts). Bots think in a
// second worker, made from this same file, so that the table answers while they do.
import type { PyCallable, PyProxy } from 'pyodide/ffi'
import type { FromWorker, ToWorker } from './messages'
import { loadPython } from './python'
import { TableStorage } from './storage'

const THINKER = 'thinker'
const SCRATCHPAD = 'scratchpad'
const FOLDER = new URL('../python/', self.location.href).href

interface Session extends PyProxy {
  receive(text: string): void
  end(): void
}

interface Page extends PyProxy {
  ask(path: string, body: string): Promise<string>
  open(send: (text: string) => void, close: () => void): Session
  note_change(table: string): void
}

const tell = (message: FromWorker): void => self.postMessage(message)
const early: ToWorker[] = [] // what came before Python was there
let handle = (message: ToWorker): void => void early.push(message)
self.onmessage = (event: MessageEvent<ToWorker>) => handle(event.data)

async function start(): Promise<void> {
  const pyodide = await loadPython(FOLDER, (bytes, of) => tell({ t: 'progress', bytes, of }))
  Object.assign(self, { pyodide }) // for the curious at the browser's console
  if (self.name === THINKER) handle = answering(pyodide.pyimport('tocca.offline.thinkers').think)
  else if (self.name === SCRATCHPAD) handle = answering(pyodide.pyimport('tocca.offline.scratchpad').Scratchpad().run)
  else handle = table(pyodide.pyimport('tocca.offline.page').Page)
  tell({ t: 'ready' })
  early.splice(0).forEach(handle)
}

/** A worker in which a text is answered by a text. */
function answering(answer: PyCallable): (message: ToWorker) => void {
  return (message) => {
    if ('text' in message) tell({ t: 'answer', id: message.id, text: answer(message.text) as string })
  }
}

function table(Page: PyCallable): (message: ToWorker) => void {
  const sessions = new Map<number, Session>()
  const storage = new TableStorage((changed) => page.note_change(changed))
  const page = Page(storage, new Thinker().think) as Page

  function open(id: number): void {
    const tellClose = () => queueMicrotask(() => (close(id), tell({ t: 'closed', id }))) // not inside the table's own call
    sessions.set(id, page.open((text) => tell({ t: 'told', id, text }), tellClose))
  }

  function close(id: number): void {
    const session = sessions.get(id)
    sessions.delete(id)
    session?.end()
  }

  return (message) => {
    if (message.t === 'open') open(message.id)
    else if (message.t === 'close') close(message.id)
    else if (message.t === 'send') sessions.get(message.id)?.receive(message.text)
    else if (message.t === 'ask') void page.ask(message.path, message.body).then((text) => tell({ t: 'answer', id: message.id, text }))
  }
}

/** The worker in which bots think. It is started when the first bot is asked. */
class Thinker {
  #worker: Worker | null = null
  #waiting = new Map<number, { resolve: (text: string) => void; reject: (problem: Error) => void }>()
  #count = 0

  think = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const id = ++this.#count
      this.#waiting.set(id, { resolve, reject })
      this.#startWorker().postMessage({ t: 'think', id, text } satisfies ToWorker)
    })

  #startWorker(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(self.location.href, { type: 'module', name: THINKER })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === 'answer') this.#settle(data.id)?.resolve(data.text)
      if (data.t === 'failed') this.#fail(data.message)
    }
    worker.onerror = (event) => this.#fail(event.message)
    return (this.#worker = worker)
  }

  #settle(id: number) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  /** Whoever waits gets an error, and the table plays any legal move; the next question starts another worker. */
  #fail(message: string): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(new Error(message))
  }
}

start().catch((problem: unknown) => tell({ t: 'failed', message: String(problem) }))
