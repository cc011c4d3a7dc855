"""`python -m tocca.fast [GAME …]`: compile the games now, so that nobody has to wait for it later."""

import os
import sys
import time

from tocca import fast
from tocca.core.errors import ToccaError


def main(wanted: list[str]) -> int:
    """Compile these games, else all; 1 if one of them can't be."""
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    for game in wanted or fast.available():
        began = time.monotonic()
        print(f"{game} …", end=" ", flush=True)
        try:
            fast.compile(game)
        except ToccaError as problem:
            print(problem)
            return 1
        print(f"{time.monotonic() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
