"""TC-16, what must hold, through the room: 2,000 rolls of Totsa! over simulated lines, reveal, presses, verdicts."""

import pytest

from tests.server.fairness.rooms import wins_at_a_table
from tests.server.fairness.simulation import FAR, NEAR, always_100, line

ROLLS = 2_000


def apart(wins: list[int]) -> float:
    """In percentage points."""
    return abs(wins[0] - wins[1]) / sum(wins) * 100


@pytest.mark.parametrize("seed", range(3))
def test_a_far_line_takes_as_many_cards_as_a_near_one(seed: int) -> None:
    """20 ms against 200 ms, equal reactions: less than 5 percentage points."""
    wins = wins_at_a_table((NEAR, FAR), ROLLS, seed)
    assert sum(wins) == ROLLS
    assert apart(wins) < 5


def test_a_false_claim_takes_no_more() -> None:
    assert apart(wins_at_a_table((NEAR, FAR._replace(claim=always_100)), ROLLS, 0)) < 5


def test_beyond_the_bound_a_line_is_on_its_own() -> None:
    """400 ms can't be made good, and that shows here as well as in the arithmetic."""
    near, far = wins_at_a_table((NEAR, line(400)), ROLLS // 4, 0)
    assert near > 2 * far
