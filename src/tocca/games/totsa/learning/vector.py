"""Totsa!, many matches at once."""

from typing import TYPE_CHECKING, Any

from tocca.games.totsa.compiled.rows import RNG, decode, encode
from tocca.games.totsa.learning.encoding import TotsaEncoder
from tocca.games.totsa.learning.kernels import playing
from tocca.games.totsa.learning.kernels.choosing import numbering, scratch
from tocca.games.totsa.learning.kernels.observing import fields
from tocca.games.totsa.rules.position import Position
from tocca.learning.arrays import Flags, Numbers
from tocca.learning.vector import MatchVector, StepArrays

if TYPE_CHECKING:
    from tocca.games.totsa.learning.gpu import TotsaOnGpu


class TotsaVector(MatchVector):
    """In rounds of (act, reaction time), as `totsa_v0` has them, against random opponents; in self-play each seat is an
    environment, and as many in a row as there are seats are a match. A forbidden act counts as a pass, as there."""

    game = "totsa"
    together = True
    random_column = RNG
    encoder: TotsaEncoder

    def __init__(self, num_envs: int = 1, **options: Any) -> None:
        super().__init__(num_envs, **options)
        self._fields, self._numbering = fields(self.encoder), numbering(self.encoder)

    def encode_position(self, position: Position) -> Numbers:
        """The position as a row."""
        return encode(position)

    def begin_rows(self, rows: Numbers, seats: Numbers, dealt: Flags, after: StepArrays) -> None:
        """New matches, up to the first choice."""
        playing.begin(
            rows, seats, self.wanted, dealt, self._fields, self._numbering, scratch(), after.observations, after.masks
        )

    def step_rows(self, part: slice, actions: Numbers, before: StepArrays, after: StepArrays) -> None:
        """A round."""
        after.ended[part] = before.ended[part]
        playing.step(
            self.rows[part], self.seats[part], self.wanted, self._fields, self._numbering, scratch(),
            actions, before.masks[part], after.ended[part], after.observations[part], after.masks[part],
            after.rewards[part], after.illegal[part], after.payoffs[part],
        )  # fmt: skip

    def position(self, match: int) -> Position:
        """The position of that match, as the plain rules have it."""
        return decode(self.rows[match])

    def gpu_kernels(self) -> "TotsaOnGpu":
        """The same on a GPU."""
        from tocca.games.totsa.learning.gpu import TotsaOnGpu

        return TotsaOnGpu(self.wanted, self.agents, self._fields, self._numbering, self.encoder)
