"""TC-16: who was first, when that is known, and what chance decides."""

from itertools import pairwise, permutations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.fairness.simulation import Try, judge
from tocca.core.chance import Chance, Stream
from tocca.server.room.fairness import BOUND, FULL, HEAD, MARGIN, TICK, VAGUE, JudgedPress, Lag, Referee

WINDOW = BOUND + 2 * VAGUE + TICK + MARGIN


class Case(NamedTuple):
    """A race, and what arrives when."""

    referee: Referee
    made: tuple[Try, ...]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    seats = draw(st.integers(2, 4))
    trips = draw(st.lists(st.tuples(st.integers(0, 500), st.integers(0, 60)), min_size=seats, max_size=seats))
    quotas = draw(st.lists(st.integers(0, FULL), min_size=seats, max_size=seats))
    referee = Referee.at_reveal(0, [Lag(usual, max(usual - jitter, 0)) for usual, jitter in trips], quotas)
    pressing = draw(st.lists(st.integers(0, seats - 1), unique=True, min_size=1))
    soon = st.integers(1, 400)
    made = [Try(seat, 0, 0, draw(soon), draw(st.none() | soon)) for seat in pressing]
    return Case(referee, tuple(sorted(made, key=lambda one: one.arrives)))


def press_all(referee: Referee, made: tuple[Try, ...]) -> Referee:
    for one in made:
        referee = referee.press(one.seat, "a1", one.arrives, one.claim)
    return referee


def race(*lags: Lag) -> Referee:
    return Referee.at_reveal(0, lags, (FULL,) * len(lags))


def seats(presses: tuple[JudgedPress, ...]) -> list[int]:
    return [press.seat for press in presses]


def no_chance() -> Chance:
    return Chance(None)


def test_the_earlier_press_wins_though_it_arrives_later() -> None:
    referee = race(Lag(20, 20), Lag(200, 200))
    assert referee.show == HEAD
    assert referee.holds == (65, 0)
    referee = referee.press(0, "a1", now=HEAD + 610).press(1, "a1", now=HEAD + 715)
    presses, _ = referee.verdict(no_chance(), now=HEAD + 715)
    assert [(press.seat, press.counted) for press in presses] == [(1, 590), (0, 600)]


def test_a_verdict_waits_for_presses_under_way_and_no_longer() -> None:
    referee = race(Lag(20, 20), Lag(200, 200)).press(0, "a1", now=HEAD + 610)
    due = HEAD + 600 + TICK + 125 + MARGIN
    assert referee.due == due
    assert referee.verdict(no_chance(), now=due - 1).presses == ()
    assert seats(referee.verdict(no_chance(), now=due).presses) == [0]


def test_nobody_is_waited_for_who_pressed_or_passed_or_is_out() -> None:
    lags = (Lag(20, 20), Lag(200, 200), Lag(400, 400))
    referee = Referee.at_reveal(0, lags, (FULL,) * 3, out=(2,)).press(0, "a1", now=HEAD + 610)
    assert referee.due == HEAD + 600 + TICK + 125 + MARGIN
    assert referee.without(1).due == HEAD + 610
    assert referee.press(1, "a1", now=HEAD + 650).due == HEAD + 650


def test_nothing_is_due_before_the_first_press() -> None:
    referee = race(Lag(20, 20), Lag(20, 20))
    assert referee.due is None
    assert referee.verdict(no_chance(), now=5_000).presses == ()


def test_presses_after_a_verdict_get_one_of_their_own() -> None:
    referee = race(Lag(20, 20), Lag(20, 20), Lag(20, 20)).press(0, "a1", now=510)
    due = referee.due
    assert due is not None
    first, referee = referee.verdict(no_chance(), due)
    referee = referee.press(2, "b1", now=700)
    assert seats(first) == [0]
    assert seats(referee.verdict(no_chance()).presses) == [2]


def test_a_clear_press_is_judged_and_a_later_one_waits_on() -> None:
    """Not whatever happens to be there when the window ends: somebody may still come before the second."""
    referee = race(Lag(20, 20), Lag(20, 20), Lag(200, 200))
    referee = referee.press(0, "a1", now=HEAD + 510).press(1, "b1", now=HEAD + 610)
    first, referee = referee.verdict(no_chance(), now=HEAD + 640)
    assert seats(first) == [0]
    referee = referee.press(2, "c1", now=HEAD + 700)
    assert seats(referee.verdict(no_chance(), now=HEAD + 700).presses) == [2, 1]


def test_a_seat_has_one_press() -> None:
    referee = race(Lag(), Lag()).press(0, "a1", now=500)
    with pytest.raises(ValueError, match="seat 0 has no press left"):
        referee.press(0, "a2", now=501)
    with pytest.raises(ValueError, match="seat 1 has no press left"):
        referee.without(1).press(1, "a2", now=501)


def test_equal_times_are_drawn_and_marked() -> None:
    referee = race(Lag(), Lag()).press(0, "a1", now=500).press(1, "a1", now=500)
    for first in (0, 1):
        presses, _ = referee.verdict(Chance(None, [first]))
        assert seats(presses) == [first, 1 - first]
        assert all(press.drawn for press in presses)


