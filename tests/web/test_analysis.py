"""A match explained in the page: a graph, turning points and better moves that lead to their moments, and a table to
play on at."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewContext
from tests.web.seeing import sideways
from tests.web.serving import Serving
from tests.web.tables import BOARD
from tests.web.test_access import violations
from tests.web.words import say

DONE = "[data-analysis=done]"
OPENS_IN_SIGHT = "document.querySelector('[data-analysis]')?.getBoundingClientRect().top < innerHeight / 2"
LONG = 240_000  # milliseconds


def analyse(page: Page, serving: Serving, game: str) -> None:
    page.goto(f"{serving.address}/replay?example={game}")
    page.get_by_role("button", name=say("web-analyse")).click()


@pytest.mark.parametrize("how", [{}, {"viewport": PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])
def test_moments_are_links(new_person: NewContext, serving: Serving, how: dict[str, object]) -> None:
    page = new_person(bypass_csp=True, **how).new_page()
    analyse(page, serving, "totsa")  # its search needs no compiler
    page.wait_for_function(OPENS_IN_SIGHT)
    expect(page.locator(DONE)).to_be_visible(timeout=LONG)  # its processes let all others go first
    expect(page.get_by_role("img", name=say("analysis-graph"))).to_be_visible()
    moment = page.locator(".moment").first
    number = int(moment.locator(".number").inner_text())
    moment.click()
    expect(page).to_have_url(re.compile(rf"#move=({number}|{number - 1})$"))
    assert violations(page) == []
    assert sideways(page) == []
    expect(page.get_by_role("button", name=re.compile("^Play on"))).to_have_count(0)  # not in the middle of a race


def test_playing_on_from_a_moment(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    analyse(page, serving, "tomoko")
    page.get_by_role("button", name=say("web-next"), exact=True).click()
    page.get_by_role("button", name=re.compile("^Play on from here as ")).click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+#[a-z0-9]+$"))
    expect(page.locator(BOARD).first).to_be_visible()
