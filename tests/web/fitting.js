// Evaluated in a page by fitting.py: whatever is needed at a table is whole inside the window, on top, and in its place.
({ touch, small, finger }) => {
  const PRESSABLE = 'button, a[href], [role=button], [role=switch], select, input'
  const SCENE = '[data-scene]' // shown above the table on purpose, until it is closed
  const LIST = '[data-list]' // as long as it has to be, with a field to search it
  const FIELD = '.field .cell' // as small as 24 px are allowed on the smallest phone, and for several at one phone
  const FINGER = finger // px
  const SLACK = 1.5 // px, for rounding

  const isClipped = element =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
  const isShown = element =>
    element.checkVisibility({ visibilityProperty: true }) && !isClipped(element) && element.getBoundingClientRect().width > 1
  const shown = (selector, root = document) => [...root.querySelectorAll(selector)].filter(isShown)

  function named(element) {
    const text = (element.dataset?.needed || element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replace(/ ?s(velte)?-\S+/g, '').split(' ').join('.')} "${text}"`
  }

  const table = document.querySelector('.page.playing')
  if (!table) return ['there is no table']
  const scenes = shown(SCENE)
  const controls = shown(PRESSABLE, table).filter(one => !one.closest(`aside.drawer, ${LIST}`))
  const needed = [...new Set([...controls, ...shown('[data-needed]', table)])]
  const wrong = []

  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page scrolls: ${scrollWidth} x ${scrollHeight}`)

  for (const element of needed) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK) {
      wrong.push(`${named(element)} is out of the window: ${[left, top, right, bottom].map(Math.round)}`)
      continue
    }
    for (let around = element.parentElement; around && around !== table; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.overflowY === 'visible' && style.overflowX === 'visible') continue
      const box = around.getBoundingClientRect()
      if (left < box.left - SLACK || top < box.top - SLACK || right > box.right + SLACK || bottom > box.bottom + SLACK) {
        wrong.push(`${named(element)} is cut off by ${named(around)}`)
        break
      }
    }
    if (scenes.some(scene => !scene.contains(element))) continue // the scene is what is needed now
    const inset = element.matches('[data-needed]') ? [0.5, 0.15, 0.85] : [0.5, 0.2, 0.8]
    for (const x of inset) for (const y of inset) {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      const round = element.namespaceURI.endsWith('svg') && (x !== 0.5 || y !== 0.5) // its box has corners that it has not
      const overlapped = element.closest('.opens') && !element.matches('button') // cards as in a hand
      if (round || overlapped || (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))) continue
      wrong.push(`${named(element)} is under ${hit ? named(hit) : 'nothing'} at ${x}, ${y}`)
    }
  }

  /** Whether a finger that comes down beside the drawn control hits it all the same. */
  function reaches(element) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y, edge] = [left + width / 2, top + height / 2, FINGER / 2 - 1]
    return [[x - edge, y], [x + edge, y], [x, y - edge], [x, y + edge]].every(point => element.contains(document.elementFromPoint(...point)))
  }
  if (touch) for (const element of controls) {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    const shared = Math.min(innerWidth, innerHeight) < 480 && element.closest('.station')
    const least = (small || shared) && element.matches(FIELD) ? 24 : FINGER
    if (Math.min(width, height) >= least - 0.5 || element.matches('.spot, input') || scenes.some(scene => !scene.contains(element)) || reaches(element)) continue
    wrong.push(`${named(element)} is too small: ${Math.round(width)} x ${Math.round(height)}`)
  }

  const prompt = table.querySelector('[data-needed=prompt]')
  if (prompt && prompt.scrollHeight > prompt.clientHeight + 2) wrong.push(`the prompt is cut: ${prompt.scrollHeight} of ${prompt.clientHeight}`)
  for (const notice of shown('[data-testid=notice]')) {
    if (notice.scrollHeight > notice.clientHeight + 2) wrong.push(`the notice is cut: ${notice.scrollHeight} of ${notice.clientHeight}`)
  }
  return [...new Set(wrong)]
}
