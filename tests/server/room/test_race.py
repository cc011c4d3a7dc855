"""Totsa! at a table: the rules' own deadlines, in the match's time."""

import msgspec

from tests.server.room.racing import play_until, tick
from tests.server.room.scene import NOON, Scene, record
from tocca.server.protocol import NO_ACTION, Act, Pause, Resume
from tocca.server.room import wake_at
from tocca.server.room.requests import Tick, Woke


def roller(scene: Scene) -> int:
    seat: int = scene.room.playing.state.position.roller
    return seat


def test_the_match_begins_at_zero_and_the_alarm_is_the_games_deadline() -> None:
    scene = Scene("totsa", 2)
    assert scene.room.playing.state.position.now == 0
    assert wake_at(scene.room) == NOON + 5_000
    scene.pass_time(5_000)
    scene.do(Tick())
    assert scene.room.playing.state.position.phase == "thrown"  # TC-13: rolled for them
    assert scene.lines()[-1].kind == "waited"


def test_what_is_due_comes_before_a_press_that_arrives_late() -> None:
    scene = Scene("totsa", 2)
    scene.pass_time(1_000)
    scene.act(roller(scene), "roll")
    due = wake_at(scene.room)
    assert due is not None
    assert NOON + 1_500 <= due <= NOON + 2_500
    scene.now = due + 3
    step = scene.act(0, "capture")
    assert step.waits
    assert [type(event).__name__ for event in step.events] == ["Waited"]
    assert [type(event).__name__ for event in tick(scene).events] == ["Judged", "Acted"]
    assert scene.room.playing.state.position.events[-1].kind != "false-start"


def test_a_press_before_the_reveal_is_a_false_start() -> None:
    """TC-16"""
    scene = Scene("totsa", 2)
    scene.act(roller(scene), "roll")
    scene.pass_time(100)
    scene.act(1, "capture")
    assert scene.room.playing.state.position.events[-1].kind == "false-start"


def test_a_pause_stops_the_games_deadlines() -> None:
    scene = Scene("totsa", 2)
    scene.pass_time(2_000)
    scene.ask("a", Pause("1"))
    assert wake_at(scene.room) is None
    scene.pass_time(60_000)
    assert scene.refuse("a", Act("2", 0, "pass")) == "paused"
    scene.ask("a", Resume("3"))
    assert wake_at(scene.room) == scene.now + 3_000


def test_a_match_goes_on_at_once_though_the_machines_clock_was_set_back() -> None:
    scene = play_until(lambda position: position.phase == "race", seats=2)
    stopped = scene.now
    scene.now -= 3_600_000
    scene.do(Woke(stopped))
    scene.pass_time(300)
    assert scene.act(1, "capture").waits
    due = wake_at(scene.room)
    assert due is not None
    assert due - scene.now < 100
    assert [type(event).__name__ for event in tick(scene).events] == ["Judged", "Acted"]


def test_nobody_acts_and_the_match_still_ends_and_replays() -> None:
    scene = Scene("totsa", 3, limit=3)
    while (due := wake_at(scene.room)) is not None:
        scene.now = due
        scene.do(Tick())
    assert scene.room.phase == "over"
    kept = record(scene.room)
    assert kept.replay() == scene.room.playing.state
    assert record(scene.replay()) == kept


def test_a_press_while_somebody_points_is_covered() -> None:
    """TC-6: the others, the one who points among them, learn that somebody pressed, not what."""
    scene = play_until(lambda position: position.phase == "pointing")
    first = scene.room.playing.state.position.capturer
    assert first is not None
    other = next(seat for seat in range(3) if seat != first and seat in scene.room.playing.state.to_act)
    action = scene.table(other).eyes[0].legal[0]
    scene.act(other, msgspec.json.decode(action))
    assert (scene.lines(other)[-1].action, scene.lines(other)[-1].secret) == (action, True)
    assert (scene.lines(first)[-1].kind, scene.lines(first)[-1].action) == ("chose", NO_ACTION)


def test_a_pass_that_says_nothing_is_no_event() -> None:
    """TC-13: with a clock a pass outside a race changes nothing, and nobody is told of it."""
    scene = Scene("totsa", 2)
    scene.pass_time(100)
    assert scene.act(0, "pass").events == ()
    scene.pass_time(5_000)
    assert [type(event).__name__ for event in scene.act(0, "pass").events] == ["Waited"]
