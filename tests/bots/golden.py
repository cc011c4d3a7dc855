"""What bots chose once, as whole numbers: they choose the same on every processor.

`python -m tests.bots.golden` writes the file anew. Do that only where a bot is meant to choose otherwise, and look at
what has changed.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tocca
from tests.bots.table import quick
from tocca.bots import bot, levels
from tocca.bots.registry import ask_thought
from tocca.core.state import State

FILE = Path(__file__).with_name("golden.json")
POSITIONS = ((0, 1), (7, 2), (16, 3), (29, 4))  # actions made at random before, and the seed
# A whole lot of simulations, where one of them takes little: the more there are, the more a single rounding changes.
OWN = {
    "tomoko": ("search:simulations=2000,seconds=none", "flat:simulations=1000,seconds=none"),
    "toncc": ("search:simulations=20000,seconds=none", "flat:simulations=20000,seconds=none"),
    "toscana": ("search:simulations=2000,seconds=none", "flat:simulations=1000,seconds=none"),
    "totsa": ("search:simulations=2000,seconds=none", "flat:simulations=200,seconds=none"),
}


class Choice(NamedTuple):
    """A position, a bot, and what it thought: the number of its action, and of each it looked at how often."""

    seats: int
    actions: int
    seed: int
    spec: str
    chosen: int
    looks: list[list[int]]


def position(game: str, seats: int, actions: int, seed: int) -> State[Any, Any, Any]:
    """The state after so many random actions, fewer where the match is over before."""
    rng, state = random.Random(seed), tocca.game(game).start(seats, seed)
    for _ in range(actions):
        seat = rng.choice(sorted(state.to_act))
        after = state.apply(seat, rng.choice(state.legal(seat)))
        if not after.to_act:
            return state
        state = after
    return state


def choose(game: str, seats: int, actions: int, seed: int, spec: str) -> Choice:
    """What that bot thinks in that position."""
    played, state = tocca.game(game), position(game, seats, actions, seed)
    found = ask_thought(bot(spec, game), played, state.view(min(state.to_act)), random.Random(seed))
    looks = [[played.action_id(one.action), one.visits] for one in found.candidates]
    return Choice(seats, actions, seed, spec, played.action_id(found.action), looks)


def specs(game: str) -> list[str]:
    """The bots that are asked."""
    own = OWN.get(game, ("search:simulations=60,seconds=none", "flat:simulations=60,seconds=none"))
    return list(dict.fromkeys(["greedy", "ismcts:simulations=60,seconds=none", *own, *_quick_levels(game)]))


def _quick_levels(game: str) -> list[str]:
    return [quick(level.spec) for level in levels(game)]


def choices(game: str) -> Iterator[Choice]:
    """All there is to write down about a game."""
    for seats in sorted({min(tocca.game(game).seats), max(tocca.game(game).seats)}):
        for actions, seed in POSITIONS:
            for spec in specs(game):
                yield choose(game, seats, actions, seed, spec)


def read() -> dict[str, list[Choice]]:
    """By game."""
    written = json.loads(FILE.read_text(encoding="utf-8"))
    return {game: [Choice(*one) for one in found] for game, found in written.items()}


def main() -> None:
    """Write the file, a line for each choice."""
    games = []
    for game in tocca.games():
        lines = ",\n".join(f"  {json.dumps(one, separators=(',', ':'))}" for one in choices(game))
        games.append(f'"{game}": [\n{lines}\n]')
    FILE.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
