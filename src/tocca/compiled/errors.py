"""What can be wrong with the compiled games."""

from tocca.core.errors import ToccaError


class Unsupported(ToccaError, ValueError):
    """Something the compiled game can't do and the plain rules can."""
