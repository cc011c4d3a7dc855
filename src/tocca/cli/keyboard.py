"""Single keys, as they are pressed, from a terminal."""

import os
import select
import sys
from types import TracebackType

ESCAPE = "\x1b"
# A Russian keyboard sends Cyrillic letters; what counts is where the key is.
_PLACES = str.maketrans("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.")


class Keyboard:
    """The terminal in the mode where each key counts at once; as it was before on leaving."""

    def __enter__(self) -> "Keyboard":
        import termios
        import tty

        self._file = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)  # not raw: Ctrl-C still interrupts
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        import termios

        termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def keys(self, seconds: float | None) -> list[str]:
        """The keys pressed within that time, at least one unless it ran out; EOFError when nobody will."""
        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return []
        pressed = os.read(self._file, 64)
        if not pressed or pressed == b"\x04":  # Ctrl-D
            raise EOFError
        if pressed.startswith(b"\x1b") and len(pressed) > 1:
            return []  # an arrow or function key
        return list(pressed.decode(errors="ignore").lower().translate(_PLACES))


def available() -> bool:
    """Whether this system can read single keys."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return True
