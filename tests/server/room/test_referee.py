"""TC-16 at a table: presses wait for the referee, nobody hears of them before, and the log tells the verdict."""

import pytest

from tests.server.room.racing import Racing, find_judged, kinds, play_until, tick
from tests.server.room.scene import Scene, audiences, make_request, same_but_present, texts
from tocca.core.chance import Chance
from tocca.games.totsa.rules.position import Position
from tocca.server.protocol import NO_ACTION, Act, Line, Pause, Resign, encode, text_of
from tocca.server.room import evolve, handle, races, snapshot, thinking, wake_at
from tocca.server.room.events import Acted, BotSeated, Missed
from tocca.server.room.fairness import BOUND, FULL, REFILL, Lag
from tocca.server.room.requests import BotMissed, BotMove, Late, Measured, RoomStep, Tick


def answers(step: RoomStep) -> dict[str, str]:
    """How those who had to wait are answered, by guest: done, or why not."""
    return {guest: "done" if refusal is None else refusal.reason for guest, _, refusal in step.late}


def winners(step: RoomStep) -> list[int]:
    return [event.seat for event in step.events if isinstance(event, Acted)]


# -- who was first ---------------------------------------------------------------------------------


def test_the_card_goes_to_the_faster_one_not_to_the_nearer_one() -> None:
    racing = Racing(20, 200)
    near = racing.press(0, 600)
    far = racing.press(1, 560)
    assert near.waits
    assert far.waits
    assert not near.events
    assert not far.events
    step = racing.verdict()
    assert [(press.seat, press.counted) for press in find_judged(step).presses] == [(1, 560), (0, 600)]
    assert (winners(step), answers(step)) == ([1], {"a": "void", "b": "done"})
    assert len(racing.position.players[1].open) == 1


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("claimed", [False, True])
def test_among_lines_of_20_80_200_and_400_ms_the_fastest_hand_wins(first: int, claimed: bool) -> None:
    """400 ms are more than anybody is given back."""
    racing = Racing(20, 80, 200, 400)
    racing.run({seat: 550 if seat == first else 600 for seat in range(4)}, claimed)
    assert [len(player.open) for player in racing.position.players] == [seat == first for seat in range(4)]


def test_the_far_line_is_shown_the_dice_first() -> None:
    race = Racing(20, 80, 200, 400).race
    holds = [races.hold(race, (seat,), Lag(ms, ms)) for seat, ms in enumerate((20, 80, 200, 400))]
    assert holds == [65, 35, 0, 0]
    assert races.hold(race, (), Lag(400, 400)) == races.longest_hold(race) == 75  # who only watches
    assert races.hold(race, (3,), Lag()) == 75  # another connection of that seat, of which nothing is known
    assert races.hold(race, (0, 3), Lag(400, 400)) == 65  # both at one device


def test_the_lines_count_as_they_were_at_the_reveal() -> None:
    racing = Racing(20, 200)
    racing.scene.do(Measured("a", Lag(200, 200)))
    racing.press(0, 600)
    racing.press(1, 590)
    assert [press.round_trip for press in find_judged(racing.verdict()).presses] == [200, 20]


def test_a_near_draw_is_left_to_chance_and_the_log_says_so() -> None:
    drawn = set()
    for number in range(30):
        racing = Racing(20, 20, seed=f"draw {number}")
        racing.press(0, 600)
        racing.press(1, 600)
        referee = racing.race.referee
        step = racing.verdict()
        event = find_judged(step)
        assert event.drawn
        assert all(press.drawn for press in event.presses)
        assert referee.verdict(Chance(None, event.drawn)).presses == event.presses
        drawn.add(winners(step)[0])
    assert drawn == {0, 1}


# -- when ------------------------------------------------------------------------------------------


def test_the_verdict_waits_for_what_may_be_under_way() -> None:
    racing = Racing(20, 200)
    racing.press(0, 600)
    due = wake_at(racing.scene.room)
    assert due is not None
    assert racing.scene.now + 100 < due < racing.scene.now + 181
    assert not handle(racing.scene.room, Tick(), due - 1).events
    assert winners(racing.verdict()) == [0]


def test_a_press_after_the_verdict_is_void() -> None:
    """No error, right or wrong."""
    racing = Racing(20, 20)
    at = racing.arrives(1, 600)
    racing.press(0, 500)
    racing.verdict()
    before = racing.position
    racing.pass_time(at)
    assert kinds(racing.scene.act(1, "capture")) == ["Missed"]
    assert racing.position == before
    assert not racing.position.debts
    assert racing.scene.refuse("b", Act("x", 1, "capture")) == "void"  # one hand each
    assert racing.scene.refuse("a", Act("y", 0, "capture")) == "void"


