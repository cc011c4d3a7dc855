// Evaluated in a page by seeing.py: what anybody can see and reach of it.
what => {
  // Shown on top of the table on purpose, for a moment, and to be closed; or always there, with room left for it.
  const ABOVE = '.photo, .count, .bubble, .veil, .banner, .toast, .win'
  const PRESSABLE = 'button:enabled, a[href], [role=button], input:enabled, select:enabled, summary'
  const FINGER = 44 // pixels
  const MAGNIFIED = '.spot' // Toscana's places, under a lens
  const IN_A_SENTENCE = 'p a' // as high as the sentence

  const isClipped = element =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
  const isShown = element =>
    element.checkVisibility({ visibilityProperty: true }) && !isClipped(element) && element.getBoundingClientRect().width > 1
  const pressable = () => [...document.querySelectorAll(PRESSABLE)].filter(isShown)

  function named(element) {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').join('.')} "${text}"`
  }

  /** The middle of an element, in the middle of the screen. */
  function middle(element) {
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }

  function sideways() {
    const wide = document.documentElement.scrollWidth - innerWidth
    return wide > 0 ? [`${wide} px too wide`] : []
  }

  function covered() {
    return pressable().flatMap(element => {
      if (element.matches('input')) return [] // its label is what is pressed
      const hit = document.elementFromPoint(...middle(element))
      if (!hit) return [`${named(element)} is off the screen`]
      if (element.contains(hit) || hit.contains(element) || hit.closest(ABOVE)) return []
      return [`${named(element)} is under ${named(hit)}`]
    })
  }

  /** The part of a box that no element around it cuts off. */
  function cut(box, element) {
    if (!element || element === document.body) return box
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const whole = getComputedStyle(element).overflow === 'visible'
    const inside = whole ? box : {
      left: Math.max(box.left, left), top: Math.max(box.top, top),
      right: Math.min(box.right, right), bottom: Math.min(box.bottom, bottom),
    }
    return cut(inside, element.parentElement)
  }

  function texts() {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!node.data.trim() || element.closest(`svg, ${ABOVE}`) || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) found.push({ element, box: cut(box, element) })
    }
    return found
  }

  function overlapping() {
    const all = texts()
    return all.flatMap((one, at) => all.slice(at + 1).flatMap(other => {
      if (other.element === one.element) return []
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      return width > 2 && height > 4 ? [`${named(one.element)} and ${named(other.element)}`] : []
    }))
  }

  /** Whether a finger that comes down beside the drawn button hits it all the same. */
  function reaches(element) {
    const [x, y] = middle(element)
    const edge = FINGER / 2 - 1
    const around = [[x - edge, y], [x + edge, y], [x, y - edge], [x, y + edge]]
    return around.every(point => element.contains(document.elementFromPoint(...point)))
  }

  function small() {
    return pressable().flatMap(element => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const enough = Math.min(width, height) >= FINGER - 0.5
      if (enough || element.matches(`${MAGNIFIED}, ${IN_A_SENTENCE}`) || element.closest(ABOVE) || reaches(element)) return []
      return [`${named(element)}: ${Math.round(width)} x ${Math.round(height)}`]
    })
  }

  const found = { sideways, covered, overlapping, small }[what]()
  for (const scrolled of [window, ...document.querySelectorAll('main')]) scrolled.scrollTo({ top: 0, behavior: 'instant' })
  return found
}
