"""Which twins there are, and whether they are compiled in this process yet.

Compiling takes long once; from then on the machine code is read from disk (kernels.py), which takes a moment.
A program that must not wait, such as a server's bot process, calls `compile_in_background` first: until that is
through, `ready` says no. Anybody else gets the twin compiled when it is first wanted.
"""

import threading
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tocca.fast.errors import NotInstalled, Unsupported

_compiling = threading.RLock()
_compiled: set[str] = set()
_broken: dict[str, Exception] = {}  # a twin that failed once is not tried again and again
_background: set[str] = set()


@cache
def installed() -> bool:
    """Whether Numba and NumPy are there."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


@cache
def available() -> tuple[str, ...]:
    """The games that have a twin, without loading any."""
    from tocca.core.registry import games

    return tuple(name for name in games() if find_spec(f"tocca.fast.{name}") is not None)


def twin(game: str) -> ModuleType:
    """The module of that game's twin, not compiled yet; NotInstalled, or Unsupported where there is none."""
    if game not in available():
        raise Unsupported(f"{game} has no compiled twin")
    if not installed():
        raise NotInstalled
    return import_module(f"tocca.fast.{game}")


def compile(game: str) -> None:  # noqa: A001  (fast.compile is what it is called)
    """Compile the twin of that game, or read it from disk; nothing to do the second time."""
    with _compiling:
        if game not in _compiled:
            twin(game).warm_up()
            _compiled.add(game)


def ready(game: str) -> bool:
    """Whether a bot may use that game's twin now. Compiles it first, unless that happens in the background."""
    if game in _compiled:
        return True
    if game in _background or game in _broken or game not in available() or not installed():
        return False
    return _try(game)


def compile_in_background(
    games: Iterable[str] | None = None, *, after: threading.Event | None = None
) -> threading.Thread:
    """From now on nobody in this process waits for these twins: a thread compiles them, once `after` is set."""
    wanted = tuple(available() if games is None else games)
    _background.update(wanted)

    def work() -> None:
        if after is not None:
            after.wait()
        for game in wanted:
            if installed():
                _try(game)

    thread = threading.Thread(target=work, name="tocca-compiling", daemon=True)
    thread.start()
    return thread


def _try(game: str) -> bool:
    """Compile; a twin that can't be compiled on this machine is as good as none."""
    try:
        compile(game)
    except Exception as problem:
        _broken[game] = problem
        return False
    return True