def test_everybody_is_told_by_how_much_a_hand_came_too_late() -> None:
    racing = Racing(20, 20, 20)
    at = racing.arrives(1, 620)
    racing.press(0, 500)
    racing.verdict()
    racing.pass_time(at)
    racing.scene.act(1, "capture")
    racing.scene.ask("a", Pause("pause"))
    racing.scene.pass_time(60_000)
    assert racing.scene.refuse("c", Act("x", 2, "capture")) == "paused"
    line = racing.scene.lines()[-2]
    assert (line.kind, line.seat, [(press.counted, press.late) for press in line.presses]) == (
        "missed",
        1,
        [(620, True)],
    )
    assert line.presses[0].action is NO_ACTION, "which card it hit is nobody's business"


def test_a_hand_that_comes_long_after_belongs_to_no_race() -> None:
    racing = Racing(20, 20)
    racing.press(0, 500)
    racing.verdict()
    racing.scene.pass_time(races.LATE_MS + 1)
    assert racing.scene.refuse("b", Act("x", 1, "capture")) == "void"


def test_a_press_that_waits_when_another_decides_the_race_was_too_late() -> None:
    racing = Racing(20, 20, 200)  # the referee waits for the third one
    racing.press(0, 500)
    racing.press(1, 620)
    step = racing.verdict()
    assert kinds(step)[:2] == ["Judged", "Acted"]
    late = [event.press for event in step.events if isinstance(event, Missed)]
    assert [(press.seat, press.counted, press.believed) for press in late] == [(1, 620, 0)]
    assert step.late[-1].refusal is not None


def test_the_hand_of_a_bot_comes_too_late_as_well() -> None:
    racing = Racing(20, 20)
    scene = racing.scene
    scene.room = evolve(scene.room, BotSeated(seat=1, bot="random", at=scene.now))
    assert scene.do(BotMissed(1, "capture")).events == ()  # the race is on
    racing.press(0, 500)
    racing.verdict()
    assert kinds(scene.do(BotMissed(1, "pass"))) == []  # no hand
    assert kinds(scene.do(BotMissed(1, "capture"))) == ["Missed"]
    assert kinds(scene.do(BotMissed(1, "capture"))) == []


def test_an_error_leaves_the_race_open_for_the_next_verdict() -> None:
    racing = Racing(20, 200)
    right = racing.right
    racing.press(0, 500, racing.wrong)
    assert (winners(racing.verdict()), racing.position.phase) == ([0], "race")
    assert racing.scene.refuse("a", Act("x", 0, right)) == "not-your-turn"  # out of this roll
    racing.press(1, 2_000)
    assert winners(racing.verdict()) == [1]
    assert [event.kind for event in racing.position.events] == ["wrong-card", "slapped", "spared"]


def test_an_error_before_the_winner_counts_and_one_after_him_does_not() -> None:
    racing = Racing(200, 200, 200)
    racing.press(0, 500, racing.wrong)
    racing.press(1, 505)
    racing.press(2, 509, racing.wrong)
    step = racing.verdict()
    assert [press.seat for press in find_judged(step).presses] == [0, 1, 2]
    assert (winners(step), answers(step)) == ([0, 1], {"a": "done", "b": "done", "c": "void"})
    assert [event.seat for event in racing.position.events] == [0, 1, 0]


def test_presses_that_are_not_judged_when_the_race_closes_are_void_and_cost_nothing() -> None:
    racing = Racing(20, 20, 200)
    racing.press(0, 500)
    racing.press(1, 560)
    step = racing.verdict()
    assert [press.seat for press in find_judged(step).presses] == [0]
    assert answers(step) == {"a": "done", "b": "void"}
    assert racing.scene.room.playing.quotas == (FULL - 10, FULL, FULL)


def test_what_was_pressed_before_the_end_of_the_window_is_judged_before_it() -> None:
    racing = Racing(20, 200)
    end = wake_at(racing.scene.room)
    assert end is not None
    racing.scene.now = end - 5
    racing.scene.act(0, racing.right)
    assert wake_at(racing.scene.room) == end - 1
    step = racing.verdict()
    assert (winners(step), racing.scene.now) == ([0], end - 1)


