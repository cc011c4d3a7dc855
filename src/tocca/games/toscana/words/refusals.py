"""Why an action is refused: a reason code for programs, a sentence for the player."""

from typing import Literal, get_args

from tocca.core.errors import CoreRefusal, IllegalAction
from tocca.games.toscana.rules import placing
from tocca.games.toscana.rules.board import CENTRE, name_squares
from tocca.games.toscana.rules.play import Action, Position
from tocca.games.toscana.rules.tiles import PLACEMENTS, TILES, Place, same_after_half_turn
from tocca.games.toscana.words import notation

Reason = Literal[
    "decide-first", "wrong-tile", "no-such-decision", "no-decision", "no-such-tile", "same-turn",
    "no-such-turn", "off-board", "not-central", "occupied", "not-touching",
]  # fmt: skip
REASONS: tuple[str, ...] = get_args(Reason)


def why_not(position: Position, seat: int, action: Action) -> IllegalAction:
    """The reason for an action that is not legal for the seat that may act."""
    if not isinstance(action, Place):
        return _no_decision(position, action)
    if position.phase == "veto":
        top = position.stacks[position.mover].top
        return _refuse("decide-first", f"decide first: veto your opponent's tile {top} or allow it")
    if action not in _PLACEMENTS:
        return _no_placement(action)
    top = position.stacks[seat].top
    if action.tile != top:
        return _refuse("wrong-tile", f"tile {action.tile} is not on top of your stack; tile {top} is")
    return _no_place(position, seat, action)


_PLACEMENTS = frozenset(PLACEMENTS)


def _no_decision(position: Position, action: Action) -> IllegalAction:
    if position.phase == "veto":
        return _refuse("no-such-decision", f"the answer is veto or allow, not {action!r}")
    return _refuse("no-decision", "there is no tile to veto or allow now: lay your own")


def _no_placement(place: Place) -> IllegalAction:
    """Not one of the actions of the game."""
    if place.tile not in TILES:
        return _refuse("no-such-tile", f"there is no tile {place.tile!r}; tiles are 1 to {len(TILES)}")
    if place.turn in (2, 3) and same_after_half_turn(place.tile):
        message = f"tile {place.tile} looks the same after a half turn: lay it upright (0) or turned right (1)"
        return _refuse("same-turn", message)
    if place.turn not in (0, 1, 2, 3):
        return _refuse("no-such-turn", f"a tile is turned by 0 to 3 quarters, not {place.turn!r}")
    return _refuse("off-board", f"tile {place.tile} would not lie on the board there")


def _no_place(position: Position, seat: int, place: Place) -> IllegalAction:
    """TS-4: the first tile covers the centre; later ones lie on empty squares and touch the own colour."""
    if not position.laid:
        return _refuse("not-central", f"the first tile must cover the centre, {name_squares(1 << CENTRE)}")
    own, foreign = placing.squares_of(place)
    if (own | foreign) & ~position.options.field:
        return _refuse("off-board", f"tile {place.tile} would not lie on the board there")
    occupied = (own | foreign) & (position.squares[0] | position.squares[1])
    if occupied:
        return _refuse("occupied", f"{notation.format(place)}: already covered are {name_squares(occupied)}")
    colour = position.colours[seat].capitalize()
    return _refuse(
        "not-touching", f"{notation.format(place)}: no {colour} square of it would touch {colour} in another tile"
    )


def _refuse(reason: Reason | CoreRefusal, message: str) -> IllegalAction:
    return IllegalAction(reason, message)
