"""One address floods the server: its connections are closed, its requests refused, and others are served."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPConnection

import pytest

from tests.server.live.test_bad_input import handshake
from tests.server.live.test_frames import client_frame
from tests.server.process import PATIENCE, ROOMY, Nursery, Server
from tocca.client import Denied, open_table
from tocca.server.http import protocol
from tocca.server.live.addresses import Addresses, group_of
from tocca.server.live.frames import CONTINUATION, PING, PONG, TEXT
from tocca.server.live.limits import Limits

ATTACKER, HONEST = "127.0.0.2", "127.0.0.3"  # neither is a proxy to the server
FEW = {
    "HALF_OPEN_PER_ADDRESS": "5",
    "HTTP_PER_ADDRESS": "20",
    "REQUEST_BURST": "60",
    "REQUESTS_PER_SECOND": "1",
    "TABLES_PER_ADDRESS": "3",
    "MESSAGES_PER_SECOND": "40",
    "BURST": "80",
}


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("floods"), nursery, **{**ROOMY, **FEW}) as server:
        yield server


def _connect(server: Server, source: str = ATTACKER) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(source, 0))
    line.settimeout(PATIENCE)
    return line


def _get(server: Server, path: str, source: str = HONEST) -> int:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(source, 0))
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


def _read_to_end(line: socket.socket) -> bytes:
    data = b""
    with suppress(ConnectionError):
        while more := line.recv(65_536):
            data += more
    return data


def test_headers_without_end(server: Server) -> None:
    """The server answers 431 and hangs up long before the 120 MB of the finding have been sent."""
    before = server.memory()
    with _connect(server) as line:
        sent = 0
        with suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
            while sent < 120_000_000:
                line.sendall(b"a" * 65_536)
                sent += 65_536
        assert sent < 60_000_000
    with _connect(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * protocol.MAX_HEAD)
        assert _read_to_end(line).startswith(b"HTTP/1.1 431 ")
    assert server.memory() < before + 20
    assert _get(server, "/healthz") == 200


def test_many_small_headers_and_empty_lines(server: Server) -> None:
    for flood in (b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 6_000, b"\r\n" * 20_000):
        with _connect(server) as line:
            with suppress(ConnectionError):
                line.sendall(flood)
            answered = _read_to_end(line)
            assert not answered or answered.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))


def test_ordinary_headers_fit(server: Server) -> None:
    with _connect(server, HONEST) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: " + b"c" * 8_000 + b"\r\nConnection: close\r\n\r\n")
        assert _read_to_end(line).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(client_frame(PING), id="pings"),
        pytest.param(client_frame(PONG), id="pongs"),
        pytest.param(client_frame(CONTINUATION, fin=False), id="empty continuations"),
    ],
)
def test_frames_without_end(flood: bytes, server: Server) -> None:
    """After the burst the connection is closed with 1008, and the address pays for it."""
    with handshake(server, source=ATTACKER) as line:
        if flood[0] & 0x0F == CONTINUATION:
            line.sendall(client_frame(TEXT, b"{", fin=False))
        line.sendall(flood * 79)  # within the burst
        line.sendall(client_frame(PING, b"still"))
        with suppress(ConnectionError):
            line.sendall(flood * 2_000)
        told = _read_to_end(line)
        assert b'"reason":"too-many"' in told
        assert b"\x03\xf0too-many" in told  # 1008
    assert "too much on one connection" in server.read_log()


def test_big_messages_count_for_more(server: Server) -> None:
    with handshake(server, source=ATTACKER) as line:
        with suppress(ConnectionError):
            line.sendall(client_frame(TEXT, b"[" * 8_000) * 12)
        assert b'"reason":"too-many"' in _read_to_end(line)


def test_half_sent_requests_push_each_other_out(server: Server) -> None:
    """Of a few that wait the oldest is cut, so that requests from the same address still get through."""
    with ExitStack() as stack:
        lines = [stack.enter_context(_connect(server)) for _ in range(12)]
        for line in lines:
            with suppress(ConnectionError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            assert _get(server, "/healthz", ATTACKER) == 200
        cut = sum(_is_cut(line) for line in lines)
        assert cut >= 12 - int(FEW["HALF_OPEN_PER_ADDRESS"])
        assert not _is_cut(lines[-1])
    assert _get(server, "/healthz") == 200
    assert "too many unfinished requests" in server.read_log()


def _is_cut(line: socket.socket) -> bool:
    line.settimeout(0.05)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_requests_of_one_address(server: Server) -> None:
    """They are refused with 429 and the connection is closed; another address does not notice."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(ATTACKER, 0))
    connection.connect()
    found = []
    for _ in range(80):
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        answer.read()
        found.append(answer.status)
        if answer.status != 200:
            break
    assert found[:60] == [200] * 60
    assert found[-1] == 429
    assert answer.headers["connection"] == "close"
    connection.close()
    with pytest.raises(ConnectionError):  # not even listened to any more
        _get(server, "/healthz", ATTACKER)
    assert _get(server, "/healthz") == 200


