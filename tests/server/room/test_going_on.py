"""A match that is played on from a moment of another one, at a new table, by ordinary events."""

import random
from collections.abc import Callable

import pytest

from tocca.bots import bot
from tocca.core.records import Record
from tocca.server import room
from tocca.server.answers.tables import MomentOfMatch, read_moment
from tocca.server.refusals import Refusal
from tocca.server.room.model import Room
from tocca.server.room.requests import TableSetup
from tocca.testing.play import play_out


def play(game: str, seats: int) -> Record:
    record = Record.start(game, seats, 5)
    for _ in play_out(record, random.Random(f"on {game}")):
        pass
    return record


def go_on(record: Record, step: int, seat: int = 0, bots: tuple[str, ...] | None = None) -> room.RoomStep:
    others = bots or ("random",) * (record.state.seats - 1)
    wanted, past = read_moment(MomentOfMatch(step, seat, others, "Ada", record.dumps()))
    setup = TableSetup(
        "t", wanted.game, "ada", wanted.seats, wanted.options, wanted.clock, hints=wanted.hints, past=past
    )
    return room.create(setup, 1_000)


@pytest.mark.parametrize(("game", "seats", "step"), [("toscana", 2, 9), ("tomoko", 3, 12), ("toncc", 3, 9)])
def test_it_goes_on_where_the_other_was(game: str, seats: int, step: int) -> None:
    record = play(game, seats)
    begun = go_on(record, step, seat=1)
    now: Room = begun.room
    assert now.phase == "playing"
    assert now.playing.state == record.states[step]
    assert [(chair.guest, chair.bot) for chair in now.chairs] == [
        ("ada", "") if seat == 1 else ("", "random") for seat in range(seats)
    ]
    again = room.replay(begun.events)
    assert again.playing.state == now.playing.state
    assert room.write_record(again) == room.write_record(now)


def test_sealed_choices_are_made_anew() -> None:
    record = play("toncc", 3)
    for step in (9, 10, 11):
        assert go_on(record, step).room.playing.state == record.states[9]


def test_its_future_is_its_own() -> None:
    """What chance brings is drawn anew: nobody plays on knowing what comes."""
    record = play("toscana", 2)
    futures = set()
    for _ in range(6):
        state, rng = go_on(record, 6).room.playing.state, random.Random(1)
        drawn: list[object] = []
        while state.to_act and len(drawn) < 4:
            seat = min(state.to_act)
            state = state.apply(seat, bot("random").choose(record.game, state.view(seat), rng))
            drawn += state.drawn
        futures.add(tuple(drawn))
    assert len(futures) > 1


def test_what_is_refused() -> None:
    record = play("tomoko", 2)
    race = Record.start("totsa", 2, 1)
    cases: list[tuple[Callable[[], object], str]] = [
        (lambda: go_on(record, len(record.events)), "over"),
        (lambda: go_on(record, 3, seat=2), "no-such-seat"),
        (lambda: go_on(record, 3, bots=("random", "random")), "no-such-seat"),
        (lambda: go_on(record, 3, bots=("hal",)), "unknown-bot"),
        (lambda: go_on(race, 0), "racing"),
        (lambda: read_moment(MomentOfMatch(0, 0, ("random",), record="x")), "bad-record"),
    ]
    for ask, reason in cases:
        with pytest.raises(Refusal) as refused:
            ask()
        assert refused.value.reason == reason
