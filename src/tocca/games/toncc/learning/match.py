"""Tóncc: all choose at the same time, in secret (TN-11)."""

import numpy as np

from tocca.games.toncc.learning.encoding import ACTIONS
from tocca.learning.encoding import Mask
from tocca.learning.matches import MatchDriver

_ALL_SIX = np.ones(ACTIONS, dtype=np.int8)


class TonccMatch(MatchDriver):
    """A step is a joint move of all Kings on the board."""

    def mask(self, seat: int) -> Mask:
        """A King always has six movements (TN-6); of one who has left, any is as good: nobody looks at it."""
        return _ALL_SIX.copy()
