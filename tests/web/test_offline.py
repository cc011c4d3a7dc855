"""Without a server, in a real Chromium: the static app under some path, then no network at all."""

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from scripts.static_app import write_app

from tests.web.conftest import NewContext, Watch
from tests.web.players import OVER, PEOPLE, Person, play_out
from tests.web.serving import Serving
from tests.web.tables import BOARD, GAMES, SHORT, agree, be_ready, sit_beside
from tests.web.test_hot_seat import TonccAtOneDevice
from tests.web.test_newcomer import take_step
from tests.web.words import say
from tocca.server import room
from tocca.server.room.events import decode

PATIENCE = 120_000  # milliseconds: on a busy machine Python takes its time to start
LEVEL = "level-3"
LOCAL = re.compile(r"[?/]t/local[a-z0-9]+$")
SETTINGS = f"localStorage.setItem('tocca.settings', JSON.stringify({{rivals: {dict.fromkeys(GAMES, LEVEL)}}}))"
FASTER = "import tocca.server.live.bots as bots; bots.PACE = (0.0, 0.0)"
STORED = """async table => {
    const opening = indexedDB.open('tocca')
    const database = await new Promise(done => opening.onsuccess = () => done(opening.result))
    const all = name => new Promise(done => {
        const asked = database.transaction(name).objectStore(name).getAll(IDBKeyRange.bound([table], [table, []]))
        asked.onsuccess = () => done(asked.result)
    })
    return { events: await all('events'), records: await all('records') }
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A static server as plain as they come: no compression, no headers, no fallback page."""

    def log_message(self, *_: Any) -> None:
        pass


