"""Who is asked when: the one order in which a learning program's seats choose, whatever adapter asks them.

- Where choices are sealed, all who may act choose at the same time.
- Otherwise one seat chooses at a time, clockwise from whoever moved last.
- Seats that may act though nobody waits for them (`Game.awaited`) are asked first. They may let it be: then they are
  not asked again before the next move. "Let it be" is no action of the game and leaves no trace in its record.
"""

from typing import Any, NamedTuple

from tocca.core.contract import Game
from tocca.core.state import State

AnyState = State[Any, Any, Any]


class AskingOrder(NamedTuple):
    """What the order depends on besides the state. A value: every step gives a new one."""

    last: int | None = None  # who made the last move
    quiet: frozenset[int] = frozenset()  # who has let it be since then

    def choosers(self, state: AnyState) -> tuple[int, ...]:
        """The seats to be asked now; none at the end."""
        may = state.to_act
        if len(may) < 2:
            return tuple(may)
        if state.game.sealed:
            return tuple(sorted(may))
        awaited = state.game.awaited(state.position) & may
        first = self.first(state, awaited or may)
        clockwise = sorted(may, key=lambda seat: (seat - first) % state.seats)
        others = [seat for seat in clockwise if seat not in awaited and seat not in self.quiet]
        return (others[0] if others else next((seat for seat in clockwise if seat in awaited), clockwise[0]),)

    def may_do_nothing(self, state: AnyState, seat: int) -> bool:
        """Whether a seat that is asked may do nothing."""
        may = state.to_act
        return len(may) > 1 and not state.game.sealed and seat not in state.game.awaited(state.position)

    def after(self, state: AnyState, seat: int, action: Any) -> "AskingOrder":
        """Once that seat did that in this state; None: it let it be."""
        if action is None:
            return self._replace(quiet=self.quiet | {seat})
        return type(self)(seat) if self.is_move(state, seat, action) else self

    # What a game may know better:

    def first(self, state: AnyState, awaited: frozenset[int]) -> int:
        """The seat from which the others are asked clockwise."""
        return min(awaited) if self.last is None else self.last

    def is_move(self, state: AnyState, seat: int, action: Any) -> bool:
        """Whether the action changes so much that everybody is asked again."""
        return seat in state.game.awaited(state.position)


def may_wait(game: Game[Any, Any, Any]) -> bool:
    """Whether seats of this game may be asked for whom nobody waits."""
    return not game.sealed and type(game).awaited is not Game.awaited
