"""Several people at one device: a curtain where there are secrets, a side for everybody where all play at once."""

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.conftest import NewContext
from tests.web.players import Person, Tomoko, Toncc, Toscana, play_out
from tests.web.scenes.totsa import lies_on_the_field, with_cards
from tests.web.serving import Serving
from tests.web.tables import BOARD, set_table, sit_beside, start
from tests.web.together import Together
from tests.web.words import say

CURTAIN = ".curtain button"
NOTATION = r"\b(?:Red|Yellow|Blue) [1-6]\b"
MOVES = "#tab-panel"
LIVE = "[data-testid=live]"
TEXTS = "all => all.map(one => document.querySelector(one).innerText)"


class AtOneDevice(Person):
    """Whoever the curtain waits for, takes the device; before that the page is looked through for secrets."""

    def act(self) -> None:
        if self.sees(CURTAIN):
            self.look_behind()
            self.press(self.page.locator(CURTAIN))
            expect(self.page.locator(BOARD).first).to_be_visible()
        else:
            super().act()

    def look_behind(self) -> None:
        expect(self.page.locator(f"{BOARD}, .described")).to_have_count(0)


class TonccAtOneDevice(AtOneDevice, Toncc):
    asked = f"{CURTAIN}, {Toncc.asked}"

    def look_behind(self) -> None:
        """Only what was shown is written anywhere: the Heads of joint moves, and none that is still hidden."""
        super().look_behind()
        told, listed, body = self.page.evaluate(TEXTS, [LIVE, MOVES, "body"])  # of one moment
        assert not re.search(NOTATION, told.partition("The Heads")[0]), told
        shown = [line for line in listed.splitlines() if re.search(NOTATION, line)]
        body = body.replace(listed, "").replace(told, "")
        assert not re.search(NOTATION, body), body
        assert len(shown) % 3 == 0, listed  # those of whole joint moves


class TomokoAtOneDevice(AtOneDevice, Tomoko):
    asked = f"{CURTAIN}, {Tomoko.asked}"

    def act(self) -> None:
        if not self.sees(CURTAIN):  # a look at one's cards leaves nothing for the next one to find
            self.press(self.page.locator("[data-card]").first)
        super().act()

    def look_behind(self) -> None:
        super().look_behind()
        expect(self.page.locator("[data-card]")).to_have_count(0)
        assert not re.search(r"[Cc]ard \d|Hand of", self.page.locator("body").inner_text())
        assert not re.search(r"[Cc]ard \d", self.page.locator(LIVE).inner_text())


def at_one_device(page: Page, serving: Serving, game: str, *others: str, **options: object) -> None:
    """Ada and these sit at one device."""
    set_table(page, serving, game, "Ada", **options)
    for name in others:
        sit_beside(page, name)


def test_a_whole_game_of_secrets_behind_a_curtain(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    at_one_device(page, serving, "toncc", "Bo", "Cy", challenges=1)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text(say("web-curtain", name="Ada"))).to_be_visible()
    play_out(TonccAtOneDevice(page))


def test_cards_stay_behind_the_curtain(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    at_one_device(page, serving, "tomoko", "Bo", limit=6)
    page.get_by_role("button", name="Start").click()
    play_out(TomokoAtOneDevice(page))


def test_without_secrets_there_is_no_curtain(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    at_one_device(page, serving, "toscana", "Bo", veto=False)
    start(page)
    person = Toscana(page)
    for mover in ("Ada", "Bo", "Ada", "Bo"):
        expect(page.locator(".me .plate")).to_contain_text(mover)
        person.until_asked()
        assert not person.sees(CURTAIN)
        person.move()


def test_two_hands_at_one_tablet_come_down_at_once(new_person: NewContext, serving: Serving) -> None:
    context = new_person(viewport={"width": 1024, "height": 1366}, has_touch=True)
    page = context.new_page()
    Together(page, hands=2)
    match = with_cards(lies_on_the_field, one_device=True)
    match.lay_into(serving)
    match.come(page, serving, 0)
    card = page.locator("[data-dice]").get_attribute("data-dice")
    cards = page.locator(f"[data-press='slap {card}']")
    expect(cards).to_have_count(2)
    touch(context.new_cdp_session(page), cards.all())
    expect(page.locator("[data-phase=gap]")).to_be_visible()
    expect(page.locator(f".open[data-card='{card}']")).to_have_count(1)
    expect(page.locator(".photo li")).to_have_count(2)  # a close finish shows itself where there is room
    expect(page.locator(".photo li.won")).to_have_count(1)


def touch(session: CDPSession, places: list[Locator]) -> None:
    """One finger on each of these, all in the same moment."""
    points = []
    for place in places:
        box = place.bounding_box()
        assert box is not None
        points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
