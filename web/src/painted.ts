/** After the next picture; at once where nothing is painted. */
export const painted = (): Promise<void> =>
  new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))
