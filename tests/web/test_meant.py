"""Nothing happens that was not meant, and nothing that was not told."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import PHONE, NewContext
from tests.web.players import Tomoko, Toncc, Toscana
from tests.web.prepared import AnyState, Prepared
from tests.web.reacting import Appeared
from tests.web.scenes.stage import FOUR, PAIR, show
from tests.web.scenes.toscana import lay
from tests.web.serving import Serving
from tests.web.settling import settle
from tests.web.tables import BOARD, against_bots, agree, join, set_table, start
from tests.web.test_curtain import moves, pass_on, take
from tests.web.words import say
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.server.protocol import Clock

HINT = "[data-testid=hint]"
TAKE_BACK = say("web-take-back")
NEWS = ".news"
LAPTOP = ViewportSize(width=1366, height=768)
TABLET = ViewportSize(width=820, height=1180)  # too narrow for a drawer beside the table
# In the page itself, where no busy machine comes between the two clicks.
DOUBLE_CLICK = """async (first, part) => {
    const { left, top, width, height } = first.getBoundingClientRect()
    for (let click = 0; click < 2; click++) {
        const hit = document.elementFromPoint(left + part * width, top + height / 2)
        hit.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        hit.click()
        await new Promise(done => setTimeout(done))
    }
}"""
COUNTING, THROWN = "[data-ready=counting]", "[data-dice]:not([data-dice=''])"
ENDED_BY_THE_DECIDER = "b"  # a match whose first game is ended by the one who then may veto


def test_a_hint_ends_with_the_position_it_was_for(new_person: NewContext, serving: Serving) -> None:
    """The legal movements of a King are the same six in every round."""
    page = new_person().new_page()
    against_bots(page, serving, "toncc")
    expect(page.get_by_role("button", name=say("web-advice"))).to_be_enabled()
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_be_visible()
    page.locator("[data-lock]").click()
    expect(page.locator("#tab-panel li").nth(2)).to_be_visible()
    expect(page.locator(HINT)).to_have_count(0)
    expect(page.locator("[data-lock]")).to_have_count(0)


def test_sealed_choices_go_back_together(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    against_bots(page, serving, "toncc")
    listed = page.locator("#tab-panel li")
    expect(listed.nth(1)).to_be_visible()  # the bots have chosen
    Toncc(page).move()
    expect(listed.nth(2)).to_have_text(re.compile(r"[1-6]$"))
    Toncc(page).until_asked()
    page.get_by_role("button", name=TAKE_BACK).click()
    expect(listed.filter(has_text=re.compile(r"[1-6]$"))).to_have_count(0)


def test_a_counted_challenge_is_rewound_only_after_a_question(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    match = Prepared("toncc", FOUR[:3], one_device=True, challenges=2)
    seat, action = match.play_until(lambda state: len(state.position.past) == 1)
    match.act(seat, action)
    match.lay_into(serving)
    match.come(page, serving, seat)
    take(page)
    page.get_by_role("button", name=TAKE_BACK).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("web-take-back-sure"))
    dialog.get_by_role("button", name=say("web-cancel")).click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=TAKE_BACK).click()
    dialog.locator("[data-sure]").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_claim_in_vain_stays_hidden_when_its_card_is_laid(new_person: NewContext, serving: Serving) -> None:
    """TM-6, at one device: the list of moves is everybody's."""
    match = Prepared("tomoko", PAIR, "vain 3", one_device=True, claims="manual", prefill=True)
    match.act(*match.play_until(lambda state: state.position.pushes == 1))
    position = match.state.position
    seat = 0
    shown = showing(position.board, deck(position.options.deck))
    card = next(card for card in position.hands[seat] if not shown >> card & 1)
    match.act(seat, f"claim {card}")
    while not showing(match.state.position.board, deck(position.options.deck)) >> card & 1:
        pushes = match.state.position.pushes
        match.act(*match.play_until(partial(is_pushed_on, pushes), seed=pushes))
    match.act(seat, f"claim {card}")
    match.lay_into(serving)
    page = new_person().new_page()
    match.come(page, serving, seat)
    for _ in PAIR:
        name = page.locator(".curtain").inner_text()
        take(page)
        claims = re.findall(r"claim card (\d+)", moves(page))
        assert (claims.count(str(card)) > 1) == (PAIR[seat] in name), "only its player knows that it was tried before"
        pass_on(page)


