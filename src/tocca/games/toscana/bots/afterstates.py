"""The boards that a player can leave, as features for a network."""

from typing import TYPE_CHECKING

import numpy as np

from tocca.games.toscana.bots.evaluation import FEATURES, Floats, write_before, write_features
from tocca.games.toscana.compiled.bits import Word
from tocca.games.toscana.compiled.columns import MOVER, PHASE, TOP, VETO
from tocca.games.toscana.compiled.laying import find_places, spot_of
from tocca.games.toscana.compiled.rows import encode
from tocca.games.toscana.compiled.rules import MOST_ACTIONS, list_places
from tocca.games.toscana.compiled.tables import ALLOW_ID, VETO_ID

if TYPE_CHECKING:
    from tocca.games.toscana.rules.view import View


class Afterstates:
    """What the mover's placements lead to; where a veto is to be decided, those of the tile in question."""

    def __init__(self, view: "View") -> None:
        row = encode(view)
        mover, found = row[MOVER], np.empty(MOST_ACTIONS, dtype=np.int64)
        find_places(row, mover)
        self.actions = found[: list_places(row, row[TOP + int(mover)], found)]
        self.veto = bool(row[PHASE] == VETO)
        self.before: Floats = np.empty(FEATURES)
        write_before(row, self.before)
        self.after: Floats = np.empty((len(self.actions), FEATURES))
        for number, action in enumerate(self.actions):
            write_features(row, mover, spot_of(row[TOP + int(mover)], Word(action)), self.after[number])

    @staticmethod
    def answer(refused: bool) -> int:
        """The number of the decision about a veto."""
        return VETO_ID if refused else ALLOW_ID
