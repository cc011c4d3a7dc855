"""Tables in the browser: against bots, by link, lost lines, restarts, one device for several."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewContext, Watch
from tests.web.serving import Serving
from tests.web.words import said

GAMES = {"toncc": "Tóncc", "toscana": "Toscana", "totsa": "Totsa!", "tomoko": "Tomoko"}
BOARD = ".board [role=group]"


def play_now(page: Page, serving: Serving, game: str) -> None:
    """From the first screen into a game against bots."""
    page.goto(serving.address)
    page.get_by_role("button", name=f"Play {GAMES[game]}").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+#[a-z0-9]+$"))
    expect(page.locator(BOARD).first).to_be_visible()


def set_table(page: Page, serving: Serving, game: str, name: str) -> str:
    """Open a table for friends, sit down, and give its link."""
    page.goto(serving.address)
    page.get_by_role("button", name=f"With friends {GAMES[game]}").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("you", exact=True)).to_be_visible()
    return page.url


def join(page: Page, link: str, name: str) -> None:
    """Come by the link, with just a name."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("you", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_one_press_starts_a_game_against_bots(new_person: NewContext, serving: Serving, game: str, size: str) -> None:
    how = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = new_person(**how).new_page()
    play_now(page, serving, game)
    expect(page.get_by_role("button", name="Resign" if size == "desktop" else "More", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_friends_meet_by_link(new_person: NewContext, serving: Serving) -> None:
    ada, bo = new_person().new_page(), new_person(viewport=PHONE, locale="it-IT").new_page()
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    link = set_table(ada, serving, "toscana", "Ada")
    code = ada.get_by_role("img", name=said("web-qr"))
    expect(code).to_be_visible()
    assert code.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    key = link.partition("#")[2]
    assert key
    assert not [address for address in asked if key in address]  # proxies note addresses
    bo.goto(link)
    bo.get_by_label(said("web-name", "it")).fill("Bo")
    bo.get_by_role("button", name=said("web-sit", "it")).click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        expect(page.locator(BOARD).first).to_be_visible()
    ada.get_by_role("tab", name="Talk").click()
    ada.get_by_label(said("web-chat-write")).fill("Ciao <b>Bo</b>")
    ada.keyboard.press("Enter")
    bo.get_by_role("button", name=said("web-chat", "it")).click()
    expect(bo.get_by_text("Ciao <b>Bo</b>", exact=True)).to_be_visible()


def test_a_link_for_watching_only_watches(new_person: NewContext, serving: Serving) -> None:
    ada, eve = new_person().new_page(), new_person().new_page()
    link = set_table(ada, serving, "tomoko", "Ada")
    watch_key = ada.evaluate("JSON.parse(localStorage.getItem('tocca.tables'))[0].watch")
    eve.goto(link.partition("#")[0] + "#" + watch_key)
    eve.get_by_role("button", name="Sit here").first.click()
    expect(eve.get_by_role("alert")).to_have_text(said("web-refused-only-watching"))


def test_a_reload_loses_nothing(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    play_now(page, serving, "toncc")
    page.keyboard.press("1")
    before = page.locator(".described").text_content()
    page.reload()
    expect(page.locator(BOARD).first).to_be_visible()
    assert before is not None
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    page.goto(serving.address)
    page.get_by_role("link", name=re.compile("Tóncc.*under way")).click()
    expect(page.locator(BOARD).first).to_be_visible()


def test_a_restart_of_the_server_loses_nothing(new_person: NewContext, own_serving: Serving, watch: Watch) -> None:
    watch.allowed += ["WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = new_person().new_page()
    play_now(page, own_serving, "tomoko")
    expect(page.locator(".ask.mine")).to_be_visible()
    words = page.locator(".described").text_content()
    own_serving.stop()
    expect(page.get_by_role("status")).to_be_visible()
    own_serving.start()
    expect(page.get_by_role("status")).to_be_hidden()
    assert page.locator(".described").text_content() == words
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text(said("web-paused")).first).to_be_visible()


def test_what_was_asked_while_the_server_was_away_is_done_when_it_is_back(
    new_person: NewContext, own_serving: Serving, watch: Watch
) -> None:
    watch.allowed += ["WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    page = new_person().new_page()
    play_now(page, own_serving, "toscana")
    own_serving.stop()
    expect(page.get_by_role("status")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    own_serving.start()
    expect(page.get_by_text(said("web-paused")).first).to_be_visible()


def test_the_keyboard_alone_leads_into_a_game(at_home: Page) -> None:
    page = at_home
    expect(page.get_by_role("heading", name="Tomoko")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.includes('Tomoko')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(BOARD).first).to_be_visible()


def test_giving_up_asks_first_and_then_offers_a_rematch_and_a_replay(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    play_now(page, serving, "toscana")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    expect(page.locator(BOARD).first).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()


def test_two_at_one_device_have_a_curtain_between_them(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    set_table(page, serving, "toncc", "Ada")
    page.get_by_label(said("web-name-second")).fill("Bo")
    page.get_by_role("button", name=said("web-sit-too")).first.click()
    page.get_by_role("button", name=said("web-fill-bots")).click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text(said("web-curtain", name="Ada"))).to_be_visible()
    expect(page.locator(BOARD)).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(BOARD).first).to_be_visible()


def test_options_can_be_chosen_and_changed(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    page.goto(serving.address)
    page.get_by_role("button", name="With friends Tomoko").click()
    page.get_by_role("radio", name="3").check()
    page.get_by_role("switch", name="Open cards").check()
    page.get_by_role("radio", name="Per move").check()
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


def test_a_secret_choice_stays_secret_at_one_device(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    set_table(page, serving, "toncc", "Ada")
    page.get_by_label(said("web-name-second")).fill("Bo")
    page.get_by_role("button", name=said("web-sit-too")).first.click()
    page.get_by_role("button", name=said("web-fill-bots")).click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am Ada").click()
    page.get_by_role("button", name=re.compile("^1, ")).click()
    page.get_by_role("button", name=re.compile("Lock in")).click()
    page.get_by_role("button", name="I am Bo").wait_for()
    assert not re.search(r"(Red|Yellow|Blue) 1", page.locator("body").inner_text())
    page.get_by_role("button", name="I am Bo").click()
    expect(page.locator(BOARD).first).to_be_visible()
    assert not re.search(r"(Red|Yellow|Blue) 1", page.locator("body").inner_text())
