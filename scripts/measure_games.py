"""Measures the games for their pages in docs/games: how long, how many choices, what it is worth to begin.

Simple bots play matches of the arena, the same ones every time; a minute or two on one core:

    .venv/bin/python scripts/measure_games.py [GAME …]
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import fmean
from types import MappingProxyType
from typing import Any, NamedTuple

import tocca
from tocca.arena.match import play
from tocca.arena.plan import Plan
from tocca.arena.provenance import commit
from tocca.arena.statistics import wilson
from tocca.games.toncc.rules.kings import NAMES as KINGS

PAGES = Path(__file__).parents[1] / "docs" / "games"
BOTS = ("random", "greedy")
SEED = "statistics"
OTHER = "the other one"


class Study(NamedTuple):
    """What is played, and what the seats are told apart by: the role of each at the start of a match."""

    roles: Callable[[Any], list[str]]  # of the first position, by seat
    seats: int
    matches: tuple[int, int]  # of each bot: as many as a minute of one core allows
    options: Mapping[str, Any] = MappingProxyType({})


def by_first(first: str, seat_of: Callable[[Any], int]) -> Callable[[Any], list[str]]:
    """One seat begins."""
    return lambda position: [first if seat == seat_of(position) else OTHER for seat in range(position.seats)]


STUDIES = {
    "tomoko": Study(by_first("who pushes first", lambda position: position.turn), 2, (300, 100)),
    "toncc": Study(lambda position: [KINGS[king] for king in position.kings], 3, (1000, 100)),
    "toscana": Study(by_first("who opens", lambda position: position.opener), 2, (1000, 300), {"games": 1}),
    "totsa": Study(by_first("who rolls first", lambda position: position.roller), 2, (50, 300)),
}


class Seen(NamedTuple):
    """One match: its length, the number of choices at each action, and each role's part of the victory."""

    actions: int
    choices: list[int]
    shares: list[tuple[str, float]]
    drawn: bool


def study_match(text: str, study: Study) -> Seen:
    """What a kept match tells."""
    record = tocca.Record.loads(text)
    outcome = record.state.outcome
    assert outcome is not None
    pairs = zip(record.states, record.events, strict=False)
    choices = [len(state.legal(event.seat)) for state, event in pairs if event.seat is not None]
    parts = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(study.seats)]
    roles = study.roles(record.states[0].position)
    return Seen(len(record.events), choices, list(zip(roles, parts, strict=True)), len(outcome.winners) > 1)


def play_matches(game: str, study: Study, bot: str, matches: int) -> list[Seen]:
    """Matches of the bot against itself, a deal each."""
    plan = Plan.of(game, [bot] * study.seats, SEED, study.seats, study.options)
    tasks = plan.tasks(plan.sets(matches))
    return [study_match(play(plan, task, keep=True).record or "", study) for task in tasks]


def row(bot: str, seen: list[Seen]) -> str:
    """A line of the table."""
    lengths, choices = [one.actions for one in seen], [number for one in seen for number in one.choices]
    length = f"{fmean(lengths):.0f} ({min(lengths)} to {max(lengths)})"
    branching = f"{fmean(choices):.1f} (to {max(choices)})"
    shared = f"{fmean(one.drawn for one in seen):.0%}"
    return f"| `{bot}` | {len(seen)} | {length} | {branching} | {victories(seen)} | {shared} |"


def victories(seen: list[Seen]) -> str:
    """Each role's part of the victories with its 95% interval; of two the first says all."""
    shares = [share for one in seen for share in one.shares]
    told = sorted({role for role, _ in shares} - {OTHER})
    return "; ".join(_rate(role, [part for one, part in shares if one == role]) for role in told)


def _rate(role: str, parts: list[float]) -> str:
    low, high = wilson(sum(parts), len(parts))
    return f"{role} {fmean(parts):.0%} ({low:.0%} to {high:.0%})"


def table(game: str, study: Study) -> str:
    """The part of the page."""
    options = "".join(f", `{name}={value}`" for name, value in study.options.items())
    plans = zip(BOTS, study.matches, strict=True)
    rows = "\n".join(row(bot, play_matches(game, study, bot, matches)) for bot, matches in plans)
    return (
        "| each bot against itself | matches | actions in a match | choices at an action | part of the victories | "
        f"shared |\n|---|---|---|---|---|---|\n{rows}\n\n"
        f"Means, with the least and most seen, and 95% intervals. {study.seats} seats{options}, otherwise the rules "
        f"as they are; `scripts/measure_games.py`, seed `{SEED}`, at commit {commit() or 'unknown'}."
    )


def write(page: Path, found: str) -> None:
    """Put the table where the page has a place for it."""
    text = page.read_text(encoding="utf-8")
    before, begins, rest = text.partition("<!-- statistics begin -->\n")
    _, ends, after = rest.partition("<!-- statistics end -->")
    if not (begins and ends):
        raise SystemExit(f"{page} has no place for statistics")
    page.write_text(f"{before}{begins}{found}\n{ends}{after}", encoding="utf-8")


def main() -> None:
    """Measure, and write into the pages."""
    for game in sys.argv[1:] or STUDIES:
        found = table(game, STUDIES[game])
        write(PAGES / f"{game}.md", found)
        print(f"{game}\n{found}\n", flush=True)


if __name__ == "__main__":
    main()
