"""Tóncc, many matches at once."""

from typing import TYPE_CHECKING

from tocca.games.toncc.compiled.rows import RNG, decode, encode
from tocca.games.toncc.learning import kernels
from tocca.games.toncc.rules.play import Position
from tocca.learning.arrays import Flags, Numbers
from tocca.learning.vector import MatchVector, StepArrays

if TYPE_CHECKING:
    from tocca.games.toncc.learning.gpu import TonccOnGpu


class TonccVector(MatchVector):
    """Against two random opponents; in self-play each seat is an environment, and three in a row are a match."""

    game = "toncc"
    together = True
    random_column = RNG

    def encode_position(self, position: Position) -> Numbers:
        """The position as a row."""
        return encode(position)

    def begin_rows(self, rows: Numbers, seats: Numbers, dealt: Flags, after: StepArrays) -> None:
        """New matches. A King has six movements, always (TN-6)."""
        after.masks[:] = 1
        kernels.begin(rows, seats, self.wanted, dealt, after.observations)

    def step_rows(self, part: slice, actions: Numbers, before: StepArrays, after: StepArrays) -> None:
        """A joint move."""
        after.masks[part] = 1
        after.ended[part] = before.ended[part]
        kernels.step(
            self.rows[part], self.seats[part], self.wanted, actions, after.ended[part],
            after.observations[part], after.rewards[part], after.illegal[part], after.payoffs[part],
        )  # fmt: skip

    def position(self, match: int) -> Position:
        """The position of that match, as the plain rules have it, without the latest turn."""
        return decode(self.rows[match])

    def gpu_kernels(self) -> "TonccOnGpu":
        """The same on a GPU."""
        from tocca.games.toncc.learning.gpu import TonccOnGpu

        return TonccOnGpu(self.wanted, self.agents)
