"""Tomoko for OpenSpiel: pushes in turn, and a chance node for every card when its player learns it.

Where players lay their cards down themselves, or hand them over, everybody is asked after each push, clockwise from
the one who made it: a claim, a card for the partner, or to let it be. The seat that pushes next is asked last, and
then must push.
"""

import random
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from tocca.games.tomoko.learning.encoding import HELD, TomokoEncoder
from tocca.games.tomoko.learning.resampling import Way, resample, ways
from tocca.games.tomoko.rules.board import COLOURS, HOLLOWS, PUSHES, Push
from tocca.games.tomoko.rules.cards import deck
from tocca.games.tomoko.rules.play import Action, Claim, Position, hand_size, target
from tocca.games.tomoko.rules.view import View
from tocca.learning.spiel.node import AnyState, SpielNode
from tocca.learning.spiel.table import SpielTable

_CHUNK = 18  # cards in one number of a tensor, whose numbers are exact up to 24 bits
_CLAIM, _HAND_OVER, _NO_OP = 41, 201, 400  # codes of actions in a tensor: a push is 1 to 40, a card counts from here


class TomokoTable(SpielTable):
    """Secret cards; whatever the others hold can be imagined anew."""

    bounded = True
    words: ClassVar[Mapping[str, int]] = {colour: number for number, colour in enumerate(COLOURS)}

    def encoding(self) -> TomokoEncoder:
        return TomokoEncoder(self.seats, self.agreed)

    @cached_property
    def _numbers(self) -> dict[int, tuple[tuple[Push, ...], list[int]]]:
        return {}

    @cached_property
    def cards(self) -> int:
        """How many cards the deck has."""
        return len(deck(self.agreed.deck).cards)

    @cached_property
    def parties(self) -> int:
        """How many lay cards for themselves."""
        return 2 if self.agreed.teams else self.seats

    @cached_property
    def outcomes(self) -> int:  # type: ignore[override]
        return self.cards + 1

    @cached_property
    def asks(self) -> bool:
        """Whether there is more to decide than pushes."""
        return bool(self.agreed.claims == "manual" or self.agreed.teams)

    # Steps

    def legal(self, node: SpielNode, seat: int) -> list[int]:
        assert node.state is not None
        if not self.asks:
            return self._push_numbers(node.state.legal(seat))
        return super().legal(node, seat)

    def _push_numbers(self, pushes: tuple[Push, ...]) -> list[int]:
        """The rules list the same pushes, as the same object, again and again."""
        known = self._numbers.get(id(pushes))
        if known is None:
            known = self._numbers[id(pushes)] = (pushes, sorted(map(PUSHES.index, pushes)))
        return known[1]

    def action(self, state: AnyState, seat: int, number: int) -> Action:
        if number < len(PUSHES):
            return PUSHES[number]
        return super().action(state, seat, number)  # type: ignore[no-any-return]

    # What players learn

    def changes(self, node: SpielNode, seat: int) -> list[str]:
        """Hands, cards laid and so on, where they have changed in the seat's eyes. The rest follows from the pushes."""
        now, then = _view(node, seat), _view(node.before, seat)
        first = [f"first {now.turn}; board {now.board.dark} {now.board.light}"] if then is None else []
        changed = [field for field in _TELLING if then is None or getattr(now, field) != getattr(then, field)]
        return [*first, *(f"{field} {getattr(now, field)}" for field in changed)]

    @cached_property
    def row(self) -> int:
        return 5 + HELD * (self.parties + 3) + self.parties * self._chunks

    @property
    def _chunks(self) -> int:
        return -(-self.cards // _CHUNK)

    def numbers(self, node: SpielNode, seat: int) -> list[int]:
        """Who did what; who began, and the dark marbles of a full board then; hands in sight; of one's own cards the
        holders, those tried and those passed; the cards laid."""
        view = _view(node, seat)
        first = (view.turn + 1, *divmod(view.board.dark, 1 << _CHUNK)) if node.before is None else (0, 0, 0)
        hands = [card for hand in view.hands for card in _pad(hand)]
        own = [*_pad(tuple(one + 1 for one in view.holders)), *_pad(view.tried), *_pad(view.passed)]
        laid = [number for cards in view.laid for number in self._masks(cards)]
        return [*self._deed(node, seat), *first, *hands, *own, *laid]

    def _deed(self, node: SpielNode, seat: int) -> tuple[int, int]:
        for event in node.events:
            if self.sees(event, seat):
                return event.seat + 1, self._code(event.action)
        return (seat + 1, _NO_OP) if self.did_nothing(node.moves, seat) else (0, 0)

    def _code(self, action: Any) -> int:
        if isinstance(action, Push):
            return self.game.action_id(action) + 1
        return int(action.card) + (_CLAIM if isinstance(action, Claim) else _HAND_OVER)

    def _masks(self, cards: tuple[int, ...]) -> list[int]:
        mask = sum(1 << card - 1 for card in cards)
        return [mask >> _CHUNK * chunk & (1 << _CHUNK) - 1 for chunk in range(self._chunks)]

    def resample(self, node: SpielNode, seat: int, rng: random.Random) -> SpielNode:
        return resample(self, node, seat, rng)

    def ways(self, node: SpielNode, seat: int) -> list[list[Way]]:
        """How the others' cards may have come (resampling.py): a search asks often for the same node."""
        if self._latest is None or self._latest[:2] != (node, seat):
            self._latest = node, seat, ways(self, node, seat)
        return self._latest[2]

    _latest: tuple[SpielNode, int, list[list[Way]]] | None = None

    @cached_property
    def steps(self) -> int:
        limit, most = int(self.agreed.limit), self.seats * target(self.agreed, self.seats)
        asked = self.seats * (2 * hand_size(self.agreed) + 1) if self.asks else 0
        return limit * (1 + asked) + (most if self.asks else 0)

    @cached_property
    def draws(self) -> int:
        return HOLLOWS.bit_length() + self.cards + 1

    @cached_property
    def best_score(self) -> int:
        return target(self.agreed, self.seats)


_TELLING = ("hands", "holders", "tried", "passed", "laid")


def _position(node: SpielNode) -> Position:
    assert node.state is not None
    position: Position = node.state.position
    return position


def _view(node: SpielNode | None, seat: int) -> Any:
    if node is None or node.state is None:
        return None
    view: View = node.state.view(seat)
    return view


def _pad(cards: tuple[int, ...]) -> list[int]:
    return [*cards, *[0] * (HELD - len(cards))]
