"""Before a race: nobody rolls until everybody is ready; then a countdown, and only then time runs."""

from tests.server.room.scene import NOON, Scene, record, same_but_present
from tocca.server.protocol import Act, Pause, Ready, Rematch, Resign, Resume, SeatBot, Sit, Start
from tocca.server.room import thinking, wake_at
from tocca.server.room.gathering import ABSENCE_MS, COUNTDOWN_MS, PATIENCE_MS
from tocca.server.room.requests import Came, Tick, Went


def gather(people: str = "ab", bots: int = 0, game: str = "totsa") -> Scene:
    """A table at which people are asked whether they are ready."""
    scene = Scene(game, len(people) + bots, started=False)
    for seat, guest in enumerate(people):
        scene.do(Came(guest))
        scene.ask(guest, Sit(scene.id(), seat, guest))
    for bot in range(bots):
        scene.ask(people[0], SeatBot(scene.id(), len(people) + bot, "random"))
    scene.ask(people[0], Start(scene.id(), ready_check=True))
    return scene


def test_nobody_rolls_before_everybody_is_ready() -> None:
    scene = gather()
    assert scene.table().about.ready == ()
    for _ in range(3):
        assert wake_at(scene.room) is None
        scene.pass_time(60_000)
    roller = scene.room.playing.state.position.roller
    assert scene.refuse("ab"[roller], Act("1", roller, "roll")) == "paused"
    assert scene.refuse("a", Resume("2")) == "not-ready"
    assert scene.refuse("a", Pause("3")) == "not-playing"
    scene.ask("a", Ready("4"))
    assert scene.table().about.ready == (0,)
    assert scene.table().about.begins_in_ms is None
    scene.ask("b", Ready("5"))
    assert scene.table().about.begins_in_ms == COUNTDOWN_MS
    assert scene.refuse("ab"[roller], Act("6", roller, "roll")) == "paused"
    scene.pass_time(COUNTDOWN_MS)
    scene.do(Tick())
    about = scene.table().about
    assert (about.phase, about.ready, about.begins_in_ms) == ("playing", None, None)
    assert wake_at(scene.room) == scene.now + 5_000  # TC-13: the roller has as long as ever
    scene.act(roller, "roll")
    assert same_but_present(scene.replay(), scene.room)
    assert record(scene.room).state == scene.room.playing.state


def test_bots_wait_for_the_person_and_are_always_ready() -> None:
    scene = gather("a", bots=2)
    assert scene.table().about.ready == (1, 2)
    assert (wake_at(scene.room), thinking(scene.room)) == (None, ())
    scene.ask("a", Ready("1"))
    assert wake_at(scene.room) == NOON + COUNTDOWN_MS


def test_somebody_who_is_away_does_not_block_the_others_for_ever() -> None:
    scene = gather()
    scene.do(Went("b"))
    assert wake_at(scene.room) is None  # nobody is ready yet
    scene.ask("a", Ready("1"))
    assert wake_at(scene.room) == scene.now + ABSENCE_MS
    scene.do(Came("b"))
    assert wake_at(scene.room) == scene.now + PATIENCE_MS
    scene.do(Went("b"))
    scene.pass_time(ABSENCE_MS)
    scene.do(Tick())
    assert scene.table().about.begins_in_ms == COUNTDOWN_MS
    scene.pass_time(COUNTDOWN_MS)
    scene.do(Tick())
    assert scene.room.phase == "playing"


def test_a_rematch_has_a_countdown() -> None:
    scene = gather()
    scene.ask("a", Resign("1", 0))
    assert scene.table().about.ready is None
    assert scene.refuse("a", Ready("2")) == "not-gathering"
    scene.ask("a", Rematch("3"))
    scene.ask("b", Rematch("4"))
    assert scene.table().about.begins_in_ms == COUNTDOWN_MS
    assert wake_at(scene.room) == scene.now + COUNTDOWN_MS


def test_in_turns_nobody_is_asked() -> None:
    scene = gather(game="tomoko")
    assert (scene.room.phase, scene.table().about.ready) == ("playing", None)
    assert scene.refuse("a", Ready("1")) == "not-gathering"
