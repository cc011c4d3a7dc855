"""Where a hand goes: how far a card is away, how much there is to look at, and where it lands when it slips."""

import math
import random
from collections.abc import Sequence
from typing import Any

from tocca.games.totsa.bots.belief import in_sight

REST = 0.5  # the hand lies that far below the lowest row, in the middle, in cards' widths
ASIDE = 2.0  # to a card in front of a player, to the dice, to a button
ALIKE, OTHER, WRONG_ACT = 3.0, 1.0, 1.5  # how a hand goes wrong: to a card that looks alike, to another, to an act


def distance(game: Any, view: Any, action: Any) -> float:
    """From the hand to the card, in cards' widths."""
    rows = game.rows[view.options.simple]
    if action.kind == "slap":
        sought: Any = view.field.index(action.card)
    elif action.kind == "press":
        sought = action.act
    else:
        return ASIDE
    for up, row in enumerate(reversed(rows)):
        if sought in row:
            aside = row.index(sought) - (len(row) - 1) / 2
            return math.sqrt(aside * aside + (up + REST) * (up + REST))
    return ASIDE


def glances(view: Any, found: float) -> float:
    """How many cards are looked at in vain before that of the dice is seen, or is not: first those of the field, then
    those of the players. `found`, from 0 to 1: how late among its like."""
    on_field: int = sum(card >= 0 for card in view.field)
    with_players: int = sum(len(player.open) for player in view.players)
    lying = in_sight(view)
    if lying is None:
        return float(on_field + with_players)
    if lying.where == "field":
        return found * (on_field - 1)
    return on_field + found * (with_players - 1)


def slip(game: Any, view: Any, actions: Sequence[Any], meant: Any, rng: random.Random) -> Any:
    """Where the hand lands instead: mostly on a card of the same figure or colour."""
    wrong = [action for action in actions if action != meant and action.kind in ("slap", "press", "point", "return")]
    if not wrong:
        return meant
    looks = _words(game, meant if meant.kind == "slap" else None, view)
    return rng.choices(wrong, [_likeness(game, action, looks) for action in wrong])[0]


def _words(game: Any, meant: Any, view: Any) -> set[str]:
    """What the card of the dice is called: its figure and its colour."""
    card = next((action for action in game.actions if action.kind == "slap" and action.card == view.dice), meant)
    return set() if card is None else set(game.format(card).split()[1:])


def _likeness(game: Any, action: Any, looks: set[str]) -> float:
    if action.kind == "press":
        return WRONG_ACT
    return ALIKE if looks & set(game.format(action).split()) else OTHER
