"""Totsa! for OpenSpiel, abstract: all answer a roll at the same time, with an act and a reaction time from a few bins.

The earliest valid act counts, wrong ones before it are errors, later ones are void (TC-7, TC-16). So a late press is a
careful one: it counts only if nobody else was right before. Equal times are put in order by chance. After a roll, the
players who have something to choose are asked: where to point, what to pay, and with the aim whether to shout. Then
the dice roll by themselves. Players who remember everything are in doubt only about what others press while somebody
points.
"""

import random
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, NamedTuple, get_args, get_type_hints

from tocca.core.chance import Chance, Value
from tocca.core.errors import BadOption, ChanceNeeded
from tocca.games.totsa.learning.encoding import (
    FIRST_RACING,
    PASS_NUMBER,
    SHOUT_NUMBER,
    TIMES,
    TimedAction,
    TotsaEncoder,
)
from tocca.games.totsa.learning.rounds import choosers, may_shout, play_round
from tocca.games.totsa.rules.actions import MOST_SEATS, PASS, ROLL, SLOTS, Point, Press, Return, Slap, TurnUp
from tocca.games.totsa.rules.cards import COLOURS, FIGURES, NAMES, NONE, PLACES
from tocca.games.totsa.rules.position import Kind, Phase, Position, Shown, goal
from tocca.games.totsa.rules.position import RollEvent as Happened
from tocca.games.totsa.rules.view import View
from tocca.learning.spiel.node import CHANCE, AnyState, AppliedAction, SpielNode
from tocca.learning.spiel.table import Payoff, SpielTable

_VALUES = (NAMES, PLACES, FIGURES, COLOURS)  # the chance values that are words
_PHASES: tuple[str, ...] = get_args(Phase)
_KINDS: tuple[str, ...] = get_args(Kind)
_ACTS = ("", *get_args(get_type_hints(Press)["act"]))


class AnsweredRound(NamedTuple):
    """What was done before the next roll, how many chance values it took, and whether that roll comes by itself.

    A plain roll is neither the one after the last, nor has anybody forgotten to shout: it needs dice and no more.
    """

    state: AnyState
    events: tuple[AppliedAction, ...]
    used: int
    rolls: bool
    plain: bool


