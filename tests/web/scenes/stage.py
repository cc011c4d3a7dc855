"""What all scenes have in common: a list of them by name, and somebody who comes to see."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.prepared import Prepared
from tests.web.serving import Serving

Scene = Callable[[Page, Serving], None]
SCENES: dict[str, Scene] = {}

PAIR = ("Ada", "Bartholomew the Third")
FOUR = (*PAIR, "Cy", "Di")


def scene(show: Scene) -> Scene:
    """Notes it by its name."""
    SCENES[show.__name__.replace("_", "-")] = show
    return show


def show(page: Page, serving: Serving, match: Prepared, seat: int | None = 0) -> Page:
    """Whoever has that seat comes to the table; None: somebody who only watches."""
    match.lay_into(serving)
    match.come(page, serving, seat)
    return page
