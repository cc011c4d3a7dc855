"""Two bots play a match at a table of that server, each over a connection of its own, and see what came of it.

    python two_clients.py URL GAME

It runs in an environment in which the game is installed.
"""

import asyncio
import random
import sys

from tocca.bots import bot
from tocca.client import Connection, open_table, play_seat
from tocca.server import protocol


async def main(url: str, game: str) -> None:
    """Open a table, sit down twice, play."""
    opened = await open_table(url, game, seats=2)
    players = [
        Connection(url, opened.table, key, "" if seat else opened.token) for seat, key in enumerate(opened.seats)
    ]
    for seat, player in enumerate(players):
        await player.open()
        await player.sit(seat, f"Bot {seat}")
    await players[0].ask(protocol.Start(players[0].new_id()))
    await asyncio.gather(
        *(play_seat(player, seat, bot("greedy"), random.Random(seat)) for seat, player in enumerate(players))
    )
    results = [player.about.result for player in players if player.about is not None]
    assert results[0] is not None
    assert results[0] == results[1]
    print("result", *results[0].scores)
    for player in players:
        await player.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
