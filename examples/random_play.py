# /// script
# requires-python = ">=3.11"
# dependencies = ["tocca-games"]
# ///
"""Random play: one match of each game, its result and its record."""

import random

import tocca

for name in tocca.games():
    game, rng = tocca.game(name), random.Random(7)
    record = tocca.Record.start(name, seed=7)
    while record.state.outcome is None:
        seat = min(record.state.to_act)  # several may act at once: here they take turns
        record.apply(seat, rng.choice(record.state.legal(seat)))
    again = tocca.Record.loads(record.dumps())  # replayed from its own chance values
    assert again.state == record.state
    outcome = record.state.outcome
    print(f"{game.name:8} {len(record.events):4} actions, winners {outcome.winners}, scores {outcome.scores}")
