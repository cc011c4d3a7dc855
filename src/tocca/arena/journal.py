"""Results on disk, one line a match as it ends, so that a killed tournament loses only the matches under way."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from tocca.arena.errors import BadJournal
from tocca.arena.plan import Plan
from tocca.arena.played import Played

FILE = "matches.jsonl"
RECORDS = "records"
FORMAT = 1


class Journal:
    """The folder of one tournament: `matches.jsonl`, the records beside it."""

    def __init__(self, folder: Path, plan: Plan, resume: bool) -> None:
        self.folder = folder
        self._head = {"arena": FORMAT, **plan.to_json()}
        self._path = folder / FILE
        folder.mkdir(parents=True, exist_ok=True)
        (folder / RECORDS).mkdir(exist_ok=True)
        self.played: Sequence[Played] = self._before(resume)
        self._file: TextIO = self._path.open("a", encoding="utf-8")
        if self._path.stat().st_size == 0:
            self._write(self._head)

    def add(self, match: Played) -> None:
        """Append one match: first its record, then the line that says it was played."""
        if match.record is not None:
            (self.folder / RECORDS / f"{match.number:06}.tocca").write_text(match.record, encoding="utf-8")
        self._write(match.to_json())

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()

    def _before(self, resume: bool) -> list[Played]:
        """The matches already stored; BadJournal if they are another tournament's, or can't be read."""
        if not self._path.exists():
            return []
        if not resume:
            raise BadJournal(f"{self._path} is there already: resume it, or choose another folder")
        lines = _whole_lines(self._path)
        if lines and self._read(1, lines[0]) != self._head:
            raise BadJournal(f"{self._path} is another tournament's: {_difference(json.loads(lines[0]), self._head)}")
        return [self._match(number, line) for number, line in enumerate(lines[1:], 2)]

    def _match(self, number: int, line: str) -> Played:
        try:
            return Played.from_json(self._read(number, line))
        except (LookupError, TypeError, ValueError):
            raise BadJournal(f"{self._path}, line {number}: this is no match") from None

    def _read(self, number: int, line: str) -> Any:
        try:
            return json.loads(line)
        except ValueError:
            raise BadJournal(f"{self._path}, line {number}: this can't be read") from None


def read_seed(folder: Path) -> str | None:
    """The seed of the tournament in that folder; None where there is none to be read."""
    try:
        with (folder / FILE).open(encoding="utf-8") as file:
            return str(json.loads(file.readline())["seed"])
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _whole_lines(path: Path) -> list[str]:
    """The lines of the file. A last one that was cut off by a kill is taken away."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        os.truncate(path, len(whole))
    return whole.decode("utf-8").splitlines()


def _difference(before: Any, now: dict[str, Any]) -> str:
    if not isinstance(before, dict):
        return "it has no heading"
    changed = [name for name in now if before.get(name) != now[name]]
    return (
        ", ".join(f"{name} was {before.get(name)!r} and is {now[name]!r}" for name in changed) or "it has more to say"
    )
