"""A connection survives what lines and servers do to it, and says plainly when it can't."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from tests.server.process import Nursery, Server
from tocca.client import Connection, Denied, Lost, connect, open_table
from tocca.client.connection import socket_address
from tocca.client.web import Link, read_link
from tocca.server import protocol
from tocca.server.protocol import Happened, Table
from tocca.server.room import events
from tocca.server.store import Store, sqlite_url


def test_addresses() -> None:
    assert socket_address("http://a:1") == "ws://a:1/ws"
    assert socket_address("https://a/club/") == "wss://a/club/ws"
    assert socket_address("a:1") == "ws://a:1/ws"


def test_links() -> None:
    assert read_link("https://tocca.example/t/abc#key") == Link("https://tocca.example", "abc", "key")
    assert read_link("http://127.0.0.1:8642/club/t/abc#k") == Link("http://127.0.0.1:8642/club", "abc", "k")
    assert read_link("http://h/t/abc").key == ""
    for bad in ("", "abc", "ftp://h/t/abc#k", "http://h/abc#k", "http://h/t/#k", "/t/abc"):
        with pytest.raises(Denied) as problem:
            read_link(bad)
        assert problem.value.reason == "bad-link"


def test_reasons_of_denials(server: Server) -> None:
    async def main() -> None:
        for asked, reason in (
            ({"game": "chess"}, "unknown-game"),
            ({"game": "tomoko", "seats": 9}, "malformed"),
            ({"game": "toncc", "seats": 2}, "bad-option"),
            ({"game": "tomoko", "options": {"nonsense": 1}}, "bad-option"),
            ({"game": "totsa", "clock": {"kind": "move", "seconds": 30}}, "bad-clock"),
        ):
            with pytest.raises(Denied) as denied:
                await open_table(server.url, **asked)
            assert denied.value.reason == reason, asked
            assert str(denied.value)
        opened = await open_table(server.url, "tomoko")
        with pytest.raises(Denied) as denied:
            await open_table(server.url, "tomoko", token="nobody.atall")
        assert denied.value.reason == "who-are-you"
        with pytest.raises(Denied) as denied:
            await Connection(server.url, opened.table, "wrong").open()
        assert denied.value.reason == "no-such-table"
        async with connect(server.url, opened.table, opened.watch) as watcher:
            with pytest.raises(Denied) as denied:
                await watcher.sit(0, "Me")
            assert denied.value.reason == "only-watching"

    asyncio.run(main())


def test_nobody_there(tmp_path: Path) -> None:
    with pytest.raises(Lost):
        asyncio.run(open_table("http://127.0.0.1:9", "tomoko"))


def test_requests_asked_while_the_server_is_away_are_answered_when_it_is_back(tmp_path: Path, nursery: Nursery) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "tomoko")
        async with connect(server.url, opened.table, token=opened.token) as table:
            await table.sit(0, "Ada")
            server.kill()
            waiting = [asyncio.create_task(table.ask(protocol.Say(f"s{number}", f"{number}"))) for number in range(3)]
            await asyncio.sleep(0.3)
            assert not any(one.done() for one in waiting)
            await server.restart()
            answers = await asyncio.gather(*waiting)
            assert all(isinstance(answer, Happened) for answer in answers)
            assert table.about is not None
            assert table.about.yours == (0,)
        async with connect(server.url, opened.table, opened.watch) as watcher:
            first = await watcher.__anext__()
            while not isinstance(first, Table):
                first = await watcher.__anext__()
            assert [line.text for line in first.lines if line.kind == "said"] == ["0", "1", "2"]

    with Server(tmp_path, nursery) as server:
        asyncio.run(main())


def test_a_slap_is_never_repeated_over_another_line(tmp_path: Path, nursery: Nursery) -> None:
    """Neither one that was not answered, nor one made while there was no line: by then other dice may lie there."""

    async def main() -> None:
        opened = await open_table(server.url, "totsa", seats=2)
        async with connect(server.url, opened.table, token=opened.token) as table:
            for seat in range(2):
                await table.sit(seat)
            await table.ask(protocol.Start(table.new_id()))
            await _race(table)
            os.kill(server.pid, signal.SIGSTOP)
            slap = protocol.Act("slap", 0, "capture")
            waiting = asyncio.create_task(table.ask(slap))
            chat = asyncio.create_task(table.ask(protocol.Say("chat", "mine!")))
            await asyncio.sleep(0)
            server.kill()
            with pytest.raises(Denied) as broken:
                await waiting
            with pytest.raises(Denied) as offline:
                await table.ask(msgspec.structs.replace(slap, id="later"))
            assert broken.value.reason == offline.value.reason == "interrupted"
            await server.restart()
            assert isinstance(await chat, Happened)  # and all that was to be asked again has been
            await _slap(table)  # so his hand was free
        with Store.open(sqlite_url(server.folder / "data")) as store:
            log = store.replay(opened.table, events.decode)
        assert not {"slap", "later"} & {event.id for event in log}

    async def _race(table: Connection) -> None:
        async with asyncio.timeout(60):
            while msgspec.json.decode(table.eyes[0].view)["phase"] != "race":
                await table.news()

    async def _slap(table: Connection) -> None:
        while True:
            await _race(table)
            try:
                return await table.act(0, "capture")
            except Denied as late:
                if late.reason != "void":  # else the race has just ended: in the next one
                    raise

    with Server(tmp_path, nursery) as server:
        asyncio.run(main())


def test_a_closed_connection_keeps_nobody_waiting(tmp_path: Path, nursery: Nursery) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "tomoko")
        table = Connection(server.url, opened.table, token=opened.token)
        await table.open()
        server.kill()
        waiting = asyncio.create_task(table.sit(0))
        reading = asyncio.create_task(_all(table))
        await asyncio.sleep(0.1)
        await table.close()
        with pytest.raises(Lost):
            await waiting
        await reading
        with pytest.raises(Lost):
            await table.sit(0)

    async def _all(table: Connection) -> None:
        async for _ in table:
            pass

    with Server(tmp_path, nursery) as server:
        asyncio.run(main())
        server.start()


def test_previews(server: Server) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "tomoko")
        async with connect(server.url, opened.table, token=opened.token) as table:
            for seat in range(2):
                await table.sit(seat)
            await table.ask(protocol.Start(table.new_id()))
            seat = next(seat for seat in range(2) if table.eyes[seat].legal)
            effects = [await table.preview(seat, msgspec.json.decode(action)) for action in table.eyes[seat].legal]
            assert any(effects)
            with pytest.raises(Denied) as denied:
                await table.preview(seat, "nonsense")
            assert denied.value.reason == "bad-notation"

    asyncio.run(main())
