"""Giving up, and the next match."""

from typing import Any

import pytest

from tests.server.room.scene import Scene, record
from tocca.server.protocol import Pause, Rematch, Resign, SeatBot, Seating, Sit, Stand, Start


@pytest.mark.parametrize(
    ("game", "seats", "options", "winners", "places"),
    [
        ("toscana", 2, {}, (0,), (1, 2)),
        ("toncc", 3, {}, (0, 2), (1, 3, 1)),
        ("tomoko", 4, {}, (0, 2, 3), (1, 4, 1, 1)),
        ("tomoko", 4, {"teams": True}, (0, 2), (1, 3, 1, 3)),
        ("totsa", 3, {}, (0, 2), (1, 3, 1)),
    ],
)
def test_who_gives_up_is_last_and_his_partner_with_him(
    game: str, seats: int, options: dict[str, Any], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    scene = Scene(game, seats, **options)
    assert scene.refuse("a", Resign("0", 1)) == "not-your-seat"
    scene.ask("b", Resign("1", 1))
    result = scene.table().about.result
    assert result is not None
    assert (result.winners, result.places, result.reason) == (winners, places, "resigned")
    assert scene.lines()[-1].kind == "resigned"
    assert scene.refuse("b", Resign("2", 1)) == "not-playing"
    assert record(scene.room).state.outcome is None  # the rules know no such end


def test_also_in_a_pause() -> None:
    scene = Scene("toscana")
    scene.ask("a", Pause("1"))
    scene.ask("a", Resign("2", 0))
    assert scene.room.phase == "over"


def over(game: str = "tomoko", seats: int = 3) -> Scene:
    scene = Scene(game, seats)
    scene.ask("a", Resign("end", 0))
    return scene


@pytest.mark.parametrize(("seating", "guests"), [("same", "abc"), ("swapped", "cba"), ("rotated", "cab")])
def test_a_rematch_begins_when_every_person_has_asked(seating: Seating, guests: str) -> None:
    scene = over()
    scene.ask("b", Rematch("1", seating))
    assert scene.table().about.wants_rematch == (1,)
    assert scene.refuse("b", Rematch("2", seating)) == "already-asked"
    assert scene.refuse("z", Rematch("3")) == "only-watching"
    scene.ask("a", Rematch("4", "same"))  # the first one's seating counts
    assert scene.room.phase == "over"
    scene.ask("c", Rematch("5", "rotated" if seating == "same" else "same"))
    assert scene.table().about.phase == "playing"
    assert "".join(chair.guest for chair in scene.room.chairs) == guests
    about = scene.table().about
    assert (about.match, about.wants_rematch, about.result) == (2, (), None)
    assert scene.room.playing.names == tuple(chair.name for chair in scene.room.chairs)


def test_bots_always_want_another_match() -> None:
    scene = Scene("toscana", started=False)
    scene.ask("a", Sit("1", 0, "A"))
    scene.ask("a", SeatBot("2", 1, "random"))
    scene.ask("a", Start("3"))
    assert scene.refuse("a", Rematch("4")) == "not-over"
    scene.ask("a", Resign("5", 0))
    scene.ask("a", Rematch("6", "swapped"))
    assert scene.table().about.phase == "playing"
    assert [chair.bot for chair in scene.room.chairs] == ["random", ""]


def test_who_leaves_after_a_match_leaves_room_for_somebody_else() -> None:
    scene = over()
    scene.ask("b", Rematch("1"))
    scene.ask("c", Stand("2", 2))
    scene.ask("a", Rematch("3"))
    assert scene.room.phase == "over"
    scene.ask("d", Sit("4", 2, "Dee"))
    scene.ask("d", Rematch("5"))
    assert scene.table().about.phase == "playing"


def test_when_the_missing_one_is_replaced_by_a_bot_asking_again_starts() -> None:
    scene = over()
    scene.ask("b", Rematch("1"))
    scene.ask("a", Rematch("2"))
    scene.ask("c", Stand("3", 2))
    scene.ask("a", SeatBot("4", 2, "greedy"))
    scene.ask("b", Rematch("5"))
    assert scene.table().about.phase == "playing"


def test_a_race_begins_again_at_zero() -> None:
    scene = over("totsa", 2)
    scene.pass_time(100_000)
    for guest in "ab":
        scene.ask(guest, Rematch("again"))
    assert scene.room.playing.time == 0
    assert scene.room.playing.state.position.now == 0
