"""What a WebSocket server must do with every kind of frame, over a real connection, by the categories (and where they
have one the numbers) of the Autobahn test suite. Ours has no echo, so a message asks for a pong with an id, which comes
back, and binary is refused."""

import json
import socket
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from tests.server.live.test_bad_input import handshake
from tests.server.live.test_frames import client_frame
from tests.server.process import Nursery, Server
from tocca.server.live.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    NOT_TEXT,
    NOT_UTF8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
)

Answer = tuple[int, bytes | str | int]  # the kind of a frame, and its payload, the id in it, or its close code


class Case(NamedTuple):
    """What is sent, and all that is answered; a close is the last of it."""

    name: str
    sent: bytes
    answers: list[Answer]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("autobahn"), nursery) as server:
        yield server


def _ask(word: str, *cuts: int) -> bytes:
    """A message that is answered with that word, cut there into pieces."""
    data = json.dumps({"t": "ping", "id": word}, ensure_ascii=False).encode()
    at = [0, *cuts, len(data)]
    parts = [data[start:end] for start, end in pairwise(at)]
    kinds = [TEXT, *[CONTINUATION] * len(cuts)]
    return b"".join(
        client_frame(kind, part, fin=number == len(cuts))
        for number, (kind, part) in enumerate(zip(kinds, parts, strict=True))
    )


def _close(code: int, reason: bytes = b"") -> bytes:
    return client_frame(CLOSE, code.to_bytes(2, "big") + reason)


def _text(payload: bytes, *, fin: bool = True) -> bytes:
    return client_frame(TEXT, payload, fin=fin)


def _more(payload: bytes = b"", *, fin: bool = True) -> bytes:
    return client_frame(CONTINUATION, payload, fin=fin)


def _flag(frame: bytes, bits: int) -> bytes:
    """The frame with these bits in its first byte."""
    return bytes((frame[0] | bits,)) + frame[1:]


def _kind(frame: bytes, opcode: int) -> bytes:
    return bytes((frame[0] & 0xF0 | opcode,)) + frame[1:]


FAIL: list[Answer] = [(CLOSE, PROTOCOL_ERROR)]
HI: list[Answer] = [(TEXT, "hi")]
# From Autobahn's category 6 and Markus Kuhn's well-known list: what looks like UTF-8 and is not.
NO_TEXT = {
    "a lone continuation byte": b"\x80",
    "two of them": b"\xbf\x80",
    "a first byte alone": b"\xc0 ",
    "an unfinished letter of two bytes": b"\xc3",
    "an unfinished letter of three": b"\xe2\x82",
    "an unfinished letter of four": b"\xf0\x9f\x98",
    "impossible bytes": b"\xfe\xff",
    "an overlong slash of two bytes": b"\xc0\xaf",
    "an overlong slash of three": b"\xe0\x80\xaf",
    "an overlong slash of four": b"\xf0\x80\x80\xaf",
    "the highest overlong letter": b"\xf0\x8f\xbf\xbf",
    "an overlong NUL": b"\xc0\x80",
    "a letter of five bytes": b"\xf8\x88\x80\x80\x80",
    "a letter of six": b"\xfc\x84\x80\x80\x80\x80",
    "above the last letter": b"\xf4\x90\x80\x80",
    "a first surrogate": b"\xed\xa0\x80",
    "a second surrogate": b"\xed\xb0\x80",
    "a pair of surrogates": b"\xed\xa0\x80\xed\xb0\x80",
}
WORDS = [
    "",
    "κόσμε",
    "\x7f",
    "\u0080",
    "\u07ff",
    "\u0800",
    "\ud7ff",
    "\ue000",
    "\ufffd",
    "\uffff",
    "\U0001f600",
    "\U0010ffff",
]
GOOD_CODES = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999]
BAD_CODES = [0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65_535]

