"""Moments of Toscana for the client's tests: views, legal actions and previews. See scripts/fixtures.py."""

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import tocca
from tocca.core import codec
from tocca.server.room import actions

GAME = tocca.game("toscana")
SEED = 41  # a match with a draw in its first game, where both players veto, and a winner in its second


def match(seed: int) -> Iterator[Any]:
    """The states of a match between two careless players."""
    rng = random.Random(seed)
    state: Any = GAME.start(2, seed)
    yield state
    while state.outcome is None:
        (seat,) = state.to_act
        legal = state.legal(seat)
        veto = [action for action in legal if GAME.format(action) == "veto"]
        careful = [action for action in legal if action not in veto] or legal
        state = state.apply(seat, rng.choice(veto if veto and rng.random() < 0.05 else careful))
        yield state


def encode_state(state: Any, seat: int, previews: int = 0) -> dict[str, Any]:
    """What the client gets, with so many previews spread over the legal actions."""
    view = codec.to_json(state.view(seat))
    del view["options"]
    view["scene"] = codec.to_json(GAME.scene(state.view(seat)))
    legal = state.legal(seat)
    some = legal[:: max(1, len(legal) // previews)][:previews] if previews else ()
    effects = [
        {"action": encode_action(one), "effect": codec.to_json(GAME.preview(state.view(seat), one))} for one in some
    ]
    return {"view": view, "legal": list(map(encode_action, legal)), **({"previews": effects} if some else {})}


def encode_action(action: Any) -> Any:
    """The action as the wire has it."""
    return json.loads(bytes(actions.find_known(GAME, action).json))


def fixtures() -> dict[str, Any]:
    """All moments by name."""
    states = list(match(SEED))

    def first(phase: str, laid: int, seat: int) -> Any:
        """The first moment of game 1 with so many tiles at least, at which that seat decides."""
        wanted = ((one, one.position) for one in states if one.to_act == {seat})
        return next(one for one, now in wanted if now.game == 1 and now.phase == phase and len(now.laid) >= laid)

    before, after = next((a, b) for a, b in pairwise(states) if a.position.game < b.position.game)
    return {
        "mid": encode_state(first("place", 10, 0), 0, previews=10),
        "veto": encode_state(first("veto", 7, 0), 0),
        "late": encode_state(first("place", 18, 1), 1, previews=5),
        "before2": encode_state(before, 0),
        "start2": encode_state(after, 0),
        "over": encode_state(states[-1], 0),
    }
