"""PettingZoo's own tests on every game and option, and what an illegal action does."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import test_state, test_state_space
from pettingzoo.utils.conversions import aec_to_parallel, parallel_to_aec_wrapper
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import tocca
from tests.adapters.options import CASES, Options, name_case
from tocca.adapters import pettingzoo
from tocca.adapters.pettingzoo import tomoko_v0, toncc_v0, toscana_v0, totsa_v0
from tocca.learning.matches import NotBegun

for _theirs in (test_state, test_state_space):
    _theirs.__test__ = False

MODULES: dict[str, Any] = {"tomoko": tomoko_v0, "toncc": toncc_v0, "toscana": toscana_v0, "totsa": totsa_v0}
PARALLEL = ("toncc", "totsa")
PARALLEL_CASES = [case for case in CASES if case[0] in PARALLEL]

# It knows its own games with masks by name and wonders about all others.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@pytest.fixture(autouse=True)
def _quiet() -> None:
    EnvLogger.suppress_output()


@pytest.mark.parametrize(("game", "options"), CASES, ids=name_case)
def test_their_tests_of_the_cycle(game: str, options: Options) -> None:
    for make in (MODULES[game].env, MODULES[game].raw_env):
        api_test(make(**options), num_cycles=60)
    seed_test(lambda: MODULES[game].env(**options), num_cycles=40)


@pytest.mark.parametrize(("game", "options"), PARALLEL_CASES, ids=name_case)
def test_their_tests_of_the_parallel_kind(game: str, options: Options) -> None:
    parallel_api_test(MODULES[game].parallel_env(**options), num_cycles=60)
    parallel_seed_test(lambda: MODULES[game].parallel_env(**options), num_cycles=40)
    api_test(parallel_to_aec_wrapper(MODULES[game].parallel_env(**options)), num_cycles=30)


@pytest.mark.parametrize("game", PARALLEL)
def test_their_test_of_max_cycles(game: str) -> None:
    for _ in range(5):
        max_cycles_test(MODULES[game])


@pytest.mark.parametrize("game", MODULES)
def test_their_tests_of_pictures_and_of_the_whole_state(game: str) -> None:
    checks = {"svg": lambda picture: isinstance(picture, str) and picture.startswith("<svg ")}
    render_test(MODULES[game].env, custom_tests=checks)
    env = MODULES[game].env()
    env.reset(seed=1)
    test_state_space(env)
    test_state(env, 10)


@pytest.mark.parametrize("game", MODULES)
def test_max_cycles_cut_a_match_short(game: str) -> None:
    env = MODULES[game].env(max_cycles=3)
    env.reset(seed=5)
    steps: dict[str, int] = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert not over
        if not cut:
            steps[agent] += 1
        env.step(None if cut else env.action_space(agent).sample(seen["action_mask"]))
    assert sum(steps.values()) == 3 * len(steps)


@pytest.mark.parametrize("game", MODULES)
def test_a_seed_is_that_of_the_library(game: str) -> None:
    env = MODULES[game].raw_env()
    env.reset(seed=21)
    assert env.match.first == tocca.game(game).start(seed=21)
    env.reset()
    following = env.match.first
    env.reset(seed=21)
    env.reset()
    assert env.match.first == following, "the matches after a seeded one are determined, too"


# What an illegal action does


def _wrap(game: str, **options: Any) -> Any:
    """As PettingZoo's own games are wrapped."""
    raw = MODULES[game].raw_env(**options)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


def _show(env: Any) -> tuple[Any, ...]:
    return (
        env.agents[:], env.agent_selection, dict(env.rewards), dict(env.terminations), dict(env.truncations),
        dict(env._cumulative_rewards), {agent: dict(info) for agent, info in env.infos.items()},
    )  # fmt: skip


