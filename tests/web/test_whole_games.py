"""Whole games against bots, played by pressing what lights up, to the result and what comes after it."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.players import OVER, PEOPLE, play_out
from tests.web.serving import Serving
from tests.web.tables import GAMES, SHORT, against_bots


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person().new_page()
    against_bots(page, serving, game, **SHORT[game])
    person = PEOPLE[game](page)
    play_out(person)
    expect(page.locator(OVER)).to_be_visible()
    print(game, person.moves)
