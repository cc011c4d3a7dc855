"""Clocks: who runs, who runs out, what a pause and a restart do."""

from tests.server.room.scene import NOON, Scene, record
from tocca.server import protocol
from tocca.server.protocol import Act, Clock, Pause, Resume, SeatBot, Sit, Start
from tocca.server.room import clocks, wake_at
from tocca.server.room.clocks import DAY
from tocca.server.room.requests import BotMove, Tick, Woke


def lefts(scene: Scene) -> list[int | None]:
    return [seat.left_ms for seat in scene.table().about.seats]


def test_without_a_clock_nothing_is_ever_due() -> None:
    scene = Scene("tomoko", 2)
    assert wake_at(scene.room) is None
    assert lefts(scene) == [None, None]
    assert scene.table().about.running == ()


def test_per_move_the_seat_on_turn_runs_and_each_action_has_its_own_time() -> None:
    scene = Scene("toscana", clock=Clock("move", 20), veto=False)
    assert scene.table().about.running == (0,)
    assert wake_at(scene.room) == NOON + 20_000
    scene.pass_time(15_000)
    assert lefts(scene) == [5_000, 20_000]
    scene.play_any()
    assert lefts(scene) == [20_000, 20_000]
    assert scene.heard[next(iter(scene.heard))][-1].about is not None  # clients see the clocks change
    assert wake_at(scene.room) == NOON + 35_000
    assert scene.table().about.running == (1,)


def test_per_game_time_adds_up_and_an_action_brings_the_increment() -> None:
    scene = Scene("toscana", clock=Clock("game", 60, 5), veto=False)
    scene.pass_time(20_000)
    scene.play_any()
    assert lefts(scene) == [45_000, 60_000]
    scene.pass_time(1_000)
    scene.play_any()
    scene.pass_time(40_000)
    assert lefts(scene) == [5_000, 64_000]


def test_who_runs_out_of_time_has_lost() -> None:
    scene = Scene("tomoko", 3, clock=Clock("move", 10))
    late = scene.table().about.running[0]
    scene.pass_time(9_999)
    assert scene.do(Tick()).events == ()
    scene.pass_time(1)
    assert scene.refuse("abc"[late], Act("x", late, "W3 dark")) == "out-of-time"
    scene.do(Tick())
    result = scene.table().about.result
    assert result is not None
    assert (result.reason, result.places[late]) == ("time", 3)
    assert late not in result.winners
    assert scene.lines()[-1].kind == "flagged"
    assert wake_at(scene.room) is None


def test_days_are_counted_like_moves() -> None:
    scene = Scene("toscana", clock=Clock("days", days=3), veto=False)
    assert wake_at(scene.room) == NOON + 3 * DAY
    scene.pass_time(3 * DAY)
    scene.do(Tick())
    assert scene.room.phase == "over"


def test_a_late_sealed_choice_is_drawn_and_marked() -> None:
    """Tóncc's options: a late choice under a clock is drawn at random and marked as such."""
    scene = Scene("toncc", kings="seat", clock=Clock("move", 10))
    assert scene.table().about.running == (0, 1, 2)
    scene.pass_time(4_000)
    scene.act(1, "Yellow 2")
    assert scene.table().about.running == (0, 2)
    scene.pass_time(6_000)
    scene.do(Tick())
    position = scene.room.playing.state.position
    assert position.last is not None
    assert position.last.heads[1] == 2
    late = [line for line in scene.lines() if line.mark == "late"]
    assert [(line.kind, line.seat) for line in late] == [("chose", 0), ("acted", 2)]
    assert not late[0].action
    assert scene.room.phase == "playing"
    assert lefts(scene) == [10_000] * 3  # a new round
    assert [event.mark for event in record(scene.room).events] == ["", "late", "late"]


def test_a_king_left_alone_may_be_late_too() -> None:
    """TN-16 off: no match is lost on time where choices are sealed."""
    scene = Scene("toncc", kings="seat", auto_finish=False, challenges=1, clock=Clock("move", 10))
    for _ in range(400):
        if scene.room.phase == "over":
            break
        scene.pass_time(10_000)
        scene.do(Tick())
    assert scene.room.phase == "over"
    assert scene.room.playing.state.outcome is not None


