"""Somebody who has never heard of a game, given only the first page, gets through its lesson and into the first match.

The newcomer does only what the page says: tries something that lights up and, when told that it is wrong, asks to be
shown. Each language in CI, once on a phone or a desk; `make soak` tries all games in all languages on both, to the end.
"""

import itertools
import os
import re
from itertools import count
from math import gcd

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewContext
from tests.web.fitting import SIZES
from tests.web.players import PEOPLE, Person, play_out
from tests.web.serving import Serving
from tests.web.settling import resize
from tests.web.tables import GAMES, READY, be_ready
from tests.web.test_access import violations
from tests.web.test_first_screen import LOCALE
from tests.web.words import LANGUAGES, say
from tocca.practice import read_lessons, read_puzzles

WHOLE = os.environ.get("TOCCA_SOAK") == "1"
SOME = [
    ("tomoko", "en", "desk"), ("toncc", "de", "phone"), ("toscana", "fr", "desk"), ("totsa", "ru", "phone"),
    ("tomoko", "it", "phone"),
]  # fmt: skip
ALL = list(itertools.product(GAMES, LANGUAGES, ("desk", "phone")))
PRAISE = "[data-testid=praise]"
MISTAKE = "[data-testid=mistake]"
PROMPT = "[data-testid=prompt]"
ASKED = "[data-asked]"
ANSWERED = f"{PRAISE}, {MISTAKE}"
LIT = (".held [data-hand]", ".ask", "[data-roll][aria-disabled=false]", "[data-shout][aria-disabled=false]")
CONFIRM = "[data-lock], [data-lay], [data-push]"


def answer(person: Person, shown: str) -> None:
    """Do what the page has shown: press what has that name, or confirm what it tries out for us."""
    page = person.page
    kind, _, rest = shown.partition(" ")
    special = {"roll": "[data-roll]", "totsa!": "[data-shout]", "veto": "[data-veto]", "hand": f"[data-hand='{rest}']"}
    if kind == "slap":
        dice = page.locator("[data-dice]").get_attribute("data-dice")
        person.press(page.locator(f"[data-press='slap {dice}']"))
    elif kind in special:
        person.press(page.locator(special[kind]))
    elif page.locator(f"[data-press='{shown}']").count():
        person.press(page.locator(f"[data-press='{shown}']"))
    elif kind == "claim":
        person.press(page.locator(f"button[data-card='{rest}']"))
    else:
        person.press(page.locator(CONFIRM))


def tries(person: Person) -> None:
    """Something that lights up, right or wrong."""
    page = person.page
    expect(page.locator(", ".join((*LIT, "[data-press]", person.asked))).first).to_be_visible()  # the board comes later
    for what in LIT:
        if person.sees(what):
            return person.press(page.locator(what).first)
    if person.sees("[data-press]"):
        return person.press(person.any_of("[data-press]"))
    return person.act()


def take_step(person: Person) -> None:
    """One step of the lesson, until it is praised."""
    page = person.page
    for _ in range(6):
        expect(page.locator(f"{PRAISE}, {PROMPT}").first).to_be_visible()
        if person.sees(PRAISE):
            return
        asked = page.locator(ASKED).get_attribute("data-asked")
        tries(person)
        expect(page.locator(f"{ANSWERED}, {ASKED}:not([data-asked='{asked}'])").first).to_be_visible()
        if person.sees(MISTAKE):
            assert page.locator(MISTAKE).inner_text().strip()
            person.press(page.get_by_role("button", name=say("learn-show", language_of(page))))
            answer(person, page.locator("[data-shown]").get_attribute("data-shown") or "")
            expect(page.locator(MISTAKE)).to_have_count(0)
    raise AssertionError("this step never ends")


