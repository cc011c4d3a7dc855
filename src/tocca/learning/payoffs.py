"""What a match brings each seat at its end."""

from typing import Any


def payoff(places: Any, seat: int, seats: int, rivals: int) -> float:
    """The share of rivals behind that seat less the share of those ahead of it: from -1 to 1, by all seats' places.

    Payoffs sum to zero. Of two players the winner has 1, the loser -1, and a draw is 0 for both. Written so that Numba
    compiles it, too (payoff_kernels.py).
    """
    ahead = 0
    for other in range(seats):
        ahead += int(places[other] > places[seat]) - int(places[other] < places[seat])
    return ahead / rivals
