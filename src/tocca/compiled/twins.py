"""Which twins there are, and whether they are compiled in this process yet.

Compiling takes long once; from then on the machine code is read from disk (kernels.py), which takes a moment.
A program that must not wait, such as a server's bot process, says so with `compile_in_background`: whoever asks
`ready` then sets a thread to work and gets a no until that is through. Anybody else gets the twin compiled when it is
first wanted.
"""

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from tocca.compiled.errors import Unsupported
from tocca.compiled.kernels import place
from tocca.core.extras import missing, need
from tocca.core.registry import games, manifest

if TYPE_CHECKING:  # it needs NumPy, and asking which twins there are does not
    from tocca.compiled.protocol import CompiledSearches, Twin

log = logging.getLogger("tocca.compiled")

_compiling = threading.RLock()
_compiled: set[str] = set()
_broken: dict[str, Exception] = {}  # a twin that failed once is not tried again and again
_at_work: dict[str, threading.Thread] = {}
_patient = True  # whether `ready` may take as long as it takes


@cache
def is_installed() -> bool:
    """Whether Numba and NumPy are there."""
    return not missing("fast")


@cache
def available() -> tuple[str, ...]:
    """The games that have a twin, without loading any."""
    return tuple(name for name in games() if manifest(name).compiled)


def twin(game: str) -> "Twin":
    """That game's twin, a module, not compiled yet; MissingExtra, or Unsupported where there is none."""
    if game not in available():
        raise Unsupported(f"{game} has no compiled twin")
    need("fast")
    return cast("Twin", import_module(manifest(game).compiled))


def compile(game: str) -> None:  # noqa: A001  (fast.compile is what it is called)
    """Compile the twin and the searches of that game, or read them from disk; nothing to do the second time."""
    with _compiling:
        if game not in _compiled:
            twin(game).warm_up()
            if search := manifest(game).search:
                cast("CompiledSearches", import_module(search)).warm_up()
            _mark(game).touch()
            _compiled.add(game)


def ready(game: str) -> bool:
    """Whether a bot may use that game's twin now. Compiles it first, unless that is to happen in the background."""
    if game in _compiled:
        return True
    if game in _broken or game not in available() or not is_installed():
        return False
    if _patient:
        return _try(game)
    if game not in _at_work:
        _at_work[game] = threading.Thread(target=_work, args=(game,), name=f"compiling {game}", daemon=True)
        _at_work[game].start()
    return False


def compile_in_background() -> None:
    """From now on nobody in this process waits for a twin."""
    global _patient
    _patient = False


def on_disk(game: str) -> bool:
    """Whether the twin has been compiled on this machine before, and none of its sources has changed since."""
    return _mark(game).exists()


def _mark(game: str) -> Path:
    """In the place of the searches, if there are some: it changes with the sources of the twin, too."""
    return place(manifest(game).search or manifest(game).compiled) / "complete"


def _work(game: str) -> None:
    """Compile in a process of its own, which takes no time from the bots' thinking; then read it from disk."""
    with _one_at_a_time(game):
        if not on_disk(game):
            quiet = subprocess.DEVNULL  # or a compiler that outlives its program would hold on to the terminal
            command = [sys.executable, "-m", "tocca.compiled", game]
            subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False)
    _try(game)


@contextmanager
def _one_at_a_time(game: str) -> Iterator[None]:
    """Of several processes one compiles the game, and the others wait for it. Where there are no such locks all do."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:
        yield
        return
    mark = _mark(game).with_name("compiling")
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.open("w") as file:
        flock(file, LOCK_EX)
        yield


def _try(game: str) -> bool:
    """Compile; a twin that can't be compiled on this machine is as good as none."""
    try:
        compile(game)
    except Exception as problem:
        _broken[game] = problem
        log.warning("%s can't be compiled here, so its bots play by the plain rules: %s", game, problem)
        return False
    return True
