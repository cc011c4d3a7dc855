"""Without a mouse, from the first screen to the end of a game; and for who can't see it, every move is told."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewContext
from tests.web.players import Person, Tomoko, Toncc, Toscana, Totsa, play_out
from tests.web.serving import Serving
from tests.web.tables import BOARD, GAMES, READY, SHORT, table_of
from tests.web.truth import Moment, moments
from tests.web.words import say

MOST_TABS = 60

# What everybody should hear of a move, and which steps of a match are such moves.
WORDS = {"toncc": "The Heads:", "toscana": r"[a-q]\d+–[a-q]\d+", "totsa": "The dice:", "tomoko": "into (?:row|column)"}
MOVE: dict[str, Callable[[Moment], bool]] = {
    "toncc": lambda moment: was(moment).last != moment.state.position.last,
    "toscana": lambda moment: bool(moment.event and moment.event.action.startswith("Tile")),
    "totsa": lambda moment: was(moment).phase == "thrown" and moment.state.position.phase == "race",
    "tomoko": lambda moment: was(moment).pushes != moment.state.position.pushes,
}


def was(moment: Moment) -> Any:
    """The position before."""
    assert moment.before is not None
    return moment.before.position


TOLD = """addEventListener('DOMContentLoaded', () => {
    window.told = []
    const listen = () => {
        const text = document.querySelector('[data-testid=live]')?.textContent?.trim()
        if (text && text !== told.at(-1)) told.push(text)
    }
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true })
})"""


def tab_to(page: Page, what: Locator) -> None:
    """As often as it takes."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if what.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"no Tab leads to {what}")


def agree(page: Page, game: str, options: dict[str, Any]) -> None:
    """Fill in the form for a new table."""
    for name, value in options.items():
        if name == "seats":
            tab_to(page, page.get_by_role("radio", checked=True).first)
            for _ in range(2, value):
                page.keyboard.press("ArrowRight")
        elif isinstance(value, bool):
            tab_to(page, page.get_by_role("switch", name=say(f"{game}-option-{name}")))
            page.keyboard.press("Space")
        else:
            tab_to(page, page.get_by_label(say(f"{game}-option-{name}")))
            page.keyboard.press("ControlOrMeta+A")
            page.keyboard.type(str(value))


class Keys(Person):
    """Somebody who has only keys."""

    def press(self, what: Locator) -> None:
        raise AssertionError("there is no mouse")

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)


class TonccKeys(Keys):
    asked = Toncc.asked

    def act(self) -> None:
        if self.sees(".count [data-go-on]"):
            return self.key("Enter")
        free = "[data-movement]:not(.empty)"
        self.key(self.any_of(free if self.sees(free) else "[data-movement]").get_attribute("data-movement") or "")
        expect(self.page.locator("[data-lock]")).to_be_visible()
        return self.key("Enter")


class ToscanaKeys(Keys):
    asked = Toscana.asked

    def act(self) -> None:
        if self.sees("[data-allow]"):
            return self.key("a" if self.moves > 6 else "v")
        if self.sees("[data-skip], [data-go-on]"):
            return self.key("Enter")
        if self.chance.random() < 0.5:
            self.key("r")
        self.key(*self.chance.choices(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"), k=3))
        expect(self.page.locator("[data-lay]")).to_be_visible()
        return self.key("Enter")


class TomokoKeys(Keys):
    asked = Tomoko.asked

    def act(self) -> None:
        self.key(self.chance.choice("dl"))
        entry = self.page.locator("[data-entry]:focus")
        self.key(*self.chance.choices(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"), k=4))
        while entry.get_attribute("aria-disabled") == "true":
            self.key("ArrowRight")
        self.key("Enter")
        expect(self.page.locator("[data-push]")).to_be_visible()
        self.key("Enter")


KEY = "what => document.querySelector(what)?.dataset.key"  # others are quick: a moment later it may be gone


class TotsaKeys(Keys):
    asked = f"{READY}, {Totsa.asked}"

    def act(self) -> None:
        dice = self.page.locator("[data-dice]").get_attribute("data-dice")
        lies = self.page.evaluate(KEY, f"{Totsa.race}[data-press='slap {dice}'] [data-key]")
        if self.sees(READY):
            self.key("Enter")
        elif self.sees(f"{Totsa.aim}[aria-disabled=false]"):
            self.key("Space")
        elif self.sees(Totsa.pays):
            self.key("1")
        elif self.sees(Totsa.roll):
            self.key("Enter")
        elif self.sees(Totsa.race):
            self.key(lies or "3")


PEOPLE: dict[str, type[Keys]] = {
    "toncc": TonccKeys, "toscana": ToscanaKeys, "totsa": TotsaKeys, "tomoko": TomokoKeys,
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_mouse(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person().new_page()
    page.add_init_script(TOLD)
    page.goto(serving.address)
    tab_to(page, page.get_by_role("button", name=f"With friends {GAMES[game]}"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    agree(page, game, SHORT[game])
    tab_to(page, page.get_by_role("button", name=say("web-against-bots")))
    page.keyboard.press("Enter")
    expect(page.locator(BOARD).first).to_be_visible()
    play_out(PEOPLE[game](page))
    told = " ".join(page.evaluate("told"))
    moves = [moment for moment in moments(serving, table_of(page)) if moment.before and MOVE[game](moment)]
    assert len(re.findall(WORDS[game], told)) == len(moves), told
