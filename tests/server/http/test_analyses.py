"""Analyses over HTTP: of a match that is over and of no other, kept beside its record; and a table to play on at."""

import asyncio
import json
import random
import time
from typing import Any

import pytest

import tocca
from tests.server.http.test_http import get, post
from tests.server.process import Server
from tocca.client import connect, open_table
from tocca.server import protocol
from tocca.server.store import Store, sqlite_url
from tocca.testing.play import play_out


def analyse(server: Server, asked: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    status, _, body = get(f"{server.url}/api/analysis", json.dumps(asked).encode(), **headers)
    found: dict[str, Any] = json.loads(body)
    while status == 200 and found["state"] != "done":
        time.sleep(0.05)
        status, _, body = get(f"{server.url}/api/analysis/{found['id']}")
        found = json.loads(body)
    return found


async def _give_up(server: Server) -> tuple[str, str]:
    """A match in which one gives up: the name of its table, and the token of its host."""
    opened = await open_table(server.url, "totsa", seats=2)
    async with connect(server.url, opened.table, token=opened.token) as ada:
        await ada.ask(protocol.Sit(ada.new_id(), 0, "Ada"))
        await ada.ask(protocol.SeatBot(ada.new_id(), 1, "random"))
        await ada.ask(protocol.Start(ada.new_id()))
        goes_on = analyse(server, {"table": opened.table}, opened.token)
        assert goes_on["reason"] == "not-found"
        await ada.ask(protocol.Resign(ada.new_id(), 0))
    return opened.table, opened.token


@pytest.fixture
def over(server: Server) -> tuple[str, str]:
    return asyncio.run(_give_up(server))


def test_a_match_of_a_table_only_when_it_is_over(server: Server, over: tuple[str, str]) -> None:
    table, token = over
    found = analyse(server, {"table": table}, token)
    assert found["analysis"]["game"] == "totsa"
    with Store.open(sqlite_url(server.folder / "data")) as store:
        kept = None
        while kept is None:
            kept = store.analysis(table, 1, 1)
    assert json.loads(kept) == found["analysis"]
    assert analyse(server, {"table": table, "match": 2}, token)["reason"] == "not-found"
    assert analyse(server, {"table": table})["reason"] == "not-found", "a private match is for those who were there"


def test_what_is_refused(server: Server) -> None:
    unfinished = tocca.Record.start("tomoko", 2, 1).dumps()
    assert analyse(server, {"record": unfinished})["reason"] == "not-over"
    assert analyse(server, {"record": "x"})["reason"] == "bad-record"
    assert get(f"{server.url}/api/analysis/{'0' * 32}")[0] == 404
    assert post(f"{server.url}/api/tables/from", {"step": 0, "seat": 0, "bots": ["random"], "record": "x"})[0] == 401


def test_playing_on(server: Server) -> None:
    record = tocca.Record.start("tomoko", 2, 1)
    for _ in play_out(record, random.Random(1)):
        pass

    seat = record.events[7].seat
    asked = {"step": 7, "seat": seat, "bots": ["random"], "name": "Ada", "record": record.dumps()}

    async def join() -> None:
        token = json.loads(get(f"{server.url}/api/guests", b"")[2])["token"]
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        status, _, body = get(f"{server.url}/api/tables/from", json.dumps(asked).encode(), **headers)
        assert status == 201, body
        async with connect(server.url, json.loads(body)["table"], token=token) as ada:
            while ada.about is None:
                await ada.__anext__()
            assert ada.about.phase == "playing"
            assert ada.about.yours == (seat,)

    asyncio.run(join())
