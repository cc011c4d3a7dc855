"""Around the games: one press, links, talk, watching, giving up, options, tables one comes back to."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, NewContext
from tests.web.serving import Serving
from tests.web.tables import BOARD, GAMES, play_now, set_table
from tests.web.words import say


@pytest.mark.parametrize("game", GAMES)
def test_one_press_starts_a_game_against_bots_and_one_more_leads_back(
    new_person: NewContext, serving: Serving, game: str
) -> None:
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    play_now(page, serving, game)
    page.goto(serving.address)
    page.get_by_role("link", name=re.compile(f"{GAMES[game]}.*under way")).click()
    expect(page.locator(BOARD).first).to_be_visible()


def test_friends_meet_by_link(new_person: NewContext, serving: Serving) -> None:
    ada, bo = new_person().new_page(), new_person(viewport=PHONE, locale="it-IT").new_page()
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    link = set_table(ada, serving, "toscana", "Ada")
    code = ada.get_by_role("img", name=say("web-qr"))
    expect(code).to_be_visible()
    assert code.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    key = link.partition("#")[2]
    assert key
    assert not [address for address in asked if key in address]  # proxies note addresses
    bo.goto(link)
    bo.get_by_label(say("web-name", "it")).fill("Bo")
    bo.get_by_role("button", name=say("web-sit", "it")).click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        expect(page.locator(BOARD).first).to_be_visible()
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label(say("web-chat-write")).fill("Ciao <b>Bo</b>")
    ada.keyboard.press("Enter")
    bo.get_by_role("button", name=say("web-chat", "it")).click()
    expect(bo.get_by_text("Ciao <b>Bo</b>", exact=True)).to_be_visible()


def test_a_link_for_watching_only_watches(new_person: NewContext, serving: Serving) -> None:
    ada, eve = new_person().new_page(), new_person().new_page()
    link = set_table(ada, serving, "tomoko", "Ada")
    watch_key = ada.evaluate("JSON.parse(localStorage.getItem('tocca.tables'))[0].watch")
    eve.goto(link.partition("#")[0] + "#" + watch_key)
    expect(eve.get_by_text(say("web-watching-link")).first).to_be_visible()
    expect(eve.get_by_role("button", name=say("web-sit"), exact=True)).to_have_count(0)


def test_giving_up_asks_first_and_then_offers_a_rematch_and_a_replay(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    play_now(page, serving, "toscana")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()
    expect(page.locator("[data-needed=hand]")).to_be_hidden()  # no empty place for a tile that nobody lays
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    expect(page.locator(BOARD).first).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    page.get_by_role("link", name=say("web-earlier", number=1)).click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_options_can_be_chosen_and_changed(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    page.goto(serving.address)
    page.get_by_role("button", name="With friends Tomoko").click()
    page.get_by_role("radio", name="3").check()
    page.get_by_role("switch", name="Open cards").check()
    page.get_by_role("radio", name="Per move", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Seat 3")).to_be_visible()
    expect(page.get_by_text("Open cards")).to_be_visible()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("radio", name="2").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Seat 3")).to_be_hidden()


def test_a_public_table_is_found(new_person: NewContext, serving: Serving) -> None:
    ada, bo = new_person().new_page(), new_person().new_page()
    ada.goto(serving.address)
    ada.get_by_role("button", name="With friends Toscana").click()
    ada.get_by_role("switch", name="Public table").check()
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_label("Your name").fill("Ada the Public")
    ada.get_by_role("button", name="Sit here").first.click()
    expect(ada.get_by_text("you", exact=True)).to_be_visible()
    bo.goto(serving.address)
    bo.get_by_role("link", name=re.compile("Ada the Public")).click()
    bo.get_by_role("button", name="Sit here").click()
    expect(ada.get_by_role("button", name="Start")).to_be_enabled()
