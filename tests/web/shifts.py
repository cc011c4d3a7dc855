"""Whether something moved on a page that should have kept its place."""

from pathlib import Path

from playwright.sync_api import Page

from tests.web.settling import draw, settle

WATCH = Path(__file__).with_name("shifts.js").read_text(encoding="utf-8").partition("\n")[2]
BOARD = "[data-needed=board]"


def watch_places(page: Page, *still: str) -> None:
    """From now on the board keeps its place, and all of those do."""
    settle(page)
    page.evaluate(WATCH, [BOARD, *still])


def find_moved(page: Page) -> list[str]:
    """What has not, up to now."""
    draw(page)
    width = page.evaluate("innerWidth")
    found: list[str] = page.evaluate("[...window.noted]")
    return [f"{width} px wide: {one}" for one in found]
