"""The public suite over every game of the registry. No game is named here."""

from pathlib import Path

import pytest

import tocca
from tocca.core.names import class_name
from tocca.testing import all_setups, conformance_tests
from tocca.testing.golden import path_of

KEPT = Path(__file__).parent

for _name in tocca.games():
    globals()[f"Test{class_name(_name)}"] = conformance_tests(_name, KEPT)


def test_no_golden_game_is_left_over() -> None:
    assert {path.name for path in (KEPT / "golden").iterdir()} == {path_of(one, KEPT).name for one in all_setups()}


def test_an_unknown_game() -> None:
    with pytest.raises(tocca.UnknownGame, match="chess"):
        tocca.game("chess")
