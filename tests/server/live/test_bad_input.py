"""Whatever is sent, there is a typed answer or a closed line with a reason; tables and memory stay as they were."""

import asyncio
import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.process import PATIENCE, ROOMY, Nursery, Server
from tests.server.raw import Raw
from tocca.client import Denied, open_table
from tocca.client.web import Opened
from tocca.server.live.limits import Limits
from tocca.server.protocol import MOST_BYTES, PROTOCOL

ORDINARY = {name: str(getattr(Limits(), name.lower())) for name in ROOMY}
MOST_GROWTH = 40.0  # megabytes that bad input may cost the server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    """A server with the ordinary limits. In the end its log must hold no traceback, and its memory be bounded."""
    with Server(tmp_path_factory.mktemp("strict"), nursery, **ORDINARY) as server:
        asyncio.run(_playing(server))
        before = server.memory()
        yield server
        assert server.memory() < before + MOST_GROWTH


class Playing(NamedTuple):
    """A table of Tomoko in play, and the two who sit there: each with a seat and a token."""

    opened: Opened
    mover: tuple[int, str]  # whose turn it is
    other: tuple[int, str]


async def _playing(server: Server) -> Playing:
    """Who begins is random. Both have hung up since."""
    opened = await open_table(server.url, "tomoko")
    async with Raw(server) as first, Raw(server) as second:
        tokens = [await first.hello(opened.token), await second.hello()]
        for seat, line in enumerate((first, second)):
            await line.join(opened.table, opened.seats[seat])
            assert (await line.ask({"t": "sit", "id": "s", "seat": seat, "name": "P"}))["t"] == "table"
        await first.say({"t": "start", "id": "go"})
        while (told := await first.hear()).get("id") != "go":
            pass
    mover = 0 if "legal" in told["eyes"][0] else 1
    return Playing(opened, (mover, tokens[mover]), (1 - mover, tokens[1 - mover]))


NONSENSE: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"t": "nothing-like-that"}',
    '{"t": "act"}',
    '{"t": "act", "id": "x", "seat": "zero", "action": "W3"}',
    '{"t": "act", "id": "x", "seat": 4, "action": "W3"}',
    '{"t": "act", "id": "x", "seat": -1, "action": "W3"}',
    '{"t": "act", "id": "x", "seat": 0.5, "action": "W3"}',
    '{"t": "act", "id": "x", "seat": 1e400, "action": "W3"}',
    '{"t": "act", "id": "x", "seat": 0, "action": ""}',
    '{"t": "act", "id": "x", "seat": 0, "action": "' + "W" * 81 + '"}',
    '{"t": "act", "id": "", "seat": 0, "action": "W3"}',
    '{"t": "act", "id": "' + "i" * 41 + '", "seat": 0, "action": "W3"}',
    '{"t": "act", "id": "x", "seat": 0, "action": "\\ud800"}',
    '{"t": "join", "id": "x", "table": "' + "t" * 25 + '"}',
    '{"t": "join", "id": "x", "table": "t", "seq": -1}',
    '{"t": "hello", "version": "1"}',
    '{"t": "welcome", "version": 2, "token": "", "now": 0}',
    "\x00\x01\x02",
    "[" * 8_000,
    '{"t": "configure", "id": "x", "seats": 2, "options": ' + '{"a":' * 1_200 + "1" + "}" * 1_200 + "}",
    '{"t":' * 1_600,
    "1" * 8_000,
    '{"t": "act", "id": "x", "seat": ' + "9" * 5_000 + ', "action": "W3"}',
]


def test_nonsense_is_refused_and_the_line_stays_open(strict: Server) -> None:
    async def main() -> None:
        for nonsense in NONSENSE:
            for greeted in (False, True):
                async with Raw(strict) as line:
                    if greeted:
                        await line.hello()
                    told = await line.ask(nonsense)
                    assert (told["t"], told["reason"]) == ("refused", "malformed"), nonsense
                    assert (await line.ask({"t": "leave", "id": "y"}))["reason"] == "no-table" if greeted else True

    asyncio.run(main())


