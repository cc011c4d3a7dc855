"""An action and all that chance can make of it, taken from the rules by asking them (`ChanceNeeded`)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from tocca.core.chance import Value
from tocca.core.errors import ChanceNeeded
from tocca.core.state import State

AnyState = State[Any, Any, Any]


def branches(
    state: AnyState, seat: int, action: Any, given: tuple[Value, ...] = ()
) -> Iterator[tuple[Fraction, AnyState]]:
    """The states that may follow, each with its probability."""
    try:
        after = state.apply(seat, action, chance=given)
    except ChanceNeeded as needed:
        for value, weight in Counter(needed.candidates).items():
            share = Fraction(weight, len(needed.candidates))
            for chance, later in branches(state, seat, action, (*given, value)):
                yield share * chance, later
    else:
        yield Fraction(1), after