def is_pushed_on(pushes: int, state: AnyState) -> bool:
    pushed: bool = state.position.pushes > pushes
    return pushed


def test_a_take_back_is_announced_and_gives_the_time_back(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("toscana", PAIR, veto=False, clock=Clock("game", 600))
    match.act(*match.play_until(lambda state: bool(state.position.laid)))
    match.lay_into(serving)
    ada, bo = new_person().new_page(), new_person().new_page()
    match.come(ada, serving, 0)
    match.come(bo, serving, 1)
    match_clock = bo.locator("[role=timer]")
    ada.get_by_role("button", name=TAKE_BACK).click()
    bo.get_by_role("button", name=say("web-yes"), exact=True).click()
    expect(bo.locator(NEWS)).to_have_text(say("web-line-taken-back", name=PAIR[0]))
    expect(ada.locator(NEWS)).to_have_count(0)
    expect(match_clock.last).to_contain_text("10:00")


def test_a_bot_is_offered_when_it_may_come(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("tomoko", PAIR)
    match.lay_into(serving)
    ada, bo = new_person().new_page(), new_person().new_page()
    match.come(ada, serving, 0)
    match.come(bo, serving, 1)
    offer = ada.locator("[data-bot-help]")
    expect(ada.locator("li.turn, li.me")).not_to_have_count(0)
    expect(offer).to_have_count(0)
    bo.context.close()
    expect(offer).to_be_disabled()
    expect(offer).to_have_text(re.compile(r"in \d+ s"))


def test_a_new_name_is_everybodys_at_once(new_person: NewContext, serving: Serving) -> None:
    ada, bo = new_person().new_page(), new_person().new_page()
    link = set_table(ada, serving, "tomoko", "Ada")
    join(bo, link, "Bo")
    start(ada, bo)
    players = bo.get_by_role("region", name=say("tomoko-players"))
    expect(players).to_contain_text("Ada")
    ada.get_by_role("button", name=say("web-settings"), exact=True).first.click()
    ada.get_by_role("dialog").get_by_label(say("web-name")).fill("Adele")
    expect(players).to_contain_text("Adele")
    ada.goto(serving.address)
    ada.evaluate("localStorage.setItem('tocca.settings', JSON.stringify({name: 'Addy'}))")
    ada.goto(link)
    expect(players).to_contain_text("Addy")


def test_who_finds_no_seat_or_loses_it_is_told(new_person: NewContext, serving: Serving) -> None:
    ada, bo, eve = (new_person().new_page() for _ in range(3))
    link = set_table(ada, serving, "toscana", "Ada")
    join(bo, link, "Bo")
    expect(ada.get_by_text(say("web-invite-full"))).to_be_visible()
    eve.goto(link)
    expect(eve.locator(NEWS)).to_have_text(say("web-watching-full"))
    ada.get_by_role("button", name=say("web-send-away", name="Bo")).click()
    expect(bo.locator(NEWS)).to_have_text(say("web-removed"))
    expect(ada.get_by_text(say("web-invite-text"))).to_be_visible()
    ada.get_by_role("button", name=say("web-stand", name="Ada")).click()
    expect(ada.get_by_role("button", name=say("web-sit")).first).to_be_visible()
    expect(ada.locator(NEWS)).to_have_count(0)


def test_the_form_names_options_that_do_not_go_together(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    agree(page, serving, "tomoko", {"seats": 2, "teams": True})
    form = page.get_by_role("dialog")
    alerts = form.get_by_role("alert")
    expect(alerts.first).to_have_text(say("web-option-clash", others=say("tomoko-option-teams")))
    expect(alerts.last).to_have_text(say("web-option-clash", others=f"{say('web-players')}: 2"))
    for name in (say("web-open-table"), say("web-against-bots")):
        expect(form.get_by_role("button", name=name)).to_be_disabled()
    form.get_by_role("radio", name="4", exact=True).check()
    expect(alerts).to_have_count(0)
    form.get_by_role("switch", name=say("tomoko-option-open_cards")).check()
    expect(alerts.first).to_contain_text(say("tomoko-option-open_cards"))
    form.get_by_role("switch", name=say("tomoko-option-teams")).uncheck()
    expect(form.get_by_role("button", name=say("web-open-table"))).to_be_enabled()


def test_a_tile_that_cannot_lie_there_says_why(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    match = Prepared("toscana", PAIR, veto=False)
    match.lay_into(serving)
    match.come(page, serving, 0)
    Toscana(page).until_asked()
    drop_at(page, 0.1)
    expect(page.locator("[data-refused]")).to_have_text(say("refused-not-central"))
    drop_at(page, 0.5)
    expect(page.locator("[data-lay]")).to_be_visible()
    expect(page.locator("[data-refused]")).to_have_count(0)


def drop_at(page: Page, part: float) -> None:
    """The tile goes from the hand to that part of the board, from its upper left corner."""
    settle(page)
    hand, board = page.locator("[data-hand]").bounding_box(), page.locator("svg.surface").bounding_box()
    assert hand is not None
    assert board is not None
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(board["x"] + part * board["width"], board["y"] + part * board["height"], steps=4)
    page.mouse.up()


def test_bots_wait_until_the_person_is_ready(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    page.goto(serving.address)
    page.get_by_role("button", name="Play Totsa!").click()
    ready = page.locator("[data-ready-now]")
    expect(ready).to_be_focused()
    page.wait_for_timeout(5_500)  # longer than the roller has (TC-13)
    expect(ready).to_be_visible()
    assert page.locator("[data-dice]").get_attribute("data-dice") == "", "somebody has rolled"
    appeared = Appeared(page, COUNTING, THROWN)
    page.keyboard.press("Enter")
    expect(page.locator("[data-ready]")).to_have_count(0)
    expect(page.locator(THROWN)).to_be_visible()
    assert appeared.order == [[COUNTING], [THROWN]]


@pytest.mark.parametrize("window", [LAPTOP, PHONE])
def test_a_double_click_decides_nothing(new_person: NewContext, serving: Serving, window: ViewportSize) -> None:
    """The second click of one on "On to game 2" would fall on what comes there: Allow, or "Always allow"."""
    page = new_person(viewport=window).new_page()
    match = Prepared("toscana", PAIR, ENDED_BY_THE_DECIDER)
    seat, action = match.play_until(lambda state: len(state.position.finished) == 1)
    show(page, serving, match, seat)
    lay(page, action)
    expect(page.locator("[data-go-on]")).to_be_visible()
    for part in (0.2, 0.5, 0.8):  # wherever on it
        page.wait_for_timeout(500)  # until no press before it shields anything
        expect(page.locator("[data-shield]")).to_have_count(0)
        page.locator("[data-go-on]").evaluate(DOUBLE_CLICK, part)
        expect(page.locator("[data-allow]")).to_be_enabled()
        expect(page.get_by_role("switch", name=say("toscana-veto-never"))).not_to_be_checked()
        page.wait_for_timeout(500)
        expect(page.locator("[data-shield]")).to_have_count(0)
        page.locator(".game").click()  # the count once more
        expect(page.locator("[data-go-on]")).to_be_visible()
    page.wait_for_timeout(500)
    page.locator("[data-go-on]").click()
    page.locator("[data-allow]").click()
    expect(page.locator("[data-allow]")).to_have_count(0)


def test_the_drawer_is_closed_in_every_way(new_person: NewContext, serving: Serving) -> None:
    page = new_person(viewport=TABLET).new_page()
    match = Prepared("tomoko", PAIR)
    show(page, serving, match, match.state.position.turn)
    drawer = page.get_by_role("dialog", name=say("web-log"))
    closings: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: drawer.get_by_role("button", name=say("web-close")).click(),
        lambda: page.mouse.click(40, 600),
    ]
    for close in closings:
        page.get_by_role("button", name=say("web-menu"), exact=True).click()
        expect(drawer).to_be_visible()
        close()
        expect(drawer).to_have_count(0)
    page.locator(Tomoko.asked).first.click()  # nothing lies over the board any more
    expect(page.locator("[data-push]")).to_be_visible()


def test_a_drawer_beside_the_table_is_put_away_for_good(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    show(page, serving, Prepared("tomoko", PAIR))
    beside = page.get_by_role("complementary", name=say("web-log"))
    beside.get_by_role("button", name=say("web-close")).click()
    expect(beside).to_have_count(0)
    page.reload()
    expect(page.locator(BOARD).first).to_be_visible()
    expect(beside).to_have_count(0)
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    expect(beside).to_be_visible()