class TotsaTable(SpielTable):
    """Rounds of (act, reaction time)."""

    bounded = True
    abstract = True
    extras: ClassVar[Mapping[str, int]] = {"bins": 3}
    encoder: TotsaEncoder
    words: ClassVar[Mapping[str, int]] = {word: number for words in _VALUES for number, word in enumerate(words)}
    outcomes = len(NAMES)

    def __init__(self, game: str, seats: int, payoff: Payoff, options: Mapping[str, Any], bins: int) -> None:
        if not 1 <= bins <= len(TIMES):
            raise BadOption(f"bins must be a whole number from 1 to {len(TIMES)}, not {bins!r}")
        self.bins = bins
        super().__init__(game, seats, payoff, options)

    def encoding(self) -> TotsaEncoder:
        return TotsaEncoder(self.seats, self.agreed, TIMES[: self.bins])

    # Steps

    def carry_out(self, node: SpielNode) -> None:
        """The answers, then the roll. A chance node keeps aside what was done before it."""
        parent = node.parent
        done = parent.aside if parent is not None and parent.player == CHANCE else None
        node.aside = done or self._answer_round(node)
        node.state, node.events, used, rolls, plain = node.aside
        if rolls:
            roll = self._roll(node.state, node.given[used:], plain)
            node.state, node.events = roll.after, (*node.events, roll)

    def _roll(self, state: AnyState, given: tuple[Value, ...], plain: bool) -> AppliedAction:
        """The dice. In a plain roll the rules ask for the same values every time, so the candidates are cached. The
        rules check the drawn values in any case."""
        if plain and len(given) in self._dice:
            raise ChanceNeeded(self._dice[len(given)])
        try:
            return self.event(state, state.position.roller, ROLL, Chance(None, given))
        except ChanceNeeded as needed:
            if plain:
                self._dice[len(given)] = needed.candidates
            raise

    @cached_property
    def _dice(self) -> dict[int, tuple[Value, ...]]:
        return {}

    def _answer_round(self, node: SpielNode) -> AnsweredRound:
        source = Chance(None, node.given)
        doing = RoundInProgress(self, source)
        if node.before is None or node.moves is None:
            doing.state = self.start_match(source)
        else:
            assert node.before.state is not None
            doing.state = node.before.state
            doing.answers(node.moves)
        rolls, plain = False, False
        if doing.position.phase == "gap":
            having = [seat for seat in range(self.seats) if doing.position.has_aim(seat)]
            rolls = doing.position.passed.issuperset(having)
            plain = rolls and not having and doing.position.rolls < self.agreed.limit
        if rolls:
            doing.others_pass()
        return AnsweredRound(doing.state, tuple(doing.events), len(source.drawn), rolls, plain)

    def deciding(self, node: SpielNode) -> tuple[int, ...]:
        assert node.state is not None
        return choosers(node.state.position)

    def legal(self, node: SpielNode, seat: int) -> list[int]:
        assert node.state is not None
        position: Position = node.state.position
        if position.phase == "race":
            return self._acts(node.state, seat)
        view, actions = node.state.view(seat), node.state.legal(seat)
        if position.phase == "pointing":
            return sorted(self.encoder.number(view, guess) for guess in actions)
        shout = [SHOUT_NUMBER] if may_shout(position, seat) else []
        if seat not in position.debts[:1]:
            return [PASS_NUMBER, *shout]
        payments = [action for action in actions if isinstance(action, Return | TurnUp)]
        return [*shout, *sorted(self.encoder.number(view, payment) for payment in payments)]

    def numbers_of(self, view: View, action: Any) -> range:
        """The numbers of an action: one for each bin where it races, the quickest first."""
        first = self.encoder.number(view, action)
        return range(first, first + (self.bins if isinstance(action, Slap | Press) else 1))

    def _acts(self, state: AnyState, seat: int) -> list[int]:
        """In a race all have the same acts: those of the field (TC-4)."""
        field = state.position.field
        if self._race is None or self._race[0] is not field:
            view = state.view(seat)
            self._race = field, sorted(number for act in state.legal(seat) for number in self.numbers_of(view, act))
        return self._race[1]

    _race: tuple[tuple[int, ...], list[int]] | None = None

    def read_timed(self, state: AnyState, seat: int, number: int) -> TimedAction:
        """The action and its time."""
        known = self._timed.get(number)
        if known is None or isinstance(known.action, Point):  # where a point is depends on who points
            known = self._timed[number] = self.encoder.read_timed(state.view(seat), number)
        return known

    @cached_property
    def _timed(self) -> dict[int, TimedAction]:
        return {}

    def name(self, node: SpielNode, seat: int, number: int) -> str:
        assert node.state is not None
        action, ms = self.read_timed(node.state, seat, number)
        return f"{self.game.format(action)} {ms} ms" if ms else self.game.format(action)

    # What players learn

    def news(self, node: SpielNode, seat: int) -> str:
        """One's own answer, whatever happened for all to see, then the phase, the dice, and the field if it changed."""
        told = []
        if node.before is not None and node.moves is not None and seat in node.moves:
            told.append(f"I {self.name(node.before, seat, node.moves[seat])}")
        for event in node.events:
            told += _list_events(event.before.view(seat), event.after.view(seat))
        assert node.state is not None
        view: View = node.state.view(seat)
        told.append(f"{view.phase}, {NAMES[view.dice] if view.dice != NONE else 'no dice'}, waiting {view.queue}")
        if _is_new(node, view):
            told.append(f"roller {view.roller}; field {view.field}")
        return "; ".join(told)

    @cached_property
    def row(self) -> int:
        return 1 + self._most_events + 4 + 1 + len(NAMES)

    @property
    def _most_events(self) -> int:
        """Of one step: every seat may err, pay for it and forget to shout, and somebody wins."""
        return 3 * self.seats + 1

    def numbers(self, node: SpielNode, seat: int) -> list[int]:
        """One's own answer; what happened; a card shown, the phase, the dice, who waits; and where the field has
        changed who rolls and the card on each place. All count from 1."""
        answer = node.moves[seat] + 1 if node.moves is not None and seat in node.moves else 0
        events, shown = [], 0
        for event in node.events:
            before, after = event.before.view(seat), event.after.view(seat)
            events += [_pack_event(one) for one in _new_events(before, after)]
            if (new := _newly_shown(before, after)) is not None:
                shown = 1 + (new.seat * SLOTS + new.slot) * len(NAMES) + new.card
        assert node.state is not None
        view: View = node.state.view(seat)
        queue = 0
        for one in view.queue:
            queue = queue * (self.seats + 1) + one + 1
        now = [shown, 1 + _PHASES.index(view.phase), 1 + view.dice, queue]
        field = [1 + view.roller, *(1 + card for card in view.field)] if _is_new(node, view) else []
        told = [answer, *_pad(events, self._most_events), *now, *field]
        return _pad(told, self.row)

    def resample(self, node: SpielNode, seat: int, rng: random.Random) -> SpielNode:
        """While somebody points, the others who wait may have pressed anything at their time."""
        if node.state is None or node.before is None or not node.state.position.queue or node.moves is None:
            return node
        waiting = {queued.seat for queued in node.state.position.queue} - {seat}
        others = {one: self._other_press(node, one, node.moves[one], rng) for one in waiting}
        found = node.before.play({**node.moves, **others})
        for value in node.given:
            found = found.draw_value(value)
        return found

    def _other_press(self, node: SpielNode, seat: int, number: int, rng: random.Random) -> int:
        assert node.before is not None
        racing = [one for one in node.before.legal(seat) if one >= FIRST_RACING]
        return rng.choice([one for one in racing if (one - number) % self.bins == 0])

    @cached_property
    def steps(self) -> int:
        return int(self.agreed.limit) * (2 + 4 * self.seats)

    @cached_property
    def draws(self) -> int:
        # A roll has two dice, an order of the answers, cards that come back to the field, and an order of shouts.
        return len(NAMES) + 1 + int(self.agreed.limit) * (2 + 3 * self.seats + len(NAMES))

    @cached_property
    def best_score(self) -> int:
        return goal(self.agreed.simple)


