// A connection to a table that survives a lost network, a sleeping phone, a restarted server and a repeated message.
//
// Requests carry an id. When the socket closes, the connection reconnects by itself, says what it has seen, and sends
// again every request that was not answered; the server does nothing twice. Only requests with `now` are not sent
// again: a slap would fall on other dice.
import { isLocal, socketAddress } from './base'
import { keep, recall } from './keeping'
import { LocalSocket, type TableSocket } from './offline/local'
import { PROTOCOL, type ClientMessage, type Join, type Refused, type ServerMessage, type Table } from './wire'

export type LineState = 'connecting' | 'open' | 'lost' | 'draining' | 'failed'

type Unsigned<M> = M extends { id: string } ? Omit<M, 'id'> : never
/** A request; the connection gives it its id. */
export type Asking = Unsigned<Exclude<ClientMessage, Join>>
export type Answer = Extract<ServerMessage, { t: 'done' | 'happened' | 'previewed' | 'looked' | 'hinted' | 'table' }>

/** The table refused a request; `reason` is its code. */
export class Denied extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message)
  }
}

const makeInterruption = () => new Denied('interrupted', 'the line broke before the table could answer; it is not asked again')

export interface Listener {
  receive(message: ServerMessage): void
  line(state: LineState, reason: string): void
  noteRoundTrip(ms: number): void
}

interface Waiting {
  text: string
  now: boolean
  sent: number
  resolve: (answer: Answer) => void
  reject: (problem: Denied) => void
}

const FIRST_PAUSE = 200 // ms between two tries to come back; doubles
const LONGEST_PAUSE = 8_000
const OPEN_WITHIN = 10_000
const LOAD_WITHIN = 600_000 // for a table in this browser: Python may have to be downloaded first
const PING_EVERY = 20_000
const PONG_WITHIN = 6_000
const ANSWER_WITHIN = 2_000 // for a request; after that a ping with a short timeout checks the connection
const PONG_SOON = 2_000

