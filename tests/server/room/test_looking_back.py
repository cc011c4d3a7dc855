"""An earlier moment, seen once more: exactly as that seat saw it then."""

import msgspec
import pytest

from tests.server.room.racing import play_until, tick
from tests.server.room.scene import Scene
from tocca.server.protocol import Line, Look, Looked, Stand, TakeBack, text_of


def look(scene: Scene, guest: str, seat: int | None, seq: int) -> bytes:
    """What they are shown."""
    step = scene.ask(guest, Look(scene.id(), seat, seq))
    assert not step.events
    assert isinstance(step.answer, Looked)
    assert step.answer.eye.legal == ()
    return bytes(step.answer.eye.view)


def moves(scene: Scene, *seats: int) -> list[Line]:
    return [line for line in scene.lines(*seats) if line.kind in ("acted", "chose")]


@pytest.mark.parametrize("game", ["tomoko", "toscana", "toncc"])
def test_each_move_is_shown_as_its_audience_saw_it(game: str) -> None:
    """Also those that are older than the states that a table keeps."""
    scene = Scene(game)
    seen: dict[tuple[int, ...], dict[int, bytes]] = {seats: {} for seats in ((0,), (1,), ())}
    for _ in range(40):
        scene.play_any()
        for seats, views in seen.items():
            table = scene.table(*seats)
            views[table.seq] = bytes(table.eyes[0].view)
    for seats, guest in (((0,), "a"), ((1,), "b"), ((), "z")):
        seat = seats[0] if seats else None
        for line in moves(scene, *seats):
            assert look(scene, guest, seat, line.seq) == seen[seats][line.seq]


def test_a_sealed_choice_stays_sealed_in_the_past() -> None:
    """TN-11: the moment of somebody's choice shows that there is one, and for ever no more."""
    scene = Scene("toncc", kings="seat")
    scene.act(0, "Red 3")
    chose = moves(scene, 1)[-1]
    scene.act(1, "Yellow 1")
    scene.act(2, "Blue 5")
    assert b'"choice":null' in look(scene, "b", 1, chose.seq)
    assert b'"heads":[3' not in look(scene, "b", 1, chose.seq)
    assert b'"choice":3' in look(scene, "a", 0, moves(scene, 0)[0].seq)


def test_a_choice_made_anew_is_found_by_its_first_line() -> None:
    scene = Scene("toncc", kings="seat")
    scene.act(0, "Red 3")
    first = moves(scene, 0)[-1]
    scene.act(0, "Red 4")
    assert b'"choice":4' in look(scene, "a", 0, first.seq)


def test_nobody_looks_from_another_seat() -> None:
    scene = Scene("tomoko")
    scene.play_any()
    seq = moves(scene, 0)[0].seq
    assert scene.refuse("a", Look("x", 1, seq)) == "not-your-seat"
    assert scene.refuse("a", Look("x", None, seq)) == "not-your-seat"
    assert scene.refuse("z", Look("x", 0, seq)) == "not-your-seat"
    scene.ask("b", Stand(scene.id(), 1))
    assert scene.refuse("b", Look("x", 1, seq)) == "not-your-seat"


def test_what_was_taken_back_is_no_moment_any_more() -> None:
    scene = Scene("toncc", kings="seat")
    scene.act(0, "Red 3")
    seq = moves(scene, 0)[0].seq
    scene.ask("a", TakeBack(scene.id(), 0))
    assert scene.refuse("a", Look("x", 0, seq)) == "no-such-move"
    assert scene.refuse("a", Look("x", 0, 1)) == "no-such-move"


def test_before_the_first_match_there_is_nothing_to_look_at() -> None:
    scene = Scene("tomoko", started=False)
    assert scene.refuse("z", Look("x", None, 1)) == "not-started"
    assert not scene.table().about.may_look


def test_where_remembering_is_part_of_the_game_nobody_looks_back_before_the_end() -> None:
    """TC-12"""
    scene = play_until(lambda position: position.rolls > 1 and bool(position.events))
    line = next(line for line in scene.lines() if line.kind == "acted")
    assert scene.refuse("z", Look("x", None, line.seq)) == "from-memory"
    assert not scene.table().about.may_look
    assert Scene("tomoko").table().about.may_look
    over = Scene("totsa", 2, seed="over", limit=1, simple=True)
    while over.room.phase != "over":
        tick(over)
    assert over.table().about.may_look


def test_the_list_is_told_what_fell_and_what_came_of_a_hand() -> None:
    """TC-4, TC-5, TC-9"""
    scene = play_until(lambda position: any(event.kind == "slapped" for event in position.events))
    told = [(line, msgspec.json.decode(line.told)) for line in scene.lines() if line.told]
    dice = next(facts["dice"] for line, facts in told if line.kind == "waited")
    assert dice == next(facts["events"][0]["card"] for line, facts in told if text_of(line.action).startswith("slap"))
    assert not any(facts["wrong"] for _, facts in told)
    assert [line.told for line in scene.table().lines if line.kind in ("acted", "waited")] == [
        line.told for line in scene.lines() if line.kind in ("acted", "waited")
    ]


def test_each_line_says_in_which_part_of_the_match_it_was_done() -> None:
    """TN-19; also of a choice that is still sealed."""
    scene = Scene("toncc", kings="seat", challenges=2)
    while not scene.room.playing.state.position.past:
        scene.play_any()
    first = [line.part for line in moves(scene, 1)]
    assert set(first) == {0}
    scene.play_any()
    assert [line.part for line in moves(scene, 1)] == [*first, 1]
    assert moves(scene, 1)[-1].kind == "chose"
    assert [line.part for line in scene.table(1).lines if line.kind in ("acted", "chose")][-1] == 1
