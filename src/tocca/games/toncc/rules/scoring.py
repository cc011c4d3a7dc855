"""What a challenge and a match are worth."""

from operator import add
from typing import Literal, NamedTuple

from tocca.core.outcome import Outcome
from tocca.games.toncc.rules.kings import KINGS, WORTH, count_beaten
from tocca.games.toncc.rules.map import KINGDOMS, REGIONS, Kingdom

Ending = Literal["seals", "alone", "idle"]  # all Seals placed; the last King got the rest; nobody conquered


class Realised(NamedTuple):
    """A Kingdom that a King holds, and what each of its Regions is worth to that King."""

    kingdom: str
    pictures: tuple[int, ...]
    worth: tuple[int, ...]


class Score(NamedTuple):
    """A challenge that is over, everything by King, so that the count can be shown step by step."""

    ending: Ending
    seals: tuple[int, ...]
    realised: tuple[tuple[Realised, ...], ...]
    kingdom_points: tuple[int, ...]
    king_points: tuple[int, ...]
    scores: tuple[int, ...]
    toncc_points: tuple[int, ...]


def _realise(king: int, kingdom: Kingdom) -> Realised:
    """TN-17: each Region of a Kingdom is worth 1, 2 or 3, by the colour of its background."""
    worth = tuple(WORTH[king][REGIONS[picture].background] for picture in kingdom.pictures)
    return Realised(kingdom.name, kingdom.pictures, worth)


PICTURES = tuple(sum(1 << picture for picture in kingdom.pictures) for kingdom in KINGDOMS)  # as sets of bits
_REALISED = tuple(tuple(_realise(king, kingdom) for kingdom in KINGDOMS) for king in KINGS)
KINGDOM_WORTH = tuple(tuple(sum(kingdom.worth) for kingdom in kingdoms) for kingdoms in _REALISED)


def kingdoms_in(seals: int) -> list[int]:
    """The Kingdoms, by number, whose three pictures all carry these Seals: one at a time (TN-17)."""
    return [number for number, row in enumerate(PICTURES) if seals & row == row]


def kingdoms_open(seals: int, face_up: int, most: int) -> list[int]:
    """The Kingdoms, by number, that a King with these Seals does not hold but can still complete: what is missing is
    face up, and the Seals are enough (TN-1: so many at most)."""
    reach, left = seals | face_up, most - seals.bit_count()
    found = [number for number, row in enumerate(PICTURES) if reach & row == row]
    return [number for number in found if 0 < (PICTURES[number] & ~seals).bit_count() <= left]


def kingdom_points(king: int, seals: int) -> int:
    """What the King's Kingdoms are worth together (TN-17)."""
    return sum([KINGDOM_WORTH[king][number] for number in kingdoms_in(seals)])


def score(ending: Ending, seals: tuple[int, ...], king_points: tuple[int, ...]) -> Score:
    """The count at the end of a challenge: kingdom points + king points (TN-17), then tóncc points; see TN-20."""
    realised = tuple([tuple([_REALISED[king][number] for number in kingdoms_in(seals[king])]) for king in KINGS])
    by_kingdoms = tuple([sum([sum(kingdom.worth) for kingdom in held]) for held in realised])
    scores = tuple(map(add, by_kingdoms, king_points))
    # TN-18: 2, 1 and 0 tóncc points are just the number of Kings beaten, ties and all.
    return Score(ending, seals, realised, by_kingdoms, king_points, scores, count_beaten(scores))


def toncc_points(past: tuple[Score, ...]) -> tuple[int, ...]:
    """The tóncc points of each King so far."""
    return tuple(sum(challenge.toncc_points[king] for challenge in past) for king in KINGS)


def outcome(kings: tuple[int, ...], past: tuple[Score, ...]) -> Outcome:
    """TN-19: most tóncc points wins; level Kings are placed by TN-18, and three level ones share the victory."""
    points = toncc_points(past)
    merits = count_beaten(points)
    level = points.count(max(points))
    reason = {1: "most-points", 2: "weaker-king", 3: "all-level"}[level]
    return Outcome.ranked([merits[king] for king in kings], [points[king] for king in kings], reason)
