"""At most once: a request sent again gets its answer again, and does nothing."""

import pytest

from tests.server.room.scene import Scene, make_request
from tocca.server.protocol import Act, Done, Hello, Join, Pause, Say, Sit
from tocca.server.refusals import Refusal
from tocca.server.room import handle
from tocca.server.room.idempotency import MOST_GUESTS, REMEMBERED


def test_the_same_request_again_has_the_same_answer() -> None:
    scene = Scene("toncc", kings="seat")
    scene.ask("a", Act("1", 0, "Red 3"))
    seq = scene.table(0).seq
    scene.act(1, "Yellow 1")
    again = scene.ask("a", Act("1", 0, "Red 3"))
    assert again.answer == Done("1", seq)
    assert again.events == ()
    assert again.room is scene.room


def test_it_survives_a_restart() -> None:
    scene = Scene("toncc", kings="seat")
    scene.ask("a", Act("1", 0, "Red 3"))
    again = handle(scene.replay(), make_request("a", Act("1", 0, "Red 3")), scene.now)
    assert (again.answer, again.events) == (Done("1", scene.table(0).seq), ())


def test_the_same_id_for_something_else_is_refused() -> None:
    scene = Scene("toncc", kings="seat")
    scene.ask("a", Act("1", 0, "Red 3"))
    assert scene.refuse("a", Act("1", 0, "Red 4")) == "reused-id"
    assert scene.refuse("a", Pause("1")) == "reused-id"
    scene.ask("b", Act("1", 1, "Yellow 4"))  # another guest's ids are their own


def test_a_refused_request_may_be_tried_again() -> None:
    scene = Scene("tomoko", 2)
    first = min(scene.room.playing.state.to_act)
    wait = Act("1", 1 - first, "E1 dark")
    assert scene.refuse("ab"[1 - first], wait) == "not-your-turn"
    scene.act(first, "W3 dark")
    scene.ask("ab"[1 - first], wait)


def test_memory_is_bounded() -> None:
    scene = Scene("toncc")
    for number in range(REMEMBERED + 10):
        scene.pass_time(5_000)
        scene.ask("a", Say(f"n{number}", "x"))
    assert len(scene.room.answers.of("a")) == REMEMBERED
    for number in range(MOST_GUESTS + 10):
        scene.ask(f"guest {number}", Say("1", "x"))
        for more in "ab":  # players talk too, or the spectators would be told to wait
            scene.pass_time(2_500)
            scene.ask("ab"[number % 2], Say(f"{number}{more}", "x"))
    assert len(scene.room.answers) == MOST_GUESTS
    assert len(scene.room.said) == MOST_GUESTS


@pytest.mark.parametrize("message", [Hello(1), Join("1", "t1")])
def test_what_is_not_for_a_room(message: Hello | Join) -> None:
    scene = Scene("toncc")
    with pytest.raises(Refusal):
        handle(scene.room, make_request("a", message), scene.now)


def test_sitting_twice_by_one_request_takes_one_seat() -> None:
    scene = Scene("toncc", started=False)
    scene.ask("a", Sit("1", 0, "A"))
    assert scene.ask("a", Sit("1", 0, "A")).events == ()
    assert scene.room.seats_of("a") == (0,)
