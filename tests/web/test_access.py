"""For everybody: axe-core on every page, light and dark, and no sideways scrolling on any width."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewContext
from tests.web.serving import Serving
from tests.web.test_tables import BOARD, GAMES, play_now, set_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = (320, 390, 768, 1440, 2560)
LIGHTS = ("light", "dark")


def violations(page: Page) -> list[str]:
    """What axe-core finds; the context must bypass the content policy for it."""
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
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


@pytest.mark.parametrize("game", GAMES)
def test_a_table(page_in_light: Page, serving: Serving, game: str) -> None:
    page = page_in_light
    play_now(page, serving, game)
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_a_result_and_its_replay(page_in_light: Page, serving: Serving) -> None:
    page = page_in_light
    play_now(page, serving, "toscana")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{serving.address}/replay")
    assert violations(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_scrolls_sideways(new_person: NewContext, serving: Serving, width: int) -> None:
    page = new_person(viewport={"width": width, "height": 844}).new_page()
    fits = "document.documentElement.scrollWidth <= innerWidth"
    page.goto(serving.address)
    expect(page.get_by_role("heading", name="Tomoko")).to_be_visible()
    assert page.evaluate(fits), "first screen"
    page.goto(f"{serving.address}/learn/toncc")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(fits), "rules"
    set_table(page, serving, "tomoko", "A name of forty characters, that is long")
    assert page.evaluate(fits), "lobby"
    for game in GAMES:
        play_now(page, serving, game)
        assert page.evaluate(fits), game


def test_each_move_is_told_and_the_board_described(new_person: NewContext, serving: Serving) -> None:
    page = new_person(viewport=PHONE).new_page()
    play_now(page, serving, "toncc")
    expect(page.locator(BOARD).first).to_be_visible()
    expect(page.locator(".described")).to_contain_text(re.compile(r"\w{3,}"))
    expect(page.get_by_test_id("live")).to_contain_text(re.compile(r"\w{3,}"))
