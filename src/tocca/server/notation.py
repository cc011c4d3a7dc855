"""Actions to text and back, remembered: the texts of a game's actions are few and asked for all the time."""

from functools import cache
from typing import Any

import tocca
from tocca.core.contract import Game
from tocca.server.requests import Refusal

AnyGame = Game[Any, Any, Any]


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
    """Each of them in notation."""
    texts = _texts(game)
    try:
        return tuple([texts[id(action)] for action in actions])
    except KeyError:
        return tuple([written(game, action) for action in actions])


def read(game: AnyGame, text: str) -> Any:
    """The action of that text; Refusal if there is none."""
    known = _actions(game).get(text)
    if known is not None:
        return known
    try:
        return game.parse(text)
    except tocca.BadNotation as problem:
        raise Refusal("bad-notation", str(problem)) from None
