"""What OpenSpiel has to know of a game beyond the contract: one subclass a game.

A table is a game with its options and seats. It says who decides when, numbers actions (as encoding.py does for all
adapters), and words what a step tells each seat.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Literal

from tocca.core.chance import Chance, Value
from tocca.core.errors import IllegalAction
from tocca.core.records import Record
from tocca.core.registry import find as registered
from tocca.core.state import State
from tocca.learning.encoding import Encoder
from tocca.learning.spiel.node import OVER, AnyState, Event, Node

Payoff = Literal["places", "win", "score"]


class Table(ABC):
    """A game as it is set up."""

    simultaneous: ClassVar[bool] = False
    hides: ClassVar[bool] = False  # whether a player may not know everything
    extras: ClassVar[Mapping[str, int]] = {}  # parameters that are no options of the game, with their defaults
    words: ClassVar[Mapping[str, int]] = {}  # chance values that are words, by number
    abstract: ClassVar[bool] = False  # whether its matches are not quite the library's
    aside: ClassVar[Any] = None  # what is kept beside a state before anything happened
    row: int  # its width: how many numbers tell what a step told
    outcomes: int  # chance outcomes have numbers below that

    def __init__(self, game: str, seats: int, payoff: Payoff, options: Mapping[str, Any]) -> None:
        self.game, self.seats, self.payoff = registered(game), seats, payoff
        self.options = dict(options)
        self.encoder = self.encoding()

    @abstractmethod
    def encoding(self) -> Encoder[Any]:
        """How observations and actions are numbered."""

    @cached_property
    def agreed(self) -> Any:
        """The options as the rules keep them, checked by them."""
        return self.game.start(self.seats, seed=0, **self.options).position.options

    @cached_property
    def root(self) -> Node:
        """Where every match begins."""
        return Node.first(self)

    def outcome(self, value: Value) -> int:
        """The number of a chance value: itself, or that of the word."""
        return value if type(value) is int else self.words[value]  # type: ignore[index]

    # Steps

    def carry_out(self, node: Node) -> None:
        """The state and events after the node's moves with the chance values given; ChanceNeeded if they are few."""
        source = Chance(None, node.given)
        if node.before is None or node.moves is None:
            node.state = self.started(source)
            return
        assert node.before.state is not None
        state, events = node.before.state, []
        for seat, number in node.moves.items():
            events.append(self.event(state, seat, self.action(state, seat, number), source))
            state = events[-1].after
        node.state, node.events = state, tuple(events)

    def started(self, source: Chance) -> AnyState:
        """The first state of the match."""
        position = self.game.deal(self.agreed, self.seats, source)
        return State(self.game, position, None, source.drawn)

    def event(self, state: AnyState, seat: int, action: Any, source: Chance) -> Event:
        """A legal action carried out."""
        before = len(source.drawn)
        position = self.game.apply(state.position, seat, action, source)
        return Event(state, seat, action, State(self.game, position, None, source.drawn[before:]))

    def deciding(self, node: Node) -> tuple[int, ...]:
        """The seats that decide now: one, or several at the same time."""
        assert node.state is not None
        return tuple(sorted(node.state.to_act))

    def legal(self, node: Node, seat: int) -> list[int]:
        """The numbers of what a seat that decides may do, in order."""
        assert node.state is not None
        view, number = node.state.view(seat), self.encoder.number
        return sorted([number(view, action) for action in node.state.legal(seat)])

    def action(self, state: AnyState, seat: int, number: int) -> Any:
        """The seat's action of that number."""
        return self.encoder.action(state.view(seat), number)

    def refusal(self, node: Node, seat: int, number: int) -> IllegalAction:
        """Why that seat can't do that: in the rules' words, where they have some."""
        if node.state is None or seat not in node.deciders or not 0 <= number < self.encoder.actions:
            return IllegalAction("not-offered", f"seat {seat} can't do number {number} now")
        try:
            node.state.apply(seat, self.action(node.state, seat, number))
        except IllegalAction as refused:
            return refused
        return IllegalAction("not-offered", f"seat {seat} is not offered number {number} now")

    def name(self, node: Node, seat: int, number: int) -> str:
        """The action of that number in notation."""
        assert node.state is not None
        return self.game.format(self.action(node.state, seat, number))

    # What players learn

    @abstractmethod
    def news(self, node: Node, seat: int) -> str:
        """What the step to this settled node told the seat, its own doing included."""

    @abstractmethod
    def numbers(self, node: Node, seat: int) -> Sequence[int]:
        """The same in `row` numbers, each below 2**24."""

    def imagined(self, node: Node, seat: int, rng: random.Random) -> Node:
        """A node that the seat can't tell from this one, as likely as chance would have made it."""
        return node

    @cached_property
    @abstractmethod
    def steps(self) -> int:
        """No match takes more steps of players."""

    @cached_property
    @abstractmethod
    def draws(self) -> int:
        """No match takes more chance values."""

    @cached_property
    @abstractmethod
    def best_score(self) -> int:
        """No seat scores more."""

    # The end

    @property
    def rivals(self) -> int:
        """How many others a seat plays against."""
        return self.seats - 1

    def returns(self, node: Node) -> list[float]:
        """Zero-sum by seat, 0 before the end.

        `places`: the share of the others one is placed before, less those one is placed behind. `win`: 1 for a sole
        winner, shared by several, and the others pay for it. `score`: points ahead of the others' mean.
        """
        outcome = node.state.outcome if node.state is not None and node.player == OVER else None
        if outcome is None:
            return [0.0] * self.seats
        if self.payoff == "places":
            places = outcome.places
            return [sum((other > place) - (other < place) for other in places) / self.rivals for place in places]
        share = [(seat in outcome.winners) / len(outcome.winners) for seat in range(self.seats)]
        points = outcome.scores if self.payoff == "score" else share
        total = sum(points)
        return [(self.seats * own - total) / (self.seats - 1) for own in points]

    def record(self, node: Node) -> Record:
        """The match so far, as the library would have recorded it."""
        steps = list(node.path())[::-1]
        if not steps:
            raise ValueError("the start is not drawn to the end: there is nothing to record yet")
        start = steps[0].events[0].before if steps[0].events else steps[0].state
        assert start is not None
        record = Record.start(self.game.id, self.seats, chance=start.drawn, **self.options)
        for step in steps:
            for event in step.events:
                record.apply(event.seat, event.action, chance=event.after.drawn)
        return record

    def __reduce__(self) -> tuple[Any, ...]:
        extras = tuple(getattr(self, name) for name in self.extras)
        return (type(self), (self.game.id, self.seats, self.payoff, self.options, *extras))


def visible(event: Event, seat: int) -> bool:
    """Whether the seat sees which action that was."""
    return event.seat == seat or event.before.game.public(event.before.position, event.action, event.after.position)
