"""WebSocket frames as RFC 6455 has them, without input or output.

`FrameReader` takes bytes in pieces of any size and gives whole frames. It is as strict as the RFC: a frame that it does
not allow raises `BadFrame` with the close code, and nothing is read after that. What a sequence of frames means (pieces
of a message, pings) is for the connection to decide.
"""

import struct
from typing import NamedTuple

try:
    from websockets.speedups import apply_mask as apply_mask
except ImportError:  # websockets was built without C
    from websockets.utils import apply_mask as apply_mask

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL_ERROR, NOT_TEXT, NOT_UTF8, TOO_BIG = 1002, 1003, 1007, 1009  # close codes
MAX_CONTROL = 125  # bytes of a ping, pong or close

_KINDS = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))
_DEFINED_CODES = frozenset((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014))
_FIN, _RESERVED, _CONTROL, _MASKED = 0x80, 0x70, 0x08, 0x80


class BadFrame(Exception):
    """The client has broken the protocol. `code` is the close code, `why` the reason to send with it."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Frame(NamedTuple):
    """A frame of a client, unmasked. `last`: its message ends with it."""

    opcode: int
    last: bool
    payload: bytes


class FrameReader:
    """Cuts bytes into frames."""

    __slots__ = ("_at", "_buffer", "_longest")

    def __init__(self, longest: int) -> None:
        self._longest = longest  # bytes of a frame; a longer one is refused by its header
        self._buffer = bytearray()
        self._at = 0  # where the next frame begins

    @property
    def empty(self) -> bool:
        """Whether no frame has been begun."""
        return not self._buffer

    def feed(self, data: bytes) -> None:
        """More bytes have arrived."""
        if self._at:  # once for all the frames that were read, or many small ones would cost the square of their number
            del self._buffer[: self._at]
            self._at = 0
        self._buffer += data

    def clear(self) -> None:
        """Forget what has arrived."""
        self._buffer.clear()
        self._at = 0

    def read(self) -> Frame | None:
        """The next frame, if it is complete. BadFrame if there is none in these bytes."""
        buffer, at = self._buffer, self._at
        have = len(buffer) - at
        if have < 2:
            if not have:
                self.clear()
            return None
        first, second = buffer[at], buffer[at + 1]
        _check_head(first, second)
        length, head = second & 0x7F, 6
        if length >= 126:
            head = 8 if length == 126 else 14
            if have < head - 4:
                return None
            length = _read_length(bytes(buffer[at + 2 : at + head - 4]))
        if length > self._longest:
            raise BadFrame(TOO_BIG, "too-big")
        end = at + head + length
        if len(buffer) < end:
            return None
        start = at + head
        payload = apply_mask(bytes(buffer[start:end]), bytes(buffer[start - 4 : start]))
        self._at = end
        return Frame(first & 0x0F, bool(first & _FIN), payload)


def _check_head(first: int, second: int) -> None:
    if first & _RESERVED:
        raise BadFrame(PROTOCOL_ERROR, "no extension was agreed on")
    if first & 0x0F not in _KINDS:
        raise BadFrame(PROTOCOL_ERROR, "no such kind of frame")
    if not second & _MASKED:
        raise BadFrame(PROTOCOL_ERROR, "frames of a client are masked")
    if first & _CONTROL and (not first & _FIN or second & 0x7F > MAX_CONTROL):
        raise BadFrame(PROTOCOL_ERROR, "a control frame is short and in one piece")


def _read_length(data: bytes) -> int:
    length = int.from_bytes(data, "big")
    if length < (126 if len(data) == 2 else 65_536) or length >> 63:
        raise BadFrame(PROTOCOL_ERROR, "a length is written as short as possible")
    return length


def is_utf8(payload: bytes) -> bool:
    """Whether it can be text."""
    if payload.isascii():
        return True
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def read_close(payload: bytes) -> int:
    """The code of a close frame, 1005 if it has none. BadFrame if there can be no such frame."""
    if not payload:
        return 1005
    code = int.from_bytes(payload[:2], "big")
    if len(payload) == 1 or not (code in _DEFINED_CODES or 3000 <= code < 5000):
        raise BadFrame(PROTOCOL_ERROR, "no such close code")
    if not is_utf8(payload[2:]):
        raise BadFrame(NOT_UTF8, "text is UTF-8")
    return code


def write_frame(opcode: int, data: bytes) -> bytes:
    """A frame of the server."""
    length = len(data)
    if length < 126:
        return bytes((_FIN | opcode, length)) + data
    if length < 65_536:
        return struct.pack("!BBH", _FIN | opcode, 126, length) + data
    return struct.pack("!BBQ", _FIN | opcode, 127, length) + data
