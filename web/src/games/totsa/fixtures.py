"""Facts and real views of Totsa!, for the client's tests. See scripts/fixtures.py."""

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import tocca
from tocca.core import codec
from tocca.games.totsa.rules.cards import ACTS, NAMES, NONE, ROWS
from tocca.games.totsa.rules.position import Position
from tocca.games.totsa.words.keys import keys
from tocca.server.room.actions import find_known

GAME = tocca.game("totsa")
Frame = tuple[dict[str, Any], dict[str, Any]]  # seat 0's view, and its actions by key
ASKED = ("pointing point", "paying return", "paying turn", "gap roll", "race slap", "thrown slap")


def frame(state: Any) -> Frame:
    view = state.view(0)
    json_view = codec.to_json(view)
    del json_view["options"]
    json_view["scene"] = codec.to_json(GAME.scene(view))
    return json_view, {key: json.loads(bytes(find_known(GAME, action).json)) for key, action in keys(view).items()}


def match(seed: str, skill: float, **options: Any) -> Iterator[Frame]:
    """A match of three, good and bad ideas mixed, so that everything happens some time."""
    rng = random.Random(seed)
    state: Any = GAME.start(2 if options else 3, seed, **options).advance(0)
    now = 0
    while state.outcome is None:
        yield frame(state)
        position = state.position
        now = max(now, position.now) + rng.randint(150, 700)
        seat, text = idea(state, rng, skill)
        actions = {GAME.format(action): action for action in state.legal(seat)} if seat in state.to_act else {}
        if text in actions and now < (state.deadline or now + 1):
            state = state.apply(seat, actions[text], at=now)
        else:
            now = max(now, state.deadline or 0)
            state = state.advance(now)
    yield frame(state)


def idea(state: Any, rng: random.Random, skill: float) -> tuple[int, str]:
    position: Position = state.position
    seat = rng.choice(sorted(state.to_act))
    texts = [GAME.format(action) for action in state.legal(seat)]
    match position.phase:
        case "gap":
            aim = [one for one in range(position.seats) if position.has_aim(one)]
            if aim and rng.random() < 0.5:
                return aim[0], "totsa!"
            return (seat, "totsa!") if rng.random() < 0.03 else (position.roller, "roll")
        case "thrown":
            return seat, rng.choice(texts) if rng.random() < 0.08 else ""
        case "race" if rng.random() < skill:
            return seat, right(position, seat, rng)
        case "race" if rng.random() < 0.5:
            return seat, rng.choice(ACTS)
        case "pointing":
            assert position.capturer is not None
            guesses = [GAME.format(action) for action in state.legal(position.capturer)]
            return position.capturer, rng.choice(guesses) if rng.random() < 0.8 else ""
        case "paying":
            return position.debts[0], GAME.format(state.legal(position.debts[0])[0])
    return seat, rng.choice(texts)


def right(position: Position, seat: int, rng: random.Random) -> str:
    holder = position.holder(position.dice)
    if holder is None:
        return f"slap {NAMES[position.dice]}"
    if seat != holder:
        return "capture"
    return rng.choice(("flip", "protect")) if position.dice in position.players[seat].open else "protect"


def list_kinds(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """The kinds of events between two views, some of them in two sorts."""
    known = len(before["events"]) if before["rolls"] == after["rolls"] else 0
    for event in after["events"][known:]:
        kind = event["kind"]
        down = any(card != NONE for card in before["players"][event["seat"]]["down"])
        if (kind == "captured" and event["slot"] != NONE) or (kind == "forgotten" and down):
            kind += "-down"
        yield kind


def fixtures() -> dict[str, Any]:
    """Every kind of event with the views around it, and everything that is asked of a player."""
    changes: dict[str, Any] = {}
    asked: dict[str, Any] = {}
    for seed in range(40):
        frames = list(match(str(seed), 0.9 if seed % 2 else 0.55))
        for (before, _), (after, keymap) in pairwise(frames):
            for kind in list_kinds(before, after):
                changes.setdefault(kind, {"before": before, "after": after})
            for ask in ASKED:
                phase, verb = ask.split()
                if after["phase"] == phase and any(action["text"].startswith(verb) for action in keymap.values()):
                    asked.setdefault(ask, {"view": after, "keys": keymap})
    simple = list(match("simple", 0.9, simple=True))
    asked["simple"] = {"view": simple[2][0], "keys": simple[2][1]}
    facts = {"names": NAMES, "rows": {str(key).lower(): rows for key, rows in ROWS.items()}}
    return {"facts": facts, "changes": changes, "asked": asked}