def test_who_goes_on_with_nonsense_is_hung_up_on(strict: Server) -> None:
    async def main() -> None:
        async with Raw(strict) as line:
            for _ in range(21):
                await line.say("{")
            assert await line.until_closed() == ("malformed", 1008)

    asyncio.run(main())


def test_random_bytes_and_broken_messages(strict: Server) -> None:
    """Messages that were good once, with bytes changed, cut off, doubled."""
    rng = random.Random("broken")
    good = [
        b'{"t":"hello","version":2,"token":""}',
        b'{"t":"join","id":"a","table":"abc","key":"k","seq":3,"seats":[0,1]}',
        b'{"t":"configure","id":"b","seats":2,"options":{"games":3},"clock":{"kind":"move","seconds":30}}',
        b'{"t":"act","id":"c","seat":0,"action":"W3 dark","seq":2,"since":100}',
        b'{"t":"say","id":"d","text":"ciao \xc3\xa8 \\u00e9"}',
    ]

    def break_message() -> bytes:
        data = bytearray(rng.choice(good))
        for _ in range(rng.randint(1, 6)):
            at = rng.randrange(len(data))
            data[at : at + rng.randrange(3)] = bytes(rng.randrange(256) for _ in range(rng.randrange(4)))
            data = data or bytearray(b"x")
        return bytes(data)

    async def main() -> None:
        for _ in range(40):
            async with Raw(strict) as line:
                try:
                    await line.hello()
                    for _ in range(15):
                        told = await line.ask(break_message())
                        assert told["t"] in ("refused", "goodbye"), told
                        assert told["reason"], told
                except ConnectionClosed:
                    assert line.socket.close_code in (1007, 1008), line.socket.close_code

    asyncio.run(main())


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 2 * MOST_BYTES, 2 * MOST_BYTES + 1, 1 << 20, 1 << 25])
def test_huge_messages_close_the_line(size: int, strict: Server) -> None:
    async def main() -> None:
        async with Raw(strict) as line:
            await line.hello()
            with suppress(ConnectionClosed):
                await line.say("x" * size)
            assert (await line.until_closed())[1] == 1009

    asyncio.run(main())


def test_a_message_in_endless_pieces_is_no_way_around(strict: Server) -> None:
    async def main() -> None:
        async with Raw(strict) as line:
            await line.hello()
            with suppress(ConnectionClosed):
                await line.socket.send("x" * 1_000 for _ in range(1_000))
            assert (await line.until_closed())[1] == 1009

    asyncio.run(main())


def test_empty_pieces_count_like_messages(strict: Server) -> None:
    async def main() -> None:
        async with Raw(strict) as line:
            await line.hello()
            with suppress(ConnectionClosed):
                await line.socket.send(['{"t":"leave",', *[""] * 20_000, '"id":"x"}'])
            assert await line.until_closed() == ("too-many", 1008)

    asyncio.run(main())


def test_hello_comes_first_and_once(strict: Server) -> None:
    async def main() -> None:
        async with Raw(strict) as line:
            assert (await line.ask({"t": "join", "id": "1", "table": "abc"}))["reason"] == "hello-first"
            await line.hello()
            assert (await line.ask({"t": "hello", "version": PROTOCOL}))["reason"] == "hello-again"
        async with Raw(strict) as line:
            await line.say({"t": "hello", "version": 99})
            assert await line.until_closed() == ("version", 1008)

    asyncio.run(main())


def test_unknown_tables_wrong_keys_and_private_tables_all_look_the_same(strict: Server) -> None:
    async def main() -> None:
        opened = await open_table(strict.url, "tomoko")
        other = await open_table(strict.url, "tomoko")
        async with Raw(strict) as line:
            await line.hello()
            told = [
                await line.join("nosuchtable"),
                await line.join(opened.table),
                await line.join(opened.table, "wrong"),
                await line.join(opened.table, other.play),
                await line.join(opened.table, "é\x00"),
                await line.join("../../etc"),
                await line.join("'; DROP TABLE"),
            ]
            assert all(one["t"] == "refused" for one in told)
            assert len({(one["reason"], one["message"]) for one in told}) == 1
            assert (await line.ask({"t": "act", "id": "x", "seat": 0, "action": "W3"}))["reason"] == "no-table"

    asyncio.run(main())


