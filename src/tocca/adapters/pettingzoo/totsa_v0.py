"""Totsa! for PettingZoo, in rounds of an act and a reaction time.

Observations and actions are those of tocca.adapters.totsa.encoding, the rounds those of tocca.adapters.totsa.match.
"""

from tocca.adapters.pettingzoo.guarded import Guarded
from tocca.adapters.pettingzoo.rounds import Rounds
from tocca.adapters.pettingzoo.table import metadata
from tocca.adapters.pettingzoo.turns import Turns

__all__ = ["env", "parallel_env", "raw_env"]


class parallel_env(Rounds):  # noqa: N801  (the names are PettingZoo's)
    """Totsa!, all at once; its options are keyword arguments."""

    game = "totsa"
    metadata = metadata("totsa", parallel=True)


class raw_env(Turns):  # noqa: N801
    """One agent after the other."""

    game = "totsa"
    metadata = metadata("totsa", parallel=True)


class env(Guarded, raw_env):  # noqa: N801
    """The same with what PettingZoo's wrappers add."""
