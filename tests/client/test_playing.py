"""Bots play over the wire: a connection for each seat, and only what the server tells it."""

import asyncio
import random

import pytest

import tocca
from tests.server.process import Server
from tocca.bots import bot
from tocca.client import Connection, connect, open_table, play_seat
from tocca.client.player import view_of
from tocca.server import protocol

SLOW_GAMES = [name for name in tocca.games() if not tocca.game(name).real_time]


@pytest.mark.parametrize("game", SLOW_GAMES)
def test_bots_play_seats_to_the_end(game: str, server: Server) -> None:
    async def main() -> None:
        seats = tocca.game(game).seats[-1]
        opened = await open_table(server.url, game, seats=seats)
        players = [
            Connection(server.url, opened.table, key, "" if seat else opened.token)
            for seat, key in enumerate(opened.seats)
        ]
        for seat, player in enumerate(players):
            await player.open()
            await player.sit(seat, f"Bot {seat}")
        await players[0].ask(protocol.Start(players[0].new_id()))
        rngs = [random.Random(seat) for seat in range(seats)]
        await asyncio.gather(
            *(play_seat(player, seat, bot("random"), rngs[seat]) for seat, player in enumerate(players))
        )
        for player in players:
            assert player.about is not None
            assert player.about.result is not None
            assert player.about.result == players[0].about.result  # type: ignore[union-attr]
            await player.close()

    asyncio.run(main())


def test_a_bot_waits_while_the_match_is_paused(server: Server) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "toscana")
        async with connect(server.url, opened.table, token=opened.token) as table:
            for seat in range(2):
                await table.sit(seat, "Both")
            await table.ask(protocol.Start(table.new_id()))
            playing = asyncio.gather(*(play_seat(table, seat, bot("random"), random.Random(seat)) for seat in range(2)))
            await table.ask(protocol.Pause(table.new_id()))
            await asyncio.sleep(0.3)
            assert not playing.done()
            await table.ask(protocol.Resume(table.new_id()))
            await playing

    asyncio.run(main())


@pytest.mark.parametrize("game", tocca.games())
def test_a_view_comes_over_the_wire_as_it_is(game: str, server: Server) -> None:
    """Hot seat: one connection holds every seat, and its eyes are the views of the rules."""

    async def main() -> None:
        opened = await open_table(server.url, game)
        async with connect(server.url, opened.table, token=opened.token) as table:
            for seat in range(len(opened.seats)):
                await table.sit(seat)
            await table.ask(protocol.Start(table.new_id()))
            assert table.about is not None
            assert table.eyes.keys() == set(range(len(opened.seats)))
            for seat in range(len(opened.seats)):
                eye = table.eyes[seat]
                view = view_of(tocca.game(game), table.about.options, bytes(eye.view))
                assert view.seat == seat
                state = tocca.game(game).resample(view, random.Random(1))
                assert state.view(seat) == view
                assert tuple(map(state.game.format, state.legal(seat))) == tuple(map(protocol.text_of, eye.legal))

    asyncio.run(main())
