"""What can be wrong with the compiled games."""

from tocca.core.errors import ToccaError


class NotInstalled(ToccaError, ImportError):
    """Numba and NumPy are not there."""

    def __init__(self, why: str = "") -> None:
        missing = f" ({why})" if why else ""
        super().__init__(f"the compiled games need Numba{missing}: pip install tocca-games[fast]")


class Unsupported(ToccaError, ValueError):
    """Something the compiled game can't do and the plain rules can."""
