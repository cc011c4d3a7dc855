"""How kernels are compiled and where their machine code is kept.

    from tocca.compiled.kernels import kernel

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
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

from tocca.core.extras import need

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
LAYERS = ("compiled", "bots", "learning")  # folders that hold kernels
KEPT = 3  # how many versions of a game's machine code stay on disk: other processes may still use an older one


def kernel(function: F) -> F:
    """The function compiled for search: without the interpreter lock, and kept on disk."""
    return compile_with()(function)


def compile_with(**settings: Any) -> Callable[[F], F]:
    """The same with settings of Numba's, such as `inline="always"`.

    Not `fastmath`: it lets the compiler round as suits the processor, and a search would choose otherwise elsewhere.
    """
    try:
        import numba
    except ImportError:
        need("fast")
        raise

    def decorate(function: F) -> F:
        with _cache_in(numba.config, place(function.__module__)):
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
def _cache_in(config: Any, folder: Path) -> Iterator[None]:
    """Numba reads its setting when it decorates; whoever else uses Numba here keeps their own."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def place(module: str) -> Path:
    """The folder for the machine code of that module, made when first asked for; older versions of it go.

    Machine code belongs to a layer of a package: that of some_game.bots.tree to the bots of some_game.
    """
    package, layer = _layer_of(module)
    root, name = cache_root(), f"{package.rpartition('.')[2]}-{layer}"
    folder = root / f"{name}-{_fingerprint(package, layer)}"
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(root, name, folder)
    return folder


def _layer_of(module: str) -> tuple[str, str]:
    """The package of a game, or `tocca` itself, and which of its layers holds the module."""
    parts = module.split(".")
    for number in range(len(parts) - 1, 0, -1):
        if parts[number] in LAYERS:
            return ".".join(parts[:number]), parts[number]
    return module.rpartition(".")[0] or module, "compiled"


def _fingerprint(package: str, layer: str) -> str:
    """A hash of the sources that can be in the machine code of one layer: the game's rules, its twin, the layer itself,
    what the layer shares with other games, and this file."""
    digest = blake2b(digest_size=8)
    for path in sorted(_sources(package, layer)):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def _sources(package: str, layer: str) -> Iterator[Path]:
    folder = _folder_of(package)
    if folder != PACKAGE:
        yield from folder.glob("*.py")
        for part in dict.fromkeys(("rules", "compiled", layer)):
            yield from (folder / part).rglob("*.py")
    for part in dict.fromkeys(("compiled", layer)):
        yield from (PACKAGE / part).glob("*.py")


def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


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
