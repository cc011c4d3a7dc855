"""Totsa!: the race, pointing, paying, the photo finish, a tablet for two."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.players import OVER
from tests.web.prepared import Prepared
from tests.web.scenes.stage import FOUR, scene, show
from tests.web.serving import Serving
from tocca.games.totsa.rules.cards import NAMES


def with_cards(wanted: Callable[[Any], bool], seats: int = 2, *, pace: int = 60_000, **options: Any) -> Prepared:
    """People take, flip and protect cards until it is as wanted. `pace`: milliseconds before the next throw."""
    match = Prepared("totsa", FOUR[:seats], window=60_000, pace=pace, **options)
    while not wanted(match.state.position):
        if match.state.position.phase == "race":
            match.act(*wisely(match.state.position))
        match.pass_time()
    return match


def wisely(position: Any) -> tuple[int, str]:
    """Who could do what with the card that the dice name."""
    holder = position.holder(position.dice)
    if holder is None:
        return position.rolls % position.seats, f"slap {NAMES[position.dice]}"
    flips = not position.options.simple and position.dice in position.players[holder].open
    return holder, "flip" if flips else "protect"


def lies_on_the_field(position: Any) -> bool:
    """The dice name a card that can be slapped."""
    return position.phase == "race" and position.holder(position.dice) is None


def lies_face_down(position: Any) -> bool:
    """The dice name a card that lies face down before somebody."""
    return position.phase == "race" and any(position.dice in player.down for player in position.players)


class Frozen:
    """A page whose line can be stopped: whatever the server says then does not come. So a moment lasts."""

    def __init__(self, page: Page) -> None:
        self.still = False
        page.route_web_socket(re.compile("/ws$"), self._join)

    def _join(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: None if self.still else line.send(message))


@scene
def totsa_between_two_rolls(page: Page, serving: Serving) -> None:
    show(page, serving, with_cards(lambda position: position.phase == "gap" and position.rolls == 12, seats=4))
    expect(page.locator("[data-phase=gap]")).to_be_visible()


@scene
def totsa_race(page: Page, serving: Serving) -> None:
    show(page, serving, with_cards(lambda position: position.phase == "race" and position.rolls > 5))
    expect(page.locator(".field.open")).to_be_visible()


@scene
def totsa_race_of_four(page: Page, serving: Serving) -> None:
    show(page, serving, with_cards(lambda position: position.phase == "race" and position.rolls > 14, seats=4))
    expect(page.locator(".field.open")).to_be_visible()


@scene
def totsa_pointing(page: Page, serving: Serving) -> None:
    match, frozen = with_cards(lies_face_down, seats=4), Frozen(page)
    position = match.state.position
    show(page, serving, match, (position.holder(position.dice) + 1) % 4)
    page.locator("[data-press=capture]").click()
    expect(page.locator("[data-press^=point]").first).to_be_visible()
    frozen.still = True


@scene
def totsa_paying(page: Page, serving: Serving) -> None:
    match, frozen = with_cards(lambda now: lies_on_the_field(now) and len(now.players[0].open) > 2), Frozen(page)
    match.act(0, "protect")
    match.pass_time()
    match.act(1, f"slap {NAMES[match.state.position.dice]}")
    match.pass_time()
    show(page, serving, match)
    expect(page.locator("[data-press^=return]").first).to_be_visible()
    frozen.still = True


@scene
def totsa_photo_finish(page: Page, serving: Serving) -> None:
    match = with_cards(lies_on_the_field)
    for seat in (0, 1):
        match.act(seat, f"slap {NAMES[match.state.position.dice]}")
    match.pass_time()
    show(page, serving, match)
    page.locator("button.chip").wait_for()
    if not page.locator(".photo").is_visible():
        page.locator("button.chip").click()


@scene
def totsa_after_a_photo_finish(page: Page, serving: Serving) -> None:
    """What tells how close it was stays; it lies on no card."""
    totsa_photo_finish(page, serving)
    page.locator(".photo button").click()
    expect(page.locator(".photo")).to_have_count(0)
    expect(page.locator("button.chip")).to_be_visible()


@scene
def totsa_over(page: Page, serving: Serving) -> None:
    show(page, serving, with_cards(lambda now: now.phase == "gap" and now.has_aim(0), simple=True))
    page.locator("[data-shout]").click()
    expect(page.locator(OVER)).to_be_visible()


@scene
def totsa_at_one_tablet(page: Page, serving: Serving) -> None:
    show(page, serving, with_cards(lambda now: now.phase == "race" and now.rolls > 8, one_device=True))
    expect(page.locator(".station")).to_have_count(2)
    expect(page.locator(".dice")).to_have_count(2)  # one pair for each side


@scene
def totsa_watched(page: Page, serving: Serving) -> None:
    show(page, serving, with_cards(lambda now: now.phase == "race" and now.rolls > 8, seats=3), None)
    expect(page.locator(".watching")).to_be_visible()
