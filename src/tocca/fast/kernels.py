"""How kernels are compiled and where their machine code is kept.

    from tocca.fast.kernels import kernel

    @kernel
    def legal(row: Row, seat: int, out: Ids) -> int: ...

Numba keeps machine code by the age of the one file that holds the function. A kernel freezes the tables it was
compiled with, though, and those come from other files; so the place of a game's machine code is named after a
hash of every file that could be in it, and a change of the rules can't meet stale code.
"""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

from tocca.core.extras import need

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
KEPT = 3  # how many versions of a game's machine code stay on disk: other processes may still use an older one


def kernel(function: F) -> F:
    """The function compiled for search: without the interpreter lock, and kept on disk."""
    return compiled()(function)


def compiled(**settings: Any) -> Callable[[F], F]:
    """The same with settings of Numba's, such as `inline="always"` or `fastmath=True`."""
    try:
        import numba
    except ImportError:
        need("fast")
        raise

    def decorate(function: F) -> F:
        with _kept_at(numba.config, place(function.__module__)):
            return cast(F, _once(numba.njit(cache=True, nogil=True, **settings)(function)))

    return decorate


def _once(kernel: Any) -> Any:
    """Numba would compile a kernel again for each constant that another one hands it; here constants are numbers."""
    from numba.core.types import unliteral

    if not hasattr(kernel, "compile"):  # NUMBA_DISABLE_JIT: a plain function, for debugging
        return kernel
    compile_for = kernel.compile
    kernel.compile = lambda kinds: compile_for(tuple(map(unliteral, kinds)) if isinstance(kinds, tuple) else kinds)
    return kernel


@contextmanager
def _kept_at(config: Any, folder: Path) -> Iterator[None]:
    """Numba reads its setting when it decorates; whoever else uses Numba here keeps his own."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def place(module: str) -> Path:
    """The folder for the machine code of that module: that of tocca.fast.toscana.scoring belongs to Toscana's twin."""
    parts = module.split(".")
    return _folder(*parts[1:3]) if len(parts) > 2 else _folder("fast", parts[-1])


@cache
def _folder(layer: str, part: str) -> Path:
    """Made when first asked for; older versions of the same part go."""
    root, name = cache_root(), part if layer == "fast" else f"{layer}-{part}"
    folder = root / f"{name}-{_fingerprint(layer, part)}"
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(root, name, folder)
    return folder


def _fingerprint(layer: str, part: str) -> str:
    """A hash of the sources that can be in the machine code of one game: its rules, its twin, what a layer above adds,
    and this file."""
    digest = blake2b(digest_size=8)
    for path in sorted(_sources(layer, part)):
        digest.update(str(path.relative_to(PACKAGE)).encode() + path.read_bytes())
    return digest.hexdigest()


def _sources(layer: str, part: str) -> Iterator[Path]:
    for one in dict.fromkeys(("games", "fast", layer)):
        yield from (PACKAGE / one / part).rglob("*.py")
        yield from (PACKAGE / one).glob(f"{part}.py")
    if layer != "fast":
        yield from (PACKAGE / layer).glob("*.py")
    yield PACKAGE / "fast" / "kernels.py"


def _forget_old(root: Path, name: str, but: Path) -> None:
    with suppress(OSError):  # another process may tidy up at the same time
        others = sorted((old for old in root.glob(f"{name}-*") if old != but), key=lambda old: -old.stat().st_mtime)
        for old in others[KEPT - 1 :]:
            shutil.rmtree(old, ignore_errors=True)


@cache
def cache_root() -> Path:
    """Where machine code may be kept: where NUMBA_CACHE_DIR says, else beside this file, with the user, or for now."""
    wanted = os.environ.get("NUMBA_CACHE_DIR")
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    for base in (*([Path(wanted)] if wanted else []), Path(__file__).parent / "__pycache__", home / "tocca"):
        with suppress(OSError):
            base.mkdir(parents=True, exist_ok=True)
            if os.access(base, os.W_OK):
                return base
    return Path(tempfile.mkdtemp(prefix="tocca-"))
