"""Payoffs for the kernels of all games: the one function, compiled."""

from tocca.compiled.kernels import kernel
from tocca.learning import payoffs as plain
from tocca.learning.arrays import Numbers, Reals

_payoff = kernel(plain.payoff)


@kernel
def write_payoffs(places: Numbers, seats: int, payoffs: Reals) -> None:
    """The payoff of every seat, where nobody has partners."""
    for seat in range(seats):
        payoffs[seat] = _payoff(places, seat, seats, seats - 1)
