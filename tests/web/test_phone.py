"""On a phone, with a finger: what is asked for next is in reach, large enough, and nothing lies on top of it."""

import pytest

from tests.web.conftest import PHONE, NewContext
from tests.web.players import PEOPLE, Person
from tests.web.seeing import covered, in_reach, overlapping, sideways, small
from tests.web.serving import Serving
from tests.web.tables import GAMES, against_bots

TURNS = 4
CONFIRM = {"toncc": "[data-lock]", "toscana": "[data-lay]", "tomoko": "[data-push]"}
ANSWERS = ("[data-allow]", "[data-veto]", "[data-roll]", "[data-shout]")


@pytest.mark.parametrize("game", GAMES)
def test_a_few_turns_with_a_finger(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference").new_page()
    against_bots(page, serving, game)
    person = PEOPLE[game](page, touch=True)
    for _ in range(TURNS):
        person.until_asked()
        page.evaluate("scrollTo(0, 0)")
        assert all(in_reach(page, answer) for answer in ANSWERS if person.sees(answer))
        if game in CONFIRM and not person.sees("[data-allow]"):
            reach_the_button(person, CONFIRM[game])
        else:
            person.move()
    person.until_asked()
    assert sideways(page) == []
    assert small(page) == []
    assert covered(page) == []
    assert overlapping(page) == []


def reach_the_button(person: Person, confirm: str) -> None:
    """Try something out; the button that plays it is there without scrolling."""
    person.select()
    assert in_reach(person.page, confirm)
    person.press(person.page.locator(confirm))