@pytest.mark.parametrize("game", ["toscana", "tomoko"])
@pytest.mark.parametrize("seed", range(6))
def test_we_do_what_their_wrappers_do(game: str, seed: int) -> None:
    """Legal actions, and at a random moment an illegal one: everything to be seen stays equal, step by step."""
    ours, theirs, rng = MODULES[game].env(), _wrap(game), random.Random(seed)
    ours.reset(seed=seed)
    theirs.reset(seed=seed)
    wrong_at = rng.randrange(60)
    for step in range(200):
        assert _show(ours) == _show(theirs)
        mine, other = ours.last(), theirs.last()
        assert mine[1:] == other[1:]
        mask = mine[0]["action_mask"]
        assert (mask == other[0]["action_mask"]).all()
        choices = np.flatnonzero(mask == (step != wrong_at)).tolist()
        action = None if mine[2] or mine[3] else rng.choice(choices)
        ours.step(action)
        theirs.step(action)
        if not theirs.agents:
            break
    assert not ours.agents
    assert not theirs.agents


def test_an_illegal_action_ends_the_match_and_spoils_nothing() -> None:
    env = toscana_v0.env()
    env.reset(seed=1)
    before, agent = env.match.state, env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.match.state is before
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert all(env.terminations.values())
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)


def test_an_illegal_action_without_wrappers_is_refused() -> None:
    env = toscana_v0.raw_env()
    env.reset(seed=1)
    before = env.match.state
    with pytest.raises(tocca.IllegalAction):
        env.step(0)
    assert env.match.state is before
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("nonsense", [-1, 10**6, 1.5, "a4", np.int64(-3)])
def test_what_is_no_number_of_an_action_fails_an_assertion(game: str, nonsense: Any) -> None:
    env = MODULES[game].env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(nonsense)


@pytest.mark.parametrize("nonsense", [1.5, 1.0, "0", None, np.float64(1)])
def test_without_wrappers_what_is_no_number_is_refused(nonsense: Any) -> None:
    env, rounds = toncc_v0.raw_env(), toncc_v0.parallel_env()
    env.reset(seed=1)
    rounds.reset(seed=1)
    before = env.match.state, rounds.match.state
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        env.step(nonsense)
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        rounds.step(dict.fromkeys(rounds.agents, nonsense))
    assert (env.match.state, rounds.match.state) == before


@pytest.mark.parametrize("game", PARALLEL)
def test_a_number_that_is_no_action_changes_nothing_in_the_parallel_kind(game: str) -> None:
    env = MODULES[game].parallel_env()
    env.reset(seed=1)
    before = env.match.state
    with pytest.raises(tocca.IllegalAction):
        env.step(dict.fromkeys(env.agents, 10**6))
    assert env.match.state is before


def test_in_totsa_a_forbidden_act_is_none() -> None:
    """A hand on a card that is not there, or not one's turn to pay: nothing happens, and the round goes on."""
    env = totsa_v0.parallel_env(limit=4)
    seen, _ = env.reset(seed=3)
    while env.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[-1]) for agent in env.agents}
        seen, *_ = env.step(actions)
    assert {action.kind for _, action, _ in env.match.moves} == {"roll", "pass"}


@pytest.mark.parametrize("call", ["step", "observe", "state", "render", "agent_iter"])
def test_nothing_comes_before_reset(call: str) -> None:
    env: Any = tomoko_v0.env(render_mode="ansi")
    arguments = {"step": (0,), "observe": ("player_0",)}.get(call, ())
    with pytest.raises(AssertionError, match="reset"):
        getattr(env, call)(*arguments)
    with pytest.raises(AttributeError):
        _ = env.rewards


@pytest.mark.parametrize("call", ["step", "state", "render", "record"])
@pytest.mark.parametrize("game", PARALLEL)
def test_nothing_comes_before_reset_in_the_parallel_kind(game: str, call: str) -> None:
    env: Any = MODULES[game].parallel_env(render_mode="ansi")
    with pytest.raises(NotBegun, match="the match has not begun: call reset first"):
        getattr(env, call)(*({"player_0": 0},) if call == "step" else ())


