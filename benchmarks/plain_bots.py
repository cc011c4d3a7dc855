"""How much weaker a level is where bots play by the plain rules, as in a browser: against the compiled one.

    python -m benchmarks.plain_bots toncc level-5 --sets 10

One seat has the plain bot, all others the compiled one, and every seat gets its turn with the same deal: a set. Both
think the same processor time. The plain bot's share of the first places is held against an equal share.
"""

import argparse
import random
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import tocca
from tocca import compiled
from tocca.bots import bot, budget

SHORT: dict[str, dict[str, Any]] = {"toncc": {"challenges": 1}, "toscana": {"games": 1}}


@contextmanager
def plain_rules() -> Iterator[None]:
    """In here no game is compiled."""
    with mock.patch("tocca.compiled.ready", return_value=False):
        yield


def play(name: str, level: str, seats: int, plain: int, seed: int) -> float:
    """The plain bot's share of the first place in one match."""
    game, player, rng = tocca.game(name), bot(level, name), random.Random(seed)
    state = game.start(seats=seats, seed=seed, **SHORT.get(name, {}))
    while state.to_act:
        seat = min(state.to_act)
        if seat == plain:
            with plain_rules():
                action = player.choose(game, state.view(seat), rng)
        else:
            action = player.choose(game, state.view(seat), rng)
        state = state.apply(seat, action)
    assert state.outcome is not None
    return (plain in state.outcome.winners) / len(state.outcome.winners)


def main() -> None:
    """Play the sets, and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--sets", type=int, default=10)
    given = parser.parse_args()
    compiled.compile(given.game)
    seats = tocca.game(given.game).seats[0]
    shares = []
    for number in range(given.sets):
        with budget.processor_time():
            shares.append(statistics.mean(play(given.game, given.level, seats, one, number) for one in range(seats)))
        found = f"{statistics.mean(shares):.2f} of the first places, {1 / seats:.2f} would be equal"
        print(f"{given.game} {given.level}: {len(shares)} sets, {found}", flush=True)


if __name__ == "__main__":
    main()
