"""The searches as objects: made from what a seat sees, run in pieces, asked for what they found. Pushes are numbers."""

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from tocca.games.tomoko.bots.chances import prospect
from tocca.games.tomoko.bots.duel import CardRace, PushMade, worth_after
from tocca.games.tomoko.bots.evaluation import TASTE, Floats, SearchTables, judge_fan, new_fan, open_fan, worth_to
from tocca.games.tomoko.bots.flat import try_pushes
from tocca.games.tomoko.bots.ismcts import Policy, new_tree, preference, simulate
from tocca.games.tomoko.bots.knowledge import Knowledge
from tocca.games.tomoko.bots.replies import new_replies
from tocca.games.tomoko.compiled.boards import ones
from tocca.games.tomoko.compiled.nearness import nearness
from tocca.games.tomoko.compiled.rows import BEFORE, BOARD, RNG, TARGET
from tocca.games.tomoko.compiled.tables import deck_tables
from tocca.games.tomoko.game import GAME

if TYPE_CHECKING:
    from tocca.games.tomoko.rules.play import Position


class OnePlySearch:
    """Every push by the board it leads to: what that is worth for one's own cards and, unless `blind`, what it leaves
    to the others. `worth` is in cards, `order` has the promising pushes first."""

    def __init__(self, position: "Position", seat: int, blind: bool = False, taste: Floats = TASTE) -> None:
        known = self._known = Knowledge(position, seat, taste)
        self._table, self._fan = known.suspect.table, new_fan()
        missing = [int(known.row[TARGET]) - len(laid) for laid in position.laid]
        theirs = [missing[one] for one in known.others]
        left = position.options.limit - position.pushes
        self._prospect = prospect(missing[known.me], theirs, left)
        self._score = CardRace(missing[known.me], min(theirs), self._prospect.victory, self._prospect.defeat, left)
        open_fan(int(known.row[BEFORE]), int(known.row[BOARD]), self._table, self._fan)
        if not blind:
            held = sum(len(position.hands[one]) for one in known.others)
            judge_fan(known.theirs, known.belief(), self._table._replace(held=max(held, 1)), self._fan)
        self.worth = {push: self._glance(push) for push in known.pushes}
        self.visits = dict.fromkeys(self.worth, 1)
        self.order = sorted(self.worth, key=lambda push: -self.worth[push])

    def _glance(self, push: int) -> float:
        lays = self._lays(push)
        if lays >= self._score.missing:  # far ahead a victory improves the chance only a little, but nothing is better
            return max(self._score.victory, lays + 1.0)
        return float(worth_to(self._known.hand, push, self._table.taste, self._fan))

    def _lays(self, push: int) -> int:
        return int(ones(int(self._fan.shown[push]) & self._known.hand))

    def chance(self, push: int) -> float:
        """The chance to win with that push."""
        return self._prospect.of(self.worth[push])


class ReplySearch(OnePlySearch):
    """The search for two parties: `look` judges a push by the replies to it and one's own next pushes."""

    def __init__(self, position: "Position", seat: int, taste: Floats = TASTE) -> None:
        super().__init__(position, seat, taste=taste)
        self._replies = new_replies(len(self._known.suspect.weights))

    def look(self, push: int) -> None:
        """Judge the push."""
        lays = self._lays(push)
        if lays < self._score.missing:
            self.worth[push] = lays + self._luck(push, lays) + worth_after(*self._about(push), self._replies)
            self.visits[push] += 1

    def _about(self, push: int) -> tuple[PushMade, Floats, CardRace, SearchTables]:
        known, board, lays = self._known, int(self._fan.boards[push]), self._lays(push)
        kept = known.hand & ~int(self._fan.shown[push])
        score = self._score._replace(missing=self._score.missing - lays)
        facts = PushMade(int(known.row[BOARD]), board, kept, lays, known.bits, known.theirs)
        return facts, known.suspect.weights, score, self._table

    def _luck(self, push: int, lays: int) -> float:
        """Cards drawn that can be laid at once, as a mean."""
        shown = int(self._fan.shown[push]) & self._known.bits
        return lays * int(ones(shown)) / max(len(self._known.unseen), 1)


class PushTreeSearch:
    """The tree search, for any number of parties."""

    def __init__(self, position: "Position", seat: int, seed: int, nodes: int, exploration: float, heat: float) -> None:
        known, deck = Knowledge(position, seat), deck_tables(position.options.deck)
        known.row[RNG] = seed
        self._pushes, self._tree = known.pushes, new_tree(nodes)
        rules = Policy(deck.numbers, deck.bits, nearness(position.options.deck), preference(heat), exploration)
        self.run = partial(simulate, known.row, known.collect_hidden(), rules, self._tree)

    @property
    def visits(self) -> dict[int, int]:
        """By push."""
        return {push: int(self._tree.visits[0, push]) for push in self._pushes}

    def chance(self, push: int) -> float:
        """The part of the simulations that were won with it."""
        return float(self._tree.value[0, push]) / max(int(self._tree.visits[0, push]), 1)


class PushSamples:
    """Flat Monte Carlo: playouts by eager players, or by random ones."""

    def __init__(self, position: "Position", seat: int, seed: int, eager: bool) -> None:
        known, deck = Knowledge(position, seat), deck_tables(position.options.deck)
        known.row[RNG] = seed
        self.pushes, self.rounds = known.pushes, 0
        self._value, actions = np.zeros(len(self.pushes)), np.array(self.pushes, dtype=np.int64)
        rules = Policy(deck.numbers, deck.bits, nearness(position.options.deck), preference(0.0), 0.0)
        self._round = partial(try_pushes, known.row, known.collect_hidden(), rules, eager, actions, self._value)

    def run(self) -> None:
        """One playout more for every push."""
        self._round()
        self.rounds += 1

    def chance(self, push: int) -> float:
        """The part of the playouts that were won with it."""
        return float(self._value[self.pushes.index(push)]) / max(self.rounds, 1)


def is_duel(position: "Position") -> bool:
    """Whether two parties play."""
    return len(position.hands) == 2


def warm_up() -> None:
    """Compile the searches once, or read them from disk."""
    position = GAME.start(2, 1, limit=8).position
    duel = ReplySearch(position, position.turn)
    duel.look(duel.order[0])
    PushTreeSearch(position, position.turn, 1, 2, 1.0, 1.0).run(1)
    for eager in (True, False):
        PushSamples(position, position.turn, 1, eager).run()
