"""On a phone, with a finger: what is asked for next is in reach, large enough, and nothing lies on top of it."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import PHONE, NewContext
from tests.web.players import PEOPLE, Person
from tests.web.scenes.totsa import Frozen
from tests.web.seeing import find_covered, on_cards, out_of_reach, out_of_sight, overlapping, sideways, small
from tests.web.serving import Serving
from tests.web.settling import settle
from tests.web.tables import GAMES, against_bots, play_now
from tests.web.words import say

TURNS = 4
LEAST_DICE = 50  # pixels: all eyes are on them
CONFIRM = {"toncc": "[data-lock]", "toscana": "[data-lay]", "tomoko": "[data-push]"}
SIZES = [(390, 664), (360, 640), (390, 844)]  # with a browser's bars, a small one, without bars
ANSWERS = ("[data-allow]", "[data-veto]", "[data-roll]", "[data-shout]")


@pytest.mark.parametrize("game", GAMES)
def test_a_few_turns_with_a_finger(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference").new_page()
    line = Frozen(page)
    against_bots(page, serving, game)
    person = PEOPLE[game](page, touch=True)
    for _ in range(TURNS):
        person.until_asked()
        expect(page.locator("[data-shield]")).to_have_count(0)  # a new control is dead for a moment
        assert out_of_reach(page, *ANSWERS) == []
        if game in CONFIRM and not person.sees("[data-allow]"):
            reach_the_button(person, CONFIRM[game])
        else:
            person.move()
    person.until_asked()
    line.still = True  # bots go on, and this page does not hear of it
    settle(page)
    assert sideways(page) == []
    assert small(page) == []
    assert find_covered(page) == []
    assert overlapping(page) == []


def reach_the_button(person: Person, confirm: str) -> None:
    """Try something out; the button that plays it is there without scrolling."""
    person.select()
    assert out_of_reach(person.page, confirm) == []
    person.press(person.page.locator(confirm))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_tile_and_a_veto_are_decided_with_the_whole_board_in_sight(
    new_person: NewContext, serving: Serving, width: int, height: int
) -> None:
    page = on_a_phone(new_person, {"width": width, "height": height})
    play_now(page, serving, "toscana")
    person = PEOPLE["toscana"](page, touch=True)
    asked: set[str] = set()
    while asked != {"[data-allow]", "[data-lay]"}:
        person.until_asked()
        if not person.sees("[data-allow]"):
            person.select()
        control = "[data-allow]" if person.sees("[data-allow]") else "[data-lay]"
        asked.add(control)
        expect(page.locator(control)).to_be_in_viewport()
        settle(page)
        assert out_of_sight(page, ".toscana .board", control, ".dock") == []
        person.press(page.locator(control))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_button_lies_on_a_card(new_person: NewContext, serving: Serving, width: int, height: int) -> None:
    page = on_a_phone(new_person, {"width": width, "height": height})
    play_now(page, serving, "totsa")
    expect(page.locator("[data-shout]")).to_be_visible()
    page.get_by_role("button", name=say("web-tip-close")).click()
    settle(page)
    dice = page.locator("[data-dice]").bounding_box()
    assert dice is not None
    assert dice["height"] >= LEAST_DICE
    assert on_cards(page, "[data-shout]") == []
    assert out_of_sight(page, ".field", "[data-shout]", "section.own") == []


def on_a_phone(new_person: NewContext, viewport: ViewportSize) -> Page:
    return new_person(viewport=viewport, has_touch=True, is_mobile=True).new_page()
