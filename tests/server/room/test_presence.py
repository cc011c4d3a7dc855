"""Who is connected: told, not stored."""

from tests.server.room.scene import NOON, Scene, same_but_present
from tocca.server.protocol import Clock, SeatBot
from tocca.server.room import present
from tocca.server.room.requests import Came, Went, Woke


def test_coming_and_going_is_no_event() -> None:
    scene = Scene("toncc")
    assert present(scene.room, scene.now).here == ()
    assert scene.do(Came("b")).events == ()
    scene.do(Came("w"))
    assert (present(scene.room, scene.now).here, present(scene.room, scene.now).watchers) == ((1,), 1)
    assert [seat.here for seat in scene.table().about.seats] == [False, True, False]
    assert scene.do(Went("b")).events == ()
    assert present(scene.room, scene.now).here == ()
    assert same_but_present(scene.replay(), scene.room)


def test_after_a_restart_nobody_is_here_and_everybody_is_gone_since_then() -> None:
    scene = Scene("toncc")
    scene.do(Came("b"))
    scene.pass_time(100)
    scene.do(Woke(NOON))
    assert present(scene.room, scene.now).here == ()
    assert scene.room.presence.gone == dict.fromkeys("abc", scene.now)


def test_everybody_is_told_when_a_bot_may_help_out_and_when_others_may_act_for_the_host() -> None:
    scene = Scene("toncc")
    for guest in "abc":
        scene.do(Came(guest))
    scene.do(Went("a"))
    scene.pass_time(20_000)
    told = present(scene.room, scene.now)
    assert (told.bot_in, told.host_in) == ((40_000, None, None), 40_000)
    about = scene.table().about
    assert ([seat.bot_in_ms for seat in about.seats], about.host_in_ms) == ([40_000, None, None], 40_000)
    assert scene.refuse("b", SeatBot("1", 0, "random")) == "not-the-host"
    scene.pass_time(40_000)
    assert scene.table().about.seats[0].bot_in_ms == 0
    scene.ask("b", SeatBot("2", 0, "random"))
    assert scene.table().about.seats[0].bot_in_ms is None


def test_with_days_for_a_move_no_bot_ever_helps_out() -> None:
    scene = Scene("toncc", clock=Clock("days", days=2))
    scene.do(Came("b"))
    scene.do(Went("b"))
    assert present(scene.room, scene.now).bot_in == (None, None, None)
