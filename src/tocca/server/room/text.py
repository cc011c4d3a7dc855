"""Text from people, made fit to be shown."""

import unicodedata

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # part of some languages' spelling, and of emoji


def clean(text: str, most: int) -> str:
    """One line: no control, direction or other unseen characters, single spaces, at most so long."""
    seen = (
        " " if char.isspace() else char
        for char in text
        if char.isspace() or char in _JOINERS or unicodedata.category(char) not in _UNSEEN
    )
    line = " ".join("".join(seen).split())[:most].strip()
    return line if line.strip(_JOINERS) else ""
