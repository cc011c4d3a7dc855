"""For everybody: axe-core on every page, light and dark, and no sideways scrolling. For games see test_fitting.py."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewContext
from tests.web.seeing import overlapping, sideways
from tests.web.serving import Serving
from tests.web.settling import resize
from tests.web.tables import GAMES, play_now, set_table
from tests.web.words import say

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = (320, 390, 768, 1440, 2560)
LIGHTS = ("light", "dark")


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds by all its rules, or by these; the context must bypass the content policy for it."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    chosen = {"runOnly": list(rules)} if rules else {}
    found: list[dict[str, Any]] = page.evaluate("how => axe.run(how).then(result => result.violations)", chosen)
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.fixture(params=LIGHTS)
def page_in_light(request: pytest.FixtureRequest, new_person: NewContext) -> Page:
    return new_person(color_scheme=request.param, bypass_csp=True).new_page()


def test_the_first_screen(page_in_light: Page, serving: Serving) -> None:
    page = page_in_light
    page.goto(serving.address)
    expect(page.get_by_role("heading", name="Tomoko")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_a_new_table_and_its_lobby(page_in_light: Page, serving: Serving) -> None:
    page = page_in_light
    page.goto(serving.address)
    page.get_by_role("button", name="With friends Totsa!").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    set_table(page, serving, "tomoko", "Ada")
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules(page_in_light: Page, serving: Serving, game: str) -> None:
    page_in_light.goto(f"{serving.address}/learn/{game}")
    expect(page_in_light.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page_in_light) == []


def test_a_result_and_its_replay(page_in_light: Page, serving: Serving) -> None:
    page = page_in_light
    play_now(page, serving, "toscana")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{serving.address}/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []


def test_the_menu_of_a_phone(page_in_light: Page, serving: Serving) -> None:
    page = page_in_light
    resize(page, PHONE)
    play_now(page, serving, "tomoko")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for tab in ("web-moves", "web-chat", "web-words"):
        page.get_by_role("tab", name=say(tab)).click()
        expect(page.get_by_role("tabpanel", name=say(tab))).to_be_visible()
        assert violations(page) == [], tab


def test_the_page_of_the_host(page_in_light: Page, serving: Serving) -> None:
    page = page_in_light
    page.goto(serving.for_host)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").or_(page.get_by_role("list")).first).to_be_attached()
    assert violations(page) == []


def assert_fits(page: Page) -> None:
    for width in WIDTHS:
        resize(page, (width, PHONE["height"]))
        assert sideways(page) == [], width
        assert overlapping(page) == [], width


def test_pages_fit_on_every_screen(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    page.goto(serving.address)
    expect(page.get_by_role("heading", name="Tomoko")).to_be_visible()
    assert_fits(page)
    page.goto(f"{serving.address}/learn/toncc")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_fits(page)
    set_table(page, serving, "tomoko", "A name of forty characters, that is long")
    assert_fits(page)
