"""Who is connected: told, not stored."""

from tests.server.room.scene import NOON, Scene, same_but_present
from tocca.server.room import present
from tocca.server.room.requests import Came, Went, Woke


def test_coming_and_going_is_no_event() -> None:
    scene = Scene("toncc")
    assert present(scene.room).here == ()
    assert scene.do(Came("b")).events == ()
    scene.do(Came("w"))
    assert (present(scene.room).here, present(scene.room).watchers) == ((1,), 1)
    assert [seat.here for seat in scene.table().about.seats] == [False, True, False]
    assert scene.do(Went("b")).events == ()
    assert present(scene.room).here == ()
    assert same_but_present(scene.replayed(), scene.room)


def test_after_a_restart_nobody_is_here_and_everybody_is_gone_since_then() -> None:
    scene = Scene("toncc")
    scene.do(Came("b"))
    scene.pass_time(100)
    scene.do(Woke(NOON))
    assert present(scene.room).here == ()
    assert scene.room.presence.gone == dict.fromkeys("abc", scene.now)
