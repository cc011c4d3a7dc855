"""What anybody can see and reach of a page: no sideways scrolling, nothing on top of other things, room for fingers."""

from pathlib import Path

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("seeing.js").read_text(encoding="utf-8").partition("\n")[2]

OUT_OF_REACH = """names => names.filter(name => {
    const found = document.querySelector(name)
    if (!found?.checkVisibility({ visibilityProperty: true })) return false
    const { left, top, width, height } = found.getBoundingClientRect()
    return !found.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})"""

OUT_OF_SIGHT = """names => {
    const bar = document.querySelector('.thumb')
    const end = bar ? bar.getBoundingClientRect().top : innerHeight
    return names.filter(name => {
        const { top, bottom } = document.querySelector(name).getBoundingClientRect()
        return top < 0 || bottom > end + 1
    })
}"""
ON_CARDS = """name => {
    const button = document.querySelector(name).getBoundingClientRect()
    return [...document.querySelectorAll('.field .cell, section.own :is(.open, .down)')].filter(card => {
        const { left, top, right, bottom } = card.getBoundingClientRect()
        return left < button.right - 1 && right > button.left + 1 && top < button.bottom - 1 && bottom > button.top + 1
    }).map(card => card.className)
}"""


def _see(page: Page, what: str) -> list[str]:
    found: list[str] = page.evaluate(LOOK, what)
    return found


def sideways(page: Page) -> list[str]:
    """Whether one would have to scroll sideways."""
    return _see(page, "sideways")


def find_covered(page: Page) -> list[str]:
    """What can't be pressed since something lies above it."""
    return _see(page, "covered")


def overlapping(page: Page) -> list[str]:
    """Texts on top of each other."""
    return _see(page, "overlapping")


def small(page: Page) -> list[str]:
    """What is too small for a finger."""
    return _see(page, "small")


def out_of_reach(page: Page, *names: str) -> list[str]:
    """Which of those that are there can't be pressed right now, without scrolling."""
    found: list[str] = page.evaluate(OUT_OF_REACH, list(names))
    return found


def out_of_sight(page: Page, *names: str) -> list[str]:
    """Which of those are not whole on the screen, above the bar of the thumb, as it is scrolled now."""
    hidden: list[str] = page.evaluate(OUT_OF_SIGHT, list(names))
    return hidden


def on_cards(page: Page, button: str) -> list[str]:
    """The cards of Totsa! that the button covers, even in part."""
    under: list[str] = page.evaluate(ON_CARDS, button)
    return under
