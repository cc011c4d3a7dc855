"""The tests that every game of Tocca passes, for anybody's game. They need pytest.

    from tocca.testing import GameConformance


    class TestTorta(GameConformance):
        game = "torta"

That is a whole test file: pytest finds the tests of the class and runs them over every number of seats and every value
of every option. With `kept`, a folder, the golden games and counts of positions in it are compared, too;
`python -m tocca.testing GAME FOLDER` writes them.
"""

import pytest

_PARTS = ("bad_input", "golden", "learning", "legality", "perft", "play", "players", "policy", "presentation")
# So that a failing `assert` in these modules shows its values, as in a test file.
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in (*_PARTS, "round_trips", "secrets", "suite")))

from tocca.testing.play import Setup, all_setups, play_out, setups, successors  # noqa: E402
from tocca.testing.suite import GameConformance, conformance_tests  # noqa: E402

__all__ = [
    "GameConformance",
    "Setup",
    "all_setups",
    "conformance_tests",
    "play_out",
    "setups",
    "successors",
]
