"""The searches as objects that think on by so many steps, for bots that look at the clock between them."""

from typing import TYPE_CHECKING, cast

import numpy as np

from tocca.games.toncc.bots import endings, uct
from tocca.games.toncc.bots.question import ChallengeQuestion, kings_present, question, regions_left
from tocca.games.toncc.bots.tree import new_tree
from tocca.games.toncc.bots.uct import UctSettings
from tocca.games.toncc.compiled.tables import MOVEMENTS
from tocca.games.toncc.game import GAME

if TYPE_CHECKING:
    from tocca.games.toncc.rules.play import Position

# How many face-up Regions an ending may have, by the Kings on the board: more have far too many positions.
SOLVABLE = {2: 5, 3: 3}
WARM_UP_POSITIONS = 30_000  # more than the ending has that is solved to compile the solver


class ChallengeSearch:
    """A tree over a challenge."""

    def __init__(self, asked: ChallengeQuestion, most_nodes: int, manner: UctSettings, seed: int) -> None:
        self._asked = asked
        self._tree = new_tree(most_nodes)
        self._manner = manner
        self._state = np.uint64(seed)
        self.run(1)  # the root, which no arm has been taken from yet

    def run(self, count: int) -> None:
        """So many simulations."""
        self._state = np.uint64(uct.simulate(self._tree, self._asked, self._manner, self._state, count))

    def arms(self, king: int) -> tuple[list[int], list[float]]:
        """How often each of the King's movements was taken, and the chances to win that it brought on average."""
        visits, means = uct.arms(self._tree, self._asked, king)
        return [int(count) for count in visits], [float(mean) for mean in means]


class ChallengeSamples:
    """Random challenges, after each of a King's movements in turn."""

    def __init__(self, asked: ChallengeQuestion, king: int, seed: int) -> None:
        self._asked = asked
        self._king = king
        self._state = np.uint64(seed)
        self._totals = np.zeros(MOVEMENTS)
        self._count = 0

    def run(self, count: int) -> None:
        """So many of them."""
        self._state = np.uint64(
            uct.sample(self._asked, self._king, self._state, self._count, self._count + count, self._totals)
        )
        self._count += count

    def visits(self) -> list[int]:
        """How many each movement got."""
        return [len(range(movement, self._count, MOVEMENTS)) for movement in range(MOVEMENTS)]

    def means(self) -> list[float]:
        """The chances to win that each movement brought on average."""
        return [float(total) / max(count, 1) for total, count in zip(self._totals, self.visits(), strict=True)]


class EndingSolver:
    """The end of a challenge, solved from the last positions back."""

    def __init__(self, asked: ChallengeQuestion, ending: endings.Ending) -> None:
        self._asked, self._ending = asked, ending
        self._solved = 0

    @property
    def positions(self) -> int:
        """How many there are."""
        return len(self._ending.order)

    @property
    def done(self) -> bool:
        """Whether all are solved."""
        return self._solved == self.positions

    def run(self, count: int) -> None:
        """So many positions more."""
        last = min(self._solved + count, self.positions)
        endings.solve(self._ending, self._asked, self._solved, last)
        self._solved = last

    def mix(self, king: int) -> list[float]:
        """How often the King should choose each movement."""
        return cast(list[float], self._ending.mixes[0, king].tolist())

    def chances(self, king: int) -> list[float]:
        """The King's chances to win with each movement, if the others mix as they should."""
        gains = np.zeros((3, MOVEMENTS), dtype=np.float32)
        endings.prospects(self._ending, self._asked, gains)
        return cast(list[float], gains[king].tolist())


def solver(asked: ChallengeQuestion, most: int) -> EndingSolver | None:
    """For an ending of at most so many positions; None for any other position."""
    if regions_left(asked) > SOLVABLE.get(kings_present(asked), 0):
        return None
    ending = endings.unfold(asked, most)
    return None if ending is None else EndingSolver(asked, ending)


def warm_up() -> None:
    """Compile the searches once, or read them from disk."""
    start = GAME.start(3, 1).position
    asked = question(start)
    ChallengeSearch(asked, 8, UctSettings(), 1).arms(0)
    ChallengeSamples(asked, 0, 1).run(1)
    _warm_up_endings(start)


def _warm_up_endings(start: "Position") -> None:
    """With Red and Yellow left, and two Regions: few positions."""
    seals = (0b11111, 0b11111 << 5, 0b111111 << 10)
    challenge = start.challenge._replace(places=(0, 1, None), seals=seals, king_points=(0, 0, 3))
    ending = solver(question(start._replace(challenge=challenge, heads=(None, None, 0))), WARM_UP_POSITIONS)
    assert ending is not None
    ending.run(1)
    ending.chances(0)
