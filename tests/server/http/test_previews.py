"""What a link shows of its page: the game, in the reader's language, and nothing of who plays or how it stands."""

import asyncio
import re
from collections.abc import Iterator
from html import unescape

import pytest

from tests.server.http.test_http import get
from tests.server.process import Nursery, Server
from tocca.client import connect, open_table
from tocca.server.http.app import WEB
from tocca.server.http.previews import LinkPreview, add_preview, choose_language, describe, find_origin

PAGE = '<head>\n    <meta name="description" content="old" />\n    <title>Tocca</title>\n  </head>'


def read_tags(html: str) -> dict[str, str]:
    """The tags of a preview, and the title."""
    tags = {name: unescape(text) for name, text in re.findall(r'<meta property="([a-z:_]+)" content="([^"]*)"', html)}
    title = re.search("<title>(.*)</title>", html)
    assert title is not None
    return {**tags, "title": unescape(title[1])}


@pytest.mark.parametrize(("kind", "language", "title"), [
    ("learn", "en", "Rules · Toscana · Tocca"),
    ("puzzle", "de", "Aufgabe des Tages · Toscana · Tocca"),
    ("t", "en", "Toscana · Tocca"),
    ("replay", "en", "Replay · Toscana · Tocca"),
])  # fmt: skip
def test_a_page_is_told_by_its_kind_and_game(kind: str, language: str, title: str) -> None:
    tags = read_tags(add_preview(PAGE, LinkPreview(kind, "toscana", language), "https://x.org/", "preview-toscana.png"))
    assert (tags["title"], tags["og:title"]) == (title, title)
    assert tags["og:image"] == "https://x.org/preview-toscana.png"
    assert ("og:url" in tags) == (kind in ("learn", "puzzle"))  # the others would lose their key


def test_every_text_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tocca.server.http.previews.describe", lambda _: ('"><script>', "<b>&"))
    html = add_preview(PAGE, LinkPreview("t", "", "en"), 'https://x"y/', "p.png")
    assert "<script>" not in html
    assert "<b>" not in html
    assert 'x"y' not in html
    assert read_tags(html)["og:title"] == '"><script>'


def test_a_game_that_nobody_knows_has_the_general_preview() -> None:
    assert describe(LinkPreview("learn", "nothing", "en"))[0] == "Tocca"


def test_the_language_is_one_of_ours() -> None:
    assert choose_language("ja, de-CH;q=0.8, en") == "de"
    assert choose_language("") == "en"
    assert choose_language("<script>") == "en"


def test_the_address_is_the_hosts_or_the_requests() -> None:
    assert find_origin("https://games.example.org/tocca", "http", "evil.example") == "https://games.example.org"
    assert find_origin("", "http", "127.0.0.1:8642") == "http://127.0.0.1:8642"
    assert find_origin("", "http", "[::1]:8642") == "http://[::1]:8642"
    assert find_origin("", "http", 'a"><script>') == ""
    assert find_origin("", "javascript", "a") == ""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("previews"), nursery) as server:
        yield server


@pytest.mark.skipif(not (WEB / "index.html").exists(), reason="the client is not built")
def test_of_a_table_only_its_game_is_told(site: Server) -> None:
    async def sit_down() -> str:
        opened = await open_table(site.url, "toscana")
        async with connect(site.url, opened.table, opened.play, token=opened.token) as me:
            await me.sit(0, "Secret Ada")
        return opened.table

    table = asyncio.run(sit_down())
    pages = [get(f"{site.url}{path}")[2].decode() for path in (f"/t/{table}", f"/replay?table={table}&match=1")]
    for html in pages:
        tags = read_tags(html)
        assert "Toscana" in tags["og:title"]
        assert tags["og:image"] == f"{site.url}/preview-toscana.png"
        assert "Ada" not in html
        assert table not in html
    status, headers, picture = get(f"{site.url}/preview-toscana.png")
    assert (status, headers["content-type"], picture[:4]) == (200, "image/png", b"\x89PNG")
    unknown = get(f"{site.url}/t/nosuchtable")[2].decode()
    assert read_tags(unknown)["og:title"] == "Tocca"
    headers = get(f"{site.url}/")[1]
    assert (headers["cache-control"], headers["vary"]) == (
        "no-cache",
        "Accept-Encoding",
    )  # a service worker must find it
