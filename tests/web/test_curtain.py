"""What the one before saw, tried and chose is nowhere in the page when the device is passed on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewContext
from tests.web.players import Tomoko, Toncc
from tests.web.prepared import Prepared
from tests.web.scenes.stage import FOUR, PAIR
from tests.web.scenes.totsa import lies_face_down, with_cards
from tests.web.serving import Serving
from tests.web.tables import BOARD, open_drawer, show_drawer
from tests.web.test_hot_seat import CURTAIN, LIVE, NOTATION
from tests.web.words import say
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.totsa.rules.cards import NAMES

SHOW = say("web-look")


def take(page: Page) -> None:
    """Whoever the curtain waits for."""
    page.locator(CURTAIN).click()
    expect(page.locator(BOARD).first).to_be_visible()


def pass_on(page: Page) -> str:
    """The device goes to the next one; everything that the page holds then."""
    show_drawer(page)
    page.get_by_role("button", name=SHOW).first.click()
    expect(page.locator(CURTAIN)).to_be_visible()
    expect(page.locator(LIVE)).to_be_empty()
    return everything(page)


def everything(page: Page) -> str:
    """The document with all its attributes and fields, and what a screen reader gets of it."""
    fields = page.locator("input, textarea").evaluate_all("all => all.map(one => one.value)")
    tree: dict[str, Any] = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return f"{page.content()}\n{fields}\n{json.dumps(tree, ensure_ascii=False)}"


@pytest.fixture(params=["desktop", "phone"])
def page(request: pytest.FixtureRequest, new_person: NewContext) -> Page:
    size = {"viewport": PHONE, "has_touch": True} if request.param == "phone" else {}
    return new_person(**size).new_page()


def test_a_region_in_mind_and_a_locked_one(page: Page, serving: Serving) -> None:
    match = Prepared("toncc", FOUR[:3], one_device=True)
    match.lay_into(serving)
    match.come(page, serving, 0)
    take(page)
    Toncc(page).select()
    assert not re.search(NOTATION, pass_on(page)), "what Ada has in mind"
    take(page)  # Bo has a look, and gives it back
    pass_on(page)
    take(page)
    Toncc(page).move()
    expect(page.locator(CURTAIN)).to_be_visible()
    expect(page.locator(LIVE)).to_be_empty()
    assert not re.search(NOTATION, everything(page)), "what Ada has chosen"
    take(page)
    assert say("web-secret") in moves(page)
    assert not re.search(NOTATION, moves(page)), "what Ada has chosen"


def test_a_card_looked_for_and_a_push_tried_out(page: Page, serving: Serving) -> None:
    match = Prepared("tomoko", PAIR, one_device=True, prefill=True)
    match.lay_into(serving)
    match.come(page, serving, 0)
    take(page)
    page.keyboard.press("1")
    expect(page.locator(LIVE)).to_contain_text(re.compile(r"[Cc]ard \d"))
    Tomoko(page).select()
    nothing_of_cards(pass_on(page))


def test_a_claim_in_vain(page: Page, serving: Serving) -> None:
    match = Prepared("tomoko", PAIR, one_device=True, claims="manual", prefill=True)
    match.act(*match.play_until(lambda state: state.position.pushes == 1))
    position = match.state.position
    shown = showing(position.board, deck(position.options.deck))
    tried = {seat: next(card for card in position.hands[seat] if not shown >> card & 1) for seat in (0, 1)}
    for seat, card in tried.items():
        match.act(seat, f"claim {card}")
    match.lay_into(serving)
    match.come(page, serving, 0)
    for _ in tried:
        nothing_of_cards(everything(page))
        name = str(page.locator(CURTAIN).inner_text())
        take(page)
        own = next(seat for seat, one in enumerate(PAIR) if one in name)
        assert re.findall(r"claim card (\d+)", moves(page)) == [str(tried[own])]
        nothing_of_cards(pass_on(page))


def nothing_of_cards(held: str) -> None:
    assert not re.search(r"[Cc]ard \d|claim \d|data-card|Hand of", held)


def moves(page: Page) -> str:
    """The list of moves; on a phone it has to be opened."""
    open_drawer(page)
    listed = page.get_by_role("region", name=say("web-moves")).inner_text()
    if page.get_by_role("dialog").is_visible():
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    return listed


def test_at_one_tablet_nobody_looks_at_cards_that_lie_face_down(new_person: NewContext, serving: Serving) -> None:
    """Also where everybody may look at their own."""
    page = new_person(viewport={"width": 1024, "height": 1366}).new_page()
    match = with_cards(lambda now: lies_face_down(now) and now.players[0].down, one_device=True, peek=True)
    match.lay_into(serving)
    match.come(page, serving, 0)
    expect(page.locator(".downs").first).to_be_visible()
    lying = page.locator(".downs").evaluate_all("all => all.map(one => one.outerHTML).join()")
    assert "#totsa-back" in lying
    assert "#totsa-cookie" not in lying, "a face"
    assert not any(re.search(name, lying) for name in NAMES), "a name"
    expect(page.get_by_role("button", name=SHOW)).to_have_count(0)  # there is only one side to look at
