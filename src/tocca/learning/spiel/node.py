"""A moment of a match as OpenSpiel walks through it: immutable, so that a clone is the same object.

A step that needs chance values is tried with those given so far. The rules then name the candidates of the next one
(`ChanceNeeded`), and that is the chance node: no outcome is listed anywhere but in the rules.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tocca.core.chance import Value
from tocca.core.errors import ChanceNeeded
from tocca.core.state import State

if TYPE_CHECKING:
    from tocca.learning.spiel.table import SpielTable

OVER, CHANCE, TOGETHER = -4, -1, -2  # pyspiel.PlayerId: TERMINAL, CHANCE, SIMULTANEOUS
Moves = Mapping[int, int]  # by seat: the number of what it does
AnyState = State[Any, Any, Any]


class AppliedAction:
    """An action as the match records it, and the states it lies between."""

    __slots__ = ("action", "after", "before", "seat")

    def __init__(self, before: AnyState, seat: int, action: Any, after: AnyState) -> None:
        self.before, self.seat, self.action, self.after = before, seat, action, after


class SpielNode:
    """Either settled, with a state in which somebody decides or nobody any more; or waiting for a chance value."""

    __slots__ = ("_legal", "aside", "before", "candidates", "deciders", "events", "given", "moves", "noted", "parent",
                 "player", "state", "table", "told", "way")  # fmt: skip

    def __init__(self, table: "SpielTable", parent: "SpielNode | None", way: Any) -> None:
        self.table, self.parent, self.way = table, parent, way  # way: what led here from the parent
        self.before: SpielNode | None = None  # the settled node of which the step began
        self.moves: Moves | None = None  # what was done there; None: the start
        self.given: tuple[Value, ...] = ()
        self.candidates: tuple[Value, ...] = ()
        self.state: AnyState | None = None
        self.events: tuple[AppliedAction, ...] = ()
        self.aside: Any = None  # what the table keeps beside the state
        self.deciders: tuple[int, ...] = ()
        self.player = CHANCE
        self.told: dict[int, str] = {}  # by seat: the information state, once somebody asked
        self.noted: dict[int, Sequence[int]] = {}  # by seat: the same of the last step, in numbers
        self._legal: dict[int, list[int]] = {}

    @classmethod
    def first(cls, table: "SpielTable") -> "SpielNode":
        """Before anything is known."""
        return cls(table, None, None)._try(None, None, ())

    @classmethod
    def at(cls, table: "SpielTable", state: AnyState) -> "SpielNode":
        """Where a match stands that was not walked here: nothing is known of how it came to that."""
        if table.abstract:
            raise ValueError(f"a match of {table.game.name} can't be taken up here: this game is an abstract one")
        node = cls(table, None, None)
        node.state, node.aside = state, table.asking
        return node._settle()

    def draw(self, outcome: int) -> "SpielNode":
        """After that chance outcome."""
        value = self.table.outcome_value(outcome, self.candidates)
        return SpielNode(self.table, self, outcome)._try(self.before, self.moves, (*self.given, value))

    def draw_value(self, value: Value) -> "SpielNode":
        """After that chance value."""
        return self.draw(self.table.outcome(value, self.candidates))

    def outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the next chance value, in order, with their probabilities."""
        outcome, candidates = self.table.outcome, self.candidates
        return [*_odds(tuple([outcome(value, candidates) for value in candidates]))]

    def play(self, moves: Moves) -> "SpielNode":
        """After what these seats do; IllegalAction, and nothing changed, if one of them may not."""
        for seat, number in moves.items():
            if number not in self.legal(seat):
                raise self.table.refusal(self, seat, number)
        way = tuple(moves.items())
        return SpielNode(self.table, self, way)._try(self, moves, ())

    def _try(self, before: "SpielNode | None", moves: Moves | None, given: tuple[Value, ...]) -> "SpielNode":
        self.before, self.moves, self.given = before, moves, given
        try:
            self.table.carry_out(self)
        except ChanceNeeded as needed:
            self.candidates = needed.candidates
            self.state = None
        else:
            self._settle()
        return self

    def _settle(self) -> "SpielNode":
        self.deciders = self.table.deciding(self)
        self.player = OVER if not self.deciders else self.deciders[0] if len(self.deciders) == 1 else TOGETHER
        return self

    def legal(self, seat: int) -> list[int]:
        """The numbers of what the seat may do, in order; none unless it decides."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = self.table.legal(self, seat) if seat in self.deciders else []
        return known

    @property
    def settled(self) -> "SpielNode | None":
        """The last moment that players saw: this one, or the one before the step under way."""
        return self if self.state is not None else self.before

    def path(self) -> "Iterator[SpielNode]":
        """The settled nodes from here back to the start."""
        node = self.settled
        while node is not None:
            yield node
            node = node.before

    def information(self, seat: int) -> str:
        """All that the seat has seen and done, in order."""
        unknown = []
        node = self.settled
        while node is not None and seat not in node.told:
            unknown.append(node)
            node = node.before
        text = "" if node is None else node.told[seat]
        for later in reversed(unknown):
            news = later.table.news(later, seat)
            text = later.told[seat] = f"{text}{news}\n" if news else text  # what nobody noticed leaves no trace
        return text

    def note(self, seat: int) -> Sequence[int]:
        """What the step to this settled node told the seat, in numbers; none, if it noticed nothing."""
        if seat not in self.noted:
            self.noted[seat] = self.table.numbers(self, seat) if self.table.news(self, seat) else ()
        return self.noted[seat]

    def ways(self) -> list[Any]:
        """What led here from the start; ValueError where that is not known."""
        found = []
        node: SpielNode = self
        while node.parent is not None:
            found.append(node.way)
            node = node.parent
        if node is not self.table.root:
            raise ValueError("it is not known how this match began: it was not walked from its start")
        return found[::-1]

    def __deepcopy__(self, memo: Any) -> "SpielNode":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (walk, (self.table, self.ways()))


@lru_cache(maxsize=1024)
def _odds(numbers: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """In order, with their probabilities. Of dice, and wherever few values are left, they are asked for again."""
    return tuple((number, weight / len(numbers)) for number, weight in sorted(Counter(numbers).items()))


def walk(table: "SpielTable", ways: Iterable[Any]) -> SpielNode:
    """The node at the end of that way."""
    node = table.root
    for way in ways:
        node = node.draw(way) if isinstance(way, int) else node.play(dict(way))
    return node
