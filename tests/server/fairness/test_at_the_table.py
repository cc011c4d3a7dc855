"""TC-16 on the lines: when each is told the dice, and that nobody is told of a press before its verdict."""

from tests.server.fairness.stage import COMMIT, Connection, Stage
from tocca.games.totsa.rules.actions import SLAPS
from tocca.server.protocol import Act, Done, Happened, Refused, Say, text_of


def right(stage: Stage) -> str:
    state = stage.table.room.playing.state
    return state.game.format(SLAPS[state.position.dice])


def answers(connection: Connection) -> list[object]:
    """What a request of it was answered with."""
    return [message for _, message in connection.wire.sent if getattr(message, "id", "") not in ("", "join")]


def test_the_near_lines_are_told_the_dice_after_the_far_ones_and_who_watches_last() -> None:
    stage = Stage(3)
    near, middle, far, watcher = (stage.join(*one) for one in (("a", 20), ("b", 80), ("c", 200), ("w", 400)))
    stored = stage.roll() + COMMIT
    stage.loop.run_until(stored + 200)
    told = [one.wire.dice_at() for one in (near, middle, far, watcher)]
    assert told == [stored + 65, stored + 35, stored, stored + 75]


def test_who_comes_in_that_moment_waits_as_long_as_anybody() -> None:
    """By a join or by coming back on another connection; before it was stored, and after."""
    stage = Stage(2)
    far, gone = stage.join("a", 200), stage.join("b", 200)
    stored = stage.roll() + COMMIT
    again = stage.join("b")
    stage.loop.run_until(stored + 10)
    gone.session.end()
    late = [stage.join("b"), stage.join("a", 200), stage.join("x")]
    stage.loop.run_until(stored + 75 - 1)
    assert far.wire.dice_at() == stored
    assert [one.wire.dice_at() for one in (again, *late)] == [None] * 4
    assert not any(one.wire.sent for one in late)
    stage.loop.run_until(stored + 76)
    assert [one.wire.dice_at() for one in (again, *late)] == [stored + 75] * 4


def test_of_several_connections_the_best_counts() -> None:
    """Who looks at the near one and presses by the far one gains nothing."""
    stage = Stage(2)
    one, other, far = stage.join("a", 20), stage.join("a", 200), stage.join("b", 200)
    stored = stage.roll() + COMMIT
    stage.loop.run_until(stored + 200)
    assert [line.wire.dice_at() for line in (one, other, far)] == [stored + 65, stored + 65, stored]
    race = stage.table.room.race
    assert race is not None
    assert [racer.lag.round_trip for racer in race.referee.racers] == [20, 200]


def test_a_ping_is_known_in_the_next_race() -> None:
    stage = Stage(2)
    near, far = stage.join("a", 20), stage.join("b")
    for _ in range(20):
        far.session.note_round_trip(200.4)
    stored = stage.roll() + COMMIT
    stage.loop.run_until(stored + 200)
    assert (near.wire.dice_at(), far.wire.dice_at()) == (stored + 65, stored)


def test_everything_else_waits_behind_the_dice_in_its_order() -> None:
    stage = Stage(2)
    near, far = stage.join("a", 20), stage.join("b", 200)
    stored = stage.roll() + COMMIT
    stage.loop.run_until(stored + 5)
    far.ask(Say("s", "ooh"))
    near.ask(Act("n", 0, "totsa!"))
    stage.loop.run_until(stored + 64)
    assert (near.kinds(stored), far.kinds(stored)) == ([], ["waited", "said"])
    stage.loop.run_until(stored + 65)
    assert near.kinds(stored) == ["waited", "said", "Refused"]
    seqs = [message.line.seq for _, message in near.wire.sent if isinstance(message, Happened)]
    assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))


def test_nobody_is_told_of_a_press_before_the_verdict_and_then_everybody_is_answered() -> None:
    stage = Stage(2)
    near, far, watcher = stage.join("a", 20), stage.join("b", 200), stage.join("w")
    everybody = (near, far, watcher)
    stage.loop.run_until(stage.roll() + 700)
    pressed = stage.loop.ms
    near.ask(Act("n", 0, right(stage)))
    stage.loop.run_until(pressed + 60)
    far.ask(Act("f", 1, right(stage)))  # nobody is left to wait for
    assert [one.kinds(pressed) for one in everybody] == [[], [], []]
    assert stage.table.room.race is not None
    stage.loop.run_until(pressed + 60 + COMMIT - 1)
    assert stage.table.room.race is None  # decided, and not stored yet
    assert [one.kinds(pressed) for one in everybody] == [[], [], []]
    stage.loop.run_until(pressed + 60 + COMMIT)
    assert [one.kinds(pressed) for one in everybody] == [
        ["verdict", "acted", "Refused"],
        ["verdict", "acted"],
        ["verdict", "acted"],
    ]
    (won,) = answers(far)
    assert isinstance(won, Happened)
    assert (won.id, won.line.kind, won.line.seat) == ("f", "acted", 1)
    assert answers(near) == [Refused("n", "void", "the race was over before this press counted")]


def test_a_press_sent_again_on_a_new_connection_is_answered_there() -> None:
    stage = Stage(2)
    near, _ = stage.join("a", 20), stage.join("b", 200)
    stage.loop.run_until(stage.roll() + 700)
    press = Act("n", 0, right(stage))
    near.ask(press)
    near.session.end()
    again = stage.join("a")
    again.ask(press)
    stage.loop.run_until(stage.loop.ms + 300)
    assert [getattr(one, "id", "") for one in answers(again)] == ["n"]
    again.ask(press)
    stage.loop.run_until(stage.loop.ms + 10)
    assert isinstance(answers(again)[-1], Done)


def test_a_pass_that_comes_with_the_dice_is_answered_by_what_it_did() -> None:
    """The alarm is late, a request comes before it: the dice are told to all alike, and answer nobody's request."""
    stage = Stage(2)
    near, far = stage.join("a", 20), stage.join("b", 200)
    stage.loop.run_until(5_000)
    thrown = stage.table.room.playing.state.deadline
    assert thrown is not None
    stage.table.close()  # no alarm
    stage.loop.run_until(thrown + 3)
    near.ask(Act("p", 0, "pass"))
    stored = thrown + 3 + COMMIT
    stage.loop.run_until(stored + 200)
    assert (near.wire.dice_at(), far.wire.dice_at()) == (stored + 65, stored)
    (passed,) = answers(near)
    assert isinstance(passed, Happened)
    assert text_of(passed.line.action) == "pass"