@pytest.mark.parametrize("game", PARALLEL)
def test_all_agents_are_asked_and_nothing_comes_after_the_end(game: str) -> None:
    env = MODULES[game].parallel_env(max_cycles=1)
    env.reset(seed=1)
    with pytest.raises(tocca.IllegalAction, match=r"an action of player_1 .*is missing"):
        env.step({"player_0": 0})
    env.step(dict.fromkeys(env.agents, 0))
    with pytest.raises(NotBegun, match="the match is over: call reset"):
        env.step({})


def test_agent_iter_wants_steps() -> None:
    env = tomoko_v0.env()
    env.reset(seed=1)
    agents = iter(env.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


# Playing


@pytest.mark.parametrize("game", PARALLEL)
def test_their_conversion_of_the_cycle_is_our_parallel_kind(game: str) -> None:
    ours, theirs, rng = MODULES[game].parallel_env(), aec_to_parallel(MODULES[game].env()), np.random.default_rng(6)
    seen, _ = ours.reset(seed=2)
    theirs.reset(seed=2)
    while ours.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in ours.agents}
        seen, rewards, over, cut, infos = ours.step(actions)
        again = theirs.step(actions)
        assert (rewards, over, cut, infos) == tuple(map(dict, again[1:]))
        assert ours.agents == theirs.agents
        for agent, observed in again[0].items():
            assert (observed["observation"] == seen[agent]["observation"]).all()
    assert ours.record().dumps() == theirs.unwrapped.record().dumps()


@pytest.mark.parametrize("game", PARALLEL)
def test_the_parallel_kind_and_the_cycle_play_the_same_match(game: str) -> None:
    parallel, cycle, rng = MODULES[game].parallel_env(), MODULES[game].env(), np.random.default_rng(5)
    seen, _ = parallel.reset(seed=9)
    cycle.reset(seed=9)
    for _ in range(80):
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in parallel.agents}
        for seat in cycle.match.asked:
            agent = f"player_{seat}"
            assert cycle.agent_selection == agent
            observed = cycle.last()[0]
            assert (observed["observation"] == seen[agent]["observation"]).all(), "nobody sees who chose before them"
            cycle.step(actions[agent])
        seen, rewards, over, _, _ = parallel.step(actions)
        assert parallel.match.state == cycle.match.state
        if not parallel.agents:
            assert all(over.values())
            assert cycle.rewards == rewards
            break
    assert parallel.record().dumps() == cycle.record().dumps()


@pytest.mark.parametrize("game", MODULES)
def test_the_end_says_who_was_which(game: str) -> None:
    short: Options = {
        "toncc": {"challenges": 1},
        "toscana": {"games": 1},
        "tomoko": {"limit": 30},
        "totsa": {"limit": 5},
    }
    env = MODULES[game].env(**short[game])
    env.reset(seed=4)
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        if over:
            outcome, seat = env.match.state.outcome, int(agent[-1])
            assert info == {"place": outcome.places[seat], "score": outcome.scores[seat], "reason": outcome.reason}
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert env.match.over


def test_pettingzoo_can_make_them_by_name() -> None:
    from pettingzoo.env_registry.registration import make

    make_: Callable[..., Any] = make
    env = make_("aec", "tocca/toscana_v0", games=1)
    env.reset(seed=1)
    assert str(env) == "toscana_v0"
    assert str(make_("parallel", "tocca/toncc_v0")) == "toncc_v0"
    assert set(pettingzoo.__all__) == {f"{game}_v0" for game in tocca.games()}


@pytest.mark.parametrize("game", MODULES)
def test_wrong_options_name_the_valid_ones(game: str) -> None:
    with pytest.raises(tocca.BadOption, match=r"the options are seats, .*, render_mode, max_cycles"):
        MODULES[game].env(colour=3)
    with pytest.raises(tocca.BadOption, match="human, ansi, rgb_array, svg"):
        MODULES[game].env(render_mode="film")
    for wrong in (0, 2.5, "3"):
        with pytest.raises(tocca.BadOption, match="max_cycles must be a whole number from 1"):
            MODULES[game].env(max_cycles=wrong)
