"""What reads the words of strangers: each target takes any bytes, and may answer with its own errors only."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

import tocca
from tests.server.room import chaos
from tests.server.room.scene import NOON, Scene
from tocca.core.record_text import with_checks
from tocca.server import protocol, room
from tocca.server.live.frames import BadFrame, FrameReader, read_close, write_frame
from tocca.server.refusals import Refusal
from tocca.server.room import checkpoints
from tocca.server.room.requests import Request
from tocca.testing.play import all_setups

GAMES = tuple(map(tocca.game, tocca.games()))


class Target(NamedTuple):
    """Reads any bytes; `corpus` is what it reads gladly."""

    read: Callable[[bytes], None]
    corpus: Callable[[], Sequence[bytes]]


# -- messages of clients, up to the room ----------------------------------------------------------------


@cache
def _rooms() -> tuple[room.Room, ...]:
    """A table of every game in the middle of a match, and one before it."""
    found = []
    for game in GAMES:
        scene = Scene(game.id, started=False)
        found.append(scene.room)
        scene = Scene(game.id)
        for _ in range(3):
            if scene.room.playing.state.to_act:
                scene.play_any()
        found.append(scene.room)
    return tuple(found)


def _read_message(data: bytes) -> None:
    try:
        message: Any = protocol.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    if isinstance(message, protocol.Hello | protocol.Join | protocol.Ping):
        return
    for now in _rooms():
        try:
            step = room.handle(now, Request("a", message, digest=crc32(data)), NOON + 1_000)
        except Refusal:
            continue
        for _, event, after in room.steps(now, step):
            assert room.evolve(now, room.events.decode(room.events.encode(event))).count == after.count
            now = after


def _messages() -> list[bytes]:
    found = [protocol.encode(protocol.Hello(2, "t")), protocol.encode(protocol.Preview("p", 0, "x"))]
    rng = random.Random("messages")
    for now in _rooms():
        for number in range(60):
            wanted = chaos.request(now, rng, number, NOON)
            if isinstance(wanted, Request):
                found.append(protocol.encode(wanted.message))
        if now.match is not None:
            for seat in sorted(now.match.state.to_act):
                for action in room.views.eyes(now, room.model.Audience((seat,)))[0].legal[:5]:
                    fields = {"t": "act", "id": "o", "seat": seat, "action": msgspec.json.decode(action)}
                    found.append(msgspec.json.encode(fields))
    return found


# -- records --------------------------------------------------------------------------------------------


def _read_record(data: bytes) -> None:
    """As it is, and with its checks made right again, or nearly everything would end at the first check."""
    text = data.decode(errors="replace")
    lines = [line.rpartition("  ~")[0] or line for line in text.split("\n") if line]
    for one in (text, "".join(with_checks(lines))):
        try:
            tocca.Record.loads(one)
        except tocca.BadRecord:
            continue


@cache
def _records() -> tuple[bytes, ...]:
    found = []
    for setup in all_setups():
        rng = random.Random(f"record {setup}")
        record, state = setup.start(1), setup.start(1).states[-1]
        for _ in range(6):
            state = record.states[-1]
            if not state.to_act:
                break
            seat = rng.choice(sorted(state.to_act))
            record.apply(seat, rng.choice(state.legal(seat)))
        found.append(record.dumps().encode())
    return tuple(found)


# -- notation -------------------------------------------------------------------------------------------


def _read_notation(data: bytes) -> None:
    text = data.decode(errors="replace")
    for game in GAMES:
        try:
            action = game.parse(text)
        except tocca.BadNotation:
            continue
        assert game.parse(game.format(action)) == action


def _notations() -> list[bytes]:
    rng = random.Random("notation")
    return [game.format(rng.choice(game.actions)).encode() for game in GAMES for _ in range(20)]


# -- frames and checkpoints -----------------------------------------------------------------------------


def _read_frames(data: bytes) -> None:
    """At once, and byte by byte: it must read the same."""
    found = []
    for step in (len(data) or 1, 1):
        reader, read = FrameReader(16_384), list[object]()
        try:
            for place in range(0, min(len(data), 3_000), step):
                reader.feed(data[place : min(place + step, 3_000)])
                while (frame := reader.read()) is not None:
                    read.append(tuple(frame))
                    if frame[0] == 8:
                        read_close(frame[2])
        except BadFrame as bad:
            read.append(bad.code)
        found.append(read)
    assert found[0] == found[1]


def _frames() -> list[bytes]:
    def mask(opcode: int, payload: bytes, last: bool = True) -> bytes:
        head = bytearray(write_frame(opcode, payload)[: 2 if len(payload) < 126 else 4])
        head[0] = (0x80 if last else 0) | opcode
        head[1] |= 0x80
        return bytes(head) + b"\0\0\0\0" + payload

    whole = [mask(1, b"hello"), mask(1, b"x" * 300), mask(9, b"ping"), mask(10, b""), mask(8, b"\x03\xe8bye")]
    return [*whole, mask(1, b"a", False) + mask(0, b"b"), whole[0] + whole[2] + whole[1]]


def _read_checkpoint(data: bytes) -> None:
    for one in (data, blake2b(data, digest_size=16).digest() + data):
        try:
            checkpoints.load(one)
        except checkpoints.BadCheckpoint:
            continue


def _checkpoints() -> list[bytes]:
    return [checkpoints.save(Scene(game.id, started=True).room)[16:] for game in GAMES if not game.real_time]


TARGETS = {
    "messages": Target(_read_message, cache(_messages)),
    "records": Target(_read_record, _records),
    "notation": Target(_read_notation, cache(_notations)),
    "frames": Target(_read_frames, cache(_frames)),
    "checkpoints": Target(_read_checkpoint, cache(_checkpoints)),
}
