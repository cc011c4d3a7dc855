"""Drills of Totsa!: watch who takes and turns down what, then react to the dice. Exact: any other act is an error.

The match is without a clock. Cards are taken and turned down by all players, and at last the dice name one of them.
"""

import random
from typing import Any

from tocca.core import registry
from tocca.core.state import State
from tocca.games.totsa.rules.cards import NAMES

AnyState = State[Any, Any, Any]
SEATS = 3


def common() -> dict[str, Any]:
    """The first player's eyes, three players."""
    return {"seats": SEATS, "options": {}, "seat": 0}


def mine(seed: int) -> dict[str, Any] | None:
    """Between three and six cards change hands, most of them are turned down, and one of them is rolled."""
    rng = random.Random(seed)
    state = registry.find("totsa").start(SEATS, seed)
    played: list[str] = []
    taken: dict[int, int] = {}
    for card in rng.sample(range(len(NAMES)), rng.randint(3, 6)):
        owner = rng.randrange(SEATS)
        if list(taken.values()).count(owner) < 2:
            taken[card] = owner
            state = _roll(state, played, card, owner, f"slap {NAMES[card]}")
    for card in rng.sample(list(taken), len(taken) - 1):
        state = _roll(state, played, card, taken[card], "flip")
    watched = len(played)
    card = rng.choice(list(taken))
    state = _throw(state, played, card)
    asks = find_right(state)
    if any(len(right) != 1 for right in asks):  # one's own open card: Flip and Protect are both right
        return None
    return {"seed": seed, "played": played, "watched": watched, "asks": asks}


def answers(exercise: Any) -> list[list[str]]:
    """The acts that are no error, one after the other."""
    from tocca.practice import judge

    return find_right(judge(exercise, []).state)


def find_right(state: AnyState) -> list[list[str]]:
    """The acts of the first player that are no error and no pass; after a Capture, the cards to point at as well."""
    good = _free_of_error(state)
    after = state.apply(0, state.game.parse(good[0]))
    return [good, _free_of_error(after)] if after.position.capturer == 0 else [good]


def _free_of_error(state: AnyState) -> list[str]:
    texts = [state.game.format(action) for action in state.legal(0) if not _errs(state, action)]
    return [text for text in texts if text != "pass"]


def _errs(state: AnyState, action: Any) -> bool:
    return 0 in state.apply(0, action).position.debts


def _throw(state: AnyState, played: list[str], card: int) -> AnyState:
    """Everybody passes the shout, and the roller rolls that card."""
    while state.position.roller not in state.to_act:
        state = _play(state, played, min(state.to_act), "pass")
    colour, shape = NAMES[card].split()
    return _play(state, played, state.position.roller, "roll", (shape, colour))


def _roll(state: AnyState, played: list[str], card: int, seat: int, act: str) -> AnyState:
    return _play(_throw(state, played, card), played, seat, act)


def _play(state: AnyState, played: list[str], seat: int, text: str, chance: tuple[str, ...] = ()) -> AnyState:
    played.append(f"{seat}: {text} | {', '.join(chance)}" if chance else f"{seat}: {text}")
    return state.apply(seat, state.game.parse(text), chance=chance or None)
