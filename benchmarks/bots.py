"""How fast the compiled games are, one table for all: what benchmarks/fast_<game>.py measure, and where.

`make bench-bots` runs it, prints the table and writes bench-results/bots.json. Compiled and plain Python take turns in
the same run, so that a busy machine slows both; see docs/bots.md for figures, `tocca arena` and `tocca ladder` for
strength.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tocca import fast
from tocca.arena.provenance import provenance

RESULTS = Path("bench-results")
COLUMNS = ("median", "best", "wanted", "python", "ratio")
HEADS = ("a second, one core", "median", "best", "asked for", "Python", "times")


def measured(games: list[str]) -> Iterator[dict[str, Any]]:
    """The rows of every game that has a benchmark."""
    for game in games:
        if find_spec(f"benchmarks.fast_{game}") is not None:
            print(f"{game} …", file=sys.stderr, flush=True)
            yield from getattr(import_module(f"benchmarks.fast_{game}"), f"bench_{game}")()


def table(rows: list[dict[str, Any]]) -> str:
    """For people."""
    cells = [HEADS, *((row["what"], *(_shown(row.get(name)) for name in COLUMNS)) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(wide) if place else cell.ljust(wide)
            for place, (cell, wide) in enumerate(zip(row, widths, strict=True))
        )
        for row in cells
    )


def _shown(value: float | None) -> str:
    return f"{value:,}" if value else ""


def main() -> None:
    """Measure the games that are named, else all."""
    rows = list(measured(sys.argv[1:] or list(fast.available())))
    print(table(rows))
    RESULTS.mkdir(exist_ok=True)
    found = {"from": provenance(), "measures": rows}
    (RESULTS / "bots.json").write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    slow = [row["what"] for row in rows if row.get("wanted") and row["median"] < row["wanted"]]
    print(f"\nslower than asked for: {', '.join(slow)}" if slow else "\nall as fast as asked for")


if __name__ == "__main__":
    main()
