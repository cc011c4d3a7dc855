// Evaluated in a page by shifts.py: from now on, notes whatever moves of what should keep its place.
still => {
  const SLACK = 0.5 // px, for rounding
  const noted = (window.noted = new Set())
  const first = new Map()

  /** Where the layout puts an element; what only looks moved (a transform) keeps its place. */
  function placeOf(element) {
    let [left, top] = [0, 0]
    for (let at = element; at; at = at.offsetParent) [left, top] = [left + at.offsetLeft, top + at.offsetTop]
    return [left, top, element.offsetWidth, element.offsetHeight]
  }

  function look() {
    for (const selector of still) {
      document.querySelectorAll(selector).forEach((element, index) => {
        const name = `${selector} ${index}`
        const place = placeOf(element)
        const before = first.get(name) ?? place
        first.set(name, before)
        if (place.some((one, at) => Math.abs(one - before[at]) > SLACK)) noted.add(`${name} was at ${before}, is at ${place}`)
      })
    }
    requestAnimationFrame(look)
  }
  look()

  new PerformanceObserver(list => {
    for (const { sources, value } of list.getEntries()) for (const { node, previousRect, currentRect } of sources) {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element?.closest('[data-needed=board]') || element.closest('[data-scene]')) continue
      const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
      noted.add(`layout shift ${value.toFixed(4)} of ${element.tagName} ${element.getAttribute('class')} on the board: from ${from} to ${to}`)
    }
  }).observe({ type: 'layout-shift' })
}
