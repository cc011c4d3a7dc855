"""Tóncc for PettingZoo, in joint moves. Observations and actions are those of tocca.adapters.toncc.encoding."""

from tocca.adapters.pettingzoo.guarded import Guarded
from tocca.adapters.pettingzoo.rounds import Rounds
from tocca.adapters.pettingzoo.table import metadata
from tocca.adapters.pettingzoo.turns import Turns

__all__ = ["env", "parallel_env", "raw_env"]


class parallel_env(Rounds):  # noqa: N801  (the names are PettingZoo's)
    """Tóncc, all at once; its options are keyword arguments."""

    game = "toncc"
    metadata = metadata("toncc", parallel=True)


class raw_env(Turns):  # noqa: N801
    """One agent after the other."""

    game = "toncc"
    metadata = metadata("toncc", parallel=True)


class env(Guarded, raw_env):  # noqa: N801
    """The same with what PettingZoo's wrappers add."""
