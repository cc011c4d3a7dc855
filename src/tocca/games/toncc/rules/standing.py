"""The standing in the middle of a challenge: an estimate for simple bots, not a rule of the game."""

from tocca.games.toncc.rules.kings import KINGS
from tocca.games.toncc.rules.play import Challenge, Position
from tocca.games.toncc.rules.scoring import KINGDOM_WORTH, PICTURES, toncc_points

_BEGUN = (0.0, 0.1, 0.4, 1.0)  # the share of a Kingdom's worth that none, one, two and three Seals promise
_CLOSE = 4.0  # a lead of so many points beats another King three times in four


def standing(position: Position) -> tuple[float, ...]:
    """Tóncc points by seat: those marked and, while a challenge runs, those expected from it, three in all."""
    points: tuple[float, ...] = toncc_points(position.past)
    if not position.over:
        points = tuple(marked + hope for marked, hope in zip(points, hopes(position.challenge), strict=True))
    return tuple(points[king] for king in position.kings)


def hopes(challenge: Challenge) -> tuple[float, ...]:
    """The tóncc points each King may expect: the sum of their chances to beat each of the others (TN-18)."""
    worth = [prospect(challenge, king) for king in KINGS]
    return tuple(sum(_chance_to_beat(worth[king] - worth[other]) for other in KINGS if other != king) for king in KINGS)


def prospect(challenge: Challenge, king: int) -> float:
    """A King's score so far (TN-17), with a share of each Kingdom that nobody else has a Seal in yet."""
    mine = challenge.seals[king]
    open_to_him = mine | challenge.face_up
    return challenge.king_points[king] + sum(
        worth * _BEGUN[(mine & row).bit_count()]
        for worth, row in zip(KINGDOM_WORTH[king], PICTURES, strict=True)
        if open_to_him & row == row
    )


def _chance_to_beat(lead: float) -> float:
    """From 0 to 1, a half for no lead at all."""
    return 0.5 + 0.5 * lead / (abs(lead) + _CLOSE)
