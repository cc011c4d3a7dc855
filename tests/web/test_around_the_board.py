"""What stands around a board: hints, whom one plays against, sound, the moves, the replay, the figures of the rules."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, NewContext, Watch
from tests.web.players import Person, Tomoko, first_to_see
from tests.web.serving import Serving
from tests.web.settling import resize, settle
from tests.web.tables import BOARD, GAMES, against_bots, join, meet, open_drawer, play_now, set_table, start
from tests.web.words import say
from tocca.core.registry import manifest

HINT = "[data-testid=hint]"
BOARD_OF_TOSCANA = ".toscana"
TRIED = {"toncc": "[data-lock]", "toscana": "[data-lay], [data-veto]", "tomoko": "[data-push]"}


@pytest.mark.parametrize("game", TRIED)
def test_a_hint_is_tried_out_on_the_board_and_never_played(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person().new_page()
    against_bots(page, serving, game)
    expect(page.get_by_role("button", name=say("web-advice"))).to_be_enabled()
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_contain_text(say("web-advice-says"))
    expect(page.locator(TRIED[game]).first).to_be_visible()
    played = page.locator("#tab-panel li").filter(has_text="Guest").count()
    page.get_by_role("button", name=say("web-advice-close")).click()
    expect(page.locator(HINT)).to_have_count(0)
    assert page.locator("#tab-panel li").filter(has_text="Guest").count() == played


def test_a_hint_is_not_marked_while_something_else_is_tried_out(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    against_bots(page, serving, "toncc")
    expect(page.get_by_role("button", name=say("web-advice"))).to_be_enabled()
    page.keyboard.press("h")
    marked = page.locator(".others [aria-pressed=true]")
    expect(marked).to_have_count(1)
    advised = (marked.get_attribute("aria-label") or "")[-1]
    page.locator(f"[data-movement]:not([data-movement='{advised}'])").first.click()
    expect(marked).to_have_count(0)
    page.locator(".others button").first.click()
    expect(marked).to_have_count(1)


def test_people_get_hints_only_if_all_of_them_may(new_person: NewContext, serving: Serving) -> None:
    ada, bo = new_person().new_page(), new_person(viewport=PHONE, has_touch=True).new_page()
    meet(serving, "toscana", {"Ada": ada, "Bo": bo})
    expect(ada.locator(".badge.turn")).to_have_count(1)
    for page in (ada, bo):
        page.keyboard.press("h")
        expect(page.get_by_role("button", name=say("web-advice"), exact=True)).to_have_count(0)
    link = set_table(ada, serving, "toscana", "Ada")
    ada.get_by_role("button", name=say("web-change")).click()
    ada.get_by_role("switch", name=say("web-hints")).check()
    ada.get_by_role("button", name=say("web-save")).click()
    join(bo, link, "Bo")
    expect(bo.get_by_text(say("web-hints"), exact=True)).to_be_visible()
    start(ada, bo)
    expect(ada.get_by_text(say("web-advice-allowed"))).to_be_visible()
    hint = "button[aria-keyshortcuts=H]"
    mover = first_to_see(hint, Person(ada), Person(bo)).page  # whose turn it is
    expect((bo if mover is ada else ada).locator(hint)).to_have_count(0)


def test_nothing_that_is_told_moves_the_board(new_person: NewContext, serving: Serving, watch: Watch) -> None:
    """Neither a wish to take back nor a lost line: a finger on its way finds what it was meant for."""
    watch.allowed += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    pages = {"Ada": new_person().new_page(), "Bo": new_person().new_page()}
    meet(serving, "tomoko", pages)
    wisher = first_to_see(Tomoko.asked, *map(Tomoko, pages.values())).page
    (asked,) = (page for page in pages.values() if page is not wisher)
    for page in (wisher, asked):
        expect(page.locator(Tomoko.asked).first).to_be_visible()
        Tomoko(page).act()
    expect(wisher.locator(Tomoko.asked).first).to_be_visible()
    resize(asked, PHONE)
    settle(asked)
    before = asked.locator(BOARD).first.bounding_box()
    wisher.get_by_role("button", name=say("web-take-back")).click()
    expect(asked.get_by_role("group", name=say("web-take-back"))).to_be_visible()
    assert asked.locator(BOARD).first.bounding_box() == before
    asked.get_by_role("button", name=say("web-no"), exact=True).click()
    expect(asked.get_by_role("group", name=say("web-take-back"))).to_have_count(0)
    asked.context.set_offline(True)
    expect(asked.get_by_text(say("web-reconnecting"))).to_be_visible()
    assert asked.locator(BOARD).first.bounding_box() == before
    asked.context.set_offline(False)
    expect(asked.get_by_text(say("web-reconnecting"))).to_have_count(0)


def test_nobody_has_time_for_a_hint_in_a_race(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    play_now(page, serving, "totsa")
    expect(page.get_by_role("button", name=say("web-advice"), exact=True)).to_have_count(0)


def test_one_chooses_whom_to_play_against_and_meets_them_again(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    page.goto(serving.address)
    card = page.get_by_role("article", name="Toscana")
    expect(card.locator(".rival")).to_contain_text("Nonna Pia")
    card.locator(".rival").click()
    expect(page.locator("[data-bot]")).to_have_count(5)
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Nino")).click()
    expect(card.locator(".rival")).to_contain_text("Nino")
    card.get_by_role("button", name="Play Toscana").click()
    expect(page.locator(BOARD_OF_TOSCANA).get_by_text("Nino", exact=True).first).to_be_visible()
    page.goto(serving.address)
    expect(card.locator(".rival")).to_contain_text("Nino")


def test_the_host_chooses_the_bots_at_the_table(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    set_table(page, serving, "toncc", "Ada")
    page.get_by_role("button", name=say("web-add-bot", number=2)).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Malachia")).click()
    expect(page.get_by_text("King Malachia the Grey", exact=True)).to_be_visible()
    page.get_by_role("button", name=say("web-fill-bots")).click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.get_by_role("button", name=say("web-other-bot", name="King Malachia the Grey")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Pip the Page")).click()
    expect(page.get_by_text("Pip the Page", exact=True)).to_be_visible()


def test_sound_is_switched_off_at_the_table_and_stays_off(new_person: NewContext, serving: Serving) -> None:
    page = new_person(viewport=PHONE, has_touch=True).new_page()
    play_now(page, serving, "tomoko")
    sound = page.get_by_role("dialog").get_by_role("button", name=say("web-sound"))
    open_drawer(page)
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.tap()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(page.locator(BOARD).first).to_be_visible()
    open_drawer(page)
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_secret_choices_are_in_the_list_of_moves_once_they_are_revealed(
    new_person: NewContext, serving: Serving
) -> None:
    page = new_person().new_page()
    against_bots(page, serving, "toncc", challenges=1)
    moves = page.locator("#tab-panel li")
    expect(moves.filter(has_text=say("web-secret"))).to_have_count(2)
    page.locator("[data-movement]").first.click()
    page.locator("[data-lock]").click()
    expect(moves.nth(2)).to_be_visible()
    for number in range(3):
        expect(moves.nth(number)).to_have_text(re.compile(r"(Red|Yellow|Blue) [1-6]$"))
    page.reload()
    expect(moves.nth(2)).to_be_visible()
    for number in range(3):
        expect(moves.nth(number)).to_have_text(re.compile(r"(Red|Yellow|Blue) [1-6]$"))


def test_a_replay_is_fetched_once_and_looked_at_through_any_eyes(
    new_person: NewContext, serving: Serving, watch: Watch
) -> None:
    page = new_person().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/replay" in request.url else None)
    play_now(page, serving, "tomoko")
    page.locator("[data-entry][aria-disabled=false]").first.click()
    page.locator("[data-push]").click()
    expect(page.locator("#tab-panel li").nth(1)).to_be_visible()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name=say("web-replay")).click()
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last - 1))
    expect(page).to_have_url(re.compile(rf"#move={last - 1}&key=\w+$"))
    link, _, fragment = page.url.partition("#")
    assert len(asked) == 1
    with page.expect_response(re.compile("/api/replay")):
        page.get_by_label(say("web-eyes")).select_option("open")
    expect(page.locator(BOARD).first).to_be_visible()
    expect(slider).to_have_value(str(last - 1))
    assert len(asked) == 2
    page.reload()
    expect(slider).to_have_value(str(last - 1))
    stranger = new_person().new_page()  # who has the link, and then not all of it
    stranger.goto(f"{link}#{fragment}")
    expect(stranger.get_by_role("slider", name="Move")).to_have_value(str(last - 1))
    watch.allowed.append("404")
    stranger = new_person().new_page()
    stranger.goto(f"{link}#move={last - 1}")
    expect(stranger.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_illustrated_by_the_game_itself(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person().new_page()
    page.goto(f"{serving.address}/learn/{game}")
    figures = page.locator("figure", has_not=page.get_by_role("button", name="Try it here"))
    expect(figures).to_have_count(3)
    for number, moment in enumerate(("setup", "turn", "end")):
        expect(figures.nth(number)).to_contain_text(say(f"{game}-figure-{moment}"))
    # Other figures are pictures of the pieces, with words for whoever can't see them; on a small phone nothing is cut.
    drawn = (manifest(game).rule_page("en") or "").count("\n```") // 2
    expect(page.locator(".picture")).to_have_count(drawn)
    expect(page.locator(".picture [role=img]").nth(drawn - 1)).to_have_attribute("aria-label", re.compile(r"\w+ \w+"))
    resize(page, (360, 640))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("link", name=say("web-example")).click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    expect(page.locator(BOARD).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_lists_moves_with_pictures_in_groups_and_goes_at_any_speed(
    new_person: NewContext, serving: Serving, game: str
) -> None:
    page = new_person().new_page()
    page.goto(f"{serving.address}/replay?example={game}")
    steps = page.locator("[data-step]")
    expect(steps.first.locator(".sketch svg")).to_be_visible()
    assert page.locator(".groups ol").count() == page.locator(".groups h3").count() >= 1
    steps.nth(3).click()
    expect(steps.nth(3)).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile(f"#move={steps.nth(3).get_attribute('data-step')}$"))
    page.keyboard.press("Home")
    for number in range(min(2, page.locator(".groups ol").count() - 1)):  # to where a round begins
        page.get_by_role("button", name=say("web-round-on")).click()
        begins = page.locator(".groups ol").nth(number).locator("[data-step]").first
        expect(begins).to_have_attribute("aria-current", "step")
    page.get_by_label(say("web-speed")).select_option("4")
    page.get_by_role("button", name=say("web-run")).click()
    expect(page.locator(".groups ol").last.locator("[aria-current=step]")).to_have_count(1, timeout=60_000)
    assert page.locator("section .words h3").count() >= 2  # the board as text has headings


def test_the_first_page_names_the_level_and_leads_to_options_against_bots(
    new_person: NewContext, serving: Serving
) -> None:
    page = new_person().new_page()
    page.goto(serving.address)
    card = page.get_by_role("article", name="Toscana")
    expect(card.locator(".rival")).to_contain_text(say("web-level", number=2, last=5))
    card.locator(".rival").click()
    page.get_by_role("button", name=say("web-options")).click()
    dialog = page.get_by_role("dialog", name=say("web-new-alone", game="Toscana"))
    dialog.get_by_label(say("toscana-option-games")).fill("1")
    dialog.get_by_role("button", name=say("web-play-now")).click()
    expect(page.locator(BOARD).first).to_be_visible()  # it started at once, with nobody to wait for


def test_the_lobby_says_what_a_seat_plays_and_has_the_rules(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    set_table(page, serving, "toscana", "Ada")
    seats = page.locator(".lobby .who")
    expect(seats.nth(0)).to_contain_text("Grey")
    expect(seats.nth(1)).to_contain_text("Red")
    expect(page.locator(".lobby").get_by_role("link", name=say("web-rules"))).to_have_attribute(
        "href", re.compile("learn/toscana$")
    )
