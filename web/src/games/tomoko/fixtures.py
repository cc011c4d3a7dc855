"""Moments of Tomoko for the client's tests: views, legal actions, log lines and previews. See scripts/fixtures.py."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import tocca
from tocca.core import codec
from tocca.server.room import actions

GAME = tocca.game("tomoko")
SEAT = 0  # whose views these are
TRIED = ("N1 light", "E3 light", "S5 dark", "W3 dark")  # the pushes that are previewed, beside those that show a card
SEEDS = range(400)


class Moment(NamedTuple):
    """A state and the log so far."""

    state: Any
    lines: tuple[dict[str, Any], ...]

    @property
    def view(self) -> Any:
        return self.state.view(SEAT)


def match(seed: int, seats: int, **options: Any) -> Iterator[Moment]:
    """A match between people who lay what they can and push what shows their cards, else anything."""
    rng = random.Random(seed)
    moment = Moment(GAME.start(seats, seed, **options), ())
    now = 0
    yield moment
    while moment.state.outcome is None:
        seat, action = idea(moment.state, rng)
        now += rng.randint(2_000, 5_000)
        line = {"seq": len(moment.lines), "at": now, "kind": "acted", "seat": seat, "action": encode_action(action)}
        after = moment.state.apply(seat, action)
        if not GAME.public(moment.state.position, action, after.position):
            line["secret"] = True
        moment = Moment(after, (*moment.lines, line))
        yield moment


def idea(state: Any, rng: random.Random) -> tuple[int, Any]:
    """A claim that comes true, else a push."""
    for seat in sorted(state.to_act):
        for action in state.legal(seat):
            if verb(action) == "claim" and count_laid(state.apply(seat, action)) > count_laid(state):
                return seat, action
    turn = state.position.turn
    view = state.view(turn)
    pushes = [action for action in state.legal(turn) if verb(action) == "push"]
    good = [push for push in pushes if set(GAME.preview(view, push).shows) & set(view.hands[turn % len(view.hands)])]
    return turn, rng.choice(good or pushes)


def verb(action: Any) -> str:
    return actions.kind_of(action)


def count_laid(state: Any) -> int:
    return sum(map(len, state.position.laid))


def find(length: int, wanted: Callable[..., bool], seats: int, **options: Any) -> list[dict[str, Any]]:
    """The first so many moments in a row that are as wanted, of the first match that has some."""
    for seed in SEEDS:
        moments = list(match(seed, seats, **options))
        for end in range(length, len(moments) + 1):
            some = moments[end - length : end]
            if wanted(*some):
                return [encode_moment(one) for one in some]
    raise LookupError("no match has such a moment")


def encode_moment(moment: Moment) -> dict[str, Any]:
    """What the client gets."""
    view = codec.to_json(moment.view)
    del view["options"]
    legal = moment.state.legal(SEAT) if moment.state.outcome is None else ()
    effects = [(action, GAME.preview(moment.view, action)) for action in legal]
    return {
        "view": view | {"scene": codec.to_json(GAME.scene(moment.view))},
        "legal": list(map(encode_action, legal)),
        "lines": moment.lines[-12:],
        "previews": [
            {"action": encode_action(action), "effect": codec.to_json(effect)}
            for action, effect in effects
            if effect is not None and (GAME.format(action) in TRIED or effect.shows)
        ],
    }


def encode_action(action: Any) -> Any:
    """The action as the wire has it."""
    return json.loads(bytes(actions.find_known(GAME, action).json))


def a_card_goes_down(_before: Moment, _other: Moment, own: Moment, after: Moment) -> bool:
    """Somebody's own push drops a light marble and completes one card."""
    if own.view.turn != SEAT or after.view.last is None or len(after.view.laid[SEAT]) != len(own.view.laid[SEAT]) + 1:
        return False
    return bool(
        GAME.preview(own.view, after.view.last).falls == "light"
        and count_laid(after.state) == count_laid(own.state) + 1
    )


def a_claim(before: Moment, after: Moment) -> bool:
    """Seat 2 lays a card after its push, while it is our turn, and nobody else does."""
    line = after.lines[-1]
    pushed = before.lines[-1]["action"]["kind"] == "push" if before.lines else False
    return bool(pushed and after.view.turn == SEAT and line["seat"] == 2 and line["action"]["kind"] == "claim")


def a_holder(moment: Moment) -> bool:
    """We hold both cards of our team, and there are only light marbles left to push in."""
    pushes = [text for text in map(GAME.format, moment.state.legal(SEAT)) if text[0] in "NESW"]
    return bool(pushes and moment.view.holders == (SEAT, SEAT) and all("light" in text for text in pushes))


def fixtures() -> dict[str, Any]:
    """All moments by name."""
    return {
        "two": find(4, a_card_goes_down, 2),
        "manual": find(2, a_claim, 3, claims="manual"),
        "teams": find(1, a_holder, 4, teams=True, claims="manual"),
        "open": find(1, lambda one: one.view.turn == SEAT and one.view.pushes == 3, 3, open_cards=True, prefill=True),
        "over": find(1, lambda one: one.state.outcome is not None and one.view.over == "target", 2),
    }
