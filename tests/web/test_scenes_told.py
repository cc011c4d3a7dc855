"""Reveals and endings: first the scene, then the words; skippable, and never for those who want no motion."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewContext
from tests.web.players import OVER, Totsa, first_to_see
from tests.web.prepared import Prepared
from tests.web.reacting import Appeared, Reaction
from tests.web.scenes.stage import FOUR, PAIR, show
from tests.web.scenes.tomoko import push
from tests.web.scenes.toncc import before_joint_move, joint_move
from tests.web.scenes.toscana import lay
from tests.web.scenes.totsa import lies_on_the_field, with_cards
from tests.web.serving import Serving
from tests.web.settling import resize
from tests.web.tables import BOARD, open_drawer, play_now
from tests.web.words import say

MOVING = {"reduced_motion": "no-preference"}


def test_heads_turn_before_anything_is_told(new_person: NewContext, serving: Serving) -> None:
    page = new_person(**MOVING).new_page()
    before_joint_move(page, serving, lambda position: bool(position.last.conquests))
    skipped = Reaction(page, "[data-heads]", SKIP)
    page.locator("[data-lock]").click()
    assert skipped.result() == {"before": ["[data-heads]"], "after": [".recap"]}


# What is there when the Heads turn, and after Escape.
SKIP = """async () => {
    const there = () => ['[data-heads]', '.recap'].filter(one => document.querySelector(one))
    const before = there()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await new Promise(done => setTimeout(done))
    return { before, after: there() }
}"""


def test_without_motion_the_heads_are_simply_there(new_person: NewContext, serving: Serving) -> None:
    page = new_person(reduced_motion="reduce").new_page()
    joint_move(page, serving, lambda position: bool(position.last.conquests))
    expect(page.locator(".recap")).to_be_visible()
    expect(page.locator("[data-heads]")).to_have_count(0)


def test_the_shout_fills_the_screen_and_the_result_waits(new_person: NewContext, serving: Serving) -> None:
    page = new_person(**MOVING).new_page()
    show(page, serving, with_cards(lambda now: now.phase == "gap" and now.has_aim(0), simple=True))
    appeared, skipped = Appeared(page, SHOUT, OVER), Reaction(page, SHOUT, FILLS)
    page.locator("[data-shout]").click()
    assert skipped.result(), "the shout is smaller than the screen"
    expect(page.locator(OVER)).to_have_text(say("web-you-win"))
    assert appeared.order == [[SHOUT], [OVER]]


SHOUT = "[data-shouted]"
# Whether it does; it is there until it is pressed.
FILLS = """shout => {
    const { width, height } = shout.getBoundingClientRect()
    shout.click()
    return width >= innerWidth && height >= innerHeight
}"""


def test_a_town_grows_before_the_result(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("toscana", PAIR, veto=False, games=1)
    seat, action = match.play_until(lambda state: state.outcome is not None)
    page, calm = new_person(**MOVING).new_page(), new_person().new_page()
    show(page, serving, match, seat)
    match.come(calm, serving, 1 - seat)
    appeared, calmly = (Appeared(one, "[data-building]", OVER) for one in (page, calm))
    lay(page, action)
    expect(page.locator(OVER)).to_be_visible()
    assert appeared.order == [["[data-building]"], [OVER]]
    expect(page.locator("[data-building]")).to_have_count(sum(page_scores(page)))
    expect(calm.locator(OVER)).to_be_visible()
    assert calmly.order == [["[data-building]", OVER]], "without motion everything is there at once"
    skipped = Reaction(page, "[data-skip]")
    page.get_by_role("button", name=say("toscana-count-again")).click()
    skipped.result()
    expect(page.locator(OVER)).to_be_visible()


def page_scores(page: Page) -> list[int]:
    return [int(one) for one in page.locator(".count strong").all_inner_texts()]


def test_a_pattern_lifts_off_the_board_before_the_result(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("tomoko", FOUR)
    seat, action = match.play_until(lambda state: state.outcome is not None)
    page, calm = new_person(**MOVING).new_page(), new_person().new_page()
    show(page, serving, match, seat)
    match.come(calm, serving, (seat + 1) % 4)
    appeared, calmly = (Appeared(one, "[data-lift]", "div.win", OVER) for one in (page, calm))
    push(page, action)
    for one in (page, calm):
        expect(one.locator(OVER)).to_be_visible()
    assert appeared.order[0] == ["[data-lift]"]
    assert [what for some in appeared.order[1:] for what in some].count(OVER) == 1
    assert "[data-lift]" not in [what for some in calmly.order for what in some]
    expect(page.locator("[data-lift]")).to_have_count(0)


def test_moves_are_listed_when_their_scene_is_over(new_person: NewContext, serving: Serving) -> None:
    page = new_person(**MOVING).new_page()
    match = Prepared("toncc", FOUR[:3])
    seat, action = match.play_until(lambda state: bool(state.position.last and state.position.last.conquests))
    show(page, serving, match, seat)
    page.locator(f"[data-movement='{action[-1]}']").click()
    page.evaluate(LISTED)
    page.locator("[data-lock]").click()
    expect(page.locator(".recap")).to_be_visible()
    expect(page.locator("#tab-panel li").filter(has_text=NUMBERED)).to_have_count(len(FOUR[:3]))
    assert page.evaluate("window.early") == 0, "the list told of the Heads while they turned"


NUMBERED = re.compile(r"\d$")
# The most Heads that were listed with their numbers while the Heads turned.
LISTED = """() => {
    window.early = 0
    new MutationObserver(() => {
        if (!document.querySelector('[data-heads]')) return
        const told = [...document.querySelectorAll('#tab-panel li')].filter(one => /\\d$/.test(one.textContent.trim()))
        window.early = Math.max(window.early, told.length)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def test_marbles_rain_only_for_those_who_won(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("tomoko", PAIR)
    match.lay_into(serving)
    pages = [new_person(**MOVING).new_page() for _ in PAIR]
    for seat, page in enumerate(pages):
        match.come(page, serving, seat)
    pages[0].get_by_role("button", name=say("web-resign")).click()
    pages[0].get_by_role("dialog").get_by_role("button", name=say("web-resign")).click()
    for page in pages:
        expect(page.locator("div.win")).to_be_visible()
    expect(pages[0].locator(".drops")).to_have_count(0)
    expect(pages[1].locator(".drops")).to_have_count(1)


def test_a_hand_that_comes_too_late_is_told_with_its_time(new_person: NewContext, serving: Serving) -> None:
    """On a phone, too."""
    match = with_cards(lies_on_the_field)
    match.lay_into(serving)
    ada, bo = new_person().new_page(), new_person(viewport=PHONE, has_touch=True).new_page()
    for seat, page in enumerate((ada, bo)):
        match.come(page, serving, seat)
        expect(page.locator(Totsa.race).first).to_be_visible()
    card = ada.locator("[data-dice]").get_attribute("data-dice")
    spot = bo.locator(f"[data-press='slap {card}']").get_attribute("data-spot")
    where = bo.locator(f"[data-spot='{spot}']").first.bounding_box()
    assert where is not None
    middle = [where["x"] + where["width"] / 2, where["y"] + where["height"] / 2]
    slapped = Reaction(bo, "[data-phase=gap]", SLAP_THERE % middle)
    ada.locator(f"[data-press='slap {card}']").click()
    expect(bo.locator("[data-phase=gap]")).to_be_visible()
    slapped.result()
    for page in (ada, bo):
        expect(page.locator(".photo li.late")).to_have_count(1)
        expect(page.locator(".photo li.late")).to_contain_text(say("totsa-photo-too-late"))
        expect(page.locator(".photo li.late .ms")).to_have_text(re.compile(r"^\d+ ms$"))
    expect(bo.locator("button.chip")).to_have_attribute("aria-label", re.compile("too late$"))
    assert first_to_see(".photo li.own", Totsa(bo)).page is bo


# A finger that was on its way when somebody else's came down.
SLAP_THERE = """() => {
    const hit = document.elementFromPoint(...%s)
    hit.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
}"""


def test_a_veto_is_explained_to_the_one_it_hits(new_person: NewContext, serving: Serving) -> None:
    match = Prepared("toscana", PAIR)
    match.lay_into(serving)
    pages = [new_person().new_page() for _ in PAIR]
    for seat, page in enumerate(pages):
        match.come(page, serving, seat)
    pages[1].locator("[data-veto]").click()
    expect(pages[0].locator("[data-explained]")).to_have_text(say("toscana-veto-explained"))
    expect(pages[1].locator("[data-explained]")).to_have_count(0)


# What a bot's remark lies over when it comes, of the result and its buttons.
REMARKED = """() => new MutationObserver(() => {
    const remark = document.querySelector('[data-remark]')?.getBoundingClientRect()
    if (!remark || window.under) return
    const covered = ({ left, top, right, bottom }) =>
        left < remark.right && right > remark.left && top < remark.bottom && bottom > remark.top
    const told = [...document.querySelectorAll('header, .result .words, .result .button')]
    window.under = told.filter(one => covered(one.getBoundingClientRect())).map(one => one.textContent)
}).observe(document.body, { childList: true, subtree: true })"""


def test_bots_remark_on_the_end_unless_they_are_silenced(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    play_now(page, serving, "tomoko")
    remark = page.locator("[data-remark]")
    resize(page, PHONE)
    page.evaluate(REMARKED)
    open_drawer(page)
    give_up(page)
    expect(remark).to_be_visible()
    assert page.evaluate("window.under") == [], "a remark lies over what is to be read or pressed"
    resize(page, DESKTOP)
    page.get_by_role("button", name=say("web-rematch"), exact=True).click()
    expect(remark).to_have_count(0)
    page.get_by_role("button", name=say("web-settings"), exact=True).first.click()
    page.get_by_role("switch", name=say("web-remarks")).uncheck()
    page.keyboard.press("Escape")
    page.reload()  # it is remembered
    expect(page.locator(BOARD).first).to_be_visible()
    give_up(page)
    expect(page.locator(OVER)).to_be_visible()
    expect(remark).to_have_count(0)


def give_up(page: Page) -> None:
    page.get_by_role("button", name=say("web-resign")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-resign")).click()
    expect(page.locator(OVER)).to_be_visible()
