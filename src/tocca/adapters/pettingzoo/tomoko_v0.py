"""Tomoko for PettingZoo: agents take turns. Observations and actions are those of tocca.adapters.tomoko.encoding."""

from tocca.adapters.pettingzoo.guarded import Guarded
from tocca.adapters.pettingzoo.table import metadata
from tocca.adapters.pettingzoo.turns import Turns

__all__ = ["env", "raw_env"]


class raw_env(Turns):  # noqa: N801  (the names are PettingZoo's)
    """Tomoko; its options are keyword arguments."""

    game = "tomoko"
    metadata = metadata("tomoko", parallel=False)


class env(Guarded, raw_env):  # noqa: N801
    """The same with what PettingZoo's wrappers add."""
