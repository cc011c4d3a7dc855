"""A game as OpenSpiel wants it: who decides when, how actions and chance outcomes are numbered, what a step tells whom.

`SpielTable` serves any game. A game with an OpenSpiel table of its own in its manifest says some of it better: tighter
bounds, shorter news, a quicker resampling. Two things no rules tell, so a game may declare them as class attributes:

- `longest`: no match takes more steps of players. OpenSpiel gets information states as tensors only where it is known.
- `best_score`: no seat scores more. It bounds the returns with `payoff=score`.
"""

import random
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Literal

from tocca.core.chance import Chance, Value
from tocca.core.contract import Game
from tocca.core.errors import BadChance, IllegalAction
from tocca.core.records import Record
from tocca.core.registry import find as registered
from tocca.core.state import State
from tocca.learning.asking import AskingOrder
from tocca.learning.encoding import Encoder
from tocca.learning.games import encoder, match_kind
from tocca.learning.payoffs import payoff
from tocca.learning.spiel.node import OVER, AnyState, AppliedAction, Moves, SpielNode
from tocca.learning.spiel.resampling import replay

Payoff = Literal["places", "win", "score"]
MOST_STEPS = MOST_DRAWS = 10_000  # where a game declares nothing
MOST_OUTCOMES = 1_000
BEST_SCORE = 1_000_000


