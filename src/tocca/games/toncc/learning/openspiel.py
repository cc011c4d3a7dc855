"""Tóncc for OpenSpiel: all Kings choose at the same time, then everybody knows everything."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from tocca.games.toncc.learning.encoding import ACTIONS, COUNT, TonccEncoder
from tocca.games.toncc.rules.kings import KINGS, NAMES
from tocca.games.toncc.rules.play import STEPS, Position, Step
from tocca.learning.spiel.node import AnyState, SpielNode
from tocca.learning.spiel.table import SpielTable


class TonccTable(SpielTable):
    """Joint moves; the Regions of each challenge are dealt by chance."""

    hides = False  # once all have chosen
    bounded = True
    words: ClassVar[Mapping[str, int]] = {name: number for number, name in enumerate(NAMES)}
    outcomes = COUNT

    def encoding(self) -> TonccEncoder:
        return TonccEncoder(self.seats, self.agreed)

    @cached_property
    def places(self) -> int:
        """How many places the board has."""
        return len(self.agreed.board.places)

    @cached_property
    def row(self) -> int:
        return len(KINGS) + self.places

    def legal(self, node: SpielNode, seat: int) -> list[int]:
        return list(range(ACTIONS))

    def action(self, state: AnyState, seat: int, number: int) -> Step:
        king: int = state.position.kings[seat]
        return STEPS[king][number]

    def news(self, node: SpielNode, seat: int) -> str:
        """The Kings at first; then what the Heads showed, and the Regions of a new challenge by place."""
        position = _position(node)
        shown = "kings " + " ".join(NAMES[king] for king in position.kings)
        if position.last is not None:
            shown = " ".join(f"{NAMES[king]} {head}" for king, head in enumerate(position.last.heads) if head)
        regions = " ".join(map(str, position.challenge.regions))
        return f"{shown}; regions {regions}" if _begins_challenge(node) else shown

    def numbers(self, node: SpielNode, seat: int) -> list[int]:
        """Kings (by seat, from 1) or Heads (by King), then the new Regions by place, from 1."""
        position = _position(node)
        shown = [king + 1 for king in position.kings] if position.last is None else list(position.last.heads)
        regions = position.challenge.regions if _begins_challenge(node) else ()
        return [*shown, *(region + 1 for region in regions), *[0] * (self.places - len(regions))]

    @cached_property
    def steps(self) -> int:
        # The longest challenge has every conquest at the last moment, and then none any more.
        return int(self.agreed.challenges) * (self.places + 1) * int(self.agreed.idle)

    @cached_property
    def draws(self) -> int:
        return len(KINGS) + self.places * int(self.agreed.challenges)

    @cached_property
    def best_score(self) -> int:
        return 2 * int(self.agreed.challenges)


def _position(node: SpielNode) -> Position:
    assert node.state is not None
    position: Position = node.state.position
    return position


def _begins_challenge(node: SpielNode) -> bool:
    """Whether the step to this node began a challenge."""
    position = _position(node)
    if node.before is None:
        return True
    return len(position.past) > len(_position(node.before).past) and not position.over
