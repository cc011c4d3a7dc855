"""What can go wrong when bots meet."""

from tocca.core.errors import ToccaError


class BadPlan(ToccaError, ValueError):
    """Bots, seats or bounds that make no tournament."""


class BotFailed(ToccaError, RuntimeError):
    """A bot raised an error or played what the rules refuse; the message says which, and in which match."""


class WorkersDie(ToccaError, RuntimeError):
    """Processes die as often as they are replaced."""


class BadJournal(ToccaError, ValueError):
    """A folder of results that can't be gone on with."""


class NoCluster(ToccaError, ImportError):
    """Ray or Dask is asked for and not there."""
