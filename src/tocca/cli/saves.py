"""Where matches are kept when nobody named a file."""

import os
import sys
import time
from pathlib import Path

from tocca.core.records import Record


def folder() -> Path:
    """The person's data folder for Tocca."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tocca"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tocca"


def new_file(game: str) -> Path:
    """A name that no other match has."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (folder() / f"{stem}{'' if n == 1 else f'-{n}'}.tocca" for n in range(1, 1000))
    return next(name for name in names if not name.exists())


def save(record: Record, file: Path) -> None:
    """Write the match; OSError where that can't be done."""
    file.parent.mkdir(parents=True, exist_ok=True)
    record.save(file)
