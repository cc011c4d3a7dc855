"""Toscana for OpenSpiel: turns, and a chance node for each tile that comes in sight."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from tocca.games.toscana.learning.encoding import ToscanaEncoder
from tocca.games.toscana.rules.play import ACTIONS, Action, Position
from tocca.games.toscana.rules.tiles import TILES
from tocca.games.toscana.rules.zones import Colour
from tocca.learning.spiel.node import AnyState, SpielNode
from tocca.learning.spiel.table import SpielTable

_COLOURS: tuple[Colour, Colour] = ("grey", "red")


class ToscanaTable(SpielTable):
    """Everything is in sight; what is not known has not been drawn."""

    hides = False
    bounded = True
    words: ClassVar[Mapping[str, int]] = {colour: number for number, colour in enumerate(_COLOURS)}
    row = 5
    outcomes = len(TILES) + 1

    def encoding(self) -> ToscanaEncoder:
        return ToscanaEncoder(self.seats, self.agreed)

    @cached_property
    def number_of(self) -> dict[Action, int]:
        """The number of every action: there are many to list at each turn."""
        return {action: self.encoder.number(self.root, action) for action in ACTIONS}

    def legal(self, node: SpielNode, seat: int) -> list[int]:
        assert node.state is not None
        return sorted(map(self.number_of.__getitem__, node.state.legal(seat)))

    def action(self, state: AnyState, seat: int, number: int) -> Action:
        return self.encoder.action(state.position, number)  # type: ignore[no-any-return]  # stacks are in it, as in a view

    def news(self, node: SpielNode, seat: int) -> str:
        """What was done, the tops of both stacks when they change, and who opens a game."""
        told = [f"{event.seat} {self.game.format(event.action)}" for event in node.events]
        position = _position(node)
        if node.before is None or _tops(position) != _tops(_position(node.before)):
            told.append(f"tops {' '.join(map(str, _tops(position)))}")
        if node.before is None:
            told.append(f"opener {position.opener}")
        return "; ".join(told)

    def numbers(self, node: SpielNode, seat: int) -> list[int]:
        """Who did what, both from 1; the tops; the opener, from 1."""
        position = _position(node)
        did = [0, 0]
        for event in node.events:
            did = [event.seat + 1, self.number_of[event.action] + 1]
        return [*did, *_tops(position), position.opener + 1]

    @cached_property
    def most_laid(self) -> int:
        """No game has more tiles on the board."""
        return 2 * int(self.agreed.tiles)

    @cached_property
    def steps(self) -> int:
        return int(self.agreed.games) * 2 * (self.most_laid + 2)  # a tile, and a question about it; two vetoes

    @cached_property
    def draws(self) -> int:
        return 1 + int(self.agreed.games) * (self.most_laid + 2)

    @cached_property
    def best_score(self) -> int:
        return int(self.agreed.games) * self.most_laid


def _position(node: SpielNode) -> Position:
    assert node.state is not None
    position: Position = node.state.position
    return position


def _tops(position: Position) -> tuple[int, int]:
    return position.stacks[0].top, position.stacks[1].top
