"""How fast the compiled games are, one table for all: what benchmarks/fast_<game>.py measure, and where.

`make bench-bots` runs it, prints the table and writes bench-results/bots.json; see docs/bots.md for figures,
`tocca arena` and `tocca ladder` for strength.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks import speeds
from tocca import compiled
from tocca.arena.provenance import provenance

RESULTS = Path("bench-results")


def measure(games: list[str]) -> Iterator[dict[str, Any]]:
    """The rows of every game that has a benchmark."""
    for game in games:
        if find_spec(f"benchmarks.fast_{game}") is not None:
            print(f"{game} …", file=sys.stderr, flush=True)
            compiled.compile(game)
            yield from speeds.rows(import_module(f"benchmarks.fast_{game}").MEASURES)


def main() -> None:
    """Measure the games that are named, else all."""
    rows = list(measure(sys.argv[1:] or list(compiled.available())))
    print(speeds.table(rows))
    RESULTS.mkdir(exist_ok=True)
    found = {"from": provenance(), "measures": rows}
    (RESULTS / "bots.json").write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    slow = speeds.slow(rows)
    print(f"\nslower than the target: {', '.join(slow)}" if slow else "\nall reach the target")


if __name__ == "__main__":
    main()
