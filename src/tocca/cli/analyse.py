"""`tocca analyse`: a kept match with the chances to win, the largest mistakes and what would have been better."""

import json
import multiprocessing
import signal
from argparse import Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from tocca.analysis.choices import AnalysedChoice, AnalysisQuestion, find_mistakes, judge_choice, list_questions
from tocca.arena.crew import cores
from tocca.cli import curves
from tocca.cli.play import load
from tocca.cli.progress import compile_first, progress
from tocca.cli.screen import Screen
from tocca.cli.words import Problem, Words
from tocca.core.records import Record


def analyse(asked: Namespace, words: Words) -> int:
    """`tocca analyse FILE`."""
    record = load(Path(asked.file).expanduser())
    asked_about = list(list_questions(record))
    if asked_about:
        compile_first(record.game.id, ["search"], words)
    think = partial(judge_choice, record.game.id, seconds=asked.seconds)
    with progress(len(asked_about), words("analyse-thinking")) as advance:
        choices = []
        for choice in _think_about(think, asked_about, asked.workers or cores()):
            advance(1)
            choices += [choice] if choice else []
    if asked.svg:
        _write(Path(asked.svg).expanduser(), curves.svg(record, choices, words))
    print(_json(record, choices, asked) if asked.json else _report(record, choices, asked, words))
    return 0


def _think_about(think: Any, asked_about: Sequence[AnalysisQuestion], workers: int) -> Iterator[AnalysedChoice | None]:
    if workers == 1 or len(asked_about) < 4:
        yield from map(think, asked_about)
        return
    spawn, quiet = multiprocessing.get_context("spawn"), (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(workers, spawn, initializer=signal.signal, initargs=quiet) as pool:
        yield from pool.map(think, asked_about)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Problem("no-file", file=str(file), why=problem.strerror or str(problem)) from None


def _report(record: Record, choices: Sequence[AnalysedChoice], asked: Namespace, words: Words) -> str:
    if not choices:
        return words("analyse-nothing")
    screen = Screen(words, asked.plain)
    lines = [words("analyse-title", game=record.game.name, seconds=f"{asked.seconds:g}"), ""]
    lines += curves.draw(record, choices, screen)
    found = find_mistakes(choices, asked.mistakes)
    lines += ["", words("analyse-mistakes") if found else words("analyse-no-mistakes")]
    for choice in found:
        lines += ["", *_describe(record, choice, words)]
    return "\n".join(lines)


def _describe(record: Record, choice: AnalysedChoice, words: Words) -> list[str]:
    played = record.game.format(choice.action)
    title = words(
        "analyse-mistake",
        number=str(choice.event),
        name=record.names[choice.seat],
        action=played,
        chance=f"{choice.chance:.0%}",
        loss=f"{choice.loss:.0%}",
    )
    better = (
        f"{record.game.format(one.action)} {one.chance:.0%}" for one in choice.best if one.action != choice.action
    )
    return [f"  {title}", f"      {words('analyse-better', actions=' · '.join(better))}"]


def _json(record: Record, choices: Sequence[AnalysedChoice], asked: Namespace) -> str:
    """For programs: every choice, best actions first."""
    shown = [
        {
            "event": one.event,
            "seat": one.seat,
            "action": record.game.format(one.action),
            "chance": round(one.chance, 4),
            "loss": round(one.loss, 4),
            "best": [
                {"action": record.game.format(best.action), "chance": round(best.chance, 4), "visits": best.visits}
                for best in one.best
            ],
        }
        for one in choices
    ]
    head = {"game": record.game.id, "names": record.names, "seconds": asked.seconds}
    return json.dumps({**head, "choices": shown}, ensure_ascii=False, indent=2)
