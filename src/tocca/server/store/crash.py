"""Named points at which a test can make the process die as if the power had gone.

`TOCCA_TESTING=1 TOCCA_CRASH=after-commit:3` kills it the third time it comes by `after-commit`.
Without TOCCA_TESTING=1 nothing of this happens.
"""

import os
import signal


def _wanted() -> tuple[str, int]:
    if os.environ.get("TOCCA_TESTING") != "1":
        return "", 0
    name, _, times = os.environ.get("TOCCA_CRASH", "").partition(":")
    return name, int(times or 1)


_name, _left = _wanted()


def point(name: str) -> None:
    """Die here, if that was asked for."""
    global _left
    if name != _name:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
