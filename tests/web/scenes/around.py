"""What comes and goes around any board: a tip, a pause, a wish to take back, clocks, somebody who is away."""

from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.prepared import NO_CLOCK, Prepared
from tests.web.scenes.stage import FOUR, PAIR, SCENES, show
from tests.web.scenes.totsa import with_cards
from tests.web.serving import Serving
from tests.web.tables import GAMES
from tocca.server.protocol import Clock
from tocca.server.room.events import Acted

DAYS = Clock("days", days=14)  # a prepared match lies a week back
NAMES = {"toncc": FOUR[:3], "toscana": PAIR, "tomoko": FOUR}
TIP = "aside.tip"
WISH = ".wish"


def first_move(game: str, page: Page, serving: Serving) -> None:
    """A newcomer against bots."""
    page.goto(serving.address)
    page.locator(f"article[aria-labelledby=game-{game}] .go").click()
    expect(page.locator(TIP)).to_be_visible()


def begin(game: str, clock: Clock = NO_CLOCK, **options: Any) -> Prepared:
    """After a few actions of everybody."""
    match = Prepared(game, NAMES[game], clock=clock, **options)
    for _ in range(12):
        seat = min(match.state.to_act)
        match.act(seat, match.state.game.format(match.state.legal(seat)[0]))
    return match


def pause(game: str, page: Page, serving: Serving) -> None:
    match = with_cards(lambda now: now.rolls > 5, seats=4) if game == "totsa" else begin(game, DAYS)
    match.pause(1)
    show(page, serving, match)
    expect(page.locator("[data-resume]")).to_be_visible()


def begin_timed(game: str, page: Page, serving: Serving) -> None:
    match = begin(game, DAYS)
    show(page, serving, match, min(match.state.to_act))
    expect(page.get_by_role("timer").first).to_be_visible()


def ask_to_take_back(game: str, page: Page, serving: Serving) -> None:
    """The others are asked, since they have learned something."""
    match = begin(game, veto=False) if game == "toscana" else begin(game)
    *_, wisher, other = (event.seat for event in match.log if isinstance(event, Acted))
    match.take_back(wisher)
    show(page, serving, match, other)
    expect(page.locator(WISH)).to_be_visible()


for name in GAMES:
    SCENES[f"{name}-first-move"] = partial(first_move, name)
    SCENES[f"{name}-paused"] = partial(pause, name)
for name in NAMES:
    SCENES[f"{name}-with-clocks"] = partial(begin_timed, name)
    SCENES[f"{name}-asked-to-take-back"] = partial(ask_to_take_back, name)
