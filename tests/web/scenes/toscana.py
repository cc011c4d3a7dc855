"""Toscana: the veto, a tile tried out, the count."""

from playwright.sync_api import Page, expect

from tests.web.players import OVER, Toscana
from tests.web.prepared import Prepared
from tests.web.scenes.stage import PAIR, scene, show
from tests.web.serving import Serving


@scene
def toscana_veto(page: Page, serving: Serving) -> None:
    show(page, serving, Prepared("toscana", PAIR), 1)
    expect(page.locator("[data-veto]")).to_be_visible()


@scene
def toscana_waiting(page: Page, serving: Serving) -> None:
    show(page, serving, Prepared("toscana", PAIR))
    expect(page.locator("[data-veto], [data-action]")).to_have_count(0)


@scene
def toscana_after_a_veto(page: Page, serving: Serving) -> None:
    match = Prepared("toscana", PAIR)
    match.act(1, "veto")
    show(page, serving, match)
    expect(page.locator(".struck.veto").first).to_be_visible()


@scene
def toscana_trying_a_place(page: Page, serving: Serving) -> None:
    match = Prepared("toscana", PAIR, veto=False)
    seat, _ = match.play_until(lambda state: len(state.position.laid) == 14)
    show(page, serving, match, seat)
    Toscana(page).select()
    expect(page.locator(".delta, .tried").first).to_be_visible()


@scene
def toscana_count(page: Page, serving: Serving) -> None:
    match = Prepared("toscana", PAIR, veto=False)
    seat, action = match.play_until(lambda state: len(state.position.finished) == 1)
    lay(show(page, serving, match, seat), action)
    expect(page.locator("[data-go-on]")).to_be_visible()


@scene
def toscana_over(page: Page, serving: Serving) -> None:
    match = Prepared("toscana", PAIR, veto=False, games=1)
    seat, action = match.play_until(lambda state: state.outcome is not None)
    lay(show(page, serving, match, seat), action)
    expect(page.locator(OVER)).to_be_visible()


def lay(page: Page, action: str) -> None:
    """The tile at that very place, turned as it says."""
    place = page.locator(f'[data-action="{action}"]')
    expect(page.locator("[data-action]")).not_to_have_count(0)
    for _ in range(4):
        if place.count():
            break
        page.locator("[data-hand]").click()
    place.click()
    page.locator("[data-lay]").click()
