"""Moments too short for a busy machine: they are watched, and answered, in the page itself."""

from typing import Any

from playwright.sync_api import Page

_REACT = """what => {
    window.reactions ??= []
    const react = %s
    const number = window.reactions.length
    window.reactions.push(new Promise(done => {
        const look = () => {
            const found = document.querySelector(what)
            if (!found) return
            watching.disconnect()
            done(react(found))
        }
        const watching = new MutationObserver(look)
        watching.observe(document.body, { childList: true, subtree: true, attributes: true })
        look()
    }))
    return number
}"""

_APPEAR = """what => {
    const left = new Set(what)
    const order = []
    window.appeared ??= []
    window.appeared.push(order)
    new MutationObserver(() => {
        const found = [...left].filter(one => document.querySelector(one))
        for (const one of found) left.delete(one)
        if (found.length) order.push(found)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
    return window.appeared.length - 1
}"""

_RESULT = """number => Promise.race([window.reactions[number], new Promise((_, fail) => {
    setTimeout(() => fail(new Error('it never came')), 30_000)
})])"""

PRESS = "found => found.click()"
SLAP = "found => void found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"


class Reaction:
    """As soon as there is such an element, from now on, `do` is called with it, a function in JavaScript."""

    def __init__(self, page: Page, what: str, do: str = PRESS) -> None:
        self._page = page
        self._number: int = page.evaluate(_REACT % do, what)

    def result(self) -> Any:
        """What it gave back, once it has happened."""
        return self._page.evaluate(_RESULT, self._number)


class Appeared:
    """In which order these first came to be on the page, from now on; what came at once is one entry."""

    def __init__(self, page: Page, *what: str) -> None:
        self._page = page
        self._number: int = page.evaluate(_APPEAR, what)

    @property
    def order(self) -> list[list[str]]:
        found: list[list[str]] = self._page.evaluate("number => window.appeared[number]", self._number)
        return found
