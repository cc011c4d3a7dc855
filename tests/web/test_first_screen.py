"""The first screen: languages, settings, look, size, and what it asks for."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext, Watch
from tests.web.serving import Serving
from tests.web.settling import resize, settle
from tests.web.words import LANGUAGES, say

GAMES = ("Tóncc", "Toscana", "Totsa!", "Tomoko")
LOCALE = {"en": "en-GB", "it": "it-IT", "fr": "fr-CA", "de": "de-CH", "ru": "ru-RU"}
CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
MOST_SCRIPT = 54_000  # bytes, compressed, on the first page: 51,344 are there, and 60,000 were promised


@pytest.mark.parametrize("language", LANGUAGES)
def test_speaks_the_language_of_the_browser(new_person: NewContext, serving: Serving, language: str) -> None:
    page = new_person(locale=LOCALE[language]).new_page()
    page.goto(serving.address)
    expect(page.get_by_text(say("web-welcome", language))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    for game in GAMES:
        name = say("totsa-name", language) if game == "Totsa!" else game
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        expect(page.get_by_role("button", name=f"{say('web-play-now', language)} {name}")).to_be_enabled()


def test_speaks_english_to_whoever_else_comes(new_person: NewContext, serving: Serving) -> None:
    page = new_person(locale="ja-JP").new_page()
    page.goto(serving.address)
    expect(page.get_by_text(say("web-welcome", "en"))).to_be_visible()


def test_keeps_settings(at_home: Page) -> None:
    page = at_home
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("radio", name=say("web-theme-dark", "de")).check()
    page.get_by_role("switch", name=say("web-sound", "de")).uncheck()
    page.get_by_role("button", name=say("web-close", "de")).click()
    page.reload()
    expect(page.get_by_text(say("web-welcome", "de"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=say("web-settings", "de")).click()
    expect(page.get_by_label(say("web-name", "de"))).to_have_value("Ada")
    expect(page.get_by_role("switch", name=say("web-sound", "de"))).not_to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_follows_the_light_of_the_system(new_person: NewContext, serving: Serving, scheme: str) -> None:
    page = new_person(color_scheme=scheme).new_page()
    page.goto(serving.address)
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)


def test_stands_still_for_who_wants_less_motion(new_person: NewContext, serving: Serving) -> None:
    page = new_person(reduced_motion="reduce").new_page()
    page.goto(serving.address)
    expect(page.get_by_role("heading", name="Tomoko")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0


def test_has_a_strict_policy_and_the_right_caches(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    with page.expect_response(lambda answer: "/assets/" in answer.url) as asset:
        answer = page.goto(serving.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # WebAssembly, for tables in the browser; no eval
    assert policy.count("unsafe") == 1
    assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in asset.value.headers["cache-control"]
    assert asset.value.headers["content-encoding"] in ("br", "gzip")


def test_is_small(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.__setitem__(answer.url, int(answer.headers.get("content-length", 0))))
    page.goto(serving.address, wait_until="networkidle")
    scripts = {url: size for url, size in sizes.items() if url.endswith(".js")}
    assert scripts
    assert sum(scripts.values()) <= MOST_SCRIPT
    assert not any("/totsa-" in url or "/toncc-" in url for url in scripts), "a game's code came too early"


def test_works_under_a_base_path(new_person: NewContext, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Serving(tmp_path_factory.mktemp("based"), "/play")
    server.start()
    try:
        page = new_person().new_page()
        page.goto(f"{server.address}/learn/tomoko")
        expect(page.get_by_role("heading", name="Tomoko", level=1)).to_be_visible()
        page.get_by_role("button", name="Play").click()
        page.wait_for_url(f"{server.address}/t/**")
        expect(page.get_by_role("button", name="Resign")).to_be_visible()
        page.close()
    finally:
        server.stop()


def test_says_that_there_is_nothing(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    page.goto(f"{serving.address}/replay?table=../x")
    expect(page.get_by_text(say("web-lost-title"))).to_be_visible()
    page.goto(f"{serving.address}/t/nosuchtable")
    expect(page.get_by_text(say("web-refused-no-such-table"))).to_be_visible()


@pytest.mark.parametrize("path", ["/nothing", "/t/a/b", "/a/b/c"])
def test_who_is_lost_finds_home(new_person: NewContext, serving: Serving, watch: Watch, path: str) -> None:
    watch.allowed.append("404")
    page = new_person().new_page()
    answer = page.goto(serving.address + path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_text(say("web-lost-title"))).to_be_visible()
    page.get_by_role("button", name=say("web-home")).click()
    expect(page.get_by_role("heading", name="Tocca")).to_be_visible()


def test_a_link_that_is_completed_opens_its_table(at_home: Page, serving: Serving) -> None:
    """In the same tab, where only the end of the address changes."""
    http = at_home.request
    token = http.post(f"{serving.address}/api/guests").json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    opened = http.post(f"{serving.address}/api/tables", data={"game": "tomoko"}, headers=headers).json()
    at_home.goto(f"{serving.address}/t/{opened['table']}")
    expect(at_home.get_by_text(say("web-refused-no-such-table"))).to_be_visible()
    at_home.goto(f"{serving.address}/t/{opened['table']}#{opened['play']}")
    expect(at_home.get_by_role("button", name=say("web-sit")).first).to_be_visible()


def test_a_link_that_is_none_is_told(at_home: Page) -> None:
    at_home.get_by_label(say("web-join-label")).fill("https://example.org/")
    at_home.get_by_role("button", name=say("web-join-go")).click()
    expect(at_home.get_by_role("alert")).to_have_text(say("web-join-bad"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_begun_without_scrolling(new_person: NewContext, serving: Serving, language: str) -> None:
    page = new_person(locale=LOCALE[language]).new_page()
    page.goto(serving.address)
    expect(page.locator(".rival").nth(3)).to_be_visible()
    for size in ((844, 390), (390, 844), (1366, 768)):
        resize(page, size)
        settle(page)
        for number in range(4):
            expect(page.locator(".go").nth(number)).to_be_in_viewport(ratio=1)
        cut = page.locator(".rival-level").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1)"
        )
        assert cut == [], f"the level is cut at {size}"
