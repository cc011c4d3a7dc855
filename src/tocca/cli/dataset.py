"""`tocca dataset`: many matches of strong bots, to learn from."""

import json
from argparse import Namespace
from pathlib import Path

from tocca.arena import tournament
from tocca.arena.datasets import plan_dataset
from tocca.arena.journal import Journal
from tocca.arena.provenance import provenance
from tocca.cli.arena import crew
from tocca.cli.progress import compile_first, progress
from tocca.cli.table import find_bot, read_options
from tocca.cli.words import Problem, Words
from tocca.core import registry


def dataset(asked: Namespace, words: Words) -> int:
    """`tocca dataset GAME`. What is in the folder already is kept and continued."""
    game = registry.game(asked.game)
    for name in asked.bots:
        find_bot(name, game.id)
    plan = plan_dataset(game.id, asked.seed, asked.bots, read_options(game, asked.option, words))
    folder = Path(asked.out or f"tocca-dataset-{game.id}").expanduser()
    compile_first(plan.game, plan.entrants, words)
    count, actions = 0, 0
    try:
        journal = Journal(folder, plan, resume=True)
    except OSError as problem:
        raise Problem("no-file", file=str(folder), why=problem.strerror or str(problem)) from None
    total = plan.sets(asked.matches) * len(plan.line_ups)
    with journal, crew(asked) as workers, progress(total, words("sim-playing")) as advance:
        for match in tournament(plan, asked.matches, workers, None, journal):
            count, actions = count + 1, actions + match.actions
            advance(1)
    about = {"plan": plan.to_json(), "matches": count, "actions": actions, "from": provenance()}
    (folder / "dataset.json").write_text(json.dumps(about, ensure_ascii=False, indent=2), encoding="utf-8")
    print(words("dataset-done", folder=str(folder), matches=count, actions=actions))
    return 0