def test_late_choices_are_spread_over_what_is_legal() -> None:
    drawn = set()
    for number in range(30):
        scene = Scene("toncc", kings="seat", clock=Clock("move", 10), seed=f"late {number}")
        scene.act(0, "Red 1")
        scene.act(1, "Yellow 1")
        scene.pass_time(10_000)
        scene.do(Tick())
        drawn.add(protocol.text_of(scene.lines()[-1].action))
    assert len(drawn) == 6


def test_a_pause_stops_every_clock_and_anybody_who_plays_ends_it() -> None:
    scene = Scene("toscana", clock=Clock("move", 20), veto=False)
    scene.pass_time(5_000)
    assert scene.refuse("c", Pause("0")) == "only-watching"
    assert scene.refuse("a", Resume("0")) == "not-paused"
    scene.ask("b", Pause("1"))
    assert scene.table().about.running == ()
    assert wake_at(scene.room) is None
    assert scene.refuse("a", Pause("2")) == "not-playing"
    scene.pass_time(1_000_000)
    assert scene.do(Tick()).events == ()
    assert lefts(scene) == [15_000, 20_000]
    scene.ask("a", Resume("3"))
    assert wake_at(scene.room) == scene.now + 15_000
    scene.pass_time(1_000)
    scene.play_any()
    assert record(scene.room).events[0].at == 6_000  # match time leaves the pause out


def test_a_restart_costs_nobody_time_unless_days_are_counted() -> None:
    live = Scene("toscana", clock=Clock("move", 20), veto=False)
    live.pass_time(5_000)
    stopped = live.now
    live.pass_time(3_600_000)
    live.do(Woke(stopped))
    assert lefts(live) == [15_000, 20_000]
    assert len(live.log) == len(live.lines()) + 2  # nobody hears of it (nor did the room tell its creation)
    by_days = Scene("toscana", clock=Clock("days", days=1), veto=False)
    stopped = by_days.now
    by_days.pass_time(3_600_000)
    assert by_days.do(Woke(stopped)).events == ()
    assert lefts(by_days)[0] == DAY - 3_600_000


def test_nobodys_clock_shows_a_hidden_claim() -> None:
    """TM-6: a false claim is not told to the others, not even by the clocks."""
    scene = Scene("tomoko", 2, claims="manual", clock=Clock("game", 60, 5))
    first = scene.table().about.running[0]
    scene.act(first, "W3 dark")
    scene.pass_time(1_000)
    before = scene.table(first)
    other = 1 - first
    for card in scene.room.playing.state.view(other).hands[other]:
        scene.act(other, f"claim {card}")
    assert scene.table(first) == before
    assert scene.table().about.running == (other,)  # whose turn it is, whatever else may be done


def test_a_clock_that_goes_back_does_no_harm() -> None:
    scene = Scene("totsa", 2)
    scene.pass_time(2_000)
    scene.do(Tick())
    scene.act(scene.room.playing.state.position.roller, "roll")
    scene.pass_time(-1_500)
    scene.act(0, "protect")
    times = [play.time for play in scene.room.playing.plays]
    assert times == sorted(times)


def test_the_first_to_run_out_comes_first() -> None:
    assert clocks.Times((15, 7, 4), (0, 3, None)).ends == [(10, 1), (15, 0)]


def test_a_bot_is_never_too_late() -> None:
    scene = Scene("toscana", started=False, clock=Clock("move", 10), veto=False)
    scene.ask("a", SeatBot("1", 0, "random"))
    scene.ask("a", Sit("2", 1, "Ada"))
    scene.ask("a", Start("3"))
    assert scene.table().about.running == (0,)
    assert wake_at(scene.room) is None
    scene.pass_time(60_000)
    assert scene.do(Tick()).events == ()
    state = scene.room.playing.state
    scene.do(BotMove(0, state.game.format(state.legal(0)[0])))
    assert wake_at(scene.room) == scene.now + 10_000
