"""How a game is called where a library wants a Python name."""


def class_name(game: str) -> str:
    """`chess` is Chess, `tic-tac` is TicTac."""
    return "".join(part.capitalize() for part in game.replace("_", "-").split("-"))


def module_name(game: str) -> str:
    """`tic-tac` is tic_tac."""
    return game.replace("-", "_")
