"""Bots play over the wire: a connection for each seat, and only what the server tells it."""

import asyncio
import random
from typing import Any

import pytest

import tocca
from tests.server.process import Server
from tocca.bots import Reaction, bot
from tocca.client import Connection, connect, open_table, play_seat, start_when_full
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


def test_the_host_starts_when_every_seat_is_taken_and_rematches_follow(server: Server) -> None:
    async def play(player: Connection, seat: int) -> None:
        await player.sit(seat)
        await start_when_full(player)
        await play_seat(player, seat, bot("random"), random.Random(seat), matches=2)

    async def main() -> None:
        opened = await open_table(server.url, "tomoko", options={"limit": 5})
        async with (
            connect(server.url, opened.table, opened.seats[0], token=opened.token) as host,
            connect(server.url, opened.table, opened.seats[1]) as guest,
        ):
            first = asyncio.create_task(play(host, 0))
            await asyncio.sleep(0.2)
            assert host.about is not None
            assert host.about.phase == "lobby", "a seat is free"
            async with asyncio.timeout(60):
                await asyncio.gather(first, play(guest, 1))
            assert (host.about.phase, host.about.match) == ("over", 2)

    asyncio.run(main())


class Patient:
    """A racer that notes what it sees and takes a known time. It must never be asked to choose at once."""

    def __init__(self) -> None:
        self.remembered = 0

    def choose(self, game: Any, view: Any, rng: random.Random) -> Any:
        raise AssertionError("a racer reacts")

    def remember(self, game: Any, memory: Any, view: Any, rng: random.Random) -> Any:
        self.remembered += 1
        return (memory or 0) + 1

    def react(self, game: Any, view: Any, memory: Any, rng: random.Random) -> Reaction:
        assert memory == self.remembered
        waits = view.phase == "thrown"  # a slap would be a false start
        return Reaction(100_000 if waits else 260, game.resample(view, rng).legal(view.seat)[0])


def test_a_racer_reacts_in_its_own_time_and_remembers(server: Server) -> None:
    """Presses come so long after the view they answer, and tell the referee when."""

    async def main() -> None:
        opened = await open_table(server.url, "totsa", options={"limit": 1, "window": 1_000})
        players = [Patient(), Patient()]
        async with (
            connect(server.url, opened.table, opened.seats[0], token=opened.token) as host,
            connect(server.url, opened.table, opened.seats[1]) as guest,
        ):
            for seat, connection in enumerate((host, guest)):
                await connection.sit(seat)
            await host.start()
            async with asyncio.timeout(60):
                await asyncio.gather(
                    *(play_seat(one, seat, players[seat], random.Random(1)) for seat, one in enumerate((host, guest)))
                )
            assert host.about is not None
            assert host.about.result is not None
            acts = [line for line in await lines(host) if line.kind == "verdict"]
            claimed = [press.claimed for line in acts for press in line.presses]
            assert claimed
            assert all(one is not None and one >= 250 for one in claimed)
        assert all(player.remembered > 2 for player in players)

    asyncio.run(main())


async def lines(connection: Connection) -> list[protocol.Line]:
    """Those of the messages that came so far."""
    found = list[protocol.Line]()
    while True:
        try:
            async with asyncio.timeout(0.1):
                message = await anext(connection)
        except TimeoutError:
            return found
        if isinstance(message, protocol.Happened):
            found.append(message.line)


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
