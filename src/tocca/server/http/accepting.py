"""Accepts connections so that one address can't shut the others out.

Whoever connects waits in a queue of the kernel until they are accepted. When it is full the kernel drops newcomers, who
try again after a second. With one queue an address that connects fast enough fills it for everybody. So the server
listens with several sockets at the same port, each with a queue of its own, and the kernel chooses by the address (or
/64 of IPv6) that a connection comes from. A few are accepted in each turn of the loop, then everybody else has theirs.
"""

import asyncio
import ctypes
import logging
import secrets
import socket
import struct
import sys
from collections.abc import Callable, Iterable

log = logging.getLogger("tocca.accepting")

QUEUES = 64
AT_ONCE = 2  # connections of one queue in a turn of the loop
PAUSE = 1.0  # seconds, where the system has no descriptor left

# The names that Python's socket module lacks, and the instructions of the kernel's filters (linux/filter.h).
_SO_ATTACH_REUSEPORT_CBPF = 51
_NETWORK_HEADER = 0xFFF00000
_LOAD_BYTE, _LOAD_WORD, _SHIFT_RIGHT, _JUMP_IF_EQUAL, _JUMP_ALWAYS = 0x30, 0x20, 0x74, 0x15, 0x05
_COPY_TO_X, _XOR_X, _MULTIPLY, _REMAINDER, _RETURN = 0x07, 0xAC, 0x24, 0x94, 0x16


class CanNotShare(OSError):
    """This system can't keep the addresses apart."""


def listen(host: str, port: int, backlog: int) -> list[socket.socket]:
    """Sockets that listen there: several, where the kernel can tell the addresses apart, else one. OSError if
    somebody else listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    alone = socket.create_server((host, port), family=family, backlog=backlog)
    if sys.platform != "linux":
        return [alone]
    port = alone.getsockname()[1]
    alone.close()  # it has found out that the port is free: sockets that share one would not notice
    try:
        return _listen_with_queues(family, (host, port), backlog)
    except CanNotShare as problem:
        log.warning("all addresses share one queue of connections: %s", problem)
        return [socket.create_server((host, port), family=family, backlog=backlog)]


def _listen_with_queues(family: socket.AddressFamily, address: tuple[str, int], backlog: int) -> list[socket.socket]:
    listeners = [socket.socket(family) for _ in range(QUEUES)]
    try:
        for one in listeners:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
        for one in listeners:
            one.listen(backlog)
        _choose_by_address(listeners[0])
    except OSError as problem:
        for one in listeners:
            one.close()
        raise CanNotShare(problem.errno, problem.strerror) from problem
    return listeners


def _choose_by_address(listener: socket.socket) -> None:
    """Let the kernel choose the queue by a hash of the address; its factor is secret, so that nobody can look for an
    address that shares somebody's queue."""
    factor = secrets.randbits(32) | 1
    steps = (
        (_LOAD_BYTE, 0, 0, _NETWORK_HEADER),
        (_SHIFT_RIGHT, 0, 0, 4),
        (_JUMP_IF_EQUAL, 2, 0, 6),  # version 6: two steps on
        (_LOAD_WORD, 0, 0, _NETWORK_HEADER + 12),  # version 4: the address that it comes from
        (_JUMP_ALWAYS, 0, 0, 4),
        (_LOAD_WORD, 0, 0, _NETWORK_HEADER + 8),  # version 6: the first half of it
        (_COPY_TO_X, 0, 0, 0),
        (_LOAD_WORD, 0, 0, _NETWORK_HEADER + 12),
        (_XOR_X, 0, 0, 0),
        (_MULTIPLY, 0, 0, factor),
        (_SHIFT_RIGHT, 0, 0, 16),
        (_REMAINDER, 0, 0, QUEUES),
        (_RETURN, 0, 0, 0),
    )
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
    program = struct.pack("@HP", len(steps), ctypes.addressof(code))
    listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_REUSEPORT_CBPF, program)


class Acceptor:
    """Accepts from listening sockets. It has what uvicorn needs of a server of asyncio: `sockets` and `close`."""

    def __init__(
        self,
        listeners: Iterable[socket.socket],
        make_protocol: Callable[[], asyncio.BaseProtocol],
        is_welcome: Callable[[str], bool],
    ) -> None:
        self.sockets = tuple(listeners)
        self._make_protocol = make_protocol
        self._is_welcome = is_welcome
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[object]] = set()  # the loop itself keeps no task alive
        self._closed = False
        for one in self.sockets:
            one.setblocking(False)
            self._loop.add_reader(one, self._accept_some, one)

    def close(self) -> None:
        """Accept nobody any more."""
        if not self._closed:
            self._closed = True
            for one in self.sockets:
                self._loop.remove_reader(one)
                one.close()

    async def wait_closed(self) -> None:
        """As servers of asyncio have it."""

    def _accept_some(self, listener: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                line, peer = listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as problem:  # no descriptor or memory left: the others wait in their queues meanwhile
                log.error("can't accept connections: %s", problem)
                self._loop.remove_reader(listener)
                self._loop.call_later(PAUSE, self._go_on, listener)
                return
            if self._is_welcome(peer[0]):
                self._hand_over(line)
            else:
                _reset(line)

    def _go_on(self, listener: socket.socket) -> None:
        if not self._closed:
            self._loop.add_reader(listener, self._accept_some, listener)

    def _hand_over(self, line: socket.socket) -> None:
        line.setblocking(False)
        task = self._loop.create_task(self._loop.connect_accepted_socket(self._make_protocol, line))
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[object]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.debug("a connection was gone before it began: %s", task.exception())


def _reset(line: socket.socket) -> None:
    """Close it so that nothing of it remains, neither here nor in the kernel."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()
