"""`tocca bot`: a bot takes a seat at a table far away, and plays it like anybody else."""

import asyncio
import random
from argparse import Namespace
from typing import TYPE_CHECKING

from tocca import compiled
from tocca.bots import Bot
from tocca.bots import bot as find_bot
from tocca.cli.table import look_here
from tocca.cli.words import Problem, Words

if TYPE_CHECKING:
    from tocca.client.web import Link


def bot(asked: Namespace, words: Words) -> int:
    """Sit down where the link leads, and play."""
    from tocca.client.web import read_link

    look_here(asked.bot)
    player = find_bot(asked.bot)
    compiled.compile_in_background()
    link = read_link(asked.link if "://" in asked.link else f"{asked.server.rstrip('/')}/t/{asked.link}")
    if asked.server and "://" in asked.link:
        link = link._replace(server=asked.server.rstrip("/"))
    return asyncio.run(_play(link, player, asked, words))


async def _play(link: "Link", player: Bot, asked: Namespace, words: Words) -> int:
    from tocca.client import Denied, connect, play_seat

    async with connect(*link, name=asked.name or asked.bot) as connection:
        about = connection.about
        assert about is not None
        for seat in about.yours or [seat for seat, info in enumerate(about.seats) if not info.taken]:
            try:
                if seat not in about.yours:
                    await connection.sit(seat)
            except Denied:
                continue
            print(words("bot-sits", bot=asked.bot, seat=seat + 1), flush=True)
            await play_seat(connection, seat, player, random.SystemRandom(), matches=asked.matches)
            print(words("bot-done"), flush=True)
            return 0
    raise Problem("no-free-seat")
