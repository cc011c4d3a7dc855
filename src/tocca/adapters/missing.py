"""What to say when a package is not installed that an adapter needs."""

from importlib import import_module
from importlib.util import find_spec

from tocca.core.errors import ToccaError


class MissingExtra(ToccaError, ImportError):
    """An adapter whose packages are not there; the message names the extra that brings them."""


def need(extra: str, *packages: str) -> None:
    """Raise MissingExtra unless all these packages can be imported."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(f"this needs {' and '.join(missing)}: pip install 'tocca-games[{extra}]'")
    for package in packages:
        import_module(package)
