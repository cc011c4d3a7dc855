"""What a search is asked: a challenge as it stands, and what it is played for."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tocca.games.toncc.bots.stakes import Reals, spreads, stakes
from tocca.games.toncc.compiled.challenge import SEALS, TABLE, WHERE
from tocca.games.toncc.compiled.playouts import leads_by_region, scratch, to_regions
from tocca.games.toncc.compiled.rows import CHALLENGES, PLAYED, TONCC_POINTS, encode
from tocca.games.toncc.compiled.tables import ALL, AWAY, Bytes, Numbers

if TYPE_CHECKING:
    from tocca.games.toncc.rules.play import Position


class ChallengeQuestion(NamedTuple):
    """Kings stand on Regions here, so that the board is only where movements lead."""

    root: Numbers  # the table of the challenge
    leads: Bytes
    stakes: Reals
    spreads: Reals  # how much each King's stakes differ


def question(position: "Position") -> ChallengeQuestion:
    """The challenge of a position whose Heads nobody knows: what they show is not looked at."""
    row = encode(position)
    leads = scratch()
    leads_by_region(row, leads)
    to_regions(row)
    red, yellow, blue = row[TONCC_POINTS : TONCC_POINTS + 3].tolist()
    left = int(row[CHALLENGES] - row[PLAYED]) - 1
    table = stakes((red, yellow, blue), left)
    return ChallengeQuestion(row[:TABLE].copy(), leads, table, spreads(table))


def kings_present(asked: ChallengeQuestion) -> int:
    """How many Kings are on the board."""
    return int(np.count_nonzero(asked.root[WHERE : WHERE + 3] != AWAY))


def regions_left(asked: ChallengeQuestion) -> int:
    """How many Regions are face up."""
    red, yellow, blue = asked.root[SEALS : SEALS + 3].tolist()
    return int(ALL & ~(red | yellow | blue)).bit_count()
