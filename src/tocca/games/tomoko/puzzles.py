"""Puzzles of Tomoko: show one's card in two pushes, with one push of the opponent between them.

Exact: every push, and every push after the opponent's, is tried. The opponent's push is part of the puzzle, and told.
"""

import random
from typing import Any

from tocca.core import registry
from tocca.core.state import State
from tocca.games.tomoko.rules.board import Push
from tocca.games.tomoko.rules.cards import deck, showing

OPTIONS: dict[str, Any] = {"prefill": True, "open_cards": True}
AnyState = State[Any, Any, Any]


def common() -> dict[str, Any]:
    """The first player's eyes, open cards, a full board."""
    return {"seats": 2, "options": OPTIONS, "seat": 0}


def mine(seed: int) -> dict[str, Any] | None:
    """A full board on which exactly one pair of pushes shows the card."""
    state = registry.find("tomoko").start(2, seed, **OPTIONS)
    if state.position.turn != 0:
        return None
    reply = random.Random(seed).choice(state.legal(0))
    for card in state.position.hands[0]:
        found = pairs(state, card, reply)
        if len(found) == 1:
            format_ = state.game.format
            asks = [[format_(found[0][0])], [format_(found[0][1])]]
            return {
                "seed": seed, "played": [], "asks": asks, "replies": [[f"1: {format_(reply)}"], []],
                "values": {"card": card},
            }  # fmt: skip
    return None


def answers(exercise: Any) -> list[list[str]]:
    """What the first and the second push may be."""
    from tocca.practice import judge
    from tocca.practice.exercises import Move

    state = judge(exercise, []).state
    reply = state.game.parse(Move.read(exercise.asks[0].replies[0]).action)
    found = pairs(state, exercise.values["card"], reply)
    return [list(dict.fromkeys(state.game.format(pair[number]) for pair in found)) for number in (0, 1)]


def pairs(state: AnyState, card: int, reply: Push) -> list[tuple[Push, Push]]:
    """The pairs of pushes that show the card; none if one push, or the opponent's, would be enough."""
    cards = deck(state.position.options.deck)
    found = []
    for first in state.legal(0):
        middle = state.apply(0, first)
        if showing(middle.position.board, cards) >> card & 1:
            return []
        if reply not in middle.legal(1):
            continue
        middle = middle.apply(1, reply)
        if showing(middle.position.board, cards) >> card & 1:
            return []
        for second in middle.legal(0):
            if showing(middle.apply(0, second).position.board, cards) >> card & 1:
                found.append((first, second))
                if len(found) > 1:
                    return found
    return found
