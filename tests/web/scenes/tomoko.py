"""Tomoko: a push tried out, a card looked for, claims, teams, open cards."""

import itertools

from playwright.sync_api import Page, expect

from tests.web.players import OVER, Tomoko
from tests.web.prepared import Prepared
from tests.web.scenes.stage import FOUR, PAIR, scene, show
from tests.web.serving import Serving
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.tomoko.rules.play import HandOver


def push_times(match: Prepared, times: int) -> Prepared:
    """After that many pushes."""
    match.play_until(lambda state: state.position.pushes > times)
    return match


@scene
def tomoko_pushing(page: Page, serving: Serving) -> None:
    match = Prepared("tomoko", PAIR, prefill=True)
    show(page, serving, match, match.state.position.turn)
    expect(page.locator(Tomoko.asked).first).to_be_visible()


@scene
def tomoko_trying_a_push(page: Page, serving: Serving) -> None:
    tomoko_pushing(page, serving)
    Tomoko(page).select()
    expect(page.locator(".effect")).not_to_be_empty()


@scene
def tomoko_looking_for_a_card(page: Page, serving: Serving) -> None:
    tomoko_pushing(page, serving)
    page.locator("[data-card]").first.click()
    expect(page.locator("li.looked")).to_be_visible()


@scene
def tomoko_waiting(page: Page, serving: Serving) -> None:
    match = push_times(Prepared("tomoko", FOUR[:3]), 20)
    show(page, serving, match, (match.state.position.turn + 1) % 3)
    expect(page.locator(Tomoko.asked)).to_have_count(0)


@scene
def tomoko_claiming(page: Page, serving: Serving) -> None:
    match, action, cards = push_for_both()
    match.act(match.state.position.turn, action)
    for seat, card in enumerate(cards):
        match.act(seat, f"claim {card}")
    show(page, serving, match)
    expect(page.locator(".race li")).to_have_count(2)


@scene
def tomoko_in_teams(page: Page, serving: Serving) -> None:
    match = push_times(Prepared("tomoko", FOUR, teams=True, claims="manual"), 8)
    passing = [seat for seat in range(4) if any(isinstance(one, HandOver) for one in match.state.legal(seat))]
    show(page, serving, match, passing[0])
    expect(page.locator("[data-hand]").first).to_be_visible()


@scene
def tomoko_with_open_cards(page: Page, serving: Serving) -> None:
    show(page, serving, push_times(Prepared("tomoko", FOUR[:3], open_cards=True), 12))
    expect(page.locator(".open [data-card]").first).to_be_visible()


@scene
def tomoko_with_four_open_hands(page: Page, serving: Serving) -> None:
    show(page, serving, push_times(Prepared("tomoko", FOUR, open_cards=True), 12))
    expect(page.locator(".open [data-card]").first).to_be_visible()


@scene
def tomoko_over(page: Page, serving: Serving) -> None:
    match = Prepared("tomoko", PAIR, limit=30, prefill=True)
    seat, action = match.play_until(lambda state: state.outcome is not None)
    push(show(page, serving, match, seat), action)
    expect(page.locator(OVER)).to_be_visible()


@scene
def tomoko_watched(page: Page, serving: Serving) -> None:
    show(page, serving, push_times(Prepared("tomoko", FOUR), 12), None)
    expect(page.locator("[data-entry]").first).to_be_visible()


def push_for_both() -> tuple[Prepared, str, list[int]]:
    """A match in which one push shows a card of each; that push, and a card of each."""
    for number in itertools.count():
        match = Prepared("tomoko", PAIR, f"race {number}", claims="manual", prefill=True)
        turn = match.state.position.turn
        for action in match.state.legal(turn):
            after = match.state.apply(turn, action).position
            matching = showing(after.board, deck(after.options.deck))
            cards = [next((card for card in hand if matching >> card & 1), 0) for hand in after.hands]
            if all(cards):
                return match, match.state.game.format(action), cards
    raise AssertionError


def push(page: Page, action: str) -> None:
    """That very push, such as `W3 dark`."""
    entry, marble = action.split()
    if page.locator(f"[data-marble={marble}]").get_attribute("aria-pressed") == "false":
        page.locator(f"[data-marble={marble}]").click()
    page.locator(f"[data-entry={entry}]").click()
    page.locator("[data-push]").click()
