"""How a match ended."""

from collections.abc import Sequence
from typing import NamedTuple


class Outcome(NamedTuple):
    """Everything by seat. Seats that share the first place all win, so `winners` is never empty.

    `places` counts from 1, and seats that share a place have the same number (1, 1, 3).
    `scores` are the game's own points; `reason` is a stable code such as "target" or "limit".
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    places: tuple[int, ...]

    @classmethod
    def ranked(cls, merits: Sequence[float | tuple[float, ...]], scores: Sequence[int], reason: str) -> "Outcome":
        """Places by merit, the higher the better; equal merits share a place."""
        places = tuple(1 + sum(other > merit for other in merits) for merit in merits)  # type: ignore[operator]
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return cls(winners, tuple(scores), reason, places)
