"""The whole suite: one class, whose tests pytest runs for the game that a subclass names."""

from pathlib import Path
from typing import ClassVar

import pytest

from tocca.core.names import class_name
from tocca.testing.bad_input import BadInputTests
from tocca.testing.golden import GoldenTests
from tocca.testing.learning import LearningTests
from tocca.testing.legality import LegalityTests
from tocca.testing.play import setups
from tocca.testing.players import PlayerTests
from tocca.testing.policy import PolicyTests
from tocca.testing.presentation import PresentationTests
from tocca.testing.round_trips import RoundTripTests
from tocca.testing.secrets import SecrecyTests


class GameConformance(
    LegalityTests,
    BadInputTests,
    RoundTripTests,
    SecrecyTests,
    PolicyTests,
    PresentationTests,
    PlayerTests,
    LearningTests,
    GoldenTests,
):
    """What every game promises. A subclass names its `game`, and may name a folder of golden games."""

    game: ClassVar[str]
    kept: ClassVar[Path | None] = None

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """A test that asks for a `setup` runs for every number of seats and every value of every option."""
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", setups(self.game), ids=str)


def conformance_tests(game: str, kept: Path | None = None) -> type[GameConformance]:
    """The suite for that game as a class: `TestTorta = conformance_tests("torta")`."""
    return type(f"Test{class_name(game)}", (GameConformance,), {"game": game, "kept": kept})
