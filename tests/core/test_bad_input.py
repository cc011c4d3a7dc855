"""What a caller hands in and is nothing that the contract knows: the contract's errors, in every game."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import tocca
from tocca.core import registry

GAMES = [*map(tocca.game, tocca.games()), *map(tocca.variant, tocca.variants())]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Unknown(NamedTuple):
    """No action of any game, with fields that some actions have."""

    card: int = 1
    king: int = 0


JUNK: list[Any] = [None, 5, "allow", (), (1, 2), [], {}, object(), Unknown(), Unknown]


@each_game
@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
def test_what_is_no_action_has_no_notation(game: tocca.Game[Any, Any, Any], junk: Any) -> None:
    with pytest.raises(tocca.BadNotation, match=f"is no action of {game.name}"):
        game.format(junk)


@each_game
def test_an_action_with_wrong_fields_has_no_notation(game: tocca.Game[Any, Any, Any]) -> None:
    wrong = game.actions[0]._replace(**dict.fromkeys(game.actions[0]._fields, "?"))
    with pytest.raises(tocca.BadNotation, match=f"is no action of {game.name}"):
        game.format(wrong)


@each_game
def test_another_games_action_has_no_notation(game: tocca.Game[Any, Any, Any]) -> None:
    for other in GAMES:
        if (other.variant_of or other.id) != (game.variant_of or game.id):
            with pytest.raises(tocca.BadNotation):
                game.format(other.actions[0])


@each_game
def test_a_text_without_end_names_no_action(game: tocca.Game[Any, Any, Any]) -> None:
    text = game.format(game.actions[0])
    for wrong in (f"{text}{'9' * 5_000}", f"E{'9' * 5_000} dark", " " * 5_000 + text):
        with pytest.raises(tocca.BadNotation):
            game.parse(wrong)


@each_game
@pytest.mark.parametrize("junk", [None, 5, b"allow", ("allow",), ["a"], object()], ids=lambda junk: type(junk).__name__)
def test_what_is_no_text_names_no_action(game: tocca.Game[Any, Any, Any], junk: Any) -> None:
    with pytest.raises(tocca.BadNotation, match=f"an action of {game.name} is written as a text"):
        game.parse(junk)


@each_game
def test_a_games_own_documentation_stays(game: tocca.Game[Any, Any, Any]) -> None:
    assert type(game).format.__doc__
    assert type(game).parse.__doc__


@pytest.mark.parametrize("name", [[], {}, None, 5, b"tomoko", "", "chess"], ids=repr)
@pytest.mark.parametrize("find", [tocca.game, tocca.variant, registry.find, registry.manifest])
def test_what_is_no_name_of_a_game(find: Callable[[Any], Any], name: Any) -> None:
    with pytest.raises(tocca.UnknownGame, match=r"game|variant"):
        find(name)


@pytest.mark.parametrize("seed", [1.5, b"x", True, False, (), [1], object()], ids=lambda seed: type(seed).__name__)
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    for game in GAMES:
        with pytest.raises(tocca.BadOption, match="a seed is a whole number or a text, not "):
            game.start(seed=seed)
    with pytest.raises(tocca.BadOption):
        GAMES[0].start(seed=1).reseeded(seed)


class Seven:
    """A whole number of another kind, as NumPy has them."""

    def __index__(self) -> int:
        return 7


def test_whole_numbers_of_other_kinds_are_whole_numbers() -> None:
    for game in GAMES:
        assert game.start(seed=Seven()) == game.start(seed=7)  # type: ignore[arg-type]
