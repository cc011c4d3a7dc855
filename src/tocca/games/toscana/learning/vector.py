"""Toscana, many matches at once."""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from tocca.games.toscana.compiled.columns import RNG
from tocca.games.toscana.compiled.rows import decode, encode
from tocca.games.toscana.learning import kernels
from tocca.games.toscana.rules.play import Position
from tocca.learning.arrays import Flags, Numbers
from tocca.learning.vector import MatchVector, StepArrays

if TYPE_CHECKING:
    from tocca.games.toscana.learning.gpu import ToscanaOnGpu


class ToscanaVector(MatchVector):
    """Against a random opponent, or for both in turn."""

    game = "toscana"
    random_column = RNG

    def __init__(self, num_envs: int = 1, **options: Any) -> None:
        super().__init__(num_envs, **options)
        self._first = {"grey": 0, "red": 1, "random": kernels.RANDOM_OPENER}[self.encoder.options.first]

    def encode_position(self, position: Position) -> npt.NDArray[np.uint64]:
        """The position as a row."""
        return encode(position)

    def begin_rows(self, rows: npt.NDArray[np.uint64], seats: Numbers, dealt: Flags, after: StepArrays) -> None:
        """New matches."""
        kernels.begin(rows, seats, self.wanted, self._first, dealt, after.observations[:, 0], after.masks[:, 0])

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

    def gpu_kernels(self) -> "ToscanaOnGpu":
        """The same on a GPU."""
        from tocca.games.toscana.learning.gpu import ToscanaOnGpu

        return ToscanaOnGpu(self.wanted, self._first)
