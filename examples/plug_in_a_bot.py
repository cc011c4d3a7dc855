# /// script
# requires-python = ">=3.11"
# dependencies = ["tocca-games"]
# ///
"""Plug in a bot of your own: an object that chooses from a view.

To make it known by name, to the server too, a package declares it in its pyproject.toml:

    [project.entry-points."tocca.bots"]
    edges = "my_package:Edges"

and then `tocca arena toscana edges greedy` finds it.
"""

import random
from typing import Any

import tocca
from tocca import bots


class Edges:
    """Toscana: lay the tile as far to the left as it goes, never veto."""

    def choose(self, game: Any, view: Any, rng: random.Random) -> Any:
        """The leftmost of the legal placements, as far as the view tells."""
        legal = game.resample(view, rng).legal(view.seat)
        return min(legal, key=lambda action: getattr(action, "column", 0))


def match(players: list[Any], seed: int) -> tuple[int, ...]:
    """The winners of one match."""
    game, rng = tocca.game("toscana"), random.Random(seed)
    state = game.start(seed=seed, games=1)
    while state.outcome is None:
        (seat,) = state.to_act
        state = state.apply(seat, players[seat].choose(game, state.view(seat), rng))
    return state.outcome.winners


wins = [0, 0]
for seed in range(10):
    for seat in match([Edges(), bots.bot("random", "toscana")], seed):
        wins[seat] += 1
print(f"edges {wins[0]}, random {wins[1]}")
