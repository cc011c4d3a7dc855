"""Actions to text and back, remembered: the texts of a game's actions are few and asked for all the time."""

from functools import cache
from typing import Any

import tocca
from tocca.core.contract import Game
from tocca.server.refusals import Refusal

AnyGame = Game[Any, Any, Any]

MOST_LISTS = 1_000  # of legal actions whose texts are kept
_known_lists: dict[int, tuple[tuple[Any, ...], tuple[str, ...]]] = {}


@cache
def _texts(game: AnyGame) -> dict[int, str]:
    """By identity: the rules hand out the very objects of `actions`, which live as long as the game."""
    return {id(action): game.format(action) for action in game.actions}


@cache
def _actions(game: AnyGame) -> dict[str, Any]:
    return {_texts(game)[id(action)]: action for action in game.actions}


def written(game: AnyGame, action: Any) -> str:
    """The action in notation."""
    return _texts(game).get(id(action)) or game.format(action)


def all_written(game: AnyGame, actions: tuple[Any, ...]) -> tuple[str, ...]:
    """Each of them in notation. Where the rules hand out the same tuple again and again, so does this."""
    known = _known_lists.get(id(actions))
    if known is not None and known[0] is actions:
        return known[1]
    texts = _texts(game)
    try:
        all_texts = tuple([texts[id(action)] for action in actions])
    except KeyError:
        all_texts = tuple([written(game, action) for action in actions])
    if len(_known_lists) >= MOST_LISTS:
        _known_lists.clear()
    _known_lists[id(actions)] = (actions, all_texts)  # which keeps the tuple, and so its identity, alive
    return all_texts


def read(game: AnyGame, text: str) -> Any:
    """The action of that text; Refusal if there is none."""
    known = _actions(game).get(text)
    if known is not None:
        return known
    try:
        return game.parse(text)
    except tocca.BadNotation as problem:
        raise Refusal("bad-notation", str(problem)) from None
