"""TC-16: what the server knows of a line."""

import doctest

from hypothesis import given
from hypothesis import strategies as st

from tocca.server.room import fairness
from tocca.server.room.fairness import ENOUGH, HEAD, SAMPLES, VAGUE, Lag, RoundTrips


def measure(*trips: int) -> RoundTrips:
    window = RoundTrips()
    for ms in trips:
        window = window.add_pong(ms)
    return window


def test_the_median_counts() -> None:
    assert measure(80, 90, 100, 110, 5_000).lag == Lag(100, 80)


def test_the_window_is_bounded_and_forgets() -> None:
    window = measure(*[400] * 50, *[20] * SAMPLES)
    assert window.recent == (20,) * SAMPLES
    assert window.lag == Lag(20, 20)


def test_a_few_late_pongs_change_little() -> None:
    assert measure(*[20] * 11, *[400] * 9).lag == Lag(20, 20)


def test_a_new_connection_is_trusted_least() -> None:
    assert RoundTrips().lag == Lag(0, 0)
    assert measure(400, 30, 400, 400).lag == Lag(30, 30)
    assert len((400, 30, 400, 400)) == ENOUGH - 1
    assert measure(400, 30, 400, 400, 400).lag == Lag(400, 30)


def test_a_clock_that_jumps_back_measures_nothing_negative() -> None:
    assert measure(-5).lag == Lag(0, 0)


def test_the_reveal_leaves_half_a_round_trip_ahead_within_limits() -> None:
    assert [Lag(ms, ms).head for ms in (0, 20, 149, 150, 200, 9_000)] == [0, 10, 74, HEAD, HEAD, HEAD]


@given(st.lists(st.integers(0, 60_000), max_size=40))
def test_a_lag_is_always_sane(trips: list[int]) -> None:
    lag = measure(*trips).lag
    assert 0 <= lag.fastest <= lag.round_trip
    assert 0 <= lag.head <= HEAD
    assert 0 <= lag.vague <= VAGUE


def test_the_example_in_the_module_is_true() -> None:
    assert doctest.testmod(fairness).failed == 0
