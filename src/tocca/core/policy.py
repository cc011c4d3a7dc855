"""What a table must know to keep secrets and order: who sees an action, who is awaited, what is a race.

These hooks tell the table how the rules are to be handled; none of them decides what is legal.
"""

from typing import Generic

from tocca.core.rules import Rules
from tocca.core.state import A, P, V


class TablePolicy(Rules[P, A, V], Generic[P, A, V]):
    """How a table handles the game. The defaults fit a game in turns without secrets."""

    def public(self, before: P, action: A, after: P) -> bool:
        """Whether the whole table sees which action that was; else only those whose view shows it.

        In general: always, but a sealed choice only when nobody is left who still has to make theirs.
        """
        return not (self.sealed and self.to_act(after) and self.to_act(after) < self.to_act(before))

    def reveals(self, before: P, after: P) -> bool:
        """Whether a step without any chance still told somebody something (so: no free undo)."""
        return False

    def hides(self, position: P) -> bool:
        """Whether seats know things that the others must not see, so that people at one device take turns to look."""
        return self.sealed

    def awaited(self, position: P) -> frozenset[int]:
        """The acting seats without which nothing goes on, whose clocks run; told by what everybody sees."""
        return self.to_act(position)

    def presses(self, position: P) -> tuple[A, ...]:
        """In a race: what counts by which seat does it first, to the millisecond. A referee decides their order."""
        return ()
