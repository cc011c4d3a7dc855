"""A game that is not ours, from a package that is not ours, on the page: no line of the client is about it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.examples.clean import ROOT, make_environment
from tests.web.conftest import NewContext
from tests.web.players import OVER, Person, play_out
from tests.web.serving import Serving
from tests.web.truth import Tape

GAME = "Torta"


class AtTheGeneralBoard(Person):
    """Presses any of the actions on offer, then plays it."""

    asked = "[data-action]:enabled"

    def act(self) -> None:
        self.press(self.any_of(self.asked))
        self.press(self.page.locator("[data-play]"))
        expect(self.page.locator("[data-play]:enabled")).to_have_count(0)


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server in an environment in which the package is installed."""
    folder = tmp_path_factory.mktemp("fifth")
    clean = make_environment(folder / "environment", ROOT / "examples" / "torta")
    server = Serving(folder, python=clean.python)
    server.start()
    yield server
    server.stop()


def test_a_whole_match_against_a_bot(new_person: NewContext, fifth: Serving) -> None:
    page = new_person().new_page()
    page.goto(fifth.address)
    page.get_by_role("button", name=f"Play {GAME}").click()
    expect(page.get_by_test_id("drawing")).to_contain_text("slice")
    play_out(AtTheGeneralBoard(page))
    expect(page.locator(OVER)).to_be_visible()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()


def test_a_whole_match_among_two(new_person: NewContext, fifth: Serving) -> None:
    """Both choose in secret; neither page is ever told what the other has laid, nor what they like."""
    pages = [new_person().new_page() for _ in range(2)]
    tapes = [Tape(page) for page in pages]
    _meet(fifth, *pages)
    play_out(*(AtTheGeneralBoard(page, seed=seat) for seat, page in enumerate(pages)))
    told = [page.locator(OVER).inner_text() for page in pages]
    assert told.count("You win!") == 1 or told[0] == told[1]  # the winner is "you" at their own page alone
    for seat, tape in enumerate(tapes):
        views = [eye["view"] for message in tape.frames for eye in message.get("eyes", ()) if eye["seat"] == seat]
        assert len(views) > 6
        under_way = [view for view in views if view["laid"]]
        assert all(view["laid"][1 - seat] is None for view in under_way)
        assert all(view["favourites"][1 - seat] is None for view in under_way)
        assert (
            any(view["chosen"][1 - seat] for view in under_way) or seat == 0
        )  # seat 1 has seen the other choose first


def _meet(fifth: Serving, host: Page, guest: Page) -> None:
    host.goto(fifth.address)
    host.get_by_role("button", name=f"With friends {GAME}").click()
    host.get_by_role("button", name="Open the table").click()
    for page, name in ((host, "Ada"), (guest, "Bo")):
        if page is guest:
            page.goto(host.url)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_text("you", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start").click()
    expect(guest.get_by_test_id("drawing")).to_be_visible()
