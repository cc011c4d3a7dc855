"""Whole games on the page, by pressing what lights up: against bots, and among friends who came by a link.

Every message that a page got in such a game is held against what was true: see truth.py.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.players import OVER, PEOPLE, play_out
from tests.web.serving import Serving
from tests.web.tables import GAMES, SHORT, against_bots, meet, table_of
from tests.web.truth import Tape, moments, spoilt

FRIENDS = {"toncc": ("Ada", "Bo", "Cy"), "toscana": ("Ada", "Bo"), "totsa": ("Ada", "Bo"), "tomoko": ("Ada", "Bo")}
AGREED: dict[str, dict[str, Any]] = {
    **SHORT,
    "toscana": {"games": 1, "veto": False},  # the veto has a test of its own, and being asked at each tile takes long
    "tomoko": {"seats": 2, "prefill": True, "limit": 16},
}
HIDING = {"toncc", "tomoko"}  # in Toscana nothing is hidden but the future; Totsa!'s cards see test_moments.py


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person().new_page()
    tape = Tape(page)
    against_bots(page, serving, game, **SHORT[game])
    play_out(PEOPLE[game](page))
    expect(page.locator("[data-testid=live]")).to_contain_text(page.locator(OVER).inner_text())  # the winner is told
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    assert spoilt(tape, moments(serving, table_of(page)), 0) == []
    assert_fetches_tell_nothing(tape)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_among_friends(new_person: NewContext, serving: Serving, game: str) -> None:
    pages = {name: new_person().new_page() for name in FRIENDS[game]}
    tapes = [Tape(page) for page in pages.values()]
    meet(serving, game, pages, **AGREED[game])
    play_out(*(PEOPLE[game](page, seed=seat) for seat, page in enumerate(pages.values())))
    shown = {name: page.locator(OVER).inner_text() for name, page in pages.items()}
    results = {text.replace("You win!", f"{name} wins!") for name, text in shown.items()}
    assert len(results) == 1, shown
    truth = moments(serving, table_of(pages["Ada"]))
    for seat, tape in enumerate(tapes):
        assert spoilt(tape, truth, seat) == []
        assert_fetches_tell_nothing(tape)
    if game in HIDING:
        assert spoilt(tapes[1], truth, 0), "the test sees no difference between two people's messages"


def assert_fetches_tell_nothing(tape: Tape) -> None:
    """What a page fetches is about games and tables, never about what lies on one."""
    for address, text in tape.list_fetched():
        assert not re.search(r"record|replay", address), address
        assert not re.search(r'"(hands|heads|players|stacks|board|view|eyes)"', text), (address, text)