class Site:
    """The static app on a server, deep in some folder."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Quiet, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/some/where/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    write_app(tmp_path / "some" / "where")
    found = Site(tmp_path)
    yield found
    found.stop()


def make_available(page: Page) -> None:
    page.get_by_role("button", name=say("offline-make")).click()
    page.get_by_role("button", name=say("offline-start")).click()
    expect(page.get_by_text(say("offline-ready"))).to_be_visible(timeout=PATIENCE)


def go_offline(context: BrowserContext, watch: Watch) -> None:
    context.set_offline(True)
    watch.allowed += ["net::ERR_"]  # of requests that can't be answered now


def hurry(page: Page) -> None:
    """Bots take no time to be followed; they think as long as ever."""
    expect(page.locator(f"{BOARD}, {OVER}, .curtain").first).to_be_visible(timeout=PATIENCE)
    for worker in page.workers:
        worker.evaluate("code => { self.name || self.pyodide.runPython(code) }", FASTER)


def play_halfway_and_reload(person: Person) -> None:
    for _ in range(3):
        person.until_asked()
        if person.done:
            return
        person.move()
    person.page.reload()
    hurry(person.page)


def check_record(page: Page) -> None:
    """What is stored replays on a server to the very record that the browser made."""
    table = page.url.rpartition("t/")[2]
    stored = page.evaluate(STORED, table)
    replayed = room.replay(decode(event.encode()) for event in stored["events"])
    assert [room.write_record(replayed)] == stored["records"]


def test_all_games_without_a_network(site: Site, new_person: NewContext, watch: Watch) -> None:
    context = new_person(service_workers="allow")
    page = context.new_page()
    page.goto(site.address)
    make_available(page)
    page.evaluate(SETTINGS)
    page.reload()  # which reads them
    site.stop()
    go_offline(context, watch)
    for game in GAMES:
        agree(page, site, game, SHORT[game])
        page.get_by_role("button", name=say("web-against-bots")).click()
        page.wait_for_url(LOCAL, timeout=PATIENCE)
        hurry(page)
        be_ready(page)
        person = PEOPLE[game](page)
        play_halfway_and_reload(person)
        play_out(person)
        check_record(page)
    page.locator(".result [aria-haspopup=dialog]").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("web-download")).click()
    assert Path(saved.value.path()).read_text(encoding="utf-8").startswith("tocca record")
    page.keyboard.press("Escape")
    page.get_by_role("link", name=say("web-replay")).click()
    expect(page.locator(BOARD).first).to_be_visible(timeout=PATIENCE)
    analyse_and_play_on(page)
    play_at_one_device(page, site)
    take_a_lesson(page, site)


def analyse_and_play_on(page: Page) -> None:
    """The match on the page is explained by this browser, and goes on from its first moment at another table here."""
    table = page.url
    page.get_by_role("button", name=say("web-analyse")).click()
    expect(page.get_by_role("img", name=say("analysis-graph"))).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text(say("analysis-here"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Play on from here as ")).click()
    page.wait_for_url(LOCAL, timeout=PATIENCE)
    expect(page.locator(BOARD).first).to_be_visible(timeout=PATIENCE)
    assert page.url != table


def take_a_lesson(page: Page, site: Site) -> None:
    """The first steps of a lesson, whose answers are judged by the same Python."""
    page.goto(site.address)
    page.get_by_role("link", name=say("web-learn")).and_(page.locator("[href$='/tomoko']")).click()
    expect(page.get_by_test_id("step")).to_be_visible(timeout=PATIENCE)
    person = PEOPLE["tomoko"](page)
    take_step(person)
    person.press(page.get_by_role("button", name=say("learn-next"), exact=True))
    take_step(person)


def play_at_one_device(page: Page, site: Site) -> None:
    agree(page, site, "toncc", {"challenges": 1})
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("you", exact=True)).to_be_visible(timeout=PATIENCE)  # Python may have to start first
    for name in ("Bo", "Cy"):
        sit_beside(page, name)
    expect(page.get_by_text(say("offline-local"))).to_be_visible()
    page.get_by_role("button", name="Start").click()
    play_out(TonccAtOneDevice(page))
    check_record(page)


def test_a_page_whose_server_is_gone_offers_to_play_here(
    own_serving: Serving, new_person: NewContext, watch: Watch
) -> None:
    context = new_person(service_workers="allow")
    page = context.new_page()
    page.goto(own_serving.address)
    make_available(page)
    own_serving.stop()
    watch.allowed += ["net::ERR_"]
    page.goto(own_serving.address)
    page.get_by_role("button", name=f"Play {GAMES['tomoko']}").click()
    page.get_by_role("dialog").get_by_role("button", name=say("offline-here")).click()
    page.wait_for_url(LOCAL, timeout=PATIENCE)
    expect(page.locator(BOARD).first).to_be_visible(timeout=PATIENCE)


def test_a_download_that_is_cut_off_goes_on(site: Site, new_person: NewContext, watch: Watch) -> None:
    page = new_person(service_workers="allow").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith(".bin") else None)
    watch.allowed += ["net::ERR_"]

    def cut_off(route: Any) -> None:
        route.abort() if len(asked) > 6 else route.continue_()

    page.route("**/*.bin", cut_off)
    page.goto(site.address)
    page.get_by_role("button", name=say("offline-make")).click()
    page.get_by_role("button", name=say("offline-start")).click()
    expect(page.get_by_text(say("offline-broken"))).to_be_visible(timeout=PATIENCE)
    arrived = set(asked[:6])
    page.unroute("**/*.bin")
    asked.clear()
    page.get_by_role("button", name=say("offline-go-on")).click()
    expect(page.get_by_text(say("offline-ready"))).to_be_visible(timeout=PATIENCE)
    assert asked
    assert not arrived & set(asked)


def test_the_scratchpad_runs_python_and_draws(site: Site, new_person: NewContext) -> None:
    page = new_person().new_page()
    page.goto(f"{site.address}?scratchpad")
    page.get_by_role("button", name="Run").click()
    expect(page.get_by_text("Outcome(winners=")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Draw the board").click()
    page.get_by_label("Python code").press("Shift+Enter")
    expect(page.get_by_role("img", name="The board")).to_be_visible()
