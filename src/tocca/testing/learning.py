"""What learning programs use, checked by the libraries' own tests where they are installed."""

import random
from importlib import import_module
from typing import Any, ClassVar

import pytest

from tocca.core.names import class_name, module_name
from tocca.testing.play import Setup

# PettingZoo's tests know its own games with masks by name and wonder about all others.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
SHORT = 300  # steps of a match that is not played to its end here


class LearningTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    def test_observations_and_masks_tell_what_the_view_does(self, setup: Setup) -> None:
        pytest.importorskip("numpy")
        from tocca.learning.games import new_match

        match, rng = new_match(setup.game, setup.seats, **dict(setup.options)), random.Random(str(setup))
        match.start(str(setup))
        for _ in range(SHORT):
            for seat in range(match.seats):
                seen = match.observe(seat)
                assert (seen >= 0).all()
                assert (seen <= match.encoder.layout.high).all()
                twin = match.game.resample(match.state.view(seat), rng)
                assert (match.encoder.observe(twin.view(seat)) == seen).all()
                assert match.mask(seat).any() or seat not in match.choosers
            if match.over:
                break
            match.play({seat: _any_answer(match, seat, rng) for seat in match.choosers})
        if match.state.outcome is not None:
            assert sum(match.payoffs()) == pytest.approx(0)
        assert match.record().state == match.state

    @quiet
    def test_pettingzoo(self) -> None:
        tests = pytest.importorskip("pettingzoo.test")
        import_module("pettingzoo.utils.env_logger").EnvLogger.suppress_output()
        module = import_module("tocca.adapters.pettingzoo")
        environment = getattr(module, f"{module_name(self.game)}_v0")
        tests.api_test(environment.env(), num_cycles=60)
        tests.seed_test(environment.env, num_cycles=20)
        if hasattr(environment, "parallel_env"):
            tests.parallel_api_test(environment.parallel_env(), num_cycles=60)

    def test_gymnasium(self) -> None:
        checker = pytest.importorskip("gymnasium.utils.env_checker")
        environments = import_module("tocca.adapters.gymnasium")
        checker.check_env(getattr(environments, f"{class_name(self.game)}Env")(), skip_render_check=True)

    def test_openspiel(self) -> None:
        pyspiel = pytest.importorskip("pyspiel")
        import_module("tocca.adapters.openspiel")
        game = pyspiel.load_game(f"python_{module_name(self.game)}")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def _any_answer(match: Any, seat: int, rng: random.Random) -> Any:
    return match.answer(seat, rng.choice(match.mask(seat).nonzero()[0].tolist()))
