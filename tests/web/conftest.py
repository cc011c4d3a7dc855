"""The built client in a real Chromium, against the real server. Every page is watched: no errors, nothing foreign."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, expect

import tocca
from tests.web.serving import Serving

BUILT = Path(tocca.__file__).parent / "web" / "index.html"
CHROMIUM = "/usr/bin/chromium"  # Debian's
# Every new window would load two pages for an address bar that nobody sees: three quarters of what a context costs.
NO_POPUPS = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds; on a busy machine everything takes longer
expect.set_options(timeout=PATIENCE)

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": ["--no-sandbox", NO_POPUPS]}


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server that most tests share."""
    assert BUILT.exists(), "build the client first: cd web && npm ci && npx vite build"
    server = Serving(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test, to be stopped and started at will."""
    server = Serving(tmp_path)
    server.start()
    yield server
    server.stop()


class Watch:
    """What went wrong in the pages of a test. `allowed`: parts of messages that are expected there."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.allowed: list[str] = []
        self.own: set[str] = set()

    def context(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:", "http://127.0.0.1:")):
            self.wrong.append(f"foreign: {request.url}")

    def list_unexpected(self) -> list[str]:
        return [one for one in self.wrong if not any(part in one for part in self.allowed)]


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    assert watching.list_unexpected() == []


@pytest.fixture
def new_person(browser: Browser, watch: Watch) -> Iterator[NewContext]:
    """Somebody with a browser of their own: a context that is watched and closed."""
    made: list[BrowserContext] = []

    def person(**how: Any) -> BrowserContext:
        defaults: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**{**defaults, **how})
        context.set_default_timeout(PATIENCE)
        watch.context(context)
        made.append(context)
        return context

    yield person
    for context in made:
        context.close()


@pytest.fixture
def at_home(new_person: NewContext, serving: Serving) -> Page:
    """A page on the first screen."""
    page = new_person().new_page()
    page.goto(serving.address)
    return page
