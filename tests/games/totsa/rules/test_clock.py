"""Time as data: deadlines, the gap, the reveal, false starts."""

import pytest

import tocca
from tests.games.totsa.players import Totsa, start
from tests.games.totsa.tables import FISH, HEART, MOON, RING, STAR, TREE, kinds, list_held, play, table


def throw(seats: int = 2, at: int = 1000) -> Totsa:
    """The first roll, thrown at that time."""
    state = start(seats)
    return play(state, (state.position.roller, "roll"), at=at)


def test_without_a_time_nothing_is_ever_due() -> None:
    state = start()
    assert state.deadline is None
    state = play(state, (state.position.roller, "roll"))
    assert state.position.phase == "race"
    assert state.deadline is None


def test_a_first_time_starts_the_clock_in_any_phase() -> None:
    assert start().advance(700).deadline == 5700
    assert table([[], []], dice=STAR).advance(700).deadline == 8700
    closed = play(table([[], []], dice=STAR), (0, "slap pink star"))
    assert closed.advance(700).deadline == 3700
    paying = play(table([[MOON], []], dice=STAR), (0, "slap pink ring"), (1, "slap pink star"))
    assert paying.advance(700).deadline == 3700
    pointing = play(table([[], []], [[STAR, MOON]], dice=STAR), (1, "capture"))
    assert pointing.advance(700).deadline == 5700
    wrong = play(pointing.advance(700), (1, "point 1 2"), at=1700)
    assert wrong.deadline == 9700


def test_time_runs_forward() -> None:
    state = start().advance(1000)
    with pytest.raises(tocca.IllegalAction) as refused:
        state.advance(999)
    assert refused.value.reason == "bad-time"
    assert state.advance(1000) == state


def test_the_reveal_comes_at_a_moment_nobody_can_foresee() -> None:
    """TC-16: the dice are drawn only then, and no view tells when."""
    state = throw()
    deadlines = set()
    ready = start()
    for seed in range(300):
        later = ready.reseeded(seed).apply(ready.position.roller, ready.game.parse("roll"), at=1000)
        assert later.position.dice == -1
        assert all(later.view(seat).due is None for seat in (None, 0, 1))
        deadlines.add(later.deadline)
    assert min(filter(None, deadlines)) < 1600
    assert max(filter(None, deadlines)) > 2400
    assert all(deadline is not None and 1500 <= deadline <= 2500 for deadline in deadlines)
    assert state.deadline is not None
    assert len({state.reseeded(seed).advance(state.deadline).position.dice for seed in range(100)}) == 18


def test_a_press_between_the_throw_and_its_reveal_is_an_error() -> None:
    """TC-16: right or wrong, they are out of that roll."""
    state = play(throw(3), (1, "capture"), at=1100)
    assert kinds(state) == ["false-start"]
    assert state.to_act == {0, 2}
    assert state.deadline is not None
    state = state.advance(state.deadline)
    assert state.position.phase == "race"
    assert state.to_act == {0, 2}
    assert state.position.debts == (1,)


def test_a_press_at_the_very_reveal_is_in_time() -> None:
    """TC-16: what is due at a moment happens first."""
    state = throw()
    assert state.deadline is not None
    state = state.apply(0, state.game.parse("pass"), at=state.deadline)
    assert state.position.phase == "race"
    assert state.position.passed == {0}


def test_when_everybody_starts_too_early_the_roll_is_over() -> None:
    """TC-16 and TC-13: those out of the roll count as passed."""
    state = play(throw(), (0, "flip"), (1, "flip"), at=1100)
    assert state.position.phase == "gap"
    assert state.position.dice == -1


def test_passing_while_the_dice_roll_says_nothing() -> None:
    state = throw()
    assert play(state, (0, "pass")) == state


def test_a_press_between_two_rolls_is_void() -> None:
    """TC-16: no error, right or wrong, and nothing changes."""
    state = play(table([[], [MOON]], dice=STAR, now=0), (0, "slap pink star"), at=500)
    for text in ("capture", "slap pink heart", "protect"):
        with pytest.raises(tocca.IllegalAction) as refused:
            play(state, (1, text), at=600)
        assert refused.value.reason == "void"
    assert not state.position.debts


def test_the_roll_ends_when_nobody_acts_within_the_window() -> None:
    """TC-13."""
    state = table([[], []], dice=STAR, now=1000)
    assert state.deadline == 9000
    assert state.advance(8999).position.phase == "race"
    assert state.advance(9000).position.phase == "gap"
    assert table([[], []], dice=STAR, now=1000, window=2500).deadline == 3500


def test_a_press_at_the_very_deadline_is_late() -> None:
    """TC-13."""
    state = table([[], []], dice=STAR, now=1000)
    assert list_held(play(state, (0, "slap pink star"), at=8999), 0) == [STAR]
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, (0, "slap pink star"), at=9000)
    assert refused.value.reason == "void"


