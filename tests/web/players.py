"""People who play on the page as anybody would: they look at what is asked, press it, and see that it is done.

A person knows no rules. Whatever lights up can be pressed; `asked` says by what one sees that something does.
"""

import random
import time
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30.0  # seconds
POLL = 20  # milliseconds between two looks at several pages
OVER = "#result-title"


class Person:
    """Somebody at a page, with a mouse or with a finger."""

    asked: ClassVar[str]

    def __init__(self, page: Page, *, touch: bool = False, seed: int = 1) -> None:
        self.page = page
        self.touch = touch
        self.chance = random.Random(seed)
        self.moves = 0

    def press(self, what: Locator) -> None:
        """Once."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def sees(self, what: str) -> bool:
        return self.page.locator(what).first.is_visible()

    def any_of(self, what: str) -> Locator:
        """One of those, at random."""
        found = self.page.locator(what)
        expect(found).not_to_have_count(0)
        return found.nth(self.chance.randrange(found.count()))

    def move(self) -> None:
        """Do what is asked."""
        self.moves += 1
        self.act()

    def act(self) -> None:
        raise NotImplementedError

    def select(self) -> str:
        """Try something out, and tell what; not in a game where nothing can be."""
        raise NotImplementedError

    @property
    def done(self) -> bool:
        """Whether the result is shown."""
        return self.sees(OVER)

    def until_asked(self) -> None:
        """Wait until something is asked, or all is over."""
        expect(self.page.locator(f"{OVER}, {self.asked}").first).to_be_visible()


class Toncc(Person):
    """Chooses a Region that is still free, where there is one."""

    asked = ".count [data-go-on], svg:not(:has(.locked)) > [data-movement]"

    def act(self) -> None:
        if self.sees(".count [data-go-on]"):
            self.press(self.page.locator(".count [data-go-on]"))
        else:
            self.select()
            self.press(self.page.locator("[data-lock]"))

    def select(self) -> str:
        free = "[data-movement]:not(.empty)"
        region = self.any_of(free if self.sees(free) else "[data-movement]")
        movement = region.get_attribute("data-movement") or ""
        self.press(region)
        expect(self.page.locator("[data-lock]")).to_be_visible()
        return movement


class Toscana(Person):
    """Lays tiles anywhere, and has no veto to play unless told so."""

    asked = "[data-allow]:enabled, [data-skip], [data-go-on], [data-action]"
    vetoes = 0

    def act(self) -> None:
        if self.sees("[data-allow]"):
            self.press(self.page.locator("[data-veto]" if self.vetoes else "[data-allow]"))
            self.vetoes = max(0, self.vetoes - 1)
        elif self.sees("[data-skip], [data-go-on]"):
            self.press(self.page.locator("[data-skip], [data-go-on]").first)
        else:
            self.select()
            self.press(self.page.locator("[data-lay]"))

    def select(self) -> str:
        place = self.any_of("[data-action]")
        action = place.get_attribute("data-action") or ""
        self.press(place)
        expect(self.page.locator("[data-lay]")).to_be_visible()
        return action


class Tomoko(Person):
    """Pushes marbles in, of either colour."""

    asked = "[data-entry][aria-disabled=false]"

    def act(self) -> None:
        self.select()
        self.press(self.page.locator("[data-push]"))

    def select(self) -> str:
        if self.chance.random() < 0.5 and self.sees("[data-marble][aria-pressed=false]:enabled"):
            self.press(self.page.locator("[data-marble][aria-pressed=false]"))
        entry = self.any_of("[data-entry][aria-disabled=false]")
        name = entry.get_attribute("data-entry") or ""
        self.press(entry)
        expect(self.page.locator("[data-push]")).to_be_visible()
        return name


class Totsa(Person):
    """Rolls, slaps what the dice say, pays what is due, and shouts with the three cards of the simple game.

    Others are quick, too: whatever lay there a moment ago may be gone. So hands come down on a spot, come what may.
    """

    aim = ":is([data-phase=gap], [data-phase=paying]):has(section.own .open[data-spot]:nth-child(3)) [data-shout]"
    race = "[data-phase=race] .field.open:not(:has(.pressed)) [data-press]"
    roll = "[data-roll][aria-disabled=false]"
    pays = "section.own .ask"
    asked = f"{aim}[aria-disabled=false], {pays}, {race}, {roll}"

    def act(self) -> None:
        dice = self.page.locator("[data-dice]").get_attribute("data-dice")
        for what in (f"{self.aim}[aria-disabled=false]", self.pays, f"{self.race}[data-press='slap {dice}']"):
            if self.hit(what):
                return
        if not (self.sees(f"section.own [data-card='{dice}']") and self.hit(f"{self.race}[data-press=protect]")):
            self.hit(f"{self.race}[data-press=capture], {self.roll}")

    def hit(self, what: str) -> bool:
        """A hand comes down there, if there is such a thing right now."""
        spot = self.page.evaluate(WHERE, what)
        if spot is None:
            return False
        if self.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        return True


WHERE = """what => {
    const found = document.querySelector(what)
    if (!found) return null
    found.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = found.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
}"""


PEOPLE: dict[str, type[Person]] = {"toncc": Toncc, "toscana": Toscana, "totsa": Totsa, "tomoko": Tomoko}


def first_to_see(what: str, *people: Person) -> Person:
    """Whoever of them sees that first."""
    deadline = time.monotonic() + PATIENCE
    while not (seeing := [one for one in people if one.sees(what)]):
        assert time.monotonic() < deadline, f"nobody sees {what}"
        people[0].page.wait_for_timeout(POLL)
    return seeing[0]


def play_out(*people: Person) -> None:
    """Everybody does what is asked, until everybody sees the result."""
    waiting_since = time.monotonic()
    while not all(one.done for one in people):
        asked = [one for one in people if one.sees(one.asked) and not one.done]
        for one in asked:
            one.move()
        if asked:
            waiting_since = time.monotonic()
        else:
            people[0].page.wait_for_timeout(POLL)
        assert time.monotonic() - waiting_since < PATIENCE, "nothing is asked of anybody, and it is not over"