def test_connections_of_one_address(server: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(_connect(server)) for _ in range(60)]
        assert sum(_is_cut(line) for line in lines) >= 60 - int(FEW["HTTP_PER_ADDRESS"])
        assert _get(server, "/healthz") == 200


def test_throw_away_guests_open_no_more_tables(server: Server) -> None:
    async def main() -> None:
        for _ in range(3):
            await open_table(server.url, "tomoko")  # each time by a new guest
        with pytest.raises(Denied) as refused:
            await open_table(server.url, "tomoko")
        assert refused.value.reason == "too-many-tables"

    asyncio.run(main())


def test_a_body_that_never_ends(server: Server) -> None:
    with _connect(server) as line:
        line.sendall(
            b"POST /api/qr HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        with suppress(ConnectionError):
            for _ in range(200):
                line.sendall(b"10000\r\n" + b"x" * 65_536 + b"\r\n")
            raise AssertionError("13 MB were taken")
    assert _get(server, "/healthz") == 200


def test_slow_heads_and_bodies_are_cut(server: Server) -> None:
    """After 10 s for a head. One letter now and then does not help."""
    with _connect(server) as silent, _connect(server) as drip:
        drip.sendall(b"GET / HTTP/1.1\r\nX-A: ")
        end = time.monotonic() + PATIENCE
        drip.settimeout(0.5)
        while time.monotonic() < end:
            try:
                drip.sendall(b"a")
                assert drip.recv(1) == b""
                break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert time.monotonic() < end
        assert _read_to_end(silent) == b""


# -- addresses without a server --------------------------------------------------------------------


def test_an_address_is_one_of_ipv4_or_a_prefix_of_ipv6() -> None:
    assert group_of("192.0.2.1") == "192.0.2.1" != group_of("192.0.2.2")
    assert group_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert group_of("2001:db8::1") == group_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert group_of("2001:db8:0:1::1") != group_of("2001:db8::1")
    assert group_of("fe80::1%eth0") == "fe80::/64"
    assert group_of("") == ""


def test_quiet_addresses_are_forgotten() -> None:
    now = 0.0
    addresses = Addresses(Limits(request_burst=10, requests_per_second=1), clock=lambda: now)
    for number in range(1_000):
        assert addresses.take_request(f"2001:db8:{number:x}::1")
    assert addresses.open_socket("192.0.2.1")
    addresses.sweep()
    assert len(addresses._usages) == 1_001  # forgetting them now would give them a new burst
    now = 2.0
    addresses.sweep()
    assert list(addresses._usages) == ["192.0.2.1"]


def test_a_prefix_shares_what_it_may_ask_for() -> None:
    addresses = Addresses(Limits(request_burst=4, requests_per_second=1), clock=lambda: 0.0)
    asked = [addresses.take_request(f"2001:db8::{number:x}") for number in range(1, 7)]
    assert asked == [True] * 4 + [False] * 2
    assert addresses.is_exhausted("2001:db8::99")
    assert not addresses.is_exhausted("2001:db8:1::99")
    assert addresses.refused == 2
