"""The terminal: writing, asking, clearing. Colour and clearing only where somebody can see them."""

import os
import re
import shutil
import sys
from collections.abc import Sequence
from itertools import islice

from tocca.cli.words import Words
from tocca.core.drawing import ANSI, PLAIN, Pen

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # with what has scrolled away: a curtain must not be scrolled open


class Screen:
    """Where a match is shown and where its people type."""

    def __init__(self, words: Words, plain: bool = False) -> None:
        self.words = words
        self.seen = sys.stdout.isatty()
        self.typed = self.seen and sys.stdin.isatty()
        colour = self.seen and not plain and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.pen: Pen = ANSI if colour else PLAIN
        if self.typed:
            _edit_lines()

    @property
    def width(self) -> int:
        return min(shutil.get_terminal_size((100, 24)).columns, 120)

    def say(self, text: str = "", *styles: str) -> None:
        """Write a line, or several."""
        print(self.pen(text, *styles) if styles and text else text, flush=True)

    def rule(self, title: str) -> None:
        """A heading that tells one screen from the next."""
        room = max(0, min(self.width, 72) - len(title) - 4)
        self.say()
        self.say(f"{self.pen('──', 'faint')} {self.pen(title, 'bold')} {self.pen('─' * room, 'faint')}")

    def clear(self) -> None:
        """Wipe what was shown, so that the next person can't read it."""
        if self.seen:
            print(CLEAR, end="", flush=True)

    def ask(self, prompt: str, *styles: str) -> str:
        """What the person types; EOFError when nobody will."""
        prompt = self.pen(prompt, *styles) if styles else prompt
        if self.typed:
            prompt = re.sub("\x1b\\[[0-9;]*m", "\1\\g<0>\2", prompt)  # readline: these take no room
        return input(f"{prompt} ").strip()

    def columns(self, cells: Sequence[str]) -> list[str]:
        """The cells as rows of as many as fit, read downwards."""
        if not cells:
            return []
        wide = max(map(len, cells)) + 2
        across = max(1, (self.width - 2) // wide)
        down = -(-len(cells) // across)
        return ["  " + "".join(cell.ljust(wide) for cell in cells[row::down]).rstrip() for row in range(down)]

    def page(self, lines: Sequence[str]) -> None:
        """Show many lines, a screenful at a time where a person is watching."""
        left, height = iter(lines), shutil.get_terminal_size().lines - 2
        while part := list(islice(left, height if self.typed else len(lines))):
            self.say("\n".join(part))
            if self.typed and len(part) == height and self.ask(self.words("page-more"), "faint"):
                return


def _edit_lines() -> None:
    """Arrow keys while typing; but no history, in which the next player could read the last one's choices."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
