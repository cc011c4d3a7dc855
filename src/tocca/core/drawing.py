"""How a game draws itself as text: it names the style of each piece, a pen decides what that means."""

from collections.abc import Callable

Pen = Callable[..., str]  # pen(text, *styles) -> text


def PLAIN(text: str, *styles: str) -> str:  # noqa: N802  (a constant that happens to be a function)
    """The pen without colour."""
    return text


ANSI_STYLES = {
    "bold": "1",
    "faint": "2",
    "underline": "4",
    "reverse": "7",
    "red": "38;5;203",
    "yellow": "38;5;221",
    "blue": "38;5;75",
    "green": "38;5;71",
    "pink": "38;5;211",
    "brown": "38;5;173",
    "grey": "38;5;247",
    "dark": "38;5;137",
    "light": "38;5;230",
}


def ANSI(text: str, *styles: str) -> str:  # noqa: N802
    """The pen for a colour terminal."""
    codes = ";".join(ANSI_STYLES[style] for style in styles)
    return f"\x1b[{codes}m{text}\x1b[0m" if codes else text
