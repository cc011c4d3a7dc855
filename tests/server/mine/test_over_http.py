"""My games over HTTP: by the token alone, limited, and along to another device once."""

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.http.test_http import get
from tests.server.process import Nursery, Server
from tocca.client import connect, open_table
from tocca.client.web import Opened
from tocca.server import protocol
from tocca.server.http.request_limits import _COSTS


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("mine"), nursery) as server:
        yield server


def ask(site: Server, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if body is not None:
        headers["Content-Type"] = "application/json"
    status, told, data = get(f"{site.url}{path}", None if body is None else json.dumps(body).encode(), **headers)
    return status, json.loads(data) if told["content-type"].startswith("application/json") else data


async def play_and_resign(site: Server, token: str = "") -> Opened:
    """A match against a bot that is given up at once."""
    opened = await open_table(site.url, "tomoko", token=token, seats=2)
    async with connect(site.url, opened.table, opened.play, token=opened.token) as me:
        await me.sit(0, "Ada")
        await me.ask(protocol.SeatBot(me.new_id(), 1, "level-1"))
        await me.start()
        while me.about is None or 0 not in me.about.awaited:
            await me.news()
        status, mine = await asyncio.to_thread(ask, site, "/api/mine", opened.token)
        assert status == 200
        assert [(one["table"], one["turn"]) for one in mine["under_way"]] == [(opened.table, True)]
        await me.ask(protocol.Resign(me.new_id(), 0))
    return opened


def test_a_guest_sees_their_matches_and_nobody_elses(site: Server) -> None:
    opened = asyncio.run(play_and_resign(site))
    status, mine = ask(site, "/api/mine", opened.token)
    assert status == 200
    (match,) = mine["matches"]
    assert (match["table"], match["result"]["reason"], match["result"]["winners"]) == (opened.table, "resigned", [1])
    assert match["seats"] == [{"name": "Ada", "mine": True}, {"name": "level-1", "bot": "level-1"}]
    assert (mine["under_way"], mine["total"], mine["waiting"]) == ([], 1, 0)
    assert mine["games"][0]["against"] == [{"played": 1, "won": 0, "drawn": 0, "bot": "level-1"}]
    assert mine["games"][0]["numbers"] == {"pushes-a-card": [0, 0], "cards": [0, 1]}
    other = asyncio.run(open_table(site.url, "tomoko")).token
    assert ask(site, "/api/mine", other)[1]["matches"] == []


@pytest.mark.parametrize(("path", "body"), [
    ("/api/mine", None), ("/api/mine/export", None), ("/api/mine/delete", {"sure": True}), ("/api/mine/transfer", {}),
])  # fmt: skip
def test_without_a_token_nothing_is_told(site: Server, path: str, body: Any) -> None:
    forged = f"someguest.{'a' * 32}"
    for token in ("", forged, "nonsense"):
        status, told = ask(site, path, token, body)
        assert (status, told["reason"]) == (401, "who-are-you")


def test_everything_comes_in_one_file(site: Server) -> None:
    opened = asyncio.run(play_and_resign(site))
    status, packed = ask(site, "/api/mine/export", opened.token)
    assert status == 200
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        table, record = archive.namelist()
        assert table == "matches.csv"
        assert archive.read(record) == ask(site, f"/api/tables/{opened.table}/records/1", opened.token)[1]


def test_a_code_moves_a_guest_once(site: Server) -> None:
    opened = asyncio.run(play_and_resign(site))
    status, transfer = ask(site, "/api/mine/transfer", opened.token, {})
    assert status == 201
    claim = {"code": transfer["code"]}
    assert ask(site, "/api/mine/claim", body=claim) == (200, {"token": opened.token})
    status, told = ask(site, "/api/mine/claim", body=claim)
    assert (status, told["reason"]) == (404, "not-found")
    assert ask(site, "/api/mine/claim", body={"code": "x" * 32})[0] == 404


def test_nothing_is_deleted_unless_one_is_sure(site: Server) -> None:
    opened = asyncio.run(play_and_resign(site))
    assert ask(site, "/api/mine/delete", opened.token, {"sure": False}) == (200, {"tables": 0})
    assert len(ask(site, "/api/mine", opened.token)[1]["matches"]) == 1
    assert ask(site, "/api/mine/delete", opened.token, {"sure": True}) == (200, {"tables": 1})
    assert ask(site, "/api/mine", opened.token)[1]["matches"] == []
    assert ask(site, f"/api/tables/{opened.table}/records/1", opened.token)[0] == 404


def test_what_takes_long_costs_more_of_what_an_address_may_ask_for() -> None:
    paths = ("/api/mine", "/api/mine/export", "/api/mine/delete", "/api/mine/transfer", "/api/mine/claim")
    assert all(_COSTS[path] >= 10 for path in paths)
