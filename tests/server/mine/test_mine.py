"""A guest's own matches: what a table writes down, what it adds up to, and what is left when a guest has gone."""

import asyncio
import csv
import io
import json
import random
import zipfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import tocca
from tests.server.live.worlds import StillHub, World, open_hub
from tocca.practice.numbers import count_numbers
from tocca.server import protocol
from tocca.server.answers.exports import name_record, pack, write_csv
from tocca.server.answers.mine import count_seat, describe_mine, is_my_turn, list_uncounted
from tocca.server.live.forgetting import SOMEBODY, forget_guest
from tocca.server.live.loading import load_table
from tocca.server.protocol import Act, Rematch, Resign, Result, Start
from tocca.server.room.cards import MatchCard
from tocca.server.store import MatchInfo, PlayedMatch, UnknownTable

TABLE = "table"
Story = Callable[[StillHub], Coroutine[Any, Any, None]]


def run(folder: Path, story: Story) -> None:
    async def tell() -> None:
        hub = await open_hub(folder)
        try:
            await story(hub)
        finally:
            await hub.drain()

    asyncio.run(tell())


async def sit_down(hub: StillHub, game: str = "tomoko", name: str = TABLE, **options: Any) -> World:
    """Two people at a table, their match begun."""
    world = World(hub)
    await world.set_up(name, game, 2, options)
    await world.say("g0", Start(world.id()))
    return world


async def play_on(world: World, rng: random.Random) -> None:
    """To the end of the match, at random."""
    while world.table.room.phase == "playing":
        state = world.table.room.playing.state
        seat = min(state.to_act)
        action = state.game.format(rng.choice(state.legal(seat)))
        await world.say(f"g{seat}", Act(world.id(), seat, action))


def list_matches(hub: StillHub, guest: str) -> list[PlayedMatch]:
    return hub.store.list_matches(guest, 100)


def test_a_match_is_listed_from_its_beginning_and_ends_as_its_record_says(tmp_path: Path) -> None:
    async def story(hub: StillHub) -> None:
        world = await sit_down(hub, limit=8)
        (begun,) = list_matches(hub, "g1")
        assert (begun.table, begun.game, begun.phase, begun.info.ended) == (TABLE, "tomoko", "playing", 0)
        assert begun.info.guests == ("g0", "g1")
        assert json.loads(begun.info.card) == {"names": ["P0", "P1"], "bots": ["", ""]}
        await play_on(world, random.Random(1))
        (over,) = list_matches(hub, "g1")
        record = tocca.Record.loads(hub.store.find_record(TABLE, 1) or "")
        (mine,) = describe_mine("g1", [over], {}).matches
        assert record.state.outcome is not None
        assert mine.result == Result(*record.state.outcome)
        assert mine.moves == sum(event.seat is not None for event in record.events)
        assert tuple(seat.name for seat in mine.seats) == record.names
        assert [seat.mine for seat in mine.seats] == [False, True]
        assert list_matches(hub, "watcher") == []

    run(tmp_path, story)


def test_while_a_match_goes_on_nothing_is_told_of_it_but_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(hub: StillHub) -> None:
        world = await sit_down(hub)
        turns = {guest: {TABLE: is_my_turn(world.table.stored, guest)} for guest in ("g0", "g1")}
        assert [turns["g0"][TABLE], turns["g1"][TABLE]] == [True, False]
        assert is_my_turn(load_table(hub.store, TABLE).room, "g0")
        mine = describe_mine("g0", list_matches(hub, "g0"), turns["g0"])
        assert mine.matches == ()
        assert mine.games == ()
        assert mine.series == ()
        (going,) = mine.under_way
        assert (going.table, going.match, going.turn) == (TABLE, 1, True)
        assert json.loads(list_matches(hub, "g0")[0].info.card).keys() == {"names", "bots"}

    run(tmp_path, story)


def test_giving_up_and_a_rematch_make_a_series(tmp_path: Path) -> None:
    async def story(hub: StillHub) -> None:
        world = await sit_down(hub)
        for loser in ("g1", "g1", "g0"):
            seat = world.table.room.seats_of(loser)[0]
            await world.say(loser, Resign(world.id(), seat))
            for guest in ("g0", "g1"):
                await world.say(guest, Rematch(world.id(), "swapped"))
            StillHub.time += 1000
        mine = describe_mine("g0", list_matches(hub, "g0"), {})
        (series,) = mine.series
        assert (series.table, series.played, series.won, series.drawn) == (TABLE, 3, 2, 0)
        assert [(one.name, one.won) for one in series.others] == [("P1", 1)]
        (game,) = mine.games
        assert (game.played, game.won, game.streaks.now, game.streaks.best) == (3, 2, 0, 2)
        assert [(one.name, one.played, one.won) for one in game.against] == [("P1", 3, 2)]
        assert [one.match for one in mine.under_way] == [4]
        theirs = describe_mine("g1", list_matches(hub, "g1"), {})
        assert (theirs.games[0].won, theirs.games[0].streaks.now) == (1, 1)

    run(tmp_path, story)


def test_numbers_of_games_are_those_of_the_record(tmp_path: Path) -> None:
    async def story(hub: StillHub) -> None:
        world = await sit_down(hub, limit=12)
        await play_on(world, random.Random(2))
        played = list_matches(hub, "g0")
        assert describe_mine("g0", played, {}).waiting == 1
        ((one, seat),) = list_uncounted("g0", played)
        text = hub.store.find_record(TABLE, 1) or ""
        hub.store.put_numbers([(TABLE, 1, seat, count_seat(text, seat, one.info.ended))])
        played = list_matches(hub, "g0")
        assert list_uncounted("g0", played) == []
        mine = describe_mine("g0", played, {})
        assert mine.waiting == 0
        assert mine.games[0].numbers == count_numbers(tocca.Record.loads(text), 0)
        assert mine.games[0].numbers["cards"][1] == 1

    run(tmp_path, story)


