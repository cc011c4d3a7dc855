"""Tóncc, many matches at once."""

import numpy as np

from tocca.adapters.conventions import SELF_PLAY
from tocca.adapters.toncc import kernels
from tocca.adapters.vector.base import MatchVector, Numbers, Outcome
from tocca.fast.toncc.rows import RNG, decode, encode
from tocca.games.toncc.rules import Position


class TonccVector(MatchVector):
    """Against two random opponents; in self-play each seat is an environment, and three in a row are a match."""

    game = "toncc"
    random_column = RNG

    def agents_of_a_match(self) -> int:
        """All three choose at the same time."""
        return self.encoder.seats if self.wanted == SELF_PLAY else 1

    def first_row(self) -> Numbers:
        """Any start: a new match is dealt before anybody looks."""
        return encode(self.encoder.game.start(3, 0, **self.encoder.options._asdict()).position)

    def begin(self, part: slice, after: Outcome) -> None:
        """New matches. A King has six movements, always (TN-6)."""
        after.masks[part] = 1
        kernels.begin(self.rows[part], self.seats[part], self.wanted, after.observations[part])

    def go_on(self, part: slice, actions: Numbers, before: Outcome, after: Outcome) -> None:
        """A joint move."""
        after.masks[part] = 1
        after.ended[part] = before.ended[part]
        kernels.step(
            self.rows[part], self.seats[part], self.wanted, actions, after.ended[part],
            after.observations[part], after.rewards[part], after.illegal[part], after.payoffs[part],
        )  # fmt: skip

    def seat_of_each(self) -> Numbers:
        """In self-play 0, 1, 2 and again."""
        if self.agents == 1:
            return self.seats.copy()
        return np.tile(np.arange(self.agents, dtype=np.int64), self.matches)

    def position(self, match: int) -> Position:
        """The position of that match, as the plain rules have it, without the latest turn."""
        return decode(self.rows[match])