def test_the_gap_after_every_roll_lasts_at_least_its_pace() -> None:
    """TC-11: aim or no aim."""
    five = [MOON, HEART, RING, TREE, FISH]
    for ups in ([], five):
        state = play(table([ups, []], dice=STAR, now=0, pace=4000), (0, "slap pink star"), at=500)
        assert state.deadline == 4500
        with pytest.raises(tocca.IllegalAction) as refused:
            play(state, (1, "roll"), at=4499)
        assert refused.value.reason == "too-early"
        assert play(state, (1, "roll"), at=4500).position.phase == "thrown"


def test_no_gap_before_the_first_roll() -> None:
    state = start().advance(100)
    assert state.game.parse("roll") in state.legal(state.position.roller)


def test_a_roller_who_does_not_roll_within_five_seconds_is_rolled_for() -> None:
    """TC-13: counted from when they may."""
    state = play(table([[], []], dice=STAR, now=0), (0, "slap pink star"), at=500)
    state = state.advance(3500)
    assert state.position.phase == "gap"
    assert state.deadline == 8500
    assert state.advance(8499).position.phase == "gap"
    later = state.advance(8500)
    assert later.position.phase == "thrown"
    assert later.position.roller == 1


def test_everybody_may_shout_in_the_gap_and_the_throw_ends_it() -> None:
    """TC-11."""
    five = [MOON, HEART, RING, TREE, FISH]
    state = play(table([five, []], dice=STAR, now=0), (0, "slap pink star"), at=500)
    assert state.to_act == {0, 1}
    assert play(state, (0, "totsa!"), at=8499).outcome is not None
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, (0, "totsa!"), at=8500)
    assert refused.value.reason == "roll-under-way"
    assert kinds(state.advance(8500)) == ["forgotten"]


def test_pointing_takes_five_seconds_at_most_then_it_is_an_error() -> None:
    """TC-6."""
    state = play(table([[], [MOON], []], [[STAR]], dice=STAR, now=0), (1, "capture"), at=500)
    assert state.deadline == 5500
    assert state.advance(5499).position.phase == "pointing"
    late = state.advance(5500)
    assert kinds(late) == ["late"]
    assert late.to_act == {0, 2}
    assert late.position.debts == (1,)


def test_the_window_stands_still_while_the_roll_is_held() -> None:
    """TC-6 and TC-13: of 8 s, half a second had passed."""
    state = play(table([[], [], []], [[STAR, MOON]], dice=STAR, now=0), (1, "capture"), at=500)
    assert play(state, (1, "point 1 2"), at=2500).deadline == 10_000
    assert state.advance(5500).deadline == 13_000


def test_presses_made_meanwhile_are_judged_when_the_guess_is_late() -> None:
    """TC-6."""
    state = play(table([[], [], []], [[STAR]], dice=STAR, now=0), (1, "capture"), at=500)
    state = play(state, (2, "protect"), (0, "protect"), at=900)
    assert kinds(state.advance(5500))[:3] == ["late", "not-yours", "protected"]


def test_the_gap_counts_from_the_close_of_the_roll_but_penalties_come_first() -> None:
    """TC-10 and TC-11."""
    state = table([[], [MOON], [HEART]], dice=STAR, now=0)
    state = play(state, (1, "capture"), (2, "capture"), (0, "slap pink star"), at=1000)
    quick = play(state, (1, "return pink moon"), (2, "return pink heart"), at=1500)
    assert quick.deadline == 4000
    slow = state.advance(7000)
    assert kinds(slow)[-2:] == ["returned", "returned"]
    assert slow.position.phase == "gap"
    assert slow.game.parse("roll") in slow.legal(1)


def test_a_shout_in_the_gap_is_paid_before_the_next_roll() -> None:
    """TC-11."""
    state = play(table([[], [MOON]], dice=STAR, now=0), (0, "slap pink star"), at=1000)
    state = play(state, (1, "totsa!"), at=5000)
    assert state.position.phase == "paying"
    assert state.deadline == 8000
    state = state.advance(8000)
    assert list_held(state, 1) == []
    assert state.position.phase == "gap"
    assert state.deadline == 13_000


def test_a_shout_without_cards_does_not_put_off_the_roll() -> None:
    """TC-10: with no card, nothing."""
    state = play(table([[], []], dice=STAR, now=0), (0, "slap pink star"), at=1000).advance(5000)
    assert state.deadline == 9000
    state = play(state, (1, "totsa!"), at=6000)
    assert state.position.phase == "gap"
    assert state.deadline == 9000


def test_a_long_wait_plays_everything_that_was_due() -> None:
    """TC-13 and TC-18: rolls thrown for people who are gone, until the limit."""
    state = start(3, limit=5).advance(0)
    later = state.advance(10_000_000)
    assert later.outcome is not None
    assert later.outcome.reason == "limit"
    assert later.position.rolls == 5
    stepwise = state
    while stepwise.deadline is not None:
        stepwise = stepwise.advance(stepwise.deadline)
    assert stepwise == later
