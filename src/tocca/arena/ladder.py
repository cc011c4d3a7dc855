"""The ladder of a game's levels: each against the one below, the lowest against the greedy bot."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from tocca.arena.crew import Crew
from tocca.arena.errors import BadPlan
from tocca.arena.journal import Journal
from tocca.arena.plan import Plan
from tocca.arena.sprt import Sprt
from tocca.arena.statistics import format_elo, format_ends
from tocca.arena.summary import summary
from tocca.arena.tournament import tournament
from tocca.bots.levels import NAMES, Level, level

APART = Sprt(0, 100)  # is a level stronger by a hundred Elo rather than not at all?
FLOOR = "greedy"  # the bot that the lowest level is compared with
FLOOR_GAMES = 100


class Rung(NamedTuple):
    """A level and how it came out against the one below."""

    game: str
    name: str
    level: Level
    rival: str
    figures: dict[str, Any]

    @property
    def pair(self) -> dict[str, Any]:
        found: dict[str, Any] = self.figures["pairs"][0]
        return found

    @property
    def effort(self) -> dict[str, Any]:
        found: dict[str, Any] = self.figures["entrants"][0]
        return found


def climb(game: str, games: int, seed: str, crew: Crew, folder: Path | None = None) -> Iterator[Rung]:
    """The rungs from below. A folder keeps the matches, so that an interrupted ladder can be continued, but not one
    whose levels have changed since: so the entrants are named by their specs."""
    for name, rival in zip(NAMES, (FLOOR, *NAMES), strict=False):
        plan = Plan.of(game, [_spec(game, name), _spec(game, rival)], seed)
        test = None if rival == FLOOR else APART
        with nullcontext() if folder is None else Journal(folder / game / name, plan, resume=True) as journal:
            most = min(games, FLOOR_GAMES) if test is None else games
            played = list(tournament(plan, most, crew, test, journal))
        yield Rung(game, name, level(game, name), rival, summary(plan, played, test))


def _spec(game: str, name: str) -> str:
    return name if name == FLOOR else level(game, name).spec


def markdown(rungs: list[Rung]) -> str:
    """The table for the docs."""
    lines = [
        "| level | persona | plays as | against | matches | score | unbiased | Elo, 95 % | test [0, 100] | ms a move |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *map(_row, rungs)])


def _row(rung: Rung) -> str:
    score, elo = rung.pair["score"]["value"], rung.pair["elo"]
    test = rung.figures.get("sprt")
    cells = [
        rung.name,
        rung.level.persona.capitalize(),
        f"`{rung.level.spec}`",
        rung.rival,
        str(rung.figures["matches"]),
        f"{score:.1%}",
        f"{test['score']:.1%}" if test else "–",
        f"{format_elo(elo)} ({format_ends(elo)})",
        f"{test['verdict']} ({test['llr']:+.2f})" if test else "–",
        f"{rung.effort['ms']:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def replace_between(text: str, mark: str, new: str) -> str:
    """The text with what stands between two marks replaced; BadPlan if the marks are not there."""
    begin, end = f"<!-- {mark} begins -->", f"<!-- {mark} ends -->"
    head, opened, rest = text.partition(begin)
    _, closed, tail = rest.partition(end)
    if not (opened and closed):
        raise BadPlan(f"there is no place for the table: the lines {begin} and {end} are missing")
    return f"{head}{begin}\n{new}\n{end}{tail}"