CASES = [
    # 1: messages
    *(Case(f"1.1 a text of {length} letters", _ask("x" * length), [(TEXT, "x" * length)]) for length in (1, 8, 40)),
    *(
        Case(f"1.2 binary of {length}", client_frame(BINARY, b"x" * length), [(CLOSE, NOT_TEXT)])
        for length in (0, 125, 126)
    ),
    # 2: pings and pongs
    Case("2.1 an empty ping", client_frame(PING), [(PONG, b"")]),
    Case("2.2 a ping", client_frame(PING, b"Hello, world!"), [(PONG, b"Hello, world!")]),
    Case("2.3 a ping that is no text", client_frame(PING, b"\x00\xff\xfe\xfd"), [(PONG, b"\x00\xff\xfe\xfd")]),
    Case("2.4 the longest ping", client_frame(PING, b"\xfe" * 125), [(PONG, b"\xfe" * 125)]),
    Case("2.5 a ping that is too long", client_frame(PING, b"\xfe" * 126), FAIL),
    Case("2.7 a pong that nobody asked for", client_frame(PONG) + _ask("hi"), HI),
    Case("2.8 one with a payload", client_frame(PONG, b"never asked") + _ask("hi"), HI),
    Case("2.9 a pong, then a ping", client_frame(PONG, b"x") + client_frame(PING, b"y"), [(PONG, b"y")]),
    Case(
        "2.10 ten pings",
        b"".join(client_frame(PING, b"%d" % n) for n in range(10)),
        [(PONG, b"%d" % n) for n in range(10)],
    ),
    # 3: reserved bits
    *(
        Case(f"3 reserved bits {bits:#x}", _flag(_ask("no"), bits), FAIL)
        for bits in (0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70)
    ),
    Case("3.2 after a good message", _ask("hi") + _flag(_ask("no"), 0x20) + client_frame(PING), [*HI, *FAIL]),
    Case("3.5 in a ping", _flag(client_frame(PING, b"x"), 0x40), FAIL),
    Case("3.7 in a close", _flag(_close(1000), 0x70), FAIL),
    Case("3.8 in a piece", _text(b"{", fin=False) + _flag(_more(b"}"), 0x10), FAIL),
    # 4: kinds that there are not
    *(
        Case(f"4 the kind {kind}", _ask("hi") + _kind(client_frame(PING), kind), [*HI, *FAIL])
        for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
    ),
    *(
        Case(f"4 the kind {kind} with a payload", _kind(client_frame(PING, b"x"), kind), FAIL)
        for kind in (3, 7, 11, 15)
    ),
    # 5: pieces
    Case("5.1 a ping in pieces", client_frame(PING, b"x", fin=False) + _more(b"y"), FAIL),
    Case("5.2 a pong in pieces", client_frame(PONG, b"x", fin=False) + _more(b"y"), FAIL),
    Case("5.3 a message in two pieces", _ask("hi", 5), HI),
    Case("5.4 in three", _ask("hi", 5, 9), HI),
    Case("5.5 one of them empty", _ask("hi", 5, 5), HI),
    Case(
        "5.6 a ping between them",
        _text(b'{"t":"ping",', fin=False) + client_frame(PING, b"x") + _more(b'"id":"hi"}'),
        [(PONG, b"x"), *HI],
    ),
    Case("5.9 a last piece of nothing", _more(b"x") + _ask("no"), FAIL),
    Case("5.11 a first piece of nothing", _more(b"x", fin=False) + _ask("no"), FAIL),
    Case("5.15 a piece after a message that was whole", _ask("hi", 5) + _more(b"x", fin=False), [*HI, *FAIL]),
    Case("5.18 a message within a message", _text(b"{", fin=False) + _text(b"}"), FAIL),
    Case("5.19 binary within a message", _text(b"{", fin=False) + client_frame(BINARY, b"}"), [(CLOSE, NOT_TEXT)]),
    Case(
        "5.20 all pieces empty but one",
        _text(b"", fin=False) + _more(b'{"t":"ping","id":"hi"}', fin=False) + _more(),
        HI,
    ),
    # 6: UTF-8
    *(Case(f"6 the word {word!a}", _ask(word), [(TEXT, word)]) for word in WORDS if word),
    *(
        Case(f"6.2 {word!a}, a byte in each piece", _ask(word, *range(1, 24)), [(TEXT, word)])
        for word in ("κόσμε", "\U0001f600x")
    ),
    *(Case(f"6.3 {name}", _text(b'"' + data + b'"'), [(CLOSE, NOT_UTF8)]) for name, data in NO_TEXT.items()),
    *(
        Case(
            f"6.4 {name}, and the end never comes",
            _text(b'"', fin=False) + _more(data + b'"', fin=False),
            [(CLOSE, NOT_UTF8)],
        )
        for name, data in NO_TEXT.items()
    ),
    Case(
        "6.4 an unfinished letter at the end of the last piece",
        _text(b'"', fin=False) + _more(b"\xc3"),
        [(CLOSE, NOT_UTF8)],
    ),
    # 7: the end
    Case("7.1.1 a message, then a close", _ask("hi") + _close(1000), [*HI, (CLOSE, 1000)]),
    Case("7.3.1 an empty close", client_frame(CLOSE), [(CLOSE, b"")]),
    Case("7.3.2 a close of one byte", client_frame(CLOSE, b"a"), FAIL),
    Case("7.3.4 a close with a reason", _close(1000, b"Hello, world!"), [(CLOSE, 1000)]),
    Case("7.3.5 the longest reason", _close(1000, b"x" * 123), [(CLOSE, 1000)]),
    Case("7.3.6 a reason that is too long", _close(1000, b"x" * 124), FAIL),
    Case("7.5.1 a reason that is no text", _close(1000, b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80"), [(CLOSE, NOT_UTF8)]),
    *(Case(f"7.7 the code {code}", _close(code), [(CLOSE, code)]) for code in GOOD_CODES),
    *(Case(f"7.9 the code {code}", _close(code), FAIL) for code in BAD_CODES),
    # 9: limits
    Case("9.1 a message that is too long", _text(b"x" * 17_000), [(CLOSE, TOO_BIG)]),
    Case("9.1 as long as memory, by its header", b"\x81\xff" + (1 << 40).to_bytes(8, "big"), [(CLOSE, TOO_BIG)]),
    Case("9.2 a length that is written too long", b"\x81\xfe\x00\x05" + b"\0" * 9, FAIL),
    Case("9.3 too long in pieces", _text(b"x" * 9_000, fin=False) + _more(b"x" * 9_000), [(CLOSE, TOO_BIG)]),
    # 5.1 of the RFC: a server fails the connection of a client that does not mask
    Case("a frame without a mask", b"\x81\x02{}", FAIL),
    Case("a ping without a mask", b"\x89\x00", FAIL),
]
AFTER_THE_END = [  # at once: a server need not listen any more
    Case("7.1.3 a ping after a close", _close(1000) + client_frame(PING, b"x"), [(CLOSE, 1000)]),
    Case("7.1.4 a message after a close", _close(1000) + _ask("no"), [(CLOSE, 1000)]),
    Case("7.1.5 a close within a message", _text(b"{", fin=False) + _close(1000) + _more(b"}"), [(CLOSE, 1000)]),
]


@pytest.mark.parametrize("case", [*CASES, *AFTER_THE_END], ids=lambda case: case.name)
def test_frames(case: Case, server: Server) -> None:
    with handshake(server) as line:
        line.sendall(case.sent)
        _check_answers(line, case.answers)


@pytest.mark.parametrize("case", [case for case in CASES if len(case.sent) < 1_000], ids=lambda case: case.name)
def test_frames_byte_by_byte(case: Case, server: Server) -> None:
    with handshake(server) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in case.sent:
            line.sendall(bytes((byte,)))
        _check_answers(line, case.answers)


def _check_answers(line: socket.socket, answers: list[Answer]) -> None:
    for kind, expected in answers:
        opcode, payload = _read_frame(line)
        assert (opcode, _read_as(expected, payload)) == (kind, expected)


def _read_as(expected: bytes | str | int, payload: bytes) -> bytes | str | int:
    if isinstance(expected, int):
        return int.from_bytes(payload[:2], "big")
    if isinstance(expected, str):
        word: str = json.loads(payload)["id"]
        return word
    return payload


def _read_frame(line: socket.socket) -> tuple[int, bytes]:
    head = _read(line, 2)
    assert head[0] & 0xF0 == 0x80, "a server's frames are whole and have no reserved bits"
    assert not head[1] & 0x80, "a server's frames are not masked"
    length = head[1] if head[1] < 126 else int.from_bytes(_read(line, 2), "big")
    return head[0] & 0x0F, _read(line, length)


def _read(line: socket.socket, length: int) -> bytes:
    data = b""
    while len(data) < length:
        more = line.recv(length - len(data))
        assert more, "the connection was closed without a close frame"
        data += more
    return data
