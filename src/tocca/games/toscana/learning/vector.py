"""Toscana, many matches at once."""

import numpy as np
import numpy.typing as npt

from tocca.games.toscana.compiled.columns import RNG
from tocca.games.toscana.compiled.rows import decode, encode
from tocca.games.toscana.learning import kernels
from tocca.games.toscana.rules.play import Position
from tocca.learning.arrays import Numbers
from tocca.learning.vector import MatchVector, StepArrays


class ToscanaVector(MatchVector):
    """Against a random opponent, or for both in turn."""

    game = "toscana"
    random_column = RNG

    def first_row(self) -> npt.NDArray[np.uint64]:
        """Any start: a new match is dealt before anybody looks."""
        options = self.encoder.options
        self._first = {"grey": 0, "red": 1, "random": kernels.RANDOM_OPENER}[options.first]
        return encode(self.encoder.game.start(2, 0, **options._asdict()).position)

    def begin_rows(self, part: slice, after: StepArrays) -> None:
        """New matches."""
        kernels.begin(
            self.rows[part], self.seats[part], self.wanted, self._first,
            after.observations[part, 0], after.masks[part, 0],
        )  # fmt: skip

    def step_rows(self, part: slice, actions: Numbers, before: StepArrays, after: StepArrays) -> None:
        """A tile laid, or a veto decided."""
        after.ended[part] = before.ended[part]
        kernels.step(
            self.rows[part], self.seats[part], self.wanted, self._first, actions[:, 0], before.masks[part, 0],
            after.ended[part], after.observations[part, 0], after.masks[part, 0], after.rewards[part, 0],
            after.illegal[part, 0], after.payoffs[part],
        )  # fmt: skip

    def position(self, match: int) -> Position:
        """The position of that match, as the plain rules have it; of finished games only the scores."""
        return decode(self.rows[match], self.encoder.options)
