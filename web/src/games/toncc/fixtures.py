"""Facts and real views of Tóncc, for the client's tests. See scripts/fixtures.py."""

import json
import random
from typing import Any

import tocca
from tocca.core import codec
from tocca.games.toncc.rules.board import LEADS, MOVEMENTS, PLACES
from tocca.games.toncc.words.scene import manners
from tocca.server.room import actions

SEAT = 1


def encode_state(state: Any, seat: int | None) -> dict[str, Any]:
    """What the client gets: the view without its options, its scene, and what is legal."""
    view = codec.to_json(state.view(seat))
    del view["options"]
    legal = [] if seat is None else [actions.find_known(state.game, action).json for action in state.legal(seat)]
    scene = codec.to_json(state.game.scene(state.view(seat)))
    return {"view": view | {"scene": scene}, "legal": [json.loads(bytes(one)) for one in legal]}


def match(seed: int) -> list[dict[str, Any]]:
    """Every view of one seat during a match of random Kings, seat after seat."""
    rng = random.Random(seed)
    state: Any = tocca.game("toncc").start(seats=3, seed=seed)
    told = [encode_state(state, SEAT)]
    while state.outcome is None:
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
        told.append(encode_state(state, SEAT))
    return told


def fixtures() -> dict[str, Any]:
    """All of it."""
    return {
        "ways": [
            [
                {"movement": movement, "place": LEADS[start][movement], "manner": manners(PLACES)[start][movement]}
                for movement in MOVEMENTS
            ]
            for start in range(19)
        ],
        "match": match(5),
    }
