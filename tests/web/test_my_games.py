"""My games in a real Chromium: the list, the statistics, another device, and nothing left."""

import asyncio
import io
import re
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewContext, Watch
from tests.web.seeing import sideways
from tests.web.serving import Serving
from tests.web.test_access import LIGHTS, violations
from tests.web.words import LANGUAGES, say
from tocca.client import connect, open_table
from tocca.server import protocol

TOKEN = "token => localStorage.setItem('tocca.token', JSON.stringify(token))"


async def _play(serving: Serving, matches: int) -> str:
    """Matches against a bot, each given up at once, and one that goes on. Gives the guest's token."""
    opened = await open_table(serving.address, "toscana")
    async with connect(serving.address, opened.table, opened.play, token=opened.token) as me:
        await me.sit(0, "Ada")
        await me.ask(protocol.SeatBot(me.new_id(), 1, "level-1"))
        await me.start()
        for _ in range(matches):
            await me.ask(protocol.Resign(me.new_id(), 0))
            await me.rematch()
        while me.about is None or 0 not in me.about.awaited:
            await me.news()
    return opened.token


@pytest.fixture
def token(serving: Serving) -> str:
    """Of somebody who has lost three matches of Toscana and plays a fourth."""
    with ThreadPoolExecutor(1) as other:  # Playwright has a loop of its own here
        return other.submit(asyncio.run, _play(serving, 3)).result()


def open_mine(page: Page, serving: Serving, token: str) -> None:
    page.goto(serving.address)
    page.evaluate(TOKEN, token)
    page.goto(f"{serving.address}/games")
    expect(page.get_by_role("heading", name=say("mine-finished"))).to_be_visible()


def test_the_first_page_leads_to_an_empty_list(at_home: Page) -> None:
    at_home.get_by_role("link", name=say("web-my-games")).click()
    expect(at_home.get_by_text(say("mine-nothing"))).to_be_visible()


def test_matches_and_what_they_add_up_to(new_person: NewContext, serving: Serving, token: str) -> None:
    page = new_person().new_page()
    open_mine(page, serving, token)
    going = page.get_by_role("region", name=say("mine-under-way"))
    expect(going.get_by_text(say("mine-your-turn"))).to_be_visible()
    over = page.get_by_role("region", name=say("mine-finished"))
    expect(over.get_by_text(say("mine-end-lost"))).to_have_count(3)
    panel = page.get_by_role("article", name="Toscana")
    expect(panel.get_by_text("won of 3 (0%)")).to_be_visible()
    expect(panel.get_by_text(say("toscana-number-best-zone"))).to_have_count(0)  # no game was played to its end
    expect(page.get_by_role("region", name=say("mine-series")).get_by_text("3", exact=True)).to_be_visible()
    over.get_by_role("link", name="Toscana").first.click()
    expect(page.get_by_text(re.compile(r"^Move 0 of \d$"))).to_be_visible()  # the bot may have been quicker


def test_everything_is_downloaded_as_one_file(new_person: NewContext, serving: Serving, token: str) -> None:
    page = new_person().new_page()
    open_mine(page, serving, token)
    with page.expect_download() as loading:
        page.get_by_role("button", name=say("mine-export")).click()
    with zipfile.ZipFile(io.BytesIO(Path(loading.value.path()).read_bytes())) as archive:
        assert archive.namelist()[0] == "matches.csv"
        assert len(archive.namelist()) == 4


def test_another_device_shows_the_same_once_it_has_the_link(
    new_person: NewContext, serving: Serving, token: str, watch: Watch
) -> None:
    page = new_person().new_page()
    open_mine(page, serving, token)
    page.get_by_role("button", name=say("mine-move")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=say("web-qr"))).to_be_visible()
    link = dialog.get_by_role("textbox", name=say("web-link")).input_value()
    other = new_person(viewport=PHONE).new_page()
    other.goto(link)
    other.get_by_role("button", name=say("mine-claim-yes")).click()
    over = other.get_by_role("region", name=say("mine-finished"))
    expect(over.get_by_text(say("mine-end-lost"))).to_have_count(3)
    dialog.get_by_role("button", name=say("web-close")).click()
    expect(dialog).to_have_count(0)
    expect(other.locator("main")).to_have_text(page.locator("main").inner_text(), use_inner_text=True)
    assert "#" not in other.url
    watch.allowed.append("404")
    third = new_person().new_page()
    third.goto(link)
    third.get_by_role("button", name=say("mine-claim-yes")).click()
    expect(third.get_by_role("alert")).to_have_text(say("mine-claim-spent"))


def test_nothing_is_left_after_deleting_and_it_asks_first(new_person: NewContext, serving: Serving, token: str) -> None:
    page = new_person().new_page()
    open_mine(page, serving, token)
    page.get_by_role("button", name=say("mine-delete")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("mine-keep")).click()
    expect(page.get_by_role("heading", name=say("mine-finished"))).to_be_visible()
    page.get_by_role("button", name=say("mine-delete")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("mine-delete-yes")).click()
    expect(page.get_by_role("heading", name="Tomoko")).to_be_visible()
    assert page.evaluate("localStorage.getItem('tocca.token')") == '""'
    page.evaluate(TOKEN, token)
    page.goto(f"{serving.address}/games")
    expect(page.get_by_text(say("mine-nothing"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_phone_in_every_language(new_person: NewContext, serving: Serving, token: str, language: str) -> None:
    page = new_person(viewport={"width": 320, "height": 720}, locale=language).new_page()
    page.goto(serving.address)
    page.evaluate(TOKEN, token)
    page.goto(f"{serving.address}/games")
    expect(page.get_by_role("heading", name=say("mine-finished", language))).to_be_visible()
    assert not sideways(page)


@pytest.mark.parametrize("light", LIGHTS)
def test_it_is_for_everybody(new_person: NewContext, serving: Serving, token: str, light: str) -> None:
    page = new_person(color_scheme=light, bypass_csp=True).new_page()
    open_mine(page, serving, token)
    assert violations(page) == []
    for button in ("mine-move", "mine-delete"):
        page.get_by_role("button", name=say(button)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        page.get_by_role("dialog").get_by_role("button", name=say("web-close")).click()
