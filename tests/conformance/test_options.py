"""Options of every game: what is allowed is declared, and anything else is refused with a clear word."""

from typing import Any

import pytest

import tocca

GAMES = pytest.mark.parametrize("name", tocca.games())


@GAMES
def test_the_defaults_are_allowed(name: str) -> None:
    game = tocca.game(name)
    given = {option.name: option.default for option in game.options.values()}
    assert game.start(seed=1, **given) == game.start(seed=1)


@GAMES
def test_an_unknown_option_is_named_and_the_valid_ones_listed(name: str) -> None:
    game = tocca.game(name)
    with pytest.raises(tocca.BadOption, match="colour_of_the_table") as refused:
        game.start(colour_of_the_table="green")
    for option in game.options:
        assert option in str(refused.value)


@GAMES
def test_wrong_values_name_the_option_and_what_is_allowed(name: str) -> None:
    game = tocca.game(name)
    for option in game.options.values():
        for value in _wrong(option):
            with pytest.raises(tocca.BadOption) as refused:
                game.start(**{option.name: value})
            assert option.name in str(refused.value)


def _wrong(option: tocca.Option) -> list[Any]:
    wrong: list[Any] = [None, 1.5, b"x", object(), {}]
    if option.type != "flag":
        wrong += [True]
    if option.type == "number":
        assert option.low is not None
        assert option.high is not None
        wrong += [option.low - 1, option.high + 1, str(option.default)]
    else:
        wrong += ["surely not", 7, -1]
    return wrong


@GAMES
@pytest.mark.parametrize("seats", [0, 1, 5, -2, "2", 2.0, True])
def test_numbers_of_seats_that_are_not_offered(name: str, seats: Any) -> None:
    game = tocca.game(name)
    with pytest.raises(tocca.BadOption, match="players"):
        game.start(seats=seats)


@GAMES
def test_typed_words_become_option_values(name: str) -> None:
    for option in tocca.game(name).options.values():
        if option.type == "flag":
            assert option.parse(" Yes ") is True
            assert option.parse("off") is False
        elif option.type == "number":
            assert option.parse(str(option.low)) == option.low
        elif option.type == "choice":
            assert option.parse(option.choices[-1].upper()) == option.choices[-1]
        with pytest.raises(tocca.BadOption):
            option.parse("perhaps")


def test_an_unknown_game() -> None:
    with pytest.raises(tocca.UnknownGame, match="chess"):
        tocca.game("chess")
