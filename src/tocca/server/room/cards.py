"""A match in a few facts, for the list of its players' matches."""

import msgspec
from msgspec import Struct

from tocca.server.protocol import Result
from tocca.server.room.model import Room


class MatchCard(Struct, frozen=True, omit_defaults=True):
    """Nothing here is hidden from anybody who plays. Names and bots by seat; a bot that only stands in for somebody is
    none."""

    names: tuple[str, ...]
    bots: tuple[str, ...]
    result: Result | None = None
    moves: int = 0  # of people and bots, once it is over
    ms: int = 0  # how long it took, pauses left out


_decoder = msgspec.json.Decoder(MatchCard)
read_card = _decoder.decode


def write_card(room: Room) -> str:
    """The latest match, as JSON. While it goes on it says only who plays: what happens is the table's to tell."""
    match = room.playing
    bots = tuple("" if chair.guest or chair.former else chair.bot for chair in room.chairs)
    card = MatchCard(match.names, bots)
    if match.result is not None:
        moves = sum(play.seat is not None for play in match.plays)
        card = MatchCard(match.names, bots, match.result, moves, match.time)
    return msgspec.json.encode(card).decode()