def test_so_it_is_when_the_alarm_comes_late_or_somebody_else_before_it() -> None:
    for request in (Tick(), make_request("b", Act("late", 1, "pass"))):
        racing = Racing(20, 200)
        end = wake_at(racing.scene.room)
        assert end is not None
        racing.scene.now = end - 5
        racing.scene.act(0, racing.right)
        racing.scene.now = end + 700
        step = racing.scene.do(request)
        assert kinds(step)[:2] == ["Judged", "Acted"]
        assert [event.time for event in step.events if isinstance(event, Acted)] == [
            end - 1 - racing.scene.room.playing.zero
        ]
        assert answers(step) == {"a": "done"}
        assert len(racing.position.players[0].open) == 1


# -- not in a race ---------------------------------------------------------------------------------


def test_a_false_start_goes_to_the_rules_at_once() -> None:
    racing = Racing(20, 200)
    racing.pass_time(racing.show + 8_000)
    racing.throw()
    step = racing.scene.act(0, "capture")
    assert (kinds(step), racing.position.events[-1].kind) == (["Acted"], "false-start")
    tick(racing.scene)
    assert racing.race.referee.done == {0}
    assert racing.scene.refuse("a", Act("x", 0, "capture")) == "not-your-turn"
    racing.press(1, 500)
    assert wake_at(racing.scene.room) == racing.scene.now  # nobody is left to wait for


def test_a_pass_counts_at_once_and_nobody_waits_for_who_passed() -> None:
    racing = Racing(20, 200)
    racing.press(0, 500)
    step = racing.scene.act(1, "pass")
    assert kinds(step) == ["Acted"]
    assert wake_at(racing.scene.room) is not None
    assert winners(handle(racing.scene.room, Tick(), racing.scene.now)) == [0]


def test_all_pass_and_the_roll_ends() -> None:
    racing = Racing(20, 200)
    racing.scene.act(0, "pass")
    racing.scene.act(1, "pass")
    assert (racing.scene.room.race, racing.position.phase) == (None, "gap")


def test_what_is_not_legal_is_refused_at_once() -> None:
    racing = Racing(20, 200)
    assert racing.scene.refuse("a", Act("x", 0, "totsa!")) == "roll-under-way"
    assert racing.scene.refuse("a", Act("x", 1, racing.right)) == "not-your-seat"
    assert not racing.race.waiting


def test_nobody_stops_a_race() -> None:
    """Else a quick hand could stop the presses of the others that are under way."""
    racing = Racing(20, 200)
    assert racing.scene.refuse("a", Pause("p")) == "racing"
    racing.press(0, 500)
    assert racing.scene.refuse("a", Pause("p")) == "racing"


def test_who_resigns_ends_it_and_whoever_waits_is_answered() -> None:
    racing = Racing(20, 200)
    racing.press(0, 500)
    step = racing.scene.ask("b", Resign("r", 1))
    assert (answers(step), racing.scene.room.race, wake_at(racing.scene.room)) == ({"a": "void"}, None, None)


# -- while somebody points -------------------------------------------------------------------------


def _for_a_card_face_down(position: Position) -> bool:
    holder = position.holder(position.dice)
    return position.phase == "race" and holder is not None and position.dice in position.players[holder].down


def pointing(reactions: dict[int, int], seed: str) -> tuple[Scene, RoomStep]:
    """One presses Capture for a card that lies face down, the others something, and the verdict is taken."""
    scene = play_until(_for_a_card_face_down, seed=seed)
    position = scene.room.playing.state.position
    first = (position.holder(position.dice) + 1) % 3
    start = scene.now
    for seat, ms in reactions.items():
        scene.now = start + ms
        scene.act((first + seat) % 3, "capture")
    return scene, tick(scene)


@pytest.mark.parametrize("reactions", [{0: 500, 1: 510}, {0: 500, 1: 502, 2: 504}], ids=["one", "two"])
def test_what_comes_after_a_capture_that_must_be_pointed_stays_covered(reactions: dict[int, int]) -> None:
    """TC-6: also in the verdict; and what would have waited for a verdict of its own is put in order at once."""
    scene, step = pointing(reactions, "covered")
    position = scene.room.playing.state.position
    later = len(reactions) - 1
    assert kinds(step) == ["Judged", "Acted", *["Acted"] * later]
    assert (position.phase, len(position.queue), scene.room.race) == ("pointing", later, None)
    assert [press.action for press in find_judged(step).presses] == ["capture", *[""] * later]
    *_, last = [event.seat for event in step.events if isinstance(event, Acted)]
    for seat in range(3):
        line = scene.lines(seat)[-1]
        assert (line.kind, text_of(line.action)) == (("acted", "capture") if seat == last else ("chose", ""))


