"""Nothing moves under a finger: no layout shift on the board during races and reveals, on a desktop and on phones."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import PHONE, NewContext
from tests.web.players import OVER, Toscana, Totsa, first_to_see
from tests.web.prepared import Prepared
from tests.web.reacting import Reaction
from tests.web.scenes.stage import FOUR, PAIR, show
from tests.web.scenes.tomoko import push, push_for_both
from tests.web.scenes.toscana import lay
from tests.web.scenes.totsa import with_cards
from tests.web.serving import Serving
from tests.web.shifts import find_moved, watch_places

LAPTOP = ViewportSize(width=1366, height=768)
SIDEWAYS = ViewportSize(width=844, height=390)
TABLET = ViewportSize(width=820, height=1180)
FLIGHT = 700  # milliseconds: so long a card or a marble is on its way
PACE = 3_000  # milliseconds from a verdict to the next throw, at least
CONTROLS = ("[data-shout]", "[data-pass]", "[data-dice]", ".field .cell")  # what a hand is about to come down on

Seated = Callable[[Prepared], list[Page]]


@pytest.fixture
def seated(new_person: NewContext, serving: Serving) -> Seated:
    """Everybody at a table: the first at a laptop, the second with a phone, the third holds one on its side."""

    def sit(match: Prepared) -> list[Page]:
        sizes = (LAPTOP, PHONE, SIDEWAYS)[: len(match.names)]
        pages = [new_person(reduced_motion="no-preference", viewport=size).new_page() for size in sizes]
        match.lay_into(serving)
        for seat, page in enumerate(pages):
            match.come(page, serving, seat)
        for page in pages:
            expect(page.locator("[data-needed=player], [data-needed=score]").first).to_be_visible()
        return pages

    return sit


def still(pages: list[Page]) -> None:
    wrong = [one for page in pages for one in find_moved(page)]
    assert not wrong, "\n".join(wrong)


def between_rolls(position: Any) -> bool:
    """With something on both sides of the table."""
    return bool(position.phase == "gap" and position.rolls > 5)


def throw(pages: list[Page]) -> None:
    """Whoever has the dice throws them, or they are thrown for them."""
    thrower = first_to_see(f"{Totsa.roll}, {Totsa.race}", *map(Totsa, pages))
    assert isinstance(thrower, Totsa)
    thrower.hit(Totsa.roll)
    for page in pages:
        expect(page.locator(Totsa.race).first).to_be_visible()


def test_a_race_from_the_throw_to_the_verdict(seated: Seated) -> None:
    pages = seated(with_cards(between_rolls, pace=PACE))
    for page in pages:
        watch_places(page, *CONTROLS)
    throw(pages)
    for page in pages:
        Totsa(page).act()
    for page in pages:
        expect(page.locator("[data-phase=race]")).to_have_count(0)
        page.wait_for_timeout(FLIGHT)
    still(pages)


def test_a_race_at_one_tablet(new_person: NewContext, serving: Serving) -> None:
    page = new_person(reduced_motion="no-preference", viewport=TABLET).new_page()
    show(page, serving, with_cards(between_rolls, pace=PACE, one_device=True))
    watch_places(page, *CONTROLS)
    throw([page])
    for seat in range(2):
        page.locator(f"[data-for='{seat}'] [data-press=protect]").click()
    expect(page.locator("[data-phase=race]")).to_have_count(0)
    page.wait_for_timeout(FLIGHT)
    still([page])


def has_contest(position: Any) -> bool:
    return bool(position.last) and any(len(one.rivals) > 1 for one in position.last.conquests)


def has_count(position: Any) -> bool:
    return len(position.past) == 1


@pytest.mark.parametrize("wanted", [has_contest, has_count])
def test_a_joint_move(seated: Seated, wanted: Callable[[Any], bool]) -> None:
    match = Prepared("toncc", FOUR[:3], challenges=2)
    seat, action = match.play_until(lambda state: wanted(state.position))
    pages = seated(match)
    for page in pages:
        watch_places(page)
    pages[seat].locator(f"[data-movement='{action[-1]}']").click()
    pages[seat].locator("[data-lock]").click()
    for page in pages:
        if wanted is has_count:
            page.locator(".count [data-go-on]").click()
        expect(page.locator(".recap")).to_be_visible()
        page.wait_for_timeout(FLIGHT)
    still(pages)


def test_a_tile_from_its_veto_to_its_place(seated: Seated) -> None:
    pages = seated(Prepared("toscana", PAIR))
    for page in pages:
        watch_places(page)
    pages[1].locator("[data-veto]").click()
    expect(pages[0].locator(".struck.veto").first).to_be_visible()
    Toscana(pages[0]).move()
    pages[0].locator("[data-allow]").click()
    Toscana(pages[1]).until_asked()
    Toscana(pages[1]).move()
    Toscana(pages[0]).until_asked()
    still(pages)


@pytest.mark.parametrize("games", [1, 2])
def test_the_end_of_a_game_of_tiles(seated: Seated, games: int) -> None:
    match = Prepared("toscana", PAIR, veto=False, games=games)
    seat, action = match.play_until(lambda state: len(state.position.finished) == 1)
    pages = seated(match)
    for page in pages:
        watch_places(page)
    skips = [Reaction(page, "[data-skip]") for page in pages]
    lay(pages[seat], action)
    for page, skipped in zip(pages, skips, strict=True):
        skipped.result()
        if games == 1:
            expect(page.locator(OVER)).to_be_visible()
        else:
            page.locator("[data-go-on]").click()
            expect(page.locator("[data-go-on]")).to_have_count(0)
    still(pages)


def test_a_push_and_two_claims(seated: Seated) -> None:
    match, action, cards = push_for_both()
    pages = seated(match)
    for page in pages:
        watch_places(page)
    push(pages[match.state.position.turn], action)
    for page, card in zip(pages, cards, strict=True):
        expect(page.locator(".foot.claim")).to_have_count(2)
        page.locator(f"[data-card='{card}']").click()
    for page in pages:
        expect(page.locator(".race li")).to_have_count(2)
        page.wait_for_timeout(FLIGHT)
    still(pages)
