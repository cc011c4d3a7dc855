"""TC-16 over bad lines: equal people win equally often, and a liar gains nothing beyond the bound.

2,000 rolls each, fixed seeds. The whole table: `python -m benchmarks.fairness`, docs/fairness.md.
"""

from statistics import median

import pytest

from tests.server.fairness.simulation import (
    DIRECT_LIARS,
    FAR,
    NEAR,
    PONG_LIARS,
    Claim,
    Client,
    Result,
    always_100,
    honest,
    line,
    plain_races,
    races,
    silent,
)
from tocca.server.live.kernel import SLACK_MS
from tocca.server.room.fairness import BOUND, FULL, HEAD, MARGIN, REFILL, TICK, VAGUE

ROLLS = 2_000


def apart(result: Result) -> float:
    """The difference of the win rates of two seats, in percentage points."""
    first, second = result.shares
    return abs(first - second)


def name(client: Client) -> str:
    return client.name


@pytest.mark.parametrize("seed", range(3))
def test_a_far_line_wins_as_often_as_a_near_one(seed: int) -> None:
    assert apart(races((NEAR, FAR), ROLLS, seed)) < 5


@pytest.mark.parametrize("loss", [0, 0.01, 0.05])
@pytest.mark.parametrize("claim", [honest, silent])
@pytest.mark.parametrize("client", [NEAR, line(80), FAR], ids=name)
def test_a_press_counts_when_it_was_made(client: Client, claim: Claim, loss: float) -> None:
    """Within a few milliseconds, in the median; what a lost packet costs is nobody's to give back."""
    result = races((client._replace(claim=claim, loss=loss), NEAR), ROLLS, 0)
    assert -10 < median(result.gains[0]) < 2


def test_so_do_four_at_one_table() -> None:
    shares = races((NEAR, line(80), FAR, FAR), ROLLS, 0).shares
    assert max(shares) - min(shares) < 5


def test_neither_the_bound_nor_nothing_would_do_alone() -> None:
    """Why the reveal leaves earlier for a far line: 150 ms of compensation are not enough for 200."""
    first, second = plain_races((NEAR, FAR), ROLLS, 0, bound=0)
    assert first - second > 50
    first, second = plain_races((NEAR, FAR), ROLLS, 0, bound=BOUND)
    assert first - second > 15


@pytest.mark.parametrize("liar", DIRECT_LIARS, ids=name)
def test_the_kernel_takes_most_of_a_lie_away(liar: Client) -> None:
    """Late pongs win four of five races behind a proxy; on a direct connection they gain no more than the slack."""
    believed = races((liar, NEAR), ROLLS, 0)
    assert races((liar._replace(direct=False), NEAR), ROLLS, 0).shares[0] > 70
    assert believed.shares[0] < 65
    assert max(believed.gains[0]) < SLACK_MS + 20


@pytest.mark.parametrize("clock", [0.95, 1.05])
@pytest.mark.parametrize("client", [NEAR, FAR], ids=name)
def test_a_wrong_clock_neither_helps_nor_hurts(client: Client, clock: float) -> None:
    assert apart(races((client._replace(clock=clock), NEAR), ROLLS, 0)) < 5


@pytest.mark.parametrize("client", [NEAR, FAR], ids=name)
def test_who_lies_about_his_time_gains_nothing(client: Client) -> None:
    lying = races((client._replace(claim=always_100), NEAR), ROLLS, 0)
    assert apart(lying) < 5
    assert lying.gain(0) < races((client, NEAR), ROLLS, 0).gain(0) + 3  # ms: their fast trips now count for them


@pytest.mark.parametrize("liar", PONG_LIARS, ids=name)
def test_who_delays_his_pongs_gains_no_more_than_the_bound(liar: Client) -> None:
    """No press counts earlier than HEAD + BOUND, less what their line takes; nor HEAD + REFILL in the long run."""
    result = races((liar, NEAR), ROLLS, 0)
    rounding = 0.5
    for gain, trip in zip(result.gains[0], result.trips[0], strict=True):
        assert gain <= HEAD + BOUND - trip + rounding
    in_the_mean = sum(result.trips[0]) / ROLLS
    assert result.gain(0) <= HEAD + REFILL + FULL / ROLLS - in_the_mean + rounding


def test_beyond_the_bound_a_line_is_on_its_own() -> None:
    """Said plainly: 400 ms can't be made good without believing too much."""
    result = races((NEAR, line(400)), ROLLS, 0)
    assert -250 < result.gain(1) < HEAD + BOUND - 400


def test_nobody_waits_long_for_a_verdict() -> None:
    assert races((NEAR, line(400), FAR, FAR), ROLLS, 0).waited <= BOUND + 2 * VAGUE + TICK + MARGIN
