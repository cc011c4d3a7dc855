"""The little HTTP a player needs: become a guest, open a table, understand a link."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tocca.client.connection import PATIENCE, Denied, Lost


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
    if not token:
        token = (await asyncio.to_thread(_post, f"{server}/api/guests", None, ""))["token"]
    opened = await asyncio.to_thread(_post, f"{server}/api/tables", {"game": game, **asked}, token)
    return Opened(token, opened["table"], opened["play"], opened["watch"], tuple(opened["seats"]))


def _post(url: str, body: Any, token: str) -> Any:
    data = b"" if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, data, headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        told = json.load(problem)
        raise Denied(told.get("reason", str(problem.code)), told.get("detail", str(problem))) from None
    except OSError as problem:
        raise Lost(f"{url} can't be reached: {problem}") from None
