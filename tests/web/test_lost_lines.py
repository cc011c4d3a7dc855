"""A reload or a restart of the server in the middle of a turn: nothing is lost, and the turn goes on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext, Watch
from tests.web.players import Tomoko, Toncc, Toscana
from tests.web.prepared import Prepared
from tests.web.scenes.stage import FOUR, PAIR, show
from tests.web.scenes.tomoko import push_times
from tests.web.scenes.totsa import lies_on_the_field, with_cards
from tests.web.serving import Serving
from tests.web.tables import BOARD, GAMES

Turn = Callable[[Page], None]


def a_secret_choice(page: Page, serving: Serving) -> Turn:
    show(page, serving, Prepared("toncc", FOUR[:3]))
    chosen = Toncc(page).select()
    page.locator("[data-lock]").click()
    expect(page.locator(".target.locked")).to_have_attribute("data-movement", chosen)
    expect(page.locator(".described")).to_contain_text("has chosen")  # not only here: the server has it

    def go_on(page: Page) -> None:
        """It is still locked, and can still be changed."""
        expect(page.locator(".target.locked")).to_have_attribute("data-movement", chosen)
        other = page.locator("[data-movement]:not(.locked)").first.get_attribute("data-movement") or ""
        page.locator(f"[data-movement='{other}']").click()
        page.locator("[data-lock]").click()
        expect(page.locator(".target.locked")).to_have_attribute("data-movement", other)

    return go_on


def a_tile_tried_out(page: Page, serving: Serving) -> Turn:
    match = Prepared("toscana", PAIR, veto=False)
    seat, _ = match.play_until(lambda state: len(state.position.laid) == 6)
    show(page, serving, match, seat)
    action = Toscana(page).select()
    places = page.locator("[data-action]").count()

    def go_on(page: Page) -> None:
        """The same tile has the same places, and is laid at one of them."""
        if not page.locator("[data-lay]").is_visible():
            expect(page.locator("[data-action]")).to_have_count(places)
            page.locator(f'[data-action="{action}"]').click()
        page.locator("[data-lay]").click()
        expect(page.locator("[data-action], [data-lay]")).to_have_count(0)

    return go_on


def a_push_tried_out(page: Page, serving: Serving) -> Turn:
    match = push_times(Prepared("tomoko", PAIR), 9)
    show(page, serving, match, match.state.position.turn)
    entry = Tomoko(page).select()

    def go_on(page: Page) -> None:
        if not page.locator("[data-push]").is_visible():
            page.locator(f"[data-entry='{entry}']").click()
        page.locator("[data-push]").click()
        expect(page.locator(Tomoko.asked)).to_have_count(0)

    return go_on


def a_race(page: Page, serving: Serving) -> Turn:
    show(page, serving, with_cards(lies_on_the_field))
    card = page.locator("[data-dice]").get_attribute("data-dice")

    def go_on(page: Page) -> None:
        """The dice still lie there, and the card can still be slapped."""
        expect(page.locator("[data-dice]")).to_have_attribute("data-dice", card or "")
        page.locator(f"[data-press='slap {card}']").click()
        expect(page.locator(f"section.own [data-card='{card}']")).to_be_visible()

    return go_on


MIDDLES = {"toncc": a_secret_choice, "toscana": a_tile_tried_out, "totsa": a_race, "tomoko": a_push_tried_out}


def in_words(page: Page) -> str:
    return page.locator(".described").text_content() or ""


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_turn(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person().new_page()
    go_on = MIDDLES[game](page, serving)
    words = in_words(page)
    page.reload()
    expect(page.locator(BOARD).first).to_be_visible()
    assert in_words(page) == words
    go_on(page)


def test_a_restart_of_the_server_in_the_middle_of_four_games(
    new_person: NewContext, own_serving: Serving, watch: Watch
) -> None:
    watch.allowed += ["WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    pages = {game: new_person().new_page() for game in GAMES}
    turns = {game: MIDDLES[game](page, own_serving) for game, page in pages.items()}
    words = {game: in_words(page) for game, page in pages.items()}
    own_serving.stop()
    for page in pages.values():
        expect(page.locator("[role=status].warn")).to_be_visible()
    laying = pages.pop("toscana")
    laying.locator("[data-lay]").click()  # what is asked for now is done when the server is back
    own_serving.start()
    for game, page in pages.items():
        expect(page.locator("[role=status].warn")).to_be_hidden()
        assert in_words(page) == words[game]
        turns[game](page)
    expect(laying.locator("[data-action], [data-lay]")).to_have_count(0)
    expect(laying.locator("[role=status].warn")).to_be_hidden()
