"""Lists that show: each move with its picture and what came of it, and a way to its moment."""

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, NewContext
from tests.web.players import Toscana
from tests.web.prepared import Prepared
from tests.web.scenes.stage import PAIR
from tests.web.scenes.totsa import lies_on_the_field, with_cards
from tests.web.serving import Serving
from tests.web.tables import open_drawer
from tests.web.words import say
from tocca.games.totsa.rules.cards import NAMES

PAST, NOW = "[data-past]", "[data-now]"
ENTRY = "#tab-panel li button"
LAID = "svg.surface [data-laid]"


def test_a_move_leads_to_its_moment_and_ones_turn_back_to_now(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("toscana", PAIR, veto=False)
    match.act(*match.play_until(lambda state: len(state.position.laid) == 6))
    match.lay_into(serving)
    ada, bo = new_person().new_page(), new_person(viewport=PHONE, has_touch=True).new_page()
    match.come(ada, serving, 0)
    match.come(bo, serving, 1)
    for page in (ada, bo):
        open_drawer(page)
        page.locator(ENTRY).nth(1).click()
        expect(page.locator(PAST)).to_contain_text(PAIR[1])
        expect(page.locator(".described")).to_contain_text(say("toscana-laid-words", tiles=2))
    expect(ada.locator("[data-action]").first).not_to_be_visible()  # in the past there is nothing to lay
    ada.locator(NOW).click()
    expect(ada.locator(PAST)).to_have_count(0)
    Toscana(ada).until_asked()
    Toscana(ada).move()
    expect(bo.locator(PAST)).to_have_count(0)  # it is Bo's turn
    expect(bo.locator(".described")).to_contain_text(say("toscana-laid-words", tiles=7))
    open_drawer(bo)
    bo.locator(ENTRY).first.click()
    expect(bo.locator(PAST)).to_be_visible()
    bo.keyboard.press("Escape")
    expect(bo.locator(PAST)).to_have_count(0)


def test_the_list_of_a_race_tells_what_fell_and_shows_what_was_wrong(new_person: NewContext, serving: Serving) -> None:
    match = with_cards(lies_on_the_field)
    dice = match.state.position.dice
    wrong = next(card for card in match.state.position.field if card not in (dice, -1))
    match.act(0, f"slap {NAMES[wrong]}")
    match.pass_time()
    match.act(1, f"slap {NAMES[dice]}")
    match.pass_time()
    match.lay_into(serving)
    page = new_person().new_page()
    match.come(page, serving, 0)
    cards = {card: NAMES[card].replace(" ", "-") for card in (dice, wrong)}
    listed = page.locator("#tab-panel li")
    expect(listed.filter(has_text=say("totsa-dice", card=say("totsa-card", card=cards[dice])))).not_to_have_count(0)
    slapped = say("totsa-event-wrong-card", you="no", name=PAIR[0], card=say("totsa-card-object", card=cards[wrong]))
    expect(listed.filter(has_text=slapped).locator("[data-wrong]")).to_have_count(1)
    taken = say("totsa-event-slapped", you="no", name=PAIR[1], card=say("totsa-card-object", card=cards[dice]))
    expect(listed.filter(has_text=taken).locator("[data-wrong]")).to_have_count(0)
    expect(page.locator(ENTRY)).to_have_count(0)  # TC-12: remembering is part of the game
    expect(page.get_by_role("heading", name=re.compile(r"^Roll \d+$")).first).to_be_visible()