def make_match(seats: str, winners: tuple[int, ...], *, ended: int, guests: tuple[str, ...] = ("me",)) -> PlayedMatch:
    """A finished match of people and bots: "me Bo level-1"."""
    names = tuple(seats.split())
    bots = tuple(name if name.startswith("level") else "" for name in names)
    places = tuple(1 if seat in winners else 2 for seat in range(len(names)))
    card = MatchCard(names, bots, Result(winners, (0,) * len(names), "target", places), 10, 60_000)
    info = MatchInfo(1, ended - 1, ended, protocol.encode(card).decode(), guests)
    return PlayedMatch(f"t{ended}", "tomoko", "over", info, {})


def test_wins_by_opponent_and_level_and_streaks() -> None:
    played = [
        make_match("me level-2", (0,), ended=50),
        make_match("me level-2", (0,), ended=40),
        make_match("me level-2", (1,), ended=30),
        make_match("me level-1", (0, 1), ended=20),
        make_match("me Bo", (0,), ended=10, guests=("me", "b")),
        make_match("me Bea", (0,), ended=5, guests=("me", "b")),
        make_match("me Bo", (1,), ended=4, guests=("me", "c")),
        make_match("me You", (0,), ended=1, guests=("me", "me")),
    ]
    (game,) = describe_mine("me", played, {}).games
    assert (game.played, game.won, game.drawn, game.alone) == (7, 4, 1, 1)
    assert (game.streaks.now, game.streaks.best) == (2, 2)
    assert (game.moves, game.ms) == (70, 420_000)
    found = [(one.bot or one.name, one.played, one.won, one.drawn) for one in game.against]
    assert {type(count) for one in found for count in one[1:]} == {int}  # JSON knows true and false
    assert found == [("level-2", 3, 2, 0), ("Bo", 2, 2, 0), ("level-1", 1, 0, 1), ("Bo", 1, 0, 0)]


def test_in_an_export_is_every_record_and_a_table_that_calculates_nothing(tmp_path: Path) -> None:
    async def story(hub: StillHub) -> None:
        world = await sit_down(hub, limit=5)
        await world.say("g1", protocol.Rename(world.id(), 1, "=1+1"))
        await play_on(world, random.Random(3))
        played = list_matches(hub, "g1")
        with zipfile.ZipFile(io.BytesIO(pack("g1", played, hub.store.find_record))) as archive:
            assert archive.namelist() == ["matches.csv", name_record(played[0])]
            assert archive.read(name_record(played[0])).decode() == hub.store.find_record(TABLE, 1)
        (line,) = csv.DictReader(io.StringIO(write_csv("g1", played)))
        assert (line["game"], line["you"], line["players"]) == ("tomoko", "'=1+1", "P0 / =1+1")
        assert line["moves"] == "5"

    run(tmp_path, story)


def test_who_deletes_everything_is_somebody_to_the_others(tmp_path: Path) -> None:
    async def story(hub: StillHub) -> None:
        world = await sit_down(hub, limit=6)
        await world.say("g0", protocol.Say(world.id(), "my secret"))
        await play_on(world, random.Random(4))
        before = tocca.Record.loads(hub.store.find_record(TABLE, 1) or "")
        alone = World(hub)
        await alone.set_up("alone", "tomoko", 2, {})
        await alone.say("g1", protocol.Stand(alone.id(), 1))
        await alone.say("g0", protocol.SeatBot(alone.id(), 1, "random"))
        await alone.say("g0", Start(alone.id()))
        assert {one.table for one in list_matches(hub, "g0")} == {TABLE, "alone"}

        assert await forget_guest(hub, "g0") == 2

        assert list_matches(hub, "g0") == []
        with pytest.raises(UnknownTable):
            hub.store.load("alone")
        after = tocca.Record.loads(hub.store.find_record(TABLE, 1) or "")
        assert after.names == (SOMEBODY, "P1")
        assert after.events == before.events
        (theirs,) = describe_mine("g1", list_matches(hub, "g1"), {}).matches
        assert [seat.name for seat in theirs.seats] == ["", "P1"]
        log = b"".join(hub.store.load(TABLE))
        assert b"P0" not in log
        assert b'"g0"' not in log
        assert b"secret" not in log
        info = hub.store.info(TABLE)
        assert info is not None
        assert json.loads(info.card)["seats"] == [SOMEBODY, "P1"]
        again = await hub.find(TABLE)
        assert again is not None
        assert [chair.name for chair in again.room.chairs] == [SOMEBODY, "P1"]
        assert again.room.playing.result is not None

    run(tmp_path, story)


def test_in_a_match_that_goes_on_the_others_play_on(tmp_path: Path) -> None:
    async def story(hub: StillHub) -> None:
        await sit_down(hub)
        await forget_guest(hub, "g0")
        table = await hub.find(TABLE)
        assert table is not None
        assert table.room.phase == "playing"
        assert [chair.name for chair in table.room.chairs] == [SOMEBODY, "P1"]
        assert table.room.chairs[0].guest not in ("", "g0")
        assert not hub.bans.keeps_out(TABLE, hub.now())

    run(tmp_path, story)
