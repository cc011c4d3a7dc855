"""What a table must know to keep secrets and order: who sees an action, which seats it waits for, what is a race.

These hooks tell the table how the rules are to be handled; none of them decides what is legal.
"""

from typing import Any, Generic

from tocca.core.rules import Rules
from tocca.core.state import A, P, V


class TablePolicy(Rules[P, A, V], Generic[P, A, V]):
    """How a table handles the game. The defaults fit a game in turns, and one of sealed choices by all at once."""

    def public(self, before: P, action: A, after: P) -> bool:
        """Whether the whole table sees which action that was; else only the seats whose view shows it.

        In general: always, but of sealed choices only the one that reveals them all.
        """
        return not self.sealed or self.reveals(before, after)

    def reveals(self, before: P, after: P) -> bool:
        """Whether a step without any chance still revealed something to somebody (so: no free undo).

        In general: the last of the sealed choices, which reveals them all.
        """
        return self.sealed and not (self.to_act(after) and self.to_act(after) < self.to_act(before))

    def hides(self, position: P) -> bool:
        """Whether seats know things that the others must not see, so that people at one device take turns to look.

        In general: where choices are sealed, or a seat sees more than a spectator. In a race nobody takes turns.
        """
        return self.sealed or (not self.real_time and self._knows_more(position))

    def _knows_more(self, position: P) -> bool:
        common: Any = self.view(position, None)
        return any(self.view(position, seat) != common._replace(seat=seat) for seat in range(position.seats))

    def awaited(self, position: P) -> frozenset[int]:
        """The acting seats that the match waits for, whose clocks run; it must follow from what everybody sees."""
        return self.to_act(position)

    def part(self, position: P) -> int:
        """Which part of the match this is, where it has parts that are counted one by one (a game, a challenge). Nobody
        goes back to an earlier one by a single click."""
        return 0

    def presses(self, position: P) -> tuple[A, ...]:
        """In a race: the actions for which it matters, to the millisecond, who was first. A referee orders them."""
        return ()
