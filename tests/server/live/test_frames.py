"""Frames by RFC 6455, in the manner of the Autobahn test suite: on bytes alone, and on a real connection."""

import os
import socket
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.live.test_bad_input import handshake
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
    BadFrame,
    Frame,
    FrameReader,
    read_close,
    write_frame,
)

LONGEST = 70_000


def client_frame(opcode: int, payload: bytes = b"", *, fin: bool = True, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """As a client sends it."""
    bare = bytearray(write_frame(opcode, payload))
    head = len(bare) - len(payload)
    bare[0] &= 0xFF if fin else 0x7F
    bare[1] |= 0x80
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes(bare[:head]) + mask + masked


def read_all(pieces: list[bytes]) -> list[Frame]:
    reader, found = FrameReader(LONGEST), []
    for piece in pieces:
        reader.feed(piece)
        while (frame := reader.read()) is not None:
            found.append(frame)
    return found


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 128, 65_535, 65_536, LONGEST])
def test_every_length_arrives_in_pieces_of_any_size(length: int) -> None:
    payload = os.urandom(length)
    data = client_frame(BINARY, payload) * 2
    for step in (1, 7, 997, len(data)):
        if len(data) / step > 5_000:
            continue
        pieces = [data[at : at + step] for at in range(0, len(data), step)]
        assert read_all(pieces) == [Frame(BINARY, True, payload)] * 2


@given(
    st.lists(st.tuples(st.sampled_from((CONTINUATION, TEXT, PING, PONG)), st.binary(max_size=120)), max_size=8),
    st.lists(st.integers(0, 1_200), max_size=6),
    st.binary(min_size=4, max_size=4),
)
def test_frames_do_not_depend_on_how_they_arrive(frames: list[tuple[int, bytes]], cuts: list[int], mask: bytes) -> None:
    data = b"".join(client_frame(opcode, payload, mask=mask) for opcode, payload in frames)
    at = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    found = read_all([data[start:end] for start, end in pairwise(at)])
    assert found == [Frame(opcode, True, payload) for opcode, payload in frames]


BAD = [
    pytest.param(b"\x81\x01x", PROTOCOL_ERROR, id="not masked"),
    *(pytest.param(bytes((0x81 | bit, 0x80)), PROTOCOL_ERROR, id=f"reserved bit {bit:#x}") for bit in (16, 32, 64)),
    *(
        pytest.param(bytes((0x80 | kind, 0x80)), PROTOCOL_ERROR, id=f"kind {kind}")
        for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
    ),
    *(
        pytest.param(client_frame(kind, b"x", fin=False), PROTOCOL_ERROR, id=f"control frame {kind} in pieces")
        for kind in (CLOSE, PING, PONG)
    ),
    *(
        pytest.param(client_frame(kind, b"x" * 126), PROTOCOL_ERROR, id=f"long control frame {kind}")
        for kind in (CLOSE, PING, PONG)
    ),
    pytest.param(b"\x81\xfe\x00\x7d" + b"\0" * 129, PROTOCOL_ERROR, id="125 bytes with a longer length"),
    pytest.param(b"\x81\xff" + (65_535).to_bytes(8, "big") + b"\0" * 8, PROTOCOL_ERROR, id="65535 bytes, longer"),
    pytest.param(b"\x81\xff\x80" + b"\0" * 11, PROTOCOL_ERROR, id="a length with the highest bit"),
    pytest.param(b"\x81\xff" + (LONGEST + 1).to_bytes(8, "big"), TOO_BIG, id="too long, by its header alone"),
]


@pytest.mark.parametrize(("data", "code"), BAD)
def test_what_the_rfc_forbids_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as refused:
        read_all([client_frame(PING, b"before"), data])
    assert refused.value.code == code


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])
def test_close_codes_that_there_are(code: int) -> None:
    assert read_close(code.to_bytes(2, "big") + "sì".encode()) == code


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535])
def test_close_codes_that_there_are_not(code: int) -> None:
    with pytest.raises(BadFrame):
        read_close(code.to_bytes(2, "big"))


