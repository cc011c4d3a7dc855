// Where this server's pages begin. The server writes its base path into the page; while developing it is /.

function found(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="tocca-base"]')?.content ?? './'
  return written.startsWith('/') ? written : '/'
}

export const BASE = found()

/** An address on this server, from a path without a leading slash. */
export const address = (path: string): string => BASE + path

/** The address of the WebSocket. */
export const socketAddress = (): string => `${location.protocol.replace('http', 'ws')}//${location.host}${address('ws')}`
