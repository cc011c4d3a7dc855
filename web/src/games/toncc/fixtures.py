"""Facts and real views of Tóncc, for the client's tests. See scripts/fixtures.py."""

import random
from typing import Any

import tocca
from tocca.core import codec
from tocca.games.toncc.rules.board import LEADS
from tocca.games.toncc.rules.kings import WORTH
from tocca.games.toncc.rules.map import KINGDOMS, REGIONS

SEAT = 1


def seen(state: Any, seat: int | None) -> dict[str, Any]:
    """What the client gets: the view without its options, and what is legal."""
    view = codec.to_json(state.view(seat))
    del view["options"]
    legal = [] if seat is None else [state.game.format(action) for action in state.legal(seat)]
    return {"view": view, "legal": legal}


def match(seed: int) -> list[dict[str, Any]]:
    """Every view of one seat during a match of random Kings, seat after seat."""
    rng = random.Random(seed)
    state: Any = tocca.game("toncc").start(seats=3, seed=seed)
    told = [seen(state, SEAT)]
    while state.outcome is None:
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
        told.append(seen(state, SEAT))
    return told


def fixtures() -> dict[str, Any]:
    """All of it."""
    return {
        "leads": [LEADS[place][1:] for place in range(19)],
        "regions": [region._asdict() for region in REGIONS],
        "kingdoms": [kingdom._asdict() for kingdom in KINGDOMS],
        "worth": WORTH,
        "match": match(5),
    }
