"""`tocca arena`: bots meet, and the figures say how sure they are."""

import json
import random
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import tocca
from tocca.arena import Plan, Played, summary, tournament
from tocca.arena import crew as crews
from tocca.arena.journal import Journal, read_seed
from tocca.arena.provenance import provenance
from tocca.arena.sprt import make_sprt
from tocca.cli.progress import compile_first, progress
from tocca.cli.standings import as_table
from tocca.cli.table import find_bot, read_options
from tocca.cli.words import Problem, Words


def arena(asked: Namespace, words: Words) -> int:
    """`tocca arena GAME BOT BOT…`."""
    plan, test = read_plan(asked, words), make_sprt(*asked.sprt) if asked.sprt else None
    if asked.resume and not asked.out:
        raise Problem("resume-what")
    compile_first(plan.game, plan.entrants, words)
    began = time.perf_counter()
    with _journal(asked, plan) as journal, crew(asked) as workers:
        played = list(_watch(tournament(plan, asked.games, workers, test, journal), plan, asked, words))
        figures = {
            **summary(plan, played, test),
            "seconds": round(time.perf_counter() - began, 1),
            "from": provenance(),
        }
        if journal is not None:
            (journal.folder / "summary.json").write_text(_json(figures), encoding="utf-8")
    print(_json(figures) if asked.json else as_table(figures, words))
    return 0


def read_plan(asked: Namespace, words: Words) -> Plan:
    """What the command line asks for."""
    game = tocca.game(asked.game)
    for name in asked.bots:
        find_bot(name, game.id)
    return Plan.of(game.id, asked.bots, _seed(asked), asked.seats, read_options(game, asked.option, words))


def _seed(asked: Namespace) -> str:
    """The one asked for, else that of the tournament that goes on, else a new one."""
    kept = read_seed(Path(asked.out).expanduser()) if asked.resume and asked.out else None
    given: str | None = kept if asked.seed is None else asked.seed
    return str(random.SystemRandom().getrandbits(32)) if given is None else given


@contextmanager
def crew(asked: Namespace) -> Iterator[crews.Crew]:
    """Those who play the matches: a cluster, if one is named, else as many processes as there are cores."""
    ray, dask = getattr(asked, "ray", None), getattr(asked, "dask", None)
    if ray is not None:
        found: crews.Crew = crews.ray(ray or None)
    elif dask is not None:
        found = crews.dask(dask or None)
    else:
        found = crews.crew(asked.workers or crews.cores())
    try:
        yield found
    finally:
        found.stop()


def _journal(asked: Namespace, plan: Plan) -> AbstractContextManager[Journal | None]:
    if not asked.out:
        return nullcontext()
    try:
        return Journal(Path(asked.out).expanduser(), plan, asked.resume)
    except OSError as problem:
        raise Problem("no-file", file=asked.out, why=problem.strerror or str(problem)) from None


def _watch(played: Iterator[Played], plan: Plan, asked: Namespace, words: Words) -> Iterator[Played]:
    """The matches, with a bar. Ctrl-C ends them early: what was played counts."""
    number = plan.sets(asked.games) * len(plan.line_ups)
    with progress(number, words("sim-playing")) as advance:
        try:
            for match in played:
                advance(1)
                yield match
        except KeyboardInterrupt:
            print(words("arena-broken-off"), file=sys.stderr)


def _json(figures: dict[str, Any]) -> str:
    return json.dumps(figures, ensure_ascii=False, indent=2)