def test_nobody_can_be_somebody_else(strict: Server) -> None:
    """A forged token makes a new guest, who holds no seat and is no host; a good one does not play another's seat."""

    async def main() -> None:
        opened, (seat, _), (_, other_token) = await _playing(strict)
        guest, _, signature = opened.token.partition(".")
        one_off = signature[:-1] + ("b" if signature.endswith("a") else "a")
        forged = [f"{guest}.{one_off}", f"{guest}.", guest, f"{guest}.{signature.upper()}", f".{signature}"]
        for token in (*forged, "é" * 50, "\x00", "." * 100):
            async with Raw(strict) as line:
                assert not (await line.hello(token)).startswith(guest)
                assert (await line.join(opened.table))["reason"] == "no-such-table"
                table = await line.join(opened.table, opened.play)
                assert table["about"].get("yours", []) == []
                assert "host" not in table["about"]
                told = await line.ask({"t": "act", "id": "x", "seat": 0, "action": "W3 dark"})
                assert told["reason"] == "not-your-seat"
                assert (await line.ask({"t": "resign", "id": "y", "seat": 0}))["reason"] == "not-your-seat"
                assert (await line.ask({"t": "start", "id": "z"}))["reason"] == "not-the-host"
        async with Raw(strict) as line:
            assert (await line.hello(opened.token)) == opened.token
            assert (await line.join(opened.table))["about"]["yours"] == [0]
        async with Raw(strict) as line:
            await line.hello(other_token)
            legal = (await line.join(opened.table))["eyes"][0].get("legal", [])
            assert legal == []
            told = await line.ask({"t": "act", "id": "x", "seat": seat, "action": "W3 dark"})
            assert told["reason"] == "not-your-seat"

    asyncio.run(main())


def test_a_link_for_watching_does_not_seat(strict: Server) -> None:
    async def main() -> None:
        opened = await open_table(strict.url, "tomoko")
        async with Raw(strict) as line:
            await line.hello()
            assert (await line.join(opened.table, opened.watch))["t"] == "table"
            told = await line.ask({"t": "sit", "id": "x", "seat": 0, "name": "Me"})
            assert told["reason"] == "only-watching"

    asyncio.run(main())


def test_an_id_can_not_be_used_for_something_else(strict: Server) -> None:
    async def main() -> None:
        opened, (seat, token), (other, _) = await _playing(strict)
        async with Raw(strict) as line:
            await line.hello(token)
            legal = (await line.join(opened.table))["eyes"][0]["legal"]
            act = {"t": "act", "id": "one", "seat": seat, "action": legal[0]}
            first = await line.ask(act)
            assert first["t"] == "happened"
            again = await line.ask(act)
            assert (again["t"], again["seq"]) == ("done", first["line"]["seq"])
            say = {"t": "say", "id": "one", "text": "x"}
            for something_else in ({**act, "action": legal[1]}, say, {**act, "seat": other}):
                assert (await line.ask(something_else))["reason"] == "reused-id"
            assert (await line.join(opened.table))["seq"] == first["line"]["seq"]

    asyncio.run(main())


def test_nothing_can_be_done_after_the_end(strict: Server) -> None:
    async def main() -> None:
        opened, *_ = await _playing(strict)
        async with Raw(strict) as line:
            await line.hello(opened.token)
            await line.join(opened.table)
            over = await line.ask({"t": "resign", "id": "r", "seat": 0})
            assert over["about"]["phase"] == "over"
            for message, reason in (
                ({"t": "act", "action": "N1 dark", "seat": 0}, "over"),
                ({"t": "take-back", "seat": 0}, "over"),
                ({"t": "resign", "seat": 0}, "not-playing"),
                ({"t": "pause"}, "not-playing"),
                ({"t": "answer", "seat": 0, "yes": True}, "nothing-asked"),
            ):
                told = await line.ask({"id": f"after {message['t']}", **message})
                assert (told["t"], told["reason"]) == ("refused", reason)
            assert (await line.join(opened.table))["seq"] == over["line"]["seq"]

    asyncio.run(main())


