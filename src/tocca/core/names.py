"""Names of games and actions as identifiers for programs."""

import re


def class_name(game: str) -> str:
    """`chess` is Chess, `tic-tac` is TicTac."""
    return "".join(part.capitalize() for part in game.replace("_", "-").split("-"))


def module_name(game: str) -> str:
    """`tic-tac` is tic_tac."""
    return game.replace("-", "_")


def kind_of(action: type) -> str:
    """The kind of an action: its class in kebab-case. `HandOver` is hand-over."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", action.__name__).lower()