def test_a_draw_is_fair() -> None:
    referee = race(Lag(), Lag()).press(0, "a1", now=500).press(1, "a1", now=500)
    firsts = [referee.verdict(Chance(Stream.from_seed(seed))).presses[0].seat for seed in range(2_000)]
    assert 900 < sum(firsts) < 1_100


def test_jitter_widens_the_band_but_not_beyond_its_limit() -> None:
    def is_drawn(apart: int, *lags: Lag) -> bool:
        referee = race(*lags)
        first = referee.press(0, "a1", now=referee.show + 500 + referee.racers[0].bound)
        both = first.press(1, "a1", now=referee.show + 500 + apart + referee.racers[1].bound)
        return both.verdict(Chance(Stream.from_seed(0))).presses[0].drawn

    precise, vague, wild = Lag(50, 50), Lag(50, 42), Lag(500, 0)
    assert is_drawn(0, precise, precise)
    assert not is_drawn(1, precise, precise)
    assert is_drawn(8, vague, vague)
    assert not is_drawn(9, vague, vague)
    assert is_drawn(2 * VAGUE, wild, wild)
    assert not is_drawn(2 * VAGUE + TICK, wild, wild)


def test_a_chain_of_near_presses_ends_where_one_is_clearly_later_than_the_first() -> None:
    """A ~ B and B ~ C, but A is before C: so A and B are drawn, and C comes after both."""
    vague = Lag(40, 32)  # 4 ms each: two of them are in doubt below 9
    referee = race(vague, vague, vague)
    for seat, counted in enumerate((500, 507, 514)):
        referee = referee.press(seat, "a1", now=referee.show + counted + 20)
    presses, _ = referee.verdict(Chance(None, [1]))
    assert [(press.seat, press.drawn) for press in presses] == [(1, True), (0, True), (2, False)]


def test_a_vague_line_does_not_jump_over_a_precise_one() -> None:
    """C might be before A, but B is surely between A and most of C's doubt: B can't lose to a draw of A and C."""
    referee = race(Lag(40, 40), Lag(40, 40), Lag(40, 20))
    for seat, counted in enumerate((500, 503, 508)):
        referee = referee.press(seat, "a1", now=referee.show + counted + 20)
    presses, _ = referee.verdict(Chance(None, [2]))
    assert [(press.seat, press.drawn) for press in presses] == [(0, False), (2, True), (1, True)]


@pytest.mark.parametrize("lags", [*permutations((Lag(40, 40), Lag(40, 20), Lag(40, 39)))])
def test_no_seat_number_widens_a_band(lags: tuple[Lag, ...]) -> None:
    """Two equal times, one precise and one vague, and a third that is in doubt with the vague one only."""
    referee = race(*lags)
    for seat, lag in enumerate(lags):
        referee = referee.press(seat, "a1", now=referee.show + (503 if lag.fastest == 39 else 500) + 20)
    assert all(press.drawn for press in referee.verdict(Chance(Stream.from_seed(0))).presses)


@given(cases(), st.integers(0, 9))
def test_judging_on_the_way_is_judging_with_everything_known(case: Case, seed: int) -> None:
    """The window is long enough: nothing that comes after a verdict belonged before it."""
    on_the_way, _ = judge(case.referee, case.made, Chance(Stream.from_seed(seed)))
    at_the_end, _ = press_all(case.referee, case.made).verdict(Chance(Stream.from_seed(seed)))
    assert tuple(on_the_way) == at_the_end


@given(cases())
def test_the_window_is_bounded(case: Case) -> None:
    referee = case.referee
    for one in case.made:
        referee = referee.press(one.seat, "a1", one.arrives, one.claim)
        first = min(referee.pending, key=lambda press: press.counted)
        assert referee.due is not None
        assert one.arrives <= referee.due <= max(one.arrives, referee.show + max(first.arrived, 0) + WINDOW)


@given(cases(), st.integers(0, 9))
def test_the_order_of_arrival_does_not_matter(case: Case, seed: int) -> None:
    verdicts = {
        press_all(case.referee, made).verdict(Chance(Stream.from_seed(seed))).presses
        for made in permutations(case.made)
    }
    assert len(verdicts) == 1


@given(cases(), st.integers(0, 9))
def test_the_values_drawn_give_the_verdict_again(case: Case, seed: int) -> None:
    """So the log needs no random generator to be replayed."""
    referee, chance = press_all(case.referee, case.made), Chance(Stream.from_seed(seed))
    verdict = referee.verdict(chance)
    again = Chance(None, chance.drawn)
    assert referee.verdict(again) == verdict
    again.finish()


@given(cases(), st.integers(0, 9))
def test_only_doubtful_presses_are_out_of_the_order_of_their_times(case: Case, seed: int) -> None:
    presses, _ = press_all(case.referee, case.made).verdict(Chance(Stream.from_seed(seed)))
    assert sorted(seats(presses)) == sorted(one.seat for one in case.made)
    for before, after in pairwise(presses):
        if before.counted > after.counted:
            assert before.drawn
            assert after.drawn
            assert before.counted - after.counted < TICK + 2 * VAGUE
