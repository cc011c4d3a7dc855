# /// script
# requires-python = ">=3.11"
# dependencies = ["tocca-games", "polars"]
# ///
"""Read records into polars: one row an action, then a question to the table."""

import random
import tempfile
from pathlib import Path

import polars as pl

import tocca


def play(seed: int) -> tocca.Record:
    """A random match of Toscana."""
    record, rng = tocca.Record.start("toscana", seed=seed, games=1), random.Random(seed)
    while record.state.outcome is None:
        (seat,) = record.state.to_act
        record.apply(seat, rng.choice(record.state.legal(seat)))
    return record


with tempfile.TemporaryDirectory() as folder:
    for seed in range(20):
        play(seed).save(Path(folder) / f"{seed}.tocca")
    rows = []
    for file in sorted(Path(folder).glob("*.tocca")):
        record = tocca.Record.load(file)
        outcome = record.state.outcome
        for number, (event, before) in enumerate(zip(record.events, record.states, strict=False)):
            if event.seat is None or outcome is None:  # time passed, or the match was not finished: not in these
                continue
            rows.append(
                {
                    "match": file.stem,
                    "number": number,
                    "seat": event.seat,
                    "action": record.game.format(event.action),
                    "choices": len(before.legal(event.seat)),
                    "won": event.seat in outcome.winners,
                }
            )

actions = pl.DataFrame(rows)
placements = actions.filter(pl.col("action").str.starts_with("Tile"))
print(placements.group_by("seat").agg(pl.col("choices").mean().round(1), pl.col("won").mean()).sort("seat"))
