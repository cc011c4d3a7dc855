"""The little HTTP a player needs: become a guest, open a table, understand a link."""

import asyncio
import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import IO, Any, NamedTuple
from urllib.parse import urlsplit

from tocca.client.connection import PATIENCE, Denied, Lost, NotTocca

AWAY = (502, 504)  # what a proxy answers while the server behind it is away


class Link(NamedTuple):
    """Where a link leads: `http://host/t/TABLE#KEY`."""

    server: str
    table: str
    key: str


class Opened(NamedTuple):
    """A new table: who opened it, and the keys of its links."""

    token: str
    table: str
    play: str
    watch: str
    seats: tuple[str, ...]


def read_link(link: str) -> Link:
    """The parts of a link; Denied if it is none."""
    parts = urlsplit(link)
    base, found, table = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not found or not table:
        raise Denied("bad-link", f"this is no link to a table: {link}")
    return Link(f"{parts.scheme}://{parts.netloc}{base}", table, parts.fragment)


async def open_table(server: str, game: str, *, token: str = "", **asked: Any) -> Opened:
    """Open a table (`seats=`, `options=`, `clock=`, `public=`), as a new guest or as the token's."""
    server = server if "://" in server else f"http://{server}"
    if not token:
        token = (await asyncio.to_thread(_post, server, "/api/guests", None, "", "token"))["token"]
    asked["game"] = game
    opened = await asyncio.to_thread(_post, server, "/api/tables", asked, token, "table", "play", "watch", "seats")
    return Opened(token, opened["table"], opened["play"], opened["watch"], tuple(opened["seats"]))


def _post(server: str, path: str, body: Any, token: str, *fields: str) -> Any:
    """The answer, which has these fields; NotTocca if somebody else's server answers."""
    data = b"" if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(server + path, data, headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return _read(answer, server, *fields)
    except urllib.error.HTTPError as problem:
        with problem:
            if problem.code in AWAY:
                raise Lost(f"{server} can't be reached: {problem}") from None
            told = _read(problem, server, "reason", "detail")
        raise Denied(told["reason"], told["detail"]) from None
    except HTTPException:
        raise NotTocca(server) from None
    except OSError as problem:
        raise Lost(f"{server} can't be reached: {problem}") from None


def _read(answer: IO[bytes], server: str, *fields: str) -> Any:
    try:
        told = json.load(answer)
        return {field: told[field] for field in fields}
    except (LookupError, TypeError, ValueError):
        raise NotTocca(server) from None
