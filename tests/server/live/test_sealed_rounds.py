"""Three people choose in Tóncc over bad lines, in any order, change their minds and repeat themselves: exactly one
round comes of each joint choice, and nobody learns anything early (TN-11)."""

import asyncio
import random
from pathlib import Path

from tests.server.players import Player, check_pictures, check_promises, check_secrets
from tests.server.process import PATIENCE, Nursery, Server
from tests.server.proxy import BadLine
from tocca.client import open_table
from tocca.server import protocol, room
from tocca.server.room import events
from tocca.server.store import Store, sqlite_url

ENOUGH = 400  # requests that were carried out


def test_three_people_on_bad_lines(tmp_path: Path, nursery: Nursery) -> None:
    async def main() -> list[events.Event]:
        opened = await open_table(server.url, "toncc")
        async with BadLine(server.port, random.Random("bad lines")) as line:
            players = [Player(line.url, opened, seat, opened.token if seat == 0 else "") for seat in range(3)]
            for player in players:
                await player.open()
                await player.request(protocol.Sit(player.new_id(), player.seat, f"P{player.seat}"))
            await players[0].request(protocol.Start(players[0].new_id()))
            playing = [asyncio.create_task(player.play()) for player in players]
            async with asyncio.timeout(PATIENCE):
                while sum(len(player.promised) for player in players) < ENOUGH or not _bad_enough(line):
                    await asyncio.sleep(0.02)
            line.trouble = 0.0
            for player in players:
                player.stop()
            await asyncio.gather(*playing)
            with Store.open(sqlite_url(server.folder / "data")) as store:
                log = store.replay(opened.table, events.decode)
            for player in players:
                await player.catch_up(room.replay(log))
                await player.close()
        assert check_promises(log, players) >= ENOUGH
        check_pictures(log, list(players))
        check_secrets(log, list(players))
        _check_nothing_early(log, players)
        return log

    with Server(tmp_path, nursery) as server:
        log = asyncio.run(main())
    _check_rounds(log)


def _bad_enough(line: BadLine) -> bool:
    return line.lost > 20 and line.doubled > 10 and line.cut > 10


def _check_rounds(log: list[events.Event]) -> None:
    """Each round is one choice of each King that is left, whoever chose last; a change is not a second choice."""
    now: room.Room | None = None
    choices: dict[int, str] = {}
    rounds = 0
    for event in log:
        before, now = now, room.evolve(now, event)
        if isinstance(event, events.Started):
            choices = {}
        if isinstance(event, events.Replaced):
            assert event.seat in choices
            choices[event.seat] = event.action
        if not isinstance(event, events.Acted):
            continue
        assert event.seat not in choices
        assert before is not None
        choices[event.seat] = event.action
        was, position = before.playing.state.position, now.playing.state.position
        if position.last != was.last:
            awaited = {seat for seat, king in enumerate(was.kings) if was.challenge.places[king] is not None}
            assert choices.keys() == awaited
            shown = [position.last.heads[was.kings[seat]] for seat in sorted(choices)]
            assert shown == [now.game.parse(choices[seat]).movement for seat in sorted(choices)]
            choices = {}
            rounds += 1
    assert rounds > 20


def _check_nothing_early(log: list[events.Event], players: list[Player]) -> None:
    """Of another's choice a line says that it was made; of a change of mind nothing is heard at all."""
    changes = {event.at for event in log if isinstance(event, events.Replaced)}
    assert changes
    for player in players:
        own = {line.at for (yours, _), line in player.lines.items() if line.seat in yours}
        for (yours, _), line in player.lines.items():
            if line.kind == "chose":
                assert line.seat not in yours
                assert not line.action
            if line.mark == "instead":
                assert line.seat in yours
                assert line.at in own