class RoundInProgress:
    """The actions of the rules that a step consists of, one after the other."""

    def __init__(self, table: TotsaTable, source: Chance) -> None:
        self.table, self.source = table, source
        self.state: AnyState
        self.events: list[AppliedAction] = []

    @property
    def position(self) -> Position:
        position: Position = self.state.position
        return position

    def apply(self, seat: int, action: Any) -> None:
        """One action of the rules."""
        self.events.append(self.table.event(self.state, seat, action, self.source))
        self.state = self.events[-1].after

    def answers(self, moves: Mapping[int, int]) -> None:
        """What was done at the same time, in order: by reaction time, equal times by chance, passes last."""
        timed = {seat: self.table.read_timed(self.state, seat, number) for seat, number in moves.items()}
        together: dict[int, list[int]] = {}
        for seat, (action, ms) in timed.items():
            if action != PASS:
                together.setdefault(ms, []).append(seat)
        order = [seat for ms in sorted(together) for seat in self.source.shuffle(together[ms])]
        order += sorted(timed.keys() - set(order))
        play_round(self, order, {seat: timed[seat].action for seat in order})

    def others_pass(self) -> None:
        """Without a clock the roller comes last."""
        for seat in sorted(self.state.to_act - {self.position.roller}):
            self.apply(seat, PASS)


def _list_events(before: View, after: View) -> list[str]:
    """The events that are new, and a card that is shown for a moment."""
    told = [" ".join(f"{name}={value}" for name, value in _list_fields(event)) for event in _new_events(before, after)]
    shown = _newly_shown(before, after)
    return told if shown is None else [*told, f"shown {tuple(shown)}"]


def _new_events(before: View, after: View) -> tuple[Happened, ...]:
    return after.events[len(before.events) :] if after.rolls == before.rolls else after.events


def _newly_shown(before: View, after: View) -> Shown | None:
    return None if after.shown == before.shown else after.shown


def _is_new(node: SpielNode, view: View) -> bool:
    """Whether the field is another than before the step."""
    return node.before is None or node.before.state is None or node.before.state.position.field != view.field


def _list_fields(event: Any) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in event._asdict().items() if value not in (NONE, "")]


def _pack_event(event: Happened) -> int:
    """All of an event in one number from 1 on, below 2**24."""
    number = _KINDS.index(event.kind)
    for value, count in (
        (event.seat, MOST_SEATS),
        (_ACTS.index(event.act), len(_ACTS)),
        (event.card + 1, len(NAMES) + 1),
        (event.owner + 1, MOST_SEATS + 1),
        (event.slot + 1, SLOTS + 1),
        (event.place + 1, len(NAMES) + 1),
    ):
        number = number * count + value
    return number + 1


def _pad(numbers: list[int], count: int) -> list[int]:
    return [*numbers, *[0] * (count - len(numbers))]
