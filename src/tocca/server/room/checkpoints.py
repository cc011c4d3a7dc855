"""A room as it was when its latest match began, as bytes: whoever has it replays that match only, not all before it.

At that moment a room is simple. Nothing has been played, so the deal says everything about the board, and the rest is
who sits there and what was told. A checkpoint is only a shortcut: one that is damaged, or was written by another
version, is refused, and the log is replayed from its beginning.
"""

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

import tocca
from tocca.server.protocol import Clock, Phase, Seating
from tocca.server.room.append_only import AppendOnlyList
from tocca.server.room.clocks import Times
from tocca.server.room.events import Event, Started
from tocca.server.room.idempotency import Answers, SavedAnswers
from tocca.server.room.model import AnyGame, AnyState, Chair, Gathering, Match, Room
from tocca.server.room.visibility import OPEN, Count, Sight

VERSION = 1  # raised when an old checkpoint would be read differently
_DIGEST = 16  # bytes


class BadCheckpoint(Exception):
    """These bytes are no checkpoint that this version can use."""


class _Match(Struct, frozen=True):
    number: int
    names: tuple[str, ...]
    zero: int
    time: int
    stopped: int | None
    times: Times | None
    quotas: tuple[int, ...]


class _Saved(Struct, frozen=True):
    """The fields of a room that are not empty when a match begins, under the same names."""

    version: int
    rules: int  # of the game
    game: str
    table: str
    host: str
    options: dict[str, Any]
    clock: Clock
    public: bool
    chairs: tuple[Chair, ...]
    hints: bool
    phase: Phase
    match: _Match
    ready_check: bool
    gathering: Gathering | None
    wishes: tuple[str, ...]
    seating: Seating
    muted: frozenset[str]
    watchers_muted: bool
    said: dict[str, tuple[int, ...]]
    answers: SavedAnswers
    log: tuple[tuple[Event, Sight], ...]
    trim_at: int
    count: Count
    turned: Count


_SAME = tuple(
    name for name in _Saved.__struct_fields__ if name not in ("version", "rules", "game", "match", "answers", "log")
)
_decoder = msgspec.json.Decoder(_Saved)
_encode = msgspec.json.Encoder().encode


def save(room: Room) -> bytes:
    """The checkpoint of a room whose match has just begun."""
    match = room.playing
    saved = _Saved(
        version=VERSION,
        rules=room.game.rules,
        game=room.game_id,
        match=_Match(match.number, match.names, match.zero, match.time, match.stopped, match.times, match.quotas),
        answers=room.answers.save(),
        log=tuple(room.log),
        **{name: getattr(room, name) for name in _SAME},
    )
    body = _encode(saved)
    return blake2b(body, digest_size=_DIGEST).digest() + body


def load(data: bytes) -> Room:
    """The room again. BadCheckpoint if it is damaged or of another version, also of the game's rules."""
    digest, body = data[:_DIGEST], data[_DIGEST:]
    if blake2b(body, digest_size=_DIGEST).digest() != digest:
        raise BadCheckpoint("it is damaged")
    try:
        saved = _decoder.decode(body)
        game = tocca.game(saved.game)
        if (saved.version, saved.rules) != (VERSION, game.rules):
            raise BadCheckpoint(f"it is of version {saved.version}, and of rules {saved.rules}")
        dealt = _deal(game, saved)
    except (msgspec.DecodeError, tocca.ToccaError, LookupError, TypeError, ValueError, RecursionError) as problem:
        raise BadCheckpoint(str(problem)) from problem
    match = Match(
        dealt=dealt,
        state=dealt,
        plays=AppendOnlyList(),
        recent=AppendOnlyList(),
        **msgspec.structs.asdict(saved.match),
    )
    return Room(
        game=game,
        match=match,
        answers=Answers.load(saved.answers),
        log=AppendOnlyList((event, OPEN if sight == OPEN else sight) for event, sight in saved.log),
        **{name: getattr(saved, name) for name in _SAME},
    )


def _deal(game: AnyGame, saved: _Saved) -> AnyState:
    started = saved.log[-1][0]
    if not isinstance(started, Started):
        raise BadCheckpoint("no match begins with it")
    return game.start(len(saved.chairs), chance=started.drawn, **saved.options)
