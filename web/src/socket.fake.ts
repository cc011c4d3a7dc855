import type { ServerMessage } from './wire'

/** Stands in for the browser's WebSocket: a test says what the server says. */
export class Socket {
  static all: Socket[] = []
  static get latest(): Socket {
    return Socket.all.at(-1)!
  }
  static readonly OPEN = 1
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  constructor(readonly address: string) {
    Socket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose()
  }
  opens() {
    this.readyState = 1
    this.onopen()
  }
  tells(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}