def test_a_close_of_one_byte_or_of_bad_text() -> None:
    assert read_close(b"") == 1005
    for payload, code in ((b"\x03", PROTOCOL_ERROR), (b"\x03\xe8\xff", NOT_UTF8)):
        with pytest.raises(BadFrame) as refused:
            read_close(payload)
        assert refused.value.code == code


# -- on a real connection --------------------------------------------------------------------------

BROKEN = b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80"  # Autobahn 6.4: valid at first, then a surrogate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("frames"), nursery) as server:
        yield server


def _read_frame(line: socket.socket) -> tuple[int, bytes]:
    head = _read(line, 2)
    length = head[1]
    if length == 126:
        length = int.from_bytes(_read(line, 2), "big")
    return head[0] & 0x0F, _read(line, length)


def _read(line: socket.socket, length: int) -> bytes:
    data = b""
    while len(data) < length:
        more = line.recv(length - len(data))
        assert more, "the connection was closed without a close frame"
        data += more
    return data


def _answer(line: socket.socket, data: bytes) -> tuple[int, bytes]:
    line.sendall(data)
    return _read_frame(line)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(client_frame(BINARY, b"x"), NOT_TEXT, id="binary"),
        pytest.param(client_frame(CONTINUATION, b"x"), PROTOCOL_ERROR, id="a continuation of nothing"),
        pytest.param(
            client_frame(TEXT, b"x", fin=False) + client_frame(TEXT, b"x"), PROTOCOL_ERROR, id="text within text"
        ),
        pytest.param(client_frame(TEXT, BROKEN), NOT_UTF8, id="not UTF-8"),
        pytest.param(
            client_frame(TEXT, BROKEN[:4], fin=False) + client_frame(CONTINUATION, BROKEN[4:]),
            NOT_UTF8,
            id="not UTF-8, in pieces",
        ),
        pytest.param(client_frame(TEXT, b"x" * 20_000), TOO_BIG, id="too long"),
        pytest.param(
            client_frame(TEXT, b"x" * 9_000, fin=False) + client_frame(CONTINUATION, b"x" * 9_000),
            TOO_BIG,
            id="too long, in pieces",
        ),
        pytest.param(client_frame(CLOSE, b"\x03"), PROTOCOL_ERROR, id="a close of one byte"),
        pytest.param(client_frame(CLOSE, b"\x03\xed"), PROTOCOL_ERROR, id="the close code 1005"),
        *BAD[:2],
    ],
)
def test_who_breaks_the_protocol_is_told_by_code(data: bytes, code: int, server: Server) -> None:
    with handshake(server) as line:
        opcode, payload = _answer(line, data)
        assert (opcode, int.from_bytes(payload[:2], "big")) == (CLOSE, code)
        assert payload[2:]


def test_pings_are_answered_also_between_the_pieces_of_a_message(server: Server) -> None:
    with handshake(server) as line:
        assert _answer(line, client_frame(PING, b"one") + client_frame(PONG, b"never asked")) == (PONG, b"one")
        assert _answer(line, client_frame(TEXT, b'{"t":"ping",', fin=False) + client_frame(PING, b"two")) == (
            PONG,
            b"two",
        )
        opcode, payload = _answer(
            line, client_frame(CONTINUATION, b"", fin=False) + client_frame(CONTINUATION, b'"id":"x"}')
        )
        assert (opcode, b'"pong"' in payload) == (TEXT, True)


def test_a_close_is_answered_with_its_code(server: Server) -> None:
    with handshake(server) as line:
        assert _answer(line, client_frame(CLOSE, b"\x03\xe8bye")) == (CLOSE, b"\x03\xe8")
        assert line.recv(1) == b""
    with handshake(server) as line:
        assert _answer(line, client_frame(CLOSE)) == (CLOSE, b"")
        assert line.recv(1) == b""


def test_frames_that_come_with_the_handshake(tmp_path: Path, server: Server) -> None:
    """A client need not wait for the answer to its handshake, if what it sends comes in another segment."""
    with handshake(server, wait=False) as line:
        line.sendall(client_frame(PING, b"early"))
        data = b""
        while b"early" not in data:
            more = line.recv(4_096)
            assert more
            data += more
        assert data.startswith(b"HTTP/1.1 101")
