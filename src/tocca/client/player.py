"""A bot that plays a seat over the wire, like anybody else: it sees what the server tells that seat."""

import asyncio
import random
from contextlib import suppress
from typing import Any, get_type_hints

import msgspec

import tocca
from tocca.bots import Bot
from tocca.client.connection import Connection, Denied
from tocca.core import codec

STAND_IN = 10.0  # seconds between two tries to start in place of a host who is away


async def start_when_full(connection: Connection) -> None:
    """Start the match as soon as every seat is taken and everybody is here. The host may; so may anybody seated once
    the host has been away for a minute. Returns when the match has begun, whoever started it."""
    while connection.about is None or connection.about.phase == "lobby":
        if connection.about is not None and all(info.bot or info.here for info in connection.about.seats):
            with suppress(Denied):
                await connection.start()
                continue
        with suppress(TimeoutError):
            await asyncio.wait_for(connection.news(), STAND_IN)


async def play_seat(connection: Connection, seat: int, bot: Bot, rng: random.Random, *, matches: int = 1) -> None:
    """Play that seat until so many matches are over; after each but the last, ask for a rematch."""
    thought: Any = None
    played = 0
    while played < matches:
        about, eye = connection.about, connection.eyes.get(seat)
        if about is not None and about.phase == "over" and about.match > played:
            played = about.match
            if played < matches:
                with suppress(Denied):  # somebody else asked at the same table, or the rematch has begun
                    await connection.rematch()
            continue
        if about is not None and about.phase == "playing" and eye is not None and eye.legal and eye.view != thought:
            thought = eye.view
            action = await asyncio.to_thread(_choose, about, eye.view, bot, rng)
            try:
                await connection.act(seat, action, seq=connection.seq)
                continue
            except Denied:  # somebody was quicker, or stopped the match: the next message says more
                thought = None
        await connection.news()


def _choose(about: Any, raw: msgspec.Raw, bot: Bot, rng: random.Random) -> str:
    game: tocca.Game[Any, Any, Any] = tocca.game(about.game)
    view = view_of(game, about.options, bytes(raw))
    return game.format(bot.choose(game, view, rng))


def view_of(game: tocca.Game[Any, Any, Any], options: dict[str, Any], data: bytes) -> Any:
    """The view that the server sent: without its options, which are the table's."""
    fields = msgspec.json.decode(data)
    chosen = game.start(seed=0).position.options._asdict() | options
    return codec.from_json(get_type_hints(type(game).view)["return"], {**fields, "options": chosen})
