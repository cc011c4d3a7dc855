"""The suite over the small variants: all that concerns rules. They have no levels, no page and no encoders."""

from typing import ClassVar

import pytest

from tocca.core import registry
from tocca.core.names import class_name
from tocca.testing.bad_input import BadInputTests
from tocca.testing.legality import LegalityTests
from tocca.testing.play import Setup
from tocca.testing.policy import PolicyTests
from tocca.testing.presentation import PresentationTests
from tocca.testing.round_trips import RoundTripTests
from tocca.testing.secrets import SecrecyTests


class VariantConformance(LegalityTests, BadInputTests, RoundTripTests, SecrecyTests, PolicyTests, PresentationTests):
    """With the options as they are, and the fewest seats: small decks don't do for more."""

    game: ClassVar[str]
    test_views_come_back_from_json_and_pickle = None  # type: ignore[assignment]  # a view has the large game's options

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", [Setup(self.game, min(registry.find(self.game).seats))], ids=str)


for _name in registry.variants():
    globals()[f"Test{class_name(_name)}"] = type(f"Test{class_name(_name)}", (VariantConformance,), {"game": _name})


def test_every_variant_is_tested() -> None:
    assert len(registry.variants()) >= 3
    assert all(f"Test{class_name(name)}" in globals() for name in registry.variants())