export class Connection {
  #socket: TableSocket | null = null
  #there = false // the table has been shown over this socket
  #waiting = new Map<string, Waiting>()
  #session = Math.random().toString(36).slice(2, 10)
  #count = 0
  #seq = 0
  #yours: number[] = []
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinger: ReturnType<typeof setInterval> | undefined
  #pinged: number | null = null
  #ended = false
  #local: boolean
  #token: string // where this guest's token is kept: a browser's own tables know another guest than a server

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly name: string,
    private readonly listener: Listener,
  ) {
    this.#local = isLocal(table)
    this.#token = this.#local ? 'local-token' : 'token'
    addEventListener('online', this.#awake)
    addEventListener('offline', this.#doubt)
    document.addEventListener('visibilitychange', this.#awake)
    addEventListener('pageshow', this.#awake)
    this.#open()
  }

  /** Sends a request and waits for its answer, over as many sockets as it takes; Denied if it is refused. `now`: over
   *  the present socket, or not at all; Denied with the reason `interrupted` if it closes before the answer. */
  ask(message: Asking, { now = false } = {}): Promise<Answer> {
    const id = `${this.#session}-${++this.#count}`
    const text = JSON.stringify({ ...message, id })
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(new Denied('closed', 'the connection is closed'))
      if (now && !this.#there) return reject(makeInterruption())
      this.#waiting.set(id, { text, now, sent: performance.now(), resolve, reject })
      if (this.#there) this.#send(text)
      setTimeout(() => this.#waiting.has(id) && this.#doubt(), ANSWER_WITHIN)
    })
  }

  close(): void {
    this.#end()
    this.#socket?.close()
  }

  // -- one socket -----------------------------------------------------------------------------------

  #open(): void {
    clearTimeout(this.#timer)
    const socket = this.#local ? new LocalSocket() : new WebSocket(socketAddress())
    this.#socket = socket
    this.#timer = setTimeout(() => socket.close(), this.#local ? LOAD_WITHIN : OPEN_WITHIN)
    socket.onopen = () => this.#send(JSON.stringify({ t: 'hello', version: PROTOCOL, token: recall(this.#token, '') }))
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage)
    socket.onclose = () => this.#handleClose(socket)
  }

  #handleClose(socket: TableSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.#there = false
    this.#pinged = null
    clearTimeout(this.#timer)
    clearInterval(this.#pinger)
    if (this.#ended) return
    this.#interrupt()
    this.listener.line('lost', '')
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.5 + Math.random()))
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE)
  }

  #interrupt(): void {
    for (const [id, { now, reject }] of this.#waiting) {
      if (!now) continue
      this.#waiting.delete(id)
      reject(makeInterruption())
    }
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  // -- messages from the server ---------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        keep(this.#token, message.token)
        return this.#join()
      case 'pong':
        return this.#notePong()
      case 'table':
        this.#arrive(message)
        break
      case 'happened':
        this.#seq = message.line.seq
        this.#yours = message.about?.yours ?? this.#yours
        break
      case 'refused':
        if (message.id === 'join') return this.#fail(message.reason)
        break
      case 'goodbye':
        if (message.reason === 'version') return this.#fail('version')
        if (message.reason === 'draining') this.listener.line('draining', '')
        return
    }
    this.listener.receive(message)
    if ('id' in message && message.id) this.#answer(message.id, message as Answer | Refused)
  }

  #join(): void {
    const join: Join = { t: 'join', id: 'join', table: this.table, seq: this.#seq, seats: this.#yours }
    if (this.key) join.key = this.key
    if (this.name) join.name = this.name
    this.#send(JSON.stringify(join))
  }

  #arrive(message: Table): void {
    this.#seq = message.seq
    this.#yours = message.about.yours ?? []
    if (message.id !== 'join') return
    clearTimeout(this.#timer)
    this.#there = true
    this.#pause = FIRST_PAUSE
    this.listener.line('open', '')
    for (const waiting of this.#waiting.values()) this.#send(waiting.text)
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY)
    this.#ping()
  }

  #answer(id: string, message: Answer | Refused): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    this.listener.noteRoundTrip(performance.now() - waiting.sent)
    if (message.t === 'refused') waiting.reject(new Denied(message.reason, message.message))
    else waiting.resolve(message)
  }

  // -- pings ----------------------------------------------------------------------------------------

  /** Browsers send no pings of their own. A table in this browser needs none: it can't be lost without notice. */
  #ping(within = PONG_WITHIN): void {
    if (!this.#there || this.#local || document.hidden) return
    if (this.#pinged === null) {
      this.#pinged = performance.now()
      this.#send(JSON.stringify({ t: 'ping', id: 'ping' }))
    }
    const [socket, pinged] = [this.#socket, this.#pinged]
    setTimeout(() => {
      if (socket === null || socket !== this.#socket || pinged !== this.#pinged) return
      this.#handleClose(socket) // it may take minutes to close by itself
      socket.close()
    }, within)
  }

  #doubt = (): void => this.#ping(PONG_SOON)

  #notePong(): void {
    if (this.#pinged !== null) this.listener.noteRoundTrip(performance.now() - this.#pinged)
    this.#pinged = null
  }

  #awake = (): void => {
    if (document.hidden || this.#ended) return
    if (this.#there) return this.#ping()
    if (this.#socket === null) {
      this.#pause = FIRST_PAUSE
      this.#open()
    }
  }

  // -- the end --------------------------------------------------------------------------------------

  #fail(reason: string): void {
    this.#end()
    this.#socket?.close()
    this.listener.line('failed', reason)
  }

  #end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearInterval(this.#pinger)
    removeEventListener('online', this.#awake)
    removeEventListener('offline', this.#doubt)
    removeEventListener('pageshow', this.#awake)
    document.removeEventListener('visibilitychange', this.#awake)
    for (const { reject } of this.#waiting.values()) reject(new Denied('closed', 'the connection is closed'))
    this.#waiting.clear()
  }
}