def test_options_that_make_no_sense(strict: Server) -> None:
    async def main() -> None:
        opened = await open_table(strict.url, "toscana")
        bad: list[dict[str, Any]] = [
            {"games": "three"}, {"games": 10**30}, {"games": None}, {"games": [1]}, {"games": {"a": {}}}, {"": 1},
            {"seed": 7}, {"chance": [1]}, {"seats": 2}, {"\x00": 1}, {"games": True}, {"games": 1.0}, {"games": -1},
        ]  # fmt: skip
        async with Raw(strict) as line:
            await line.hello(opened.token)
            await line.join(opened.table)
            for number, options in enumerate(bad):
                asked = {"t": "configure", "id": f"c{number}", "seats": 2, "options": options}
                assert (await line.ask(asked))["reason"] == "bad-option", options
            for number, name in enumerate(("no such bot", "tocca.bots.greedy.GreedyBot", "greedy:blunder=1")):
                told = await line.ask({"t": "seat-bot", "id": f"b{number}", "seat": 0, "bot": name})
                assert told["reason"] == "unknown-bot", name
            told = await line.ask({"t": "sit", "id": "s", "seat": 3, "name": ""})
            assert told["reason"] == "no-such-seat"

    asyncio.run(main())


def test_ten_thousand_messages_at_once(strict: Server) -> None:
    """The line is closed; the table goes on as if nothing had been."""

    async def main() -> None:
        opened, (seat, token), _ = await _playing(strict)
        async with Raw(strict) as flood, Raw(strict) as calm:
            await calm.hello(token)
            before = await calm.join(opened.table)
            await flood.hello()
            await flood.join(opened.table, opened.watch)
            with suppress(ConnectionClosed):
                for number in range(10_000):
                    await flood.say({"t": "act", "id": str(number), "seat": seat, "action": "W3 dark"})
            assert await flood.until_closed() == ("too-many", 1008)
            assert (await calm.join(opened.table))["eyes"] == before["eyes"]
            moved = await calm.ask({"t": "act", "id": "mine", "seat": seat, "action": before["eyes"][0]["legal"][0]})
            assert moved["t"] == "happened"

    asyncio.run(main())


def test_a_flood_of_pings_by_somebody_who_never_reads(tmp_path: Path, nursery: Nursery) -> None:
    """The pongs pile up for a while, then the server cuts the line."""
    ping = b"\x89\xfd" + b"\0\0\0\0" + b"p" * 125

    with Server(tmp_path, nursery) as server, handshake(server) as line:
        before = server.memory()
        line.sendall(_frame({"t": "hello", "version": PROTOCOL}))
        _send_until_cut_off(line, ping * 100)
        assert asyncio.run(_metrics(server))["tocca_connections"] == 0
        assert server.memory() < before + MOST_GROWTH


def _send_until_cut_off(line: socket.socket, data: bytes) -> None:
    """Again and again, without ever reading an answer."""
    end = time.monotonic() + PATIENCE
    with suppress(ConnectionError):
        while time.monotonic() < end:
            line.sendall(data)
        raise AssertionError("the line was never cut")