def test_a_wrong_guess_begins_the_race_anew() -> None:
    scene, _ = pointing({0: 500}, "guess")
    scene.pass_time(5_000)
    step = scene.do(Tick())  # too slow
    assert kinds(step) == ["Waited"]
    position, race = scene.room.playing.state.position, scene.room.race
    assert (position.phase, race is not None) == ("race", True)
    assert race is not None
    assert race.referee.done == position.passed | set(position.debts)


# -- nobody hears of it ----------------------------------------------------------------------------


def test_nobody_hears_of_a_press_before_the_verdict() -> None:
    racing = Racing(20, 200, 200)
    scene = racing.scene
    before = [encode(snapshot(scene.room, who, 0, (), 0)) for who in audiences(scene.room)]
    heard = {who: len(told) for who, told in scene.heard.items()}
    step = racing.press(0, 500)
    assert step == RoomStep(step.room, waits=True)
    assert before == [encode(snapshot(scene.room, who, 0, (), 0)) for who in audiences(scene.room)]
    assert heard == {who: len(told) for who, told in scene.heard.items()}
    racing.verdict()
    for who, told in scene.heard.items():
        assert [one.line.kind for one in told[heard[who] :]] == ["verdict", "acted"]
    line: Line = scene.lines()[-2]
    assert [(press.seat, press.arrived, press.believed) for press in line.presses] == [(0, 510, 10)]


# -- at most once ----------------------------------------------------------------------------------


def test_one_press_each_and_the_same_one_again_waits_too() -> None:
    racing = Racing(20, 200)
    press = Act("p", 0, racing.right)
    racing.pass_time(racing.show + 500)
    assert racing.scene.ask("a", press).waits
    assert racing.scene.ask("a", press) == RoomStep(racing.scene.room, waits=True)
    assert racing.scene.refuse("a", Act("q", 0, racing.right)) == "already-pressed"
    assert racing.scene.refuse("a", Act("p", 0, racing.wrong)) == "reused-id"
    step = racing.verdict()
    assert step.late == (Late("a", "p", None),)
    assert racing.scene.ask("a", press).answer is not None
    assert racing.scene.refuse("a", Act("p", 0, "pass")) == "reused-id"


def test_a_bot_waits_like_everybody_and_thinks_no_more() -> None:
    racing = Racing(20, 200)
    scene = racing.scene
    scene.log.append(BotSeated(at=scene.now, seat=1, bot="random"))
    scene.room = evolve(scene.room, scene.log[-1])
    racing.run({})
    racing.throw()
    tick(scene)
    assert [seat for seat, _, _ in thinking(scene.room)] == [1]
    racing.pass_time(racing.show + 500)
    step = scene.do(BotMove(1, racing.right))
    assert not step.events
    assert not thinking(scene.room)
    step = racing.verdict()
    assert (winners(step), step.late, find_judged(step).presses[0].counted) == ([1], (), 500)


# -- the log ---------------------------------------------------------------------------------------


def test_a_killed_server_forgets_the_presses_it_has_not_judged() -> None:
    racing = Racing(20, 200)
    racing.press(0, 500)
    scene = racing.scene
    scene.room = scene.replay()
    assert scene.room.race is not None
    assert not scene.room.race.waiting
    racing.lines = (0, 0)  # nothing is known of them
    racing.press(1, 900)
    racing.press(0, 905)
    assert winners(racing.verdict()) == [1]
    assert same_but_present(scene.replay(), scene.room)


def test_a_match_of_races_is_in_the_log_with_its_quotas() -> None:
    """A line of 400 ms takes 10 ms more of its quota in each race than it gets back."""
    racing = Racing(20, 400, limit=6)
    scene = racing.scene
    for roll in range(5):
        legal = texts(scene.table(0).eyes[0].legal)
        racing.press(1, 500, legal[roll])
        if scene.room.race is not None:
            racing.press(0, 900, "pass")
        while scene.room.race is not None:
            tick(scene)
        racing.throw()
        tick(scene)
        assert same_but_present(scene.replay(), scene.room)
        assert scene.replay().playing.quotas == scene.room.playing.quotas == racing.race.referee.quotas
    assert scene.room.playing.quotas == (FULL, FULL - 5 * (BOUND - REFILL))
