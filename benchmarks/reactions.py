"""How quick the levels of Totsa! are, against the model they are made of: the table of docs/bots.md.

`python -m benchmarks.reactions` asks each level for its reaction to the dice, over and over, with all cards on the
field, and compares the times with the distribution that `tocca.games.totsa.bots.person` describes, worked out on its
own. Slips are left out: they take the hand elsewhere, and the quickest ones most often.
"""

import math
import random
import statistics
from bisect import bisect_right
from collections.abc import Callable
from itertools import product
from statistics import NormalDist
from typing import Any

import tocca
from tocca.bots import bot, levels
from tocca.games.totsa.bots import FASTEST, Person, TotsaSearch
from tocca.games.totsa.bots.person import GLANCE, NORMAL, PER_BIT, REACH, SPREAD, TAIL, UNSTEADY
from tocca.games.totsa.bots.reach import distance
from tocca.games.totsa.rules.cards import NAMES

REACTIONS = 4_000  # of each level
SEED = 16
QUANTILES = (0.01, 0.05, 0.5, 0.95, 0.99)
LOOKS, HANDS = 16, 7  # how finely the model is worked out: how late the card is found, how slow the hand is

GAME = tocca.game("totsa")


def measure(person: Person, count: int, seed: int) -> list[int]:
    """Reactions to any dice, in order."""
    player, rng = TotsaSearch(**person._replace(slips=0)._asdict()), random.Random(seed)
    return sorted(player.react(GAME, _any_dice(rng), None, rng).after for _ in range(count))


def _any_dice(rng: random.Random) -> Any:
    state = GAME.start(2, seed=rng.getrandbits(60))
    return state.apply(state.position.roller, GAME.parse("roll")).view(0)


def ex_gaussian(time: float, mu: float, sigma: float, tau: float) -> float:
    """The chance that a Normal and an Exponential time together are less than that."""
    z, normal = (time - mu) / sigma, NormalDist().cdf
    if z < -8:
        return 0.0
    return normal(z) - math.exp(-(time - mu) / tau + (sigma / tau) ** 2 / 2) * normal(z - sigma / tau)


def model(person: Person) -> Callable[[float], float]:
    """The chance that such a person's hand is down by then, with all cards on the field and any dice."""
    view = GAME.start(2, seed=1).view(0)
    slaps = [GAME.parse(f"slap {name}") for name in NAMES]
    reaches = [REACH + PER_BIT * math.log2(1 + distance(GAME, view, slap)) for slap in slaps]
    hands = [NormalDist(1, UNSTEADY).inv_cdf((one + 0.5) / HANDS) for one in range(HANDS)]
    looks = [GLANCE * person.reaction * (len(view.field) - 1) * (one + 0.5) / LOOKS for one in range(LOOKS)]
    rest = [reach * hand + look for reach, hand, look in product(reaches, hands, looks)]
    parts = (NORMAL * person.reaction, SPREAD * person.reaction, TAIL * person.reaction)
    return lambda time: sum(ex_gaussian(time - more, *parts) for more in rest) / len(rest) * (time >= FASTEST)


def quantile(chance: Callable[[float], float], part: float) -> float:
    """The time by which that part of the hands is down."""
    low, high = 0.0, 60_000.0
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (middle, high) if chance(middle) < part else (low, middle)
    return high


def farthest(times: list[int], chance: Callable[[float], float]) -> float:
    """The greatest difference between the times measured and the model (Kolmogorov and Smirnov)."""
    marks = times[:: max(1, len(times) // 100)]
    return max(abs(bisect_right(times, mark) / len(times) - chance(mark)) for mark in marks)


def reaction_table(count: int = REACTIONS, seed: int = SEED) -> str:
    """Markdown: for each level what was measured, and in brackets what the model says."""
    heads = ["level", "mean", "deviation", *(f"{part:.0%}" for part in QUANTILES), "least", "farthest apart"]
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for number, level in enumerate(levels("totsa"), 1):
        player = bot(level.spec, "totsa")
        assert isinstance(player, TotsaSearch)
        lines.append(f"| {' | '.join(_cells(number, player.person, measure(player.person, count, seed)))} |")
    return "\n".join(lines)


def _cells(number: int, person: Person, times: list[int]) -> list[str]:
    chance = model(person)
    marks = [f"{times[int(part * len(times))]} ({quantile(chance, part):.0f})" for part in QUANTILES]
    mean, deviation = statistics.mean(times), statistics.stdev(times)
    return [str(number), f"{mean:.0f}", f"{deviation:.0f}", *marks, str(times[0]), f"{farthest(times, chance):.3f}"]


def main() -> None:
    """Print the table."""
    print(f"{REACTIONS:,} reactions a level in milliseconds, seed {SEED}; in brackets the model\n")
    print(reaction_table())


if __name__ == "__main__":
    main()
