"""Notation: forgiving to the ear, clear about what is missing."""

import pytest

import tocca
from tocca.games.tomoko.game import GAME


@pytest.mark.parametrize(
    "heard", ["W3 dark", "w3 DARK", " w 3  dark ", "w3d", "West 3 dark", "left 3 d", "push w3 dark", "W3, dark"]
)
def test_many_ways_to_say_a_push(heard: str) -> None:
    assert GAME.format(GAME.parse(heard)) == "W3 dark"


@pytest.mark.parametrize(
    ("heard", "meant"),
    [("lay 17", "claim 17"), ("Claim card 17", "claim 17"), ("claim #17", "claim 17"), ("pass 4", "hand 4")],
)
def test_many_ways_to_say_a_card(heard: str, meant: str) -> None:
    assert GAME.format(GAME.parse(heard)) == meant


@pytest.mark.parametrize(
    ("heard", "problem"),
    [
        ("W3", "dark or light"),
        ("W3 green", "dark or light"),
        ("W6 dark", "1 to 5"),
        ("W0 dark", "1 to 5"),
        ("Q3 dark", "N, E, S, W"),
        ("claim 0", "no card 0"),
        ("claim 999", "no card 999"),
        ("claim", "such as"),
        ("dark", "such as"),
    ],
)
def test_what_is_wrong_is_said(heard: str, problem: str) -> None:
    with pytest.raises(tocca.BadNotation, match=problem):
        GAME.parse(heard)
