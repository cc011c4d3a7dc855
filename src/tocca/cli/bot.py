"""`tocca bot`: a bot takes a seat at a table far away, and plays it like anybody else."""

import asyncio
import random
from argparse import Namespace
from contextlib import suppress
from typing import TYPE_CHECKING

from tocca import compiled
from tocca.bots import Bot
from tocca.bots import bot as find_bot
from tocca.cli.table import look_here
from tocca.cli.words import Problem, Words

if TYPE_CHECKING:
    from tocca.client import Connection
    from tocca.client.web import Link


def bot(asked: Namespace, words: Words) -> int:
    """Sit down where the link leads, or open a table; start the match if nobody else does, and play."""
    from tocca.client import NotTocca

    look_here(asked.bot)
    player = find_bot(asked.bot)
    compiled.compile_in_background()
    try:
        return asyncio.run(
            _open_and_play(player, asked, words) if asked.open else _play(_link(asked), player, asked, words)
        )
    except NotTocca as problem:
        raise Problem("not-tocca", address=problem.address) from None


def _link(asked: Namespace) -> "Link":
    from tocca.client.web import read_link

    link = read_link(asked.link if "://" in asked.link else f"{asked.server.rstrip('/')}/t/{asked.link}")
    if asked.server and "://" in asked.link:
        link = link._replace(server=asked.server.rstrip("/"))
    return link


async def _open_and_play(player: Bot, asked: Namespace, words: Words) -> int:
    from tocca.client import open_table
    from tocca.client.web import Link

    server = asked.server.rstrip("/")
    opened = await open_table(server, asked.open, token=asked.token, **({"seats": asked.seats} if asked.seats else {}))
    asked.token = opened.token
    print(words("bot-invites", link=f"{server}/t/{opened.table}#{opened.play}"), flush=True)
    return await _play(Link(server, opened.table, opened.play), player, asked, words)


async def _play(link: "Link", player: Bot, asked: Namespace, words: Words) -> int:
    from tocca.client import connect, play_seat, start_when_full

    async with connect(*link, token=asked.token, name=asked.name or asked.bot) as connection:
        seat = await _sit(connection)
        print(words("bot-sits", bot=asked.bot, seat=seat + 1), flush=True)
        await start_when_full(connection)
        await play_seat(connection, seat, player, random.SystemRandom(), matches=asked.matches)
    print(words("bot-done"), flush=True)
    return 0


async def _sit(connection: "Connection") -> int:
    """The seat that the bot holds already, else the first free one it may take."""
    from tocca.client import Denied

    about = connection.about
    assert about is not None
    if about.yours:
        return about.yours[0]
    for seat in (seat for seat, info in enumerate(about.seats) if not info.taken):
        with suppress(Denied):
            await connection.sit(seat)
            return seat
    raise Problem("no-free-seat")
