"""One address that connects without end fills its own queue, and nobody else's."""

import asyncio
import select
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import pytest

from tests.server.process import PATIENCE
from tocca.server.http.accepting import QUEUES, Acceptor, listen

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one queue")

ATTACKER = "127.0.0.2"
OTHERS = tuple(f"127.0.0.{number}" for number in range(3, 43))
BACKLOG = 4


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def _begin(port: int, address: str, stack: ExitStack) -> socket.socket:
    """Connect, without waiting for it."""
    line = stack.enter_context(socket.socket())
    line.bind((address, 0))
    line.setblocking(False)
    with suppress(BlockingIOError):
        line.connect(("127.0.0.1", port))
    return line


def _count_connected(lines: list[socket.socket], wanted: int) -> int:
    """How many of them are connected, as soon as there are so many, or after all patience."""
    left, connected = set(lines), 0
    while left and connected < wanted:
        _, ready, _ = select.select([], left, [], PATIENCE)
        if not ready:
            break
        left -= set(ready)
        connected += sum(line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == 0 for line in ready)
    return connected


def test_a_full_queue_is_only_its_address_s(stack: ExitStack) -> None:
    """Nobody is accepted here, so whoever finds a full queue stays out for as long as the test takes."""
    listeners = [stack.enter_context(one) for one in listen("127.0.0.1", 0, BACKLOG)]
    assert len(listeners) == QUEUES
    port = listeners[0].getsockname()[1]
    attack = [_begin(port, ATTACKER, stack) for _ in range(10 * BACKLOG)]
    others = [_begin(port, address, stack) for address in OTHERS]
    most = len(OTHERS) - 6  # some may share the attacker's queue by chance: one of 64
    assert _count_connected(others, most) >= most
    assert sum(bool(select.select([], [line], [], 0)[1]) for line in attack) <= BACKLOG + 1
    assert len(select.select(listeners, [], [], 0)[0]) > 1


def test_an_address_has_one_queue(stack: ExitStack) -> None:
    listeners = [stack.enter_context(one) for one in listen("127.0.0.1", 0, BACKLOG)]
    port = listeners[0].getsockname()[1]
    for _ in range(BACKLOG):
        _begin(port, ATTACKER, stack)
    (used,) = select.select(listeners, [], [], PATIENCE)[0]
    for _ in range(BACKLOG):
        line, peer = used.accept()
        stack.enter_context(line)
        assert peer[0] == ATTACKER


def test_over_ipv6_too(stack: ExitStack) -> None:
    listeners = [stack.enter_context(one) for one in listen("::1", 0, BACKLOG)]
    with socket.create_connection(listeners[0].getsockname()[:2], PATIENCE):
        assert len(select.select(listeners, [], [], PATIENCE)[0]) == 1


def test_a_port_in_use_is_noticed_although_ours_could_be_shared(stack: ExitStack) -> None:
    listeners = [stack.enter_context(one) for one in listen("127.0.0.1", 0, BACKLOG)]
    with pytest.raises(OSError, match="in use"):
        listen("127.0.0.1", listeners[0].getsockname()[1], BACKLOG)


class _Greeter(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"welcome")
        transport.close()


def test_who_is_not_welcome_is_cut_and_the_others_are_served() -> None:
    async def main() -> None:
        listeners = listen("127.0.0.1", 0, 100)
        address = listeners[0].getsockname()
        acceptor = Acceptor(listeners, _Greeter, lambda peer: peer != ATTACKER)

        async def call(source: str) -> bytes:
            try:
                reader, writer = await asyncio.open_connection(*address, local_addr=(source, 0))
                with closing(writer):
                    return await reader.read()
            except ConnectionResetError:
                return b""

        async with asyncio.timeout(PATIENCE):
            told = await asyncio.gather(*(call(source) for source in (ATTACKER, "127.0.0.3") * 20))
        assert told == [b"", b"welcome"] * 20
        acceptor.close()
        acceptor.close()  # as uvicorn does: the sockets are closed by both
        with pytest.raises(ConnectionRefusedError):
            await call("127.0.0.3")

    asyncio.run(main())


def test_accepting_goes_on_when_the_system_was_out_of_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tocca.server.http.accepting.PAUSE", 0.01)

    class Poor(socket.socket):
        """A listening socket for which there is no descriptor at first."""

        failures = 3

        def accept(self) -> tuple[socket.socket, object]:
            if self.failures:
                self.failures -= 1
                raise OSError(24, "Too many open files")
            return super().accept()

    async def main() -> None:
        poor = Poor()
        poor.bind(("127.0.0.1", 0))
        poor.listen()
        acceptor = Acceptor([poor], _Greeter, lambda peer: True)
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(*poor.getsockname())
            assert await reader.read() == b"welcome"
            writer.close()
        assert not poor.failures
        acceptor.close()

    asyncio.run(main())
