"""What can go wrong when bots meet."""

from tocca.core.errors import ToccaError


class BadPlan(ToccaError, ValueError):
    """Bots, seats or bounds with which no tournament can be played."""


class BotFailed(ToccaError, RuntimeError):
    """A bot raised an error or played an illegal action; the message says which bot, and in which match."""


class WorkersDie(ToccaError, RuntimeError):
    """Worker processes keep dying although they are replaced."""


class BadJournal(ToccaError, ValueError):
    """A folder of results that can't be continued."""


class NoCluster(ToccaError, ImportError):
    """Ray or Dask was asked for and is not available."""
