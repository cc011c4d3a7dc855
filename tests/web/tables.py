"""From the first screen to a game, as people get there: against bots, or at a table with a link."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.serving import Door
from tests.web.settling import draw
from tests.web.words import say

GAMES = {"toncc": "Tóncc", "toscana": "Toscana", "totsa": "Totsa!", "tomoko": "Tomoko"}
BOARD = ".board [role=group]"
READY = "[data-ready-now]"
WAYS = "header button[aria-expanded]"  # to moves and talk

# A whole game that doesn't take long, by the rules' own options.
SHORT: dict[str, dict[str, Any]] = {
    "toncc": {"challenges": 1},
    "toscana": {"games": 1},
    "totsa": {"simple": True, "limit": 3},
    "tomoko": {"seats": 4},
}


def play_now(page: Page, door: Door, game: str) -> None:
    """One press on the first screen, and a game against bots is on."""
    page.goto(door.address)
    page.get_by_role("button", name=f"Play {GAMES[game]}").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+#[a-z0-9]+$"))
    expect(page.locator(BOARD).first).to_be_visible()
    be_ready(page)


def agree(page: Page, door: Door, game: str, options: dict[str, Any]) -> None:
    """Open the form for a new table and fill it in."""
    page.goto(door.address)
    page.get_by_role("button", name=f"With friends {GAMES[game]}").click()
    form = page.get_by_role("dialog")
    for name, value in options.items():
        label = say("web-players") if name == "seats" else say(f"{game}-option-{name}")
        if isinstance(value, bool):
            form.get_by_role("switch", name=label).set_checked(value)
        elif name == "seats":
            form.get_by_role("radio", name=str(value), exact=True).check()
        elif isinstance(value, str):
            form.get_by_role("radio", name=say(f"{game}-choice-{name}-{value}")).check()
        else:
            form.get_by_label(label).fill(str(value))
            form.get_by_label(label).press("Tab")


def against_bots(page: Page, door: Door, game: str, **options: Any) -> None:
    """A game against bots with these options."""
    agree(page, door, game, options)
    page.get_by_role("button", name=say("web-against-bots")).click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+#[a-z0-9]+$"))
    expect(page.locator(BOARD).first).to_be_visible()
    be_ready(page)


def set_table(page: Page, door: Door, game: str, name: str, **options: Any) -> str:
    """Open a table for friends, sit down, and give its link."""
    agree(page, door, game, options)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("you", exact=True)).to_be_visible()
    return page.url


def join(page: Page, link: str, name: str) -> None:
    """Come by the link, with just a name."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("you", exact=True)).to_be_visible()


def sit_beside(page: Page, name: str) -> None:
    """One more person at the same device."""
    before = page.get_by_text("you", exact=True).count()
    page.get_by_label(say("web-name-second")).fill(name)
    page.get_by_role("button", name=say("web-sit-too")).first.click()
    expect(page.get_by_text("you", exact=True)).to_have_count(before + 1)


def start(*pages: Page) -> None:
    """The first of them is the host; the game is on when everybody sees the board."""
    pages[0].get_by_role("button", name="Start").click()
    for page in pages:
        expect(page.locator(BOARD).first).to_be_visible()
    be_ready(*pages)


def be_ready(*pages: Page) -> None:
    """Before a race everybody is asked; it begins when the countdown is over."""
    asked = [page for page in pages if page.locator(READY).is_visible()]
    for page in asked:
        page.locator(READY).click()
    for page in asked:
        expect(page.locator("[data-ready]")).to_have_count(0)


def meet(door: Door, game: str, pages: dict[str, Page], **options: Any) -> None:
    """Friends, by name, meet at a table by its link and start."""
    host, *others = pages
    link = set_table(pages[host], door, game, host, **options)
    for name in others:
        join(pages[name], link, name)
    start(*pages.values())


def open_drawer(page: Page, tab: str = "web-moves", language: str = "en") -> None:
    """Moves or talk, where they are not beside the table already."""
    show_drawer(page)
    page.get_by_role("tab", name=say(tab, language)).click()


def show_drawer(page: Page) -> None:
    """Whatever of it was open last."""
    draw(page)  # a window that has just changed its size
    ways = page.locator(WAYS)
    if ways.get_attribute("aria-expanded") == "false":
        ways.click()


def table_of(page: Page) -> str:
    """The table that the page is at."""
    found = re.search(r"/t/([a-z0-9]+)", page.url)
    assert found is not None, page.url
    return found[1]
