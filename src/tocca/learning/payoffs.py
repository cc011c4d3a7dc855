"""What a match brought each seat, for the kernels of all games."""

from tocca.compiled.kernels import kernel
from tocca.learning.arrays import Numbers, Reals


@kernel
def settle(places: Numbers, seats: int, payoffs: Reals) -> None:
    """From -1 to 1: how many of the others a seat is ahead of, less how many are ahead of it."""
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            ahead += int(places[other] > places[seat]) - int(places[other] < places[seat])
        payoffs[seat] = ahead / (seats - 1)
