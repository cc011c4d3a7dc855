"""Our best bots against an outside one: OpenSpiel's Python MCTSBot, in the arena, at equal time and equal simulations.

It gets an imagined position that fits what its seat sees, as ours do, and plays random games to the end. Deals are
paired and thinking is measured in processor time. Matches are kept in bench-results/outside: a run that was broken off
goes on where it was.

    python -m benchmarks.outside [--games 200] [--seconds 0.25] [--workers 2] [WHICH…]
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, NamedTuple

from tocca import compiled
from tocca.arena import Plan, crew, tournament
from tocca.arena.journal import FILE, Journal
from tocca.arena.played import Played
from tocca.arena.provenance import provenance
from tocca.arena.summary import summary

RESULTS = Path("bench-results") / "outside"
THEIRS = "tocca.adapters.openspiel.players.Mcts"
SEED = "outside"


class Meeting(NamedTuple):
    """A game and its options, and the simulations that both have where simulations count."""

    game: str
    options: dict[str, Any]
    simulations: int


MEETINGS = {"toscana": Meeting("toscana", {"games": 1}, 100), "tomoko": Meeting("tomoko", {}, 50)}
KINDS = ("time", "simulations")


def main() -> None:
    """Play what is missing, print the table."""
    asked = _parse_arguments()
    rows = [_meet(name, kind, asked) for name in asked.which for kind in KINDS]
    lines = [list(rows[0]), *(list(map(str, row.values())) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)))
    found = {"from": provenance(), "seed": SEED, "matches": rows}
    (RESULTS / "summary.json").write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _parse_arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--workers", type=int, default=crew.cores())
    parser.add_argument("which", nargs="*", metavar="WHICH", help=" or ".join(MEETINGS))
    asked = parser.parse_args()
    for name in asked.which:
        if name not in MEETINGS:
            parser.error(f"there is no meeting {name!r}; there are {' and '.join(MEETINGS)}")
    asked.which = asked.which or list(MEETINGS)
    return asked


def _meet(name: str, kind: str, asked: Namespace) -> dict[str, Any]:
    meeting = MEETINGS[name]
    budget = f"seconds={asked.seconds:g}" if kind == "time" else f"simulations={meeting.simulations},seconds=none"
    plan = Plan.of(meeting.game, [f"search:{budget}", f"{THEIRS}:{budget}"], SEED, options=meeting.options)
    compiled.compile(meeting.game)
    folder = RESULTS / f"{name}-{kind}"
    journal, workers = Journal(folder, plan, resume=(folder / FILE).exists()), crew.crew(asked.workers)
    played: list[Played] = []
    try:
        for match in tournament(plan, asked.games, workers, journal=journal):
            played.append(match)
            print(f"\r{name}, equal {kind}: {len(played)} of {asked.games}", end="", file=sys.stderr, flush=True)
    finally:
        workers.stop()
        journal.close()
    print(file=sys.stderr)
    found = summary(plan, played)
    ours, theirs = found["entrants"]
    low, high = (f"{100 * ours['share'][end]:.1f}" for end in ("low", "high"))
    return {
        "game": name,
        "both have": budget.removesuffix(",seconds=none"),
        "matches": found["matches"],
        "ours won": f"{100 * ours['share']['value']:.1f} %",
        "95 %": f"{low} – {high}",
        "ms a choice": f"{ours['ms']:.0f} / {theirs['ms']:.0f}",
    }


if __name__ == "__main__":
    main()
