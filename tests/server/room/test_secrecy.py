"""Nobody can peek: whatever an audience is sent is byte for byte the same in any world it can't tell apart.

Lines, eyes, answers, refusals, snapshots with and without a gap; through undo, pauses, clocks, rematches and bots.
"""

import random
from collections import Counter
from itertools import count

import pytest

import tocca
from tests.server.room.twins import Twins
from tocca.server.room.model import Audience
from tocca.testing.play import all_setups

COMPARED = 6_000  # tables and audiences of each game
STEPS = 120
HIDING = {"tomoko", "toncc", "totsa"}  # Toscana has no secrets but what chance will bring


@pytest.mark.parametrize("game", tocca.games())
def test_two_worlds_an_audience_can_not_tell_apart_tell_it_the_same(game: str) -> None:
    rng = random.Random(f"secrets of {game}")
    setups = [setup for setup in all_setups() if setup.game == game]
    seen: Counter[str] = Counter()
    for run in count():
        setup = setups[run % len(setups)]
        seats = rng.choice([(), (0,), (1,), (setup.seats - 1,), (0, 1)])
        twins = Twins(setup, Audience(seats, 0 in seats), rng)
        for number in range(STEPS):
            twins.go_on(number)
        seen.update(compared=twins.compared, different=twins.different, told=twins.told)
        if seen["compared"] >= COMPARED:
            break
    assert seen["told"] > COMPARED / 4, seen
    assert game not in HIDING or seen["different"] > COMPARED / 8, seen
