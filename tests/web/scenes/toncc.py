"""Tóncc: choosing, locked, the contest, the count."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.players import OVER, Toncc
from tests.web.prepared import Prepared
from tests.web.scenes.stage import FOUR, scene, show
from tests.web.serving import Serving


@scene
def toncc_choosing(page: Page, serving: Serving) -> None:
    show(page, serving, Prepared("toncc", FOUR[:3]))
    expect(page.locator("[data-movement]")).to_have_count(6)


@scene
def toncc_trying_a_region(page: Page, serving: Serving) -> None:
    toncc_choosing(page, serving)
    Toncc(page).select()
    expect(page.locator(".rivals").first).to_be_visible()


@scene
def toncc_locked_and_waiting(page: Page, serving: Serving) -> None:
    toncc_choosing(page, serving)
    Toncc(page).move()
    expect(page.locator(".target.locked")).to_be_visible()


def joint_move(page: Page, serving: Serving, wanted: Callable[[Any], bool], **options: Any) -> None:
    """The last to choose has done so; what the Heads show is what is wanted."""
    before_joint_move(page, serving, wanted, **options)
    page.locator("[data-lock]").click()


def before_joint_move(page: Page, serving: Serving, wanted: Callable[[Any], bool], **options: Any) -> None:
    """The last to choose is at the page, and has only to lock it in."""
    match = Prepared("toncc", FOUR[:3], **options)
    seat, action = match.play_until(lambda state: bool(state.position.last and wanted(state.position)))
    show(page, serving, match, seat)
    page.locator(f"[data-movement='{action[-1]}']").click()
    expect(page.locator("[data-lock]")).to_be_visible()


@scene
def toncc_contest(page: Page, serving: Serving) -> None:
    joint_move(page, serving, lambda position: any(len(one.rivals) > 1 for one in position.last.conquests))
    expect(page.locator(".bubble").first).to_be_visible()


@scene
def toncc_count(page: Page, serving: Serving) -> None:
    joint_move(page, serving, lambda position: len(position.past) == 1, challenges=2)
    expect(page.locator(".count [data-go-on]")).to_be_visible()


@scene
def toncc_over(page: Page, serving: Serving) -> None:
    joint_move(page, serving, lambda position: len(position.past) == 1, challenges=1)
    expect(page.locator(OVER)).to_be_visible()
