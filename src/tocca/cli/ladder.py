"""`tocca ladder`: every level against the one below, as a table, here and in the docs."""

from argparse import Namespace
from pathlib import Path

import tocca
from tocca.arena.ladder import Rung, climb, markdown, replace_between
from tocca.arena.provenance import provenance
from tocca.bots.levels import NAMES
from tocca.cli.arena import crew
from tocca.cli.progress import compile_first, progress
from tocca.cli.words import Problem, Words

DOCS = Path("docs/bots.md")  # in a checkout


def ladder(asked: Namespace, words: Words) -> int:
    """`tocca ladder [GAME]`."""
    games = [asked.game] if asked.game else list(tocca.games())
    docs = _docs(asked)
    folder = Path(asked.out).expanduser() if asked.out else None
    for game in games:
        compile_first(game, NAMES, words)
        table = f"{markdown(_rungs(game, asked, folder, words))}\n\n{_source(asked)}"
        print(f"{tocca.game(game).name}\n\n{table}\n", flush=True)
        if docs is not None:
            docs.write_text(
                replace_between(docs.read_text(encoding="utf-8"), f"ladder {game}", table), encoding="utf-8"
            )
    return 0


def _docs(asked: Namespace) -> Path | None:
    """The page with the marks; Problem if the one that was named can't be read."""
    docs = Path(asked.docs).expanduser() if asked.docs else DOCS
    if not asked.docs and not docs.is_file():
        return None
    try:
        docs.read_text(encoding="utf-8")
    except OSError as problem:
        raise Problem("no-file", file=str(docs), why=problem.strerror or str(problem)) from None
    return docs


def _rungs(game: str, asked: Namespace, folder: Path | None, words: Words) -> list[Rung]:
    rungs = []
    with crew(asked) as workers, progress(5, words("ladder-climbing", game=tocca.game(game).name)) as advance:
        for rung in climb(game, asked.games, asked.seed, workers, folder):
            rungs.append(rung)
            advance(1)
    return rungs


def _source(asked: Namespace) -> str:
    found = provenance()
    commit = f", commit {found['commit']}" if found["commit"] else ""
    return (
        f"Seed `{asked.seed}`, {found['date']}, tocca {found['tocca']}{commit}, Python {found['python']}, "
        f"{found['machine']}, {found['cores']} cores. Repeat it with `tocca ladder`."
    )
