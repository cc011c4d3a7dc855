"""What a compiled game offers to shared code. A position is a row of numbers; actions have their contract numbers.

The module that a manifest names as `compiled` is such a twin. Inside kernels, call those of the game's `compiled.rules`
and `compiled.playouts`: they do the same.
"""

from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[Any]
Rows = npt.NDArray[Any]
Numbers = npt.NDArray[np.int64]


class NoTables(NamedTuple):
    """For games in which a row says all that its future depends on."""


class Twin(Protocol):
    """A game on rows. `out` is room for MOST_ACTIONS numbers, `tables` is what `tables_for` gave for the match."""

    WIDTH: int  # of a row
    RNG: int  # the column of the row's own random numbers
    MOST_ACTIONS: int  # of one seat at once
    NO_DRAWS: Numbers  # chance is the row's own

    def tables_for(self, options: Any, /) -> Any:
        """What the kernels look up and no row holds: made once for many rows."""

    def encode(self, position: Any, rng: int = 0, /) -> Row:
        """The position as a row, with a seed for the chance of its future."""

    def decode(self, row: Row, options: Any, /) -> Any:
        """The position that the row holds, without what no rule reads again."""

    def legal(self, row: Row, seat: int, out: Numbers, /) -> int:
        """The seat's legal actions, into `out`; how many."""

    def apply(self, row: Row, seat: int, action: int, draws: Numbers, tables: Any, /) -> int:
        """Do a legal action, in place; how many of the draws it used. After them, chance is the row's own."""

    def over(self, row: Row, /) -> bool:
        """Whether the match is over."""

    def scores(self, row: Row, out: Numbers, /) -> None:
        """The points by seat."""

    def places(self, row: Row, out: Numbers, /) -> None:
        """The places by seat, from 1, when the match is over."""

    def playout(self, row: Row, tables: Any, /) -> int:
        """Random play to the end of the match, in place; how much of it, in the game's own steps."""

    def random_games(
        self, start: Row, count: int, seed: int, tables: Any, /, cores: int = 1, device: str = "cpu"
    ) -> tuple[Rows, int]:
        """So many playouts from one row, each with chance of its own: the last rows, and all their steps. With
        `device="cuda"` they are played on a GPU, and the rows stay there (tocca.compiled.gpu.DeviceArray)."""

    def warm_up(self) -> None:
        """Compile every kernel once, or read it from disk."""


class CompiledSearches(Protocol):
    """The module of a game's compiled searches, as far as shared code knows it."""

    def warm_up(self) -> None:
        """Compile every kernel once, or read it from disk."""
