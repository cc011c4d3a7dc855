"""Tomoko, many matches at once."""

from typing import TYPE_CHECKING, Any

import numpy as np

from tocca.core.errors import BadOption
from tocca.games.tomoko.compiled.rows import RNG, decode, encode
from tocca.games.tomoko.compiled.tables import deck_tables
from tocca.games.tomoko.learning import kernels
from tocca.games.tomoko.learning.encoding import patterns_of
from tocca.games.tomoko.rules.cards import deck
from tocca.games.tomoko.rules.play import Position, hand_size
from tocca.learning.arrays import Flags, Numbers
from tocca.learning.vector import MatchVector, StepArrays

if TYPE_CHECKING:
    from tocca.games.tomoko.learning.gpu import TomokoOnGpu


class TomokoVector(MatchVector):
    """Against random opponents, or for all in turn; the table lays the cards, and nobody has a partner."""

    game = "tomoko"
    random_column = RNG

    def __init__(self, num_envs: int = 1, **options: Any) -> None:
        if options.get("claims", "auto") != "auto" or options.get("teams", False):
            raise BadOption("many matches of Tomoko at once are for claims='auto' and teams=False")
        super().__init__(num_envs, **options)
        self._plan = self._build_plan()

    def _build_plan(self) -> kernels.BatchPlan:
        options, layout = self.encoder.options, self.encoder.layout
        cards, tables = deck(options.deck).cards, deck_tables(options.deck)
        return kernels.BatchPlan(
            at=np.array([layout.start(field.name) for field in layout.fields]),
            patterns=np.array([list(pattern) for pattern in patterns_of(cards)], dtype=np.int8),
            numbers=tables.numbers,
            bits=tables.bits,
            cards=len(cards),
            hand_size=hand_size(options),
            in_sight=options.open_cards,
            prefill=options.prefill,
            wanted=self.wanted,
        )

    def encode_position(self, position: Position) -> Numbers:
        """The position as a row."""
        return encode(position)

    def begin_rows(self, rows: Numbers, seats: Numbers, dealt: Flags, after: StepArrays) -> None:
        """New matches."""
        kernels.begin(rows, seats, self._plan, dealt, after.observations[:, 0], after.masks[:, 0])

    def step_rows(self, part: slice, actions: Numbers, before: StepArrays, after: StepArrays) -> None:
        """A push."""
        after.ended[part] = before.ended[part]
        kernels.step(
            self.rows[part], self.seats[part], self._plan, actions[:, 0], before.masks[part, 0],
            after.ended[part], after.observations[part, 0], after.masks[part, 0], after.rewards[part, 0],
            after.illegal[part, 0], after.payoffs[part],
        )  # fmt: skip

    def position(self, match: int) -> Position:
        """The position of that match, as the plain rules have it."""
        return decode(self.rows[match], self.encoder.options)

    def gpu_kernels(self) -> "TomokoOnGpu":
        """The same on a GPU."""
        from tocca.games.tomoko.learning.gpu import TomokoOnGpu

        return TomokoOnGpu(self._plan, self.encoder)
