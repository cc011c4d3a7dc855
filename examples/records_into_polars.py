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


def played(seed: int) -> tocca.Record:
    """A random match of Toscana."""
    record, rng = tocca.Record.start("toscana", seed=seed, games=1), random.Random(seed)
    while record.state.outcome is None:
        (seat,) = record.state.to_act
        record.apply(seat, rng.choice(record.state.legal(seat)))
    return record


with tempfile.TemporaryDirectory() as folder:
    for seed in range(20):
        played(seed).save(Path(folder) / f"{seed}.tocca")
    rows = [
        {
            "match": file.stem,
            "number": number,
            "seat": event.seat,
            "action": record.game.format(event.action),
            "choices": len(before.legal(event.seat)),
            "won": event.seat in record.state.outcome.winners,
        }
        for file in sorted(Path(folder).glob("*.tocca"))
        for record in [tocca.Record.load(file)]
        for number, (event, before) in enumerate(zip(record.events, record.states, strict=False))
    ]

actions = pl.DataFrame(rows)
placements = actions.filter(pl.col("action").str.starts_with("Tile"))
print(placements.group_by("seat").agg(pl.col("choices").mean().round(1), pl.col("won").mean()).sort("seat"))
