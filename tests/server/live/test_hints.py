"""Hints over the wire: thought about by a real bot in its own process, told to the asker alone."""

import asyncio

import msgspec
import pytest

from tests.server.process import Server
from tocca.client import Connection, Denied, connect, open_table
from tocca.server import protocol
from tocca.server.protocol import Hinted


async def sit_against_bots(host: Connection, seats: int) -> None:
    """The host on the first seat, bots on the others, and it begins."""
    await host.sit(0, "Ada")
    for seat in range(1, seats):
        await host.ask(protocol.SeatBot(host.new_id(), seat, "random"))
    await host.ask(protocol.Start(host.new_id()))
    while not (eye := host.eyes.get(0)) or not eye.legal:
        await host.__anext__()


@pytest.mark.parametrize(("game", "seats"), [("toncc", 3), ("toscana", 2), ("tomoko", 2)])
def test_a_bot_says_what_it_would_do_and_only_the_asker_hears_it(server: Server, game: str, seats: int) -> None:
    async def main() -> None:
        opened = await open_table(server.url, game, seats=seats)
        async with (
            connect(server.url, opened.table, token=opened.token) as host,
            connect(server.url, opened.table, opened.watch) as watcher,
        ):
            await sit_against_bots(host, seats)
            legal = host.eyes[0].legal
            hint = await host.hint(0)
            assert (hint.seat, hint.bot) == (0, "search")
            assert hint.candidates
            assert all(one.action in legal for one in hint.candidates)
            assert host.eyes[0].legal == legal  # nothing was played
            await host.act(0, msgspec.json.decode(hint.candidates[0].action))
            heard: list[protocol.ServerMessage] = []
            while not heard or not isinstance(heard[-1], protocol.Happened) or heard[-1].line.seat != 0:
                heard.append(await watcher.__anext__())
            assert not any(isinstance(one, Hinted) for one in heard)
            with pytest.raises(Denied) as denied:
                await watcher.hint(0)
            assert denied.value.reason == "not-your-seat"

    asyncio.run(main())


def test_one_question_at_a_time(server: Server) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "toscana")
        async with connect(server.url, opened.table, token=opened.token) as host:
            await sit_against_bots(host, 2)
            answers = await asyncio.gather(*(host.hint(0) for _ in range(3)), return_exceptions=True)
            assert sum(isinstance(one, Hinted) for one in answers) == 1
            assert {one.reason for one in answers if isinstance(one, Denied)} == {"still-thinking"}
            assert isinstance(await host.hint(0), Hinted)

    asyncio.run(main())


def test_hints_can_be_agreed_on_when_a_table_is_opened(server: Server) -> None:
    async def main() -> None:
        opened = await open_table(server.url, "tomoko", seats=2, hints=True)
        async with connect(server.url, opened.table, opened.watch) as watcher:
            assert watcher.about is not None
            assert watcher.about.hints is True
            assert watcher.about.may_hint is False

    asyncio.run(main())
