"""Optional packages: what each extra of the installation brings, and one error where something of it is missing."""

from importlib.util import find_spec

from tocca.core.errors import MissingExtra

PACKAGES = {  # by the names they are imported by
    "server": ("alembic", "litestar", "msgspec", "prometheus_client", "segno", "sqlalchemy", "uvicorn", "websockets"),
    "cluster": ("nats",),
    "fast": ("numba", "numpy"),
    "gpu": ("numba", "numba_cuda", "numpy"),
    "arena": ("openskill",),
    "rl": ("gymnasium", "numpy", "pettingzoo", "PIL"),
    "train": ("gymnasium", "numba", "numpy", "torch"),
    "spiel": ("numpy", "pyspiel"),
}


def missing(extra: str, *packages: str) -> tuple[str, ...]:
    """Which of these packages are not installed; without any: of all that the extra brings."""
    return tuple(package for package in packages or PACKAGES[extra] if find_spec(package) is None)


def need(extra: str, *packages: str) -> None:
    """Raise MissingExtra unless all these packages are installed; without any: all that the extra brings."""
    if absent := missing(extra, *packages):
        raise MissingExtra(extra, absent)
