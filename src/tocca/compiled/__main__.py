"""`python -m tocca.compiled [GAME …]`: compile the games now, so that nobody has to wait for it later.

Several games are compiled at the same time, each in a process of its own, as many as there are cores.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from tocca import compiled
from tocca.core.errors import ToccaError


def main(wanted: list[str]) -> int:
    """Compile these games, else all; 1 if one of them can't be."""
    games = wanted or compiled.available()
    if len(games) == 1:
        return _here(games[0])
    with ThreadPoolExecutor(_cores()) as pool:
        return max(pool.map(_elsewhere, games), default=0)


def _here(game: str) -> int:
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    began = time.monotonic()
    try:
        compiled.compile(game)
    except ToccaError as problem:
        print(f"{game} … {problem}", flush=True)
        return 1
    print(f"{game} … {time.monotonic() - began:.1f} s", flush=True)
    return 0


def _elsewhere(game: str) -> int:
    return subprocess.run([sys.executable, "-m", "tocca.compiled", game], check=False).returncode


def _cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
