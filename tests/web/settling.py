"""A page that has come to rest. Before that nothing on it is measured, and nothing is pressed by its place."""

from playwright.sync_api import Page, ViewportSize

DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

# The window has its new size, its listeners have heard of it, and what they changed is laid out.
SIZED = """([width, height]) => new Promise(done => {
    let left = 300
    const look = () => {
        const sized = innerWidth === width && innerHeight === height
        requestAnimationFrame(sized || !left-- ? () => requestAnimationFrame(done) : look)
    }
    look()
})"""

# Fonts are there, no press shields anything, and nothing is on its way; what never ends does not count.
RESTING = """() => new Promise(done => {
    const end = performance.now() + 30_000
    const moves = one => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity
    const look = () => {
        const busy = document.fonts.status !== 'loaded' || document.querySelector('[data-shield]')
        const rests = !busy && !document.getAnimations().some(moves)
        if (rests || performance.now() > end) requestAnimationFrame(() => requestAnimationFrame(done))
        else setTimeout(look, 20)
    }
    look()
})"""


def draw(page: Page) -> None:
    """Wait until what has just changed is laid out."""
    page.evaluate(DRAWN)


def resize(page: Page, size: tuple[int, int] | ViewportSize) -> None:
    """Give the window that size, and wait until the page has it."""
    width, height = size if isinstance(size, tuple) else (size["width"], size["height"])
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(SIZED, [width, height])


def settle(page: Page) -> None:
    """Wait until nothing moves on the page."""
    page.evaluate(RESTING)
