"""A bot that plays a seat over the wire, like anybody else: it sees what the server tells that seat."""

import asyncio
import random
from contextlib import suppress
from typing import Any, get_type_hints

import msgspec

import tocca
from tocca.bots import Bot, Racer
from tocca.bots.registry import settle
from tocca.client.connection import Connection, Denied
from tocca.client.racing import RemoteHand
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
    """Play that seat until so many matches are over; after each but the last, ask for a rematch. In a race a bot that
    has reactions of its own acts when they say."""
    played = 0
    while played < matches:
        about = connection.about
        if about is None or about.match <= played:
            await connection.news()
            continue
        played = about.match
        game: tocca.Game[Any, Any, Any] = tocca.game(about.game)
        player = settle(bot, game.id)
        if game.real_time and isinstance(player, Racer):
            await _race(connection, seat, RemoteHand(game, player, rng), played)
        else:
            await _take_turns(connection, seat, player, rng, played)
        if played < matches:
            with suppress(Denied):  # somebody else asked at the same table, or the rematch has begun
                await connection.rematch()


def _is_on(connection: Connection, number: int) -> bool:
    about = connection.about
    return about is not None and about.match == number and about.phase != "over"


async def _say_ready(connection: Connection, seat: int) -> None:
    """Where a table asks everybody whether they are ready."""
    about = connection.about
    if about is not None and about.ready is not None and seat not in about.ready:
        with suppress(Denied):
            await connection.ready()


async def _take_turns(connection: Connection, seat: int, bot: Bot, rng: random.Random, number: int) -> None:
    """The match of that number, choosing whenever there is something to choose."""
    thought: Any = None
    while _is_on(connection, number):
        await _say_ready(connection, seat)
        about, eye = connection.about, connection.eyes.get(seat)
        assert about is not None
        if about.phase == "playing" and eye is not None and eye.legal and eye.view != thought:
            thought = eye.view
            action = await asyncio.to_thread(_choose, about, eye.view, bot, rng)
            try:
                await connection.act(seat, action, seq=connection.seq)
                continue
            except Denied:  # somebody was quicker, or stopped the match: the next message says more
                thought = None
        await connection.news()


async def _race(connection: Connection, seat: int, hand: RemoteHand, number: int) -> None:
    """The match of that number, by the clock: a view that changes before the hand comes down is thought about anew."""
    while _is_on(connection, number):
        await _say_ready(connection, seat)
        about, eye = connection.about, connection.eyes.get(seat)
        assert about is not None
        if about.phase == "playing" and eye is not None:
            view = view_of(tocca.game(about.game), about.options, bytes(eye.view))
            await hand.look(view, bool(eye.legal))
        if connection.eyes.get(seat) is not eye:
            continue  # something came while it was thinking
        try:
            async with asyncio.timeout(hand.patience):
                await connection.news()
        except TimeoutError:
            action, after = hand.take()
            with suppress(Denied):  # somebody was quicker, or stopped the match
                await connection.act(seat, action, since=after)


def _choose(about: Any, raw: msgspec.Raw, bot: Bot, rng: random.Random) -> str:
    game: tocca.Game[Any, Any, Any] = tocca.game(about.game)
    view = view_of(game, about.options, bytes(raw))
    return game.format(bot.choose(game, view, rng))


def view_of(game: tocca.Game[Any, Any, Any], options: dict[str, Any], data: bytes) -> Any:
    """The view that the server sent: without its options, which are the table's."""
    fields = msgspec.json.decode(data)
    chosen = game.start(seed=0).position.options._asdict() | options
    return codec.from_json(get_type_hints(type(game).view)["return"], {**fields, "options": chosen})
