"""Named points at which a test can make the process die as if the power had gone.

`TOCCA_TESTING=1 TOCCA_CRASH=after-commit:3` kills it the third time it reaches `after-commit`.
Without TOCCA_TESTING=1 nothing happens.
"""

import os
import signal


def _read_environment() -> tuple[str, int]:
    if os.environ.get("TOCCA_TESTING") != "1":
        return "", 0
    name, _, times = os.environ.get("TOCCA_CRASH", "").partition(":")
    return name, int(times or 1)


_name, _left = _read_environment()


def point(name: str) -> None:
    """Kill the process here, if the environment asks for it."""
    global _left
    if name != _name:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