def handshake(server: Server, *, wait: bool = True, source: str = "127.0.0.1") -> socket.socket:
    """A line of which the system keeps little for who does not read, and on which nothing waits for ever."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.settimeout(PATIENCE)
    line.bind((source, 0))
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert not wait or line.recv(4_096).startswith(b"HTTP/1.1 101")
    return line


def test_a_slow_reader_is_let_go_and_finds_everything_when_he_comes_back(tmp_path: Path, nursery: Nursery) -> None:
    """He asks for the whole table again and again and never reads an answer."""
    lines, lazy = 100, 5

    async def main() -> None:
        opened = await open_table(server.url, "tomoko")
        async with Raw(server) as talker:
            await talker.hello(opened.token)
            await talker.join(opened.table)
            for number in range(lines):
                asked = {"t": "configure", "id": str(number), "seats": 2, "options": {}}
                assert (await talker.ask(asked))["t"] == "happened"
        join = {"t": "join", "id": "j", "table": opened.table, "key": opened.watch}
        await asyncio.gather(*(asyncio.to_thread(ask_and_never_read, join) for _ in range(lazy)))
        found = await _metrics(server)
        assert (found["tocca_slow_total"], found["tocca_connections"]) == (lazy, 0)
        assert server.memory() < before + MOST_GROWTH
        async with Raw(server) as back:
            await back.hello()
            table = await back.join(opened.table, opened.watch)
            assert [line["seq"] for line in table["lines"]] == list(range(1, lines + 2))

    def ask_and_never_read(join: dict[str, Any]) -> None:
        with handshake(server) as line:
            line.sendall(_frame({"t": "hello", "version": PROTOCOL}))
            _send_until_cut_off(line, _frame(join))

    with Server(tmp_path, nursery) as server:
        before = server.memory()
        asyncio.run(main())


def _frame(message: dict[str, Any]) -> bytes:
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


async def _metrics(server: Server) -> dict[str, float]:
    def read() -> str:
        request = Request(f"{server.url}/metrics", headers={"Authorization": f"Bearer {server.host_token}"})
        with urlopen(request, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
        return text

    lines = (await asyncio.to_thread(read)).splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if not line.startswith("#"))}


def test_limits_on_connections_and_tables(tmp_path: Path, nursery: Nursery) -> None:
    async def main() -> None:
        lines = [Raw(server) for _ in range(6)]
        for line in lines:
            await line.__aenter__()
        reasons = [await asyncio.create_task(_first_word(line)) for line in lines]
        assert reasons == ["welcome"] * 5 + ["crowded"]
        for line in lines:
            await line.__aexit__(None, None, None)
        opened = await open_table(server.url, "tomoko")
        for _ in range(2):
            await open_table(server.url, "tomoko", token=opened.token)
        with pytest.raises(Denied) as many:
            await open_table(server.url, "tomoko", token=opened.token)
        assert many.value.reason == "too-many-tables"
        await open_table(server.url, "tomoko")
        with pytest.raises(Denied) as full:
            await open_table(server.url, "tomoko")
        assert full.value.reason == "full"

    few = {"CONNECTIONS_PER_ADDRESS": "5", "TABLES_PER_GUEST": "3", "TABLES": "4"}
    with Server(tmp_path, nursery, **few) as server:
        asyncio.run(main())


def test_behind_a_proxy_each_address_counts_for_itself(tmp_path: Path, nursery: Nursery) -> None:
    """A proxy on this machine is believed."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            addresses = ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2", "192.0.2.2"]
            forwarded = [{"X-Forwarded-For": address} for address in addresses]
            lines = [await stack.enter_async_context(Raw(server, additional_headers=one)) for one in forwarded]
            reasons = [await _first_word(line) for line in lines]
        assert reasons == ["welcome"] * 3 + ["crowded", "welcome", "crowded"]

    with Server(tmp_path, nursery, CONNECTIONS_PER_ADDRESS="2") as server:
        asyncio.run(main())


async def _first_word(line: Raw) -> str:
    with suppress(ConnectionClosed):
        await line.say({"t": "hello", "version": PROTOCOL})
    told = await line.hear()
    return str(told["reason"] if told["t"] == "goodbye" else told["t"])


def test_who_never_says_hello_is_let_go(strict: Server) -> None:
    async def main() -> None:
        async with Raw(strict) as line:
            assert await line.until_closed() == ("hello-first", 1008)

    asyncio.run(main())


@pytest.mark.parametrize(
    "path", ["/ws/", "/ws/x", "/ws?token=1", "/ws?" + "x" * 2_000, "/%2e%2e/ws", "/ws%00", "//ws", "/t/abc", "/nothing"]
)
def test_junk_in_the_address(path: str, strict: Server) -> None:
    async def main() -> None:
        try:
            async with connect(f"ws://127.0.0.1:{strict.port}{path}", open_timeout=PATIENCE) as line:
                await line.send('{"t":"hello","version":2}')
                assert json.loads(await line.recv())["t"] == "welcome"
        except (InvalidStatus, ConnectionClosed):
            pass

    asyncio.run(main())