def language_of(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


@pytest.mark.parametrize(("game", "language", "device"), ALL if WHOLE else SOME)
def test_a_newcomer_learns_and_plays(
    new_person: NewContext, serving: Serving, game: str, language: str, device: str
) -> None:
    phone = device == "phone"
    size = PHONE if phone else DESKTOP
    page = new_person(locale=LOCALE[language], viewport=size, has_touch=phone).new_page()
    page.goto(serving.address)
    page.get_by_role("link", name=say("web-learn", language)).and_(page.locator(f"[href$='/{game}']")).click()
    person = PEOPLE[game](page, touch=phone)
    steps = len(read_lessons(game))
    for number in range(1, steps + 1):
        expect(page.get_by_test_id("step")).to_have_text(say("learn-step", language, number=number, last=steps))
        take_step(person)
        if number == 2:  # left and taken up again
            page.reload()
            expect(page.get_by_test_id("step")).to_have_text(say("learn-step", language, number=3, last=steps))
            continue
        if number < steps:
            person.press(page.get_by_role("button", name=say("learn-next", language), exact=True))
    person.press(page.get_by_role("button", name=say("learn-play", language)))
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+#[a-z0-9]+$"))
    expect(page.locator(f"{READY}, {person.asked}").first).to_be_visible()
    be_ready(page)
    if WHOLE:
        play_out(person)
    else:
        person.until_asked()
        person.act()


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day(new_person: NewContext, serving: Serving, game: str) -> None:
    """The same for everyone; solved alone it begins a streak, and with help it does not."""
    pages = [new_person(locale="de-DE", viewport=PHONE, has_touch=True).new_page() for _ in range(2)]
    shown = []
    for page, helped in zip(pages, (False, True), strict=True):
        page.goto(f"{serving.address}/learn/{game}")
        page.get_by_role("link", name=say("web-puzzle", "de")).click()
        person = PEOPLE[game](page, touch=True)
        expect(page.locator(PROMPT)).to_be_visible(timeout=90_000)  # after what is to be remembered
        shown.append(page.locator(PROMPT).inner_text())
        assert page.evaluate(OUTSIDE) == []
        answers = answers_of(page, game)
        for number, text in enumerate(answers):
            if helped or CONFIRMED.get(game):
                person.press(page.get_by_role("button", name=say("learn-show", "de")))
                expect(page.locator("[data-shown]")).to_have_attribute("data-shown", text)
            answer(person, text)
            if number < len(answers) - 1:
                expect(page.locator(ASKED)).to_have_attribute("data-asked", str(number + 1))
                expect(page.locator(PROMPT)).to_be_visible()
        expect(page.locator(PRAISE)).to_be_visible()
        expect(page.get_by_test_id("streak")).to_have_count(0 if helped or CONFIRMED.get(game) else 1)
    assert shown[0] == shown[1]
    page.get_by_role("button", name=say("learn-another", "de")).click()
    expect(page.locator(PRAISE)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_its_window(new_person: NewContext, serving: Serving, game: str) -> None:
    page = new_person(locale="de-DE", bypass_csp=True).new_page()
    page.goto(f"{serving.address}/lesson/{game}")
    wrong = []
    steps = len(read_lessons(game))
    for number in range(steps):
        expect(page.get_by_test_id("step")).to_have_text(say("learn-step", "de", number=number + 1, last=steps))
        expect(page.locator(".board [role=group]").first).to_be_visible()
        expect(page.locator("[data-needed=player], [data-needed=score]").first).to_be_visible()  # parts come in turn
        for size in SIZES:
            resize(page, size)
            wrong += [f"{number} {size}: {one}" for one in page.evaluate(OUTSIDE)]
        if number == 0:
            for light in ("light", "dark"):
                page.emulate_media(color_scheme=light)
                expect(page.locator(f":root[data-theme={light}]")).to_be_visible()
                wrong += [f"{light}: {one}" for one in violations(page)]
        if number < steps - 1:
            page.get_by_role("button", name=say("learn-skip", "de")).click()
    assert not wrong, "\n".join(wrong)


# Here an answer is tried out on the board and confirmed, and the test has no hands for that but the page's own help.
CONFIRMED = {"toncc": True, "toscana": True, "tomoko": True}


def answers_of(page: Page, game: str) -> list[str]:
    """The answers of the puzzle that the page shows today."""
    day: int = page.evaluate("Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000)")
    puzzles = read_puzzles(game)
    step = next(step for step in count(97) if gcd(step, len(puzzles)) == 1)
    return [ask.expect[0] for ask in puzzles[day * step % len(puzzles)].asks]


# The page does not scroll, and the words and the board are whole and of a useful size.
OUTSIDE = """() => {
    const wrong = []
    const page = document.documentElement
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) wrong.push('the page scrolls')
    for (const one of ['.say', '.board']) {
        const { left, top, right, bottom, width, height } = document.querySelector(one).getBoundingClientRect()
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${one} is cut`)
        if (one === '.board' && (width < 240 || height < 240)) wrong.push(`the board is ${width} x ${height}`)
    }
    const say = document.querySelector('.say')
    if (say.scrollHeight > say.clientHeight + 1) wrong.push('the words scroll')
    return wrong
}"""
