"""What reaches the app from outside: which pages may open a WebSocket, which requests are taken, what is cached."""

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Request

from tests.server.process import PATIENCE, Nursery, Server
from tests.server.raw import Raw
from tocca.server.http.client_files import StaticFile, _load_file
from tocca.server.http.websocket import _is_origin_allowed
from tocca.server.settings import Settings


def may_open(origin: str | None, *hosts: str, **settings: Any) -> bool:
    """Whether a page of that origin may open a WebSocket here."""
    headers = [(b"host", host.encode()) for host in hosts]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    return _is_origin_allowed({"headers": headers}, Settings(**settings))


@pytest.mark.parametrize("name", ["127.0.0.1:8642", "localhost:8642", "[::1]:8642", "192.168.1.7", "games.local", "pc"])
def test_a_page_of_this_machine_may(name: str) -> None:
    assert may_open(f"http://{name}", name)
    assert may_open(None, name)  # no browser
    assert not may_open(f"http://{name}", "127.0.0.2")
    assert not may_open(f"ftp://{name}", name)


def test_a_name_that_leads_here_is_not_ours() -> None:
    """DNS rebinding: the browser believes to talk to the attacker's own server."""
    assert not may_open("http://evil.example", "evil.example")
    assert may_open("http://games.example", "games.example", host="games.example")


@pytest.mark.parametrize("public", ["https://games.example.org", "https://games.example.org/games/"])
def test_behind_a_proxy_the_public_address_counts(public: str) -> None:
    """Also if the proxy rewrites Host, and if the address has a path."""
    assert may_open("https://games.example.org", "127.0.0.1:8642", public_url=public)
    assert not may_open("http://games.example.org", "games.example.org", public_url=public)  # another scheme
    assert not may_open("http://127.0.0.1:8642", "127.0.0.1:8642", public_url=public)
    assert may_open("http://app.example", "x", public_url=public, origins="http://app.example, http://b.example")


def test_doubled_and_empty_headers() -> None:
    assert not may_open("http://localhost", "evil.example", "localhost")
    assert not may_open("null", "")
    assert not may_open("http://", "")
    assert not may_open("", "localhost")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("edge"), nursery) as server:
        yield server


def ask(site: Server, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", site.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body or None, {name.replace("_", "-"): text for name, text in headers.items()})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def test_head_is_get_without_a_body(site: Server) -> None:
    for path in ("/healthz", "/api/games"):
        status, headers, body = ask(site, "HEAD", path)
        assert (status, body) == (200, b"")
        assert int(headers["content-length"]) == len(ask(site, "GET", path)[2])


@pytest.mark.parametrize("path", ["/api/qr", "/api/replay", "/api/tables"])
def test_a_page_from_elsewhere_can_not_make_us_work(path: str, site: Server) -> None:
    """A browser sends plain text to anybody without asking first."""
    body = json.dumps({"link": "x", "record": "", "game": "tomoko"}).encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "text/plain; application/json"):
        status, _, answer = ask(site, "POST", path, body, Content_Type=kind)
        assert (status, json.loads(answer)["reason"]) == (400, "malformed")


def test_text_that_is_not_utf8_is_no_bug(site: Server) -> None:
    for body in (b'{"link": "\xff"}', b'{"\xc3": 1}', b"\xff\xfe"):
        status, _, answer = ask(site, "POST", "/api/qr", body, Content_Type="application/json")
        assert (status, json.loads(answer)["reason"]) == (400, "malformed")
    assert "Traceback" not in site.read_log()


def test_ids_with_strange_characters_never_reach_the_database(site: Server) -> None:
    async def main() -> None:
        async with Raw(site) as line:
            await line.hello()
            for table in ("\x00", "a\x00b", "é", "a b", "%00", "A" * 24):
                told = await line.join(table)
                assert (told["t"], told["reason"]) == ("refused", "no-such-table")

    asyncio.run(main())


# -- compressed files ------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> StaticFile:
    for name, body in (("a.js", b"plain"), ("a.js.br", b"brotli"), ("a.js.gz", b"gzip")):
        (tmp_path / name).write_bytes(body)
    return _load_file(tmp_path / "a.js", "no-cache")


def respond(file: StaticFile, **headers: str) -> tuple[int, bytes, str]:
    """Status, body and ETag."""

    class Asked:
        pass

    asked = Asked()
    asked.headers = {name.replace("_", "-"): value for name, value in headers.items()}  # type: ignore[attr-defined]
    found = file.respond(cast(Request[Any, Any, Any], asked))
    return found.status_code or 200, found.content, str(found.headers["ETag"])


@pytest.mark.parametrize(
    ("accepted", "body"),
    [
        ("gzip, deflate, br, zstd", b"brotli"),
        ("gzip", b"gzip"),
        ("br;q=0, gzip", b"gzip"),
        ("br;q=0.0,gzip;q=0", b"plain"),
        ("br;q=0.1", b"brotli"),
        ("zebra", b"plain"),
        ("", b"plain"),
        ("identity", b"plain"),
    ],
)
def test_the_best_variant_that_is_accepted(accepted: str, body: bytes, file: StaticFile) -> None:
    assert respond(file, accept_encoding=accepted)[1] == body


def test_every_variant_has_its_own_etag(file: StaticFile) -> None:
    tags = {accepted: respond(file, accept_encoding=accepted)[2] for accepted in ("br", "gzip", "")}
    assert len(set(tags.values())) == 3
    for accepted, tag in tags.items():
        for known in (tag, f'W/{tag}, "x"', f'"x", {tag}'):
            assert respond(file, accept_encoding=accepted, if_none_match=known)[0] == 304
        other = tags["br" if accepted != "br" else "gzip"]
        assert respond(file, accept_encoding=accepted, if_none_match=other)[0] == 200
