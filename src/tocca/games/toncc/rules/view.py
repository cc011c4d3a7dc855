"""What a seat may know: everything but the others' hidden Heads (TN-11)."""

import random
from typing import NamedTuple

from tocca.games.toncc.rules.board import MOVEMENTS
from tocca.games.toncc.rules.kings import KINGS
from tocca.games.toncc.rules.play import Challenge, Options, Position, Turn
from tocca.games.toncc.rules.scoring import Score


class View(NamedTuple):
    """The table as one seat sees it; by King, as in the position."""

    seat: int | None  # None: a spectator
    options: Options
    kings: tuple[int, ...]  # by seat
    past: tuple[Score, ...]
    challenge: Challenge
    face_up: int  # the Regions that can still be conquered, as bits
    chosen: tuple[bool, ...]  # whose Heads are set; of the others nobody learns more
    choice: int | None  # the movement of the seat's own Head
    last: Turn | None

    @property
    def over(self) -> bool:
        """Whether all challenges are played."""
        return len(self.past) == self.options.challenges


def look(position: Position, seat: int | None) -> View:
    """The view of that seat."""
    options, _, kings, past, challenge, (red, yellow, blue), last = position
    choice = None if seat is None else position.heads[kings[seat]]
    # A Head of None is to be set and one of 0 belongs to a King who has nothing to choose: both are false.
    chosen = (bool(red), bool(yellow), bool(blue))
    return View(seat, options, kings, past, challenge, challenge.face_up, chosen, choice or None, last)


def imagine(view: View, rng: random.Random) -> Position:
    """A position with this view: the others' hidden Heads show anything."""
    heads = tuple(_imagine_head(view, king, rng) for king in KINGS)
    return Position(view.options, len(view.kings), view.kings, view.past, view.challenge, heads, view.last)


def _imagine_head(view: View, king: int, rng: random.Random) -> int | None:
    if view.over or view.challenge.places[king] is None:
        return 0
    if not view.chosen[king]:
        return None
    if view.seat is not None and view.kings[view.seat] == king:
        return view.choice
    return rng.choice(MOVEMENTS)
