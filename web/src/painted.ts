/** After the next picture; at once where nothing is painted. */
export const awaitPaint = (): Promise<void> =>
  new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))