class SpielTable:
    """A game with its options and seats."""

    extras: ClassVar[Mapping[str, int]] = {}  # parameters that are no options of the game, with their defaults
    words: ClassVar[Mapping[str, int] | None] = None  # numbers of chance values; None: numbered anew at each draw
    hides: ClassVar[bool] = True  # whether a player may not know everything; the rules do not say
    bounded: ClassVar[bool] = False  # whether the table itself knows how many steps a match may take
    abstract: ClassVar[bool] = False  # whether its matches are not quite the library's
    outcomes: int = MOST_OUTCOMES  # chance outcomes have numbers below that

    def __init__(self, game: str, seats: int, payoff: Payoff, options: Mapping[str, Any]) -> None:
        self.game, self.seats, self.payoff = registered(game), seats, payoff
        self.options = dict(options)
        self.encoder = self.encoding()

    @classmethod
    def remembers(cls, game: Game[Any, Any, Any]) -> bool:
        """Whether a tensor can hold all that a seat sees in a match: its length must be known."""
        return cls.bounded or hasattr(game, "longest")

    def encoding(self) -> Encoder[Any]:
        """How observations and actions are numbered."""
        return encoder(self.game.id, self.seats, **self.options)

    @cached_property
    def agreed(self) -> Any:
        """The options as the rules keep them, checked by them."""
        return self.game.start(self.seats, seed=0, **self.options).position.options

    @cached_property
    def asking(self) -> AskingOrder:
        """The order in which seats are asked, before anybody moved."""
        return match_kind(self.game.id).asking

    @cached_property
    def root(self) -> SpielNode:
        """Where every match begins."""
        return SpielNode.first(self)

    # Chance

    def outcome(self, value: Value, candidates: tuple[Value, ...]) -> int:
        """The number of one of these chance values."""
        if self.words is None:
            return _ranks(candidates)[value]
        return value if type(value) is int else self.words[value]  # type: ignore[index]

    def outcome_value(self, number: int, candidates: tuple[Value, ...]) -> Value:
        """The chance value of that number."""
        if self.words is not None and number in candidates:
            return number
        named = {self.outcome(one, candidates): one for one in candidates}
        if number not in named:
            raise BadChance(f"{number} can't be drawn here; the outcomes are {', '.join(map(str, sorted(named)))}")
        return named[number]

    # Steps

    def carry_out(self, node: SpielNode) -> None:
        """The state and events after the node's moves with the chance values given; ChanceNeeded if they are few."""
        source = Chance(None, node.given)
        if node.before is None or node.moves is None:
            node.state, node.aside = self.start_match(source), self.asking
            return
        assert node.before.state is not None
        state, order, events = node.before.state, node.before.aside, []
        for seat, number in node.moves.items():
            if number == self.encoder.no_op:
                order = order.after(state, seat, None)
                continue
            events.append(self.event(state, seat, self.action(state, seat, number), source))
            order = order.after(state, seat, events[-1].action)
            state = events[-1].after
        node.state, node.aside, node.events = state, order, tuple(events)

    def start_match(self, source: Chance) -> AnyState:
        """The first state of the match."""
        position = self.game.deal(self.agreed, self.seats, source)
        return State(self.game, position, None, source.drawn)

    def event(self, state: AnyState, seat: int, action: Any, source: Chance) -> AppliedAction:
        """A legal action carried out."""
        before = len(source.drawn)
        position = self.game.apply(state.position, seat, action, source)
        return AppliedAction(state, seat, action, State(self.game, position, None, source.drawn[before:]))

    def deciding(self, node: SpielNode) -> tuple[int, ...]:
        """The seats that decide now: one, or several at the same time."""
        assert node.state is not None
        order: AskingOrder = node.aside
        return order.choosers(node.state)

    def legal(self, node: SpielNode, seat: int) -> list[int]:
        """The numbers of what a seat that decides may do, in order."""
        assert node.state is not None
        view, number, no_op = node.state.view(seat), self.encoder.number, self.encoder.no_op
        numbers = sorted([number(view, action) for action in node.state.legal(seat)])
        return [*numbers, no_op] if no_op is not None and node.aside.may_do_nothing(node.state, seat) else numbers

    def action(self, state: AnyState, seat: int, number: int) -> Any:
        """The seat's action of that number."""
        return self.encoder.action(state.view(seat), number)

    def refusal(self, node: SpielNode, seat: int, number: int) -> IllegalAction:
        """Why that seat can't do that: in the rules' words, where they have some."""
        if node.state is None or seat not in node.deciders or not 0 <= number < self.encoder.actions:
            return IllegalAction("not-offered", f"seat {seat} can't do number {number} now")
        try:
            node.state.apply(seat, self.action(node.state, seat, number))
        except IllegalAction as refused:
            return refused
        return IllegalAction("not-offered", f"seat {seat} is not offered number {number} now")

    def name(self, node: SpielNode, seat: int, number: int) -> str:
        """The action of that number in notation."""
        assert node.state is not None
        if number == self.encoder.no_op:
            return "let be"
        return self.game.format(self.action(node.state, seat, number))

    # What players learn

    def sees(self, event: AppliedAction, seat: int) -> bool:
        """Whether the seat learns which action that was from the action itself. A sealed one is told by the view."""
        if event.seat == seat:
            return True
        game = event.before.game
        return not game.sealed and game.public(event.before.position, event.action, event.after.position)

    def news(self, node: SpielNode, seat: int) -> str:
        """What the step to this settled node told the seat: the actions it saw, its own included, and what changed in
        its view."""
        told = [f"{event.seat} {self.game.format(event.action)}" for event in node.events if self.sees(event, seat)]
        if self.did_nothing(node.moves, seat):
            told.append(f"{seat} let be")
        return "; ".join([*told, *self.changes(node, seat)])

    def did_nothing(self, moves: Moves | None, seat: int) -> bool:
        """Whether the seat was asked and did nothing."""
        return moves is not None and seat in moves and moves[seat] == self.encoder.no_op

    def changes(self, node: SpielNode, seat: int) -> list[str]:
        """The fields of the seat's view that are other than before the step; at the start all but the options."""
        assert node.state is not None
        now = node.state.view(seat)._asdict()
        then = node.before.state.view(seat)._asdict() if node.before is not None and node.before.state else {}
        return [f"{name} {value}" for name, value in now.items() if name != "options" and then.get(name, now) != value]

    @property
    def row(self) -> int:
        """How many numbers tell what a step told."""
        return 2 + self.encoder.layout.size

    def numbers(self, node: SpielNode, seat: int) -> Sequence[int]:
        """The same in `row` numbers, each below 2**24: who acted and how, both from 1, and what the seat observes."""
        assert node.state is not None
        acted = [0, 0]
        for event in node.events:
            if self.sees(event, seat):
                acted = [event.seat + 1, self.game.action_id(event.action) + 1]
        return [*acted, *self.encoder.observe(node.state.view(seat)).tolist()]

    def resample(self, node: SpielNode, seat: int, rng: random.Random) -> SpielNode:
        """A node that the seat can't tell from this one."""
        return replay(node, seat, rng)

    @property
    def steps(self) -> int:
        """No match takes more steps of players."""
        return int(getattr(self.game, "longest", MOST_STEPS))

    @property
    def draws(self) -> int:
        """No match takes more chance values."""
        return MOST_DRAWS

    @property
    def best_score(self) -> int:
        """No seat scores more."""
        return int(getattr(self.game, "best_score", BEST_SCORE))

    # The end

    def returns(self, node: SpielNode) -> list[float]:
        """Zero-sum by seat, 0 before the end.

        `places`: the payoff of the other adapters. `win`: 1 for a sole
        winner, shared by several, and the others pay for it. `score`: points ahead of the others' mean.
        """
        outcome = node.state.outcome if node.state is not None and node.player == OVER else None
        if outcome is None:
            return [0.0] * self.seats
        if self.payoff == "places":
            return [payoff(outcome.places, seat, self.seats, self.encoder.rivals) for seat in range(self.seats)]
        share = [(seat in outcome.winners) / len(outcome.winners) for seat in range(self.seats)]
        points = outcome.scores if self.payoff == "score" else share
        total = sum(points)
        return [(self.seats * own - total) / (self.seats - 1) for own in points]

    def record(self, node: SpielNode) -> Record:
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


@lru_cache(maxsize=1024)
def _ranks(candidates: tuple[Value, ...]) -> dict[Value, int]:
    """The values in order, each with its place."""
    values = sorted(set(candidates), key=lambda value: (isinstance(value, str), value))
    return {value: rank for rank, value in enumerate(values)}
