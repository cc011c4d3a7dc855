"""The moments that matter: the veto, a contested slap, a card that lies face down, a race to claim, partners."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.farline import FarLine
from tests.web.players import OVER, Tomoko, Toscana, Totsa, play_out
from tests.web.prepared import Prepared
from tests.web.reacting import SLAP, Appeared, Reaction
from tests.web.scenes.tomoko import push, push_for_both
from tests.web.scenes.toncc import joint_move
from tests.web.scenes.totsa import lies_face_down, lies_on_the_field, with_cards
from tests.web.serving import Serving
from tests.web.tables import meet
from tests.web.truth import Tape, moments, spoilt
from tocca.games.tomoko.rules.cards import deck, showing

POINT = "[data-press^=point]"
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
    expect(ada.locator("[data-action]").first).to_be_visible()  # Bo's veto is used up: it is not asked about
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
    expect(bo.locator("[data-allow]")).to_have_count(0)
    bo.reload()  # it is remembered
    Toscana(bo).until_asked()
    Toscana(bo).move()
    Toscana(ada).until_asked()
    expect(ada.locator("[data-action]").first).to_be_visible()  # Bo has allowed that tile
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
    match = with_cards(lies_on_the_field)  # nothing is thrown before everything was looked at
    match.lay_into(serving)
    with FarLine(serving, FAR, hands=2) as door:
        for seat, page in enumerate((ada, bo)):
            match.come(page, serving, seat, door)
        for page in (ada, bo):
            slap(page)
        for page in (ada, bo):
            expect(page.locator(".photo li")).to_have_count(2)
            expect(page.locator(".photo li.won")).to_have_count(1)
            expect(page.get_by_role("alert")).to_have_count(0)  # to be second is no mistake
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
    appeared = Appeared(owner, POINT)
    pointed = Reaction(captor, POINT, SLAP)  # there are a few seconds for it
    captor.locator("[data-press=capture]").click()
    pointed.result()
    for page in pages:
        expect(page.locator("[data-phase=pointing]")).to_have_count(0)
    assert appeared.order == []
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


def test_what_a_partner_tries_is_told_with_their_name(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("tomoko", ("Ada", "Bo", "Cy", "Di"), teams=True, claims="manual", prefill=True)
    match.act(*match.play_until(lambda state: state.position.pushes == 1))
    position = match.state.position
    there = showing(position.board, deck(position.options.deck))
    card = next(card for card in position.hands[0] if not there >> card & 1)
    ada, cy = two(new_person)
    match.lay_into(serving)
    match.come(ada, serving, 0)
    match.come(cy, serving, 2)
    expect(ada.locator(".foot.claim").first).to_be_visible()
    cy.locator(f"[data-card='{card}']").click()
    expect(cy.locator("li.tried")).to_have_count(1)
    expect(cy.locator("li.tried")).not_to_contain_text("Cy")
    expect(ada.locator("li.tried")).to_contain_text("Cy")  # not "not there", as if Ada had claimed it


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
