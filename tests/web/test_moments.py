"""The moments that matter: the veto, a contested slap, a card that lies face down, a race to claim, partners."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.farline import FarLine
from tests.web.players import OVER, Tomoko, Toscana, Totsa, first_to_see, play_out
from tests.web.prepared import Prepared
from tests.web.scenes.tomoko import push, push_for_both
from tests.web.scenes.toncc import joint_move
from tests.web.scenes.totsa import lies_face_down, with_cards
from tests.web.serving import Serving
from tests.web.tables import meet
from tests.web.truth import Tape, moments, spoilt

FAR = 120  # milliseconds each way: so long the referee waits for who might have been quicker


def two(new_person: NewContext) -> tuple[Page, Page]:
    return new_person().new_page(), new_person().new_page()


# -- Tóncc: the count --------------------------------------------------------------------------------


def test_the_result_waits_for_the_count(new_person: NewContext, serving: Serving) -> None:
    page = new_person(reduced_motion="no-preference").new_page()
    joint_move(page, serving, lambda position: len(position.past) == 1, challenges=1)
    everything = page.get_by_role("button", name="Show all")
    expect(everything).to_be_visible()
    expect(page.locator(OVER)).to_have_count(0)
    everything.click()
    expect(page.locator(OVER)).to_be_visible()


# -- Toscana: the veto -------------------------------------------------------------------------------


def test_both_veto_a_tile_once(new_person: NewContext, serving: Serving) -> None:
    ada, bo = two(new_person)
    meet(serving, "toscana", {"Ada": ada, "Bo": bo}, games=1)
    expect(bo.locator("[data-veto]")).to_be_visible()
    expect(ada.locator("[data-veto], [data-action]")).to_have_count(0)
    bo.locator("[data-veto]").click()
    for page in (ada, bo):
        expect(page.locator(".dock .struck.veto")).to_be_visible()
    Toscana(ada).move()  # the tile that came up instead
    expect(ada.locator("[data-veto]")).to_be_visible()
    ada.locator("[data-allow]").click()
    Toscana(bo).until_asked()
    Toscana(bo).move()
    Toscana(ada).until_asked()
    assert ada.locator("[data-action]").count(), "Bo's veto is used up: Ada lays without being asked about"
    Toscana(ada).move()
    ada.locator("[data-veto]").click()
    expect(bo.locator(".dock .struck.veto")).to_be_visible()
    expect(bo.locator("[data-action]").first).to_be_visible()


def test_who_allows_without_being_asked_is_asked_again_when_he_wants(new_person: NewContext, serving: Serving) -> None:
    ada, bo = two(new_person)
    meet(serving, "toscana", {"Ada": ada, "Bo": bo}, games=1)
    never = bo.get_by_role("switch", name="Always allow")
    expect(never).not_to_be_checked()
    expect(bo.locator(".me .on-turn")).to_be_visible()
    never.press("Space")
    Toscana(ada).until_asked()
    Toscana(ada).move()
    ada.locator("[data-allow]").click()
    Toscana(bo).until_asked()
    assert bo.locator("[data-allow]").count() == 0
    bo.reload()  # it is remembered
    Toscana(bo).until_asked()
    Toscana(bo).move()
    Toscana(ada).until_asked()
    assert ada.locator("[data-action]").count(), "Bo has allowed that tile"
    expect(never).to_be_checked()
    never.press("Space")
    Toscana(ada).move()
    ada.locator("[data-allow]").click()
    Toscana(bo).until_asked()
    Toscana(bo).move()
    expect(bo.locator("[data-allow]")).to_be_visible()


# -- Totsa!: the race --------------------------------------------------------------------------------


def test_a_contested_slap_has_one_winner_and_a_photo_for_both(new_person: NewContext, serving: Serving) -> None:
    ada, bo = two(new_person)
    with FarLine(serving, FAR, hands=2) as door:
        meet(door, "totsa", {"Ada": ada, "Bo": bo})
        first_to_see(Totsa.roll, Totsa(ada), Totsa(bo)).move()
        for page in (ada, bo):
            slap(page)
        for page in (ada, bo):
            expect(page.locator(".photo li")).to_have_count(2)
            expect(page.locator(".photo li.won")).to_have_count(1)
            assert page.get_by_role("alert").all_inner_texts() == [], "to be second is no mistake"
        for part in (".photo li.won", ".photo .verdict", "button.chip"):
            assert ada.locator(part).inner_text() == bo.locator(part).inner_text()
        ada.context.close()
        bo.context.close()


def slap(page: Page) -> None:
    """A hand on the card that the dice name."""
    expect(page.locator(Totsa.race).first).to_be_visible()
    card = page.locator("[data-dice]").get_attribute("data-dice")
    page.locator(f"[data-press='slap {card}']").click()


# -- Totsa!: a card that lies face down ----------------------------------------------------------------


def test_who_captures_a_face_down_card_points_at_it(new_person: NewContext, serving: Serving) -> None:
    match = with_cards(lies_face_down)
    holder = match.state.position.holder(match.state.position.dice)
    pages = two(new_person)
    tapes = [Tape(page) for page in pages]
    match.lay_into(serving)
    for seat, page in enumerate(pages):
        match.come(page, serving, seat)
    captor, owner = pages[1 - holder], pages[holder]
    captor.locator("[data-press=capture]").click()
    captor.locator("[data-press^=point]").first.click()
    assert owner.locator("[data-press^=point]").count() == 0
    for page in pages:
        expect(page.locator("[data-phase=pointing]")).to_have_count(0)
    truth = moments(serving, match.table)
    assert any(moment.state.position.phase == "pointing" for moment in truth)
    for seat, tape in enumerate(tapes):
        assert spoilt(tape, truth, seat) == []


# -- Tomoko: claims and partners -----------------------------------------------------------------------


def test_a_race_to_claim_cards(new_person: NewContext, serving: Serving) -> None:
    match, action, cards = push_for_both()
    pages = two(new_person)
    match.lay_into(serving)
    for seat, page in enumerate(pages):
        match.come(page, serving, seat)
        expect(page.locator(".foot.claim")).to_have_count(0)  # nothing to claim before the first push
    push(pages[match.state.position.turn], action)
    for page, card in zip(pages, cards, strict=True):
        expect(page.locator(".foot.claim")).to_have_count(2)
        page.locator(f"[data-card='{card}']").click()
    for page in pages:
        expect(page.locator(".race li")).to_have_count(2)
        expect(page.locator(".slot.full")).to_have_count(2)
        laid = page.locator(".race li").all_inner_texts()
        assert re.search("Ada|You", laid[0]), laid
        assert all(re.search(r"\d s", one) for one in laid), laid


def test_partners_pass_cards_and_nobody_else_knows(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("tomoko", ("Ada", "Bo", "Cy", "Di"), teams=True, claims="manual", limit=4)
    pages = [new_person().new_page() for _ in match.names]
    ada, bo, cy, di = pages
    tapes = [Tape(page) for page in pages]
    match.lay_into(serving)
    for seat, page in enumerate(pages):
        match.come(page, serving, seat)
    expect(ada.locator("[data-hand]")).to_have_count(1)
    card = ada.locator("[data-hand]").get_attribute("data-hand")
    ada.locator("[data-hand]").click()
    expect(ada.locator("[data-hand]")).to_have_count(0)
    expect(cy.locator(f"li:has([data-card='{card}']) .held")).to_contain_text("You")
    Tomoko(pages[match.state.position.turn]).move()
    bo.locator(".foot.claim").first.click()
    for page in (bo, di):
        expect(page.locator("li.tried, .slot.full")).to_have_count(1)
    play_out(*(Tomoko(page, seed=seat) for seat, page in enumerate(pages)))
    truth = moments(serving, match.table)
    for seat, tape in enumerate(tapes):
        assert spoilt(tape, truth, seat) == []
