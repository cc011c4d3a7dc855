"""Gymnasium: found by name however things are imported, checked by its own checker, played against bots."""

import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tocca
from tests.adapters.options import SAMPLES, Options
from tocca.adapters.gymnasium import SeatEnv, TomokoEnv, TonccEnv, ToscanaEnv, TotsaEnv, register
from tocca.bots import UnknownBot
from tocca.core.names import class_name
from tocca.games.totsa.learning.encoding import SHOUT_NUMBER
from tocca.games.totsa.rules.actions import CAPTURE, PROTECT, SLAPS
from tocca.learning.matches import NotBegun

GAMES = ("Tomoko", "Toncc", "Toscana", "Totsa")
MAKE = "print(gymnasium.make('{name}').reset(seed=1)[0].size)"


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(f"tocca/{name}-v0", **options)


def play(env: Any, seed: int) -> tuple[float, Options]:
    """The reward of a match with random actions, and how it ended."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        observation, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert observation in env.observation_space
        assert not cut
        if over:
            return float(reward), {key: value for key, value in info.items() if key != "action_mask"}


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium; " + MAKE.format(name="tocca:tocca/Toscana-v0"),
        "import gymnasium, tocca; " + MAKE.format(name="tocca/Toscana-v0"),
        "import gymnasium, tocca.adapters.gymnasium; " + MAKE.format(name="tocca/Toscana-v0"),
        "import tocca.adapters.gymnasium, gymnasium; " + MAKE.format(name="tocca/Toscana-v0"),
        "import gymnasium; " + MAKE.format(name="tocca.adapters.gymnasium:tocca/Toscana-v0"),
        "import tocca, gymnasium; " + MAKE.format(name="tocca.adapters.gymnasium:tocca/Toscana-v0"),
        "import tocca.adapters.pettingzoo, gymnasium; " + MAKE.format(name="tocca.adapters.gymnasium:tocca/Toscana-v0"),
    ],
)
def test_gymnasium_finds_the_games(code: str) -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "975"


def test_importing_tocca_leaves_the_import_system_alone() -> None:
    code = (
        "import sys; before = list(sys.meta_path), list(sys.path_hooks); import tocca;"
        "print((list(sys.meta_path), list(sys.path_hooks)) == before, 'tocca.adapters' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]


def test_who_looks_at_nothing_needs_no_pillow() -> None:
    code = "import sys; sys.modules['PIL'] = None; import gymnasium; " + MAKE.format(name="tocca:tocca/Toscana-v0")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "975"


def test_every_game_is_registered_once() -> None:
    wanted = {f"tocca/{class_name(game)}-v0" for game in tocca.games()}
    before = dict(gymnasium.registry)
    assert {name for name in before if name.startswith("tocca/")} >= wanted
    register()
    assert gymnasium.registry == before


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("tocca.adapters.pettingzoo", "pettingzoo", "rl"),
        ("tocca.adapters.gymnasium", "gymnasium", "rl"),
        ("tocca.adapters.vector", "gymnasium", "rl"),
        ("tocca.adapters.vector", "numba", "fast"),
    ],
)
def test_a_missing_package_is_told_with_its_extra(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import tocca; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"tocca-games[{extra}]" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("name", GAMES)
def test_their_checker(name: str) -> None:
    check_env(make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array", "svg"])
def test_pictures(mode: str) -> None:
    env = make("Tomoko", render_mode=mode, disable_env_checker=True)
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    frame = env.render()
    kinds: dict[str, type] = {"human": type(None), "ansi": str, "rgb_array": np.ndarray, "svg": str}
    assert isinstance(frame, kinds[mode])


@pytest.mark.parametrize(
    ("name", "options"),
    [(name, options) for name in GAMES for options in SAMPLES[name.lower()]],
    ids=lambda case: case if isinstance(case, str) else ",".join(case) or "default",
)
def test_a_match_with_any_options_goes_to_its_end(name: str, options: Options) -> None:
    reward, info = play(make(name, **options), 3)
    assert -1 <= reward <= 1
    assert info["reason"]


@pytest.mark.parametrize(
    ("name", "opponent", "options"),
    [
        ("Toscana", "level-2", {"games": 1}),
        ("Toncc", ("random", "greedy"), {"challenges": 1}),
        ("Tomoko", "greedy:blunder=0.5", {"limit": 16}),
        ("Totsa", "level-4", {"limit": 12}),
        ("Totsa", "greedy", {"limit": 12}),
    ],
)
def test_bots_are_opponents(name: str, opponent: Any, options: Options) -> None:
    env = make(name, opponent=opponent, **options)
    assert play(env, 5) == play(env, 5), "the same seed and the same actions are the same match"
    assert env.unwrapped.record().state == env.unwrapped.match.state


def test_a_good_bot_beats_random_actions() -> None:
    env = make("Toscana", opponent="greedy", games=1)
    assert np.mean([play(env, seed)[0] for seed in range(4)]) < 0


def test_a_bot_remembers_in_totsa() -> None:
    """One that sees the shown cards keeps them in mind from step to step."""
    env = TotsaEnv(opponent="level-5", seats=2)
    env.reset(seed=2)
    first = env._opponents[0].memory
    assert first is not None
    rng = np.random.default_rng(1)
    for _ in range(6):
        env.step(rng.choice(np.flatnonzero(env.action_masks())))
    assert env._opponents[0].memory != first


@pytest.mark.parametrize("kind", [ToscanaEnv, TonccEnv, TomokoEnv, TotsaEnv])
def test_it_is_the_match_of_the_library(kind: type[SeatEnv]) -> None:
    env = kind(opponent="random", seat=1)
    env.reset(seed=17)
    assert env.match.first == tocca.game(kind.game).start(seed=17)
    rng = np.random.default_rng(2)
    for _ in range(30):
        _, _, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        if over:
            break
    record = tocca.Record.start(kind.game, env.match.seats, 17)
    for seat, action, _ in env.match.moves:
        record.apply(seat, action)
    assert record.dumps() == env.record().dumps()


def test_seats() -> None:
    env = make("Tomoko", seats=3, opponent="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = make("Tomoko", seats=3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    observation, info = fixed.reset(seed=1)
    unwrapped = fixed.unwrapped
    assert (observation == unwrapped.match.encoder.observe(unwrapped.match.state.view(2))).all()
    assert info["action_mask"].any()


@pytest.mark.parametrize("name", ["Toscana", "Tomoko"])
def test_an_illegal_action_ends_the_match_with_minus_one(name: str) -> None:
    env = make(name)
    _, info = env.reset(seed=3)
    before = env.unwrapped.match.state
    wrong = random.Random(1).choice(np.flatnonzero(info["action_mask"] == 0).tolist())
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"]
    assert env.unwrapped.match.state is before
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("nonsense", [1.5, "0", None])
def test_what_is_no_number_is_refused(nonsense: Any) -> None:
    env = TonccEnv()
    env.reset(seed=1)
    before = env.match.state
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        env.step(nonsense)
    assert env.match.state is before
    env.step(np.int64(1))


class Cheat:
    """A bot that moves the others' King."""

    def choose(self, game: Any, view: Any, rng: random.Random) -> Any:
        return game.action((6 * view.kings[view.seat] + 6) % 18)


def test_what_a_bot_does_wrong_is_not_the_players_fault() -> None:
    env = make("Toncc", opponent=["random", Cheat()])
    env.reset(seed=1)
    with pytest.raises(tocca.IllegalAction, match=r"Cheat played .* can't move King"):
        env.step(0)


class Silent:
    """A bot that never answers."""

    def choose(self, game: Any, view: Any, rng: random.Random) -> Any:
        return None


@pytest.mark.parametrize("options", [{}, {"claims": "manual"}])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_answers_nothing_is_named(name: str, options: Options) -> None:
    env = make(name, opponent=Silent(), **options if name == "Tomoko" else {})
    with pytest.raises(tocca.IllegalAction, match="Silent played None"):
        [play(env, seed) for seed in range(20)]


def test_whoever_sees_at_once_and_shouts_in_time_beats_a_slow_bot() -> None:
    """Totsa! from end to end: slap, capture, protect, shout."""
    rewards = []
    for seed in range(4):
        env: Any = TotsaEnv(opponent="level-1", seat=0)
        env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            _, reward, over, _, _ = env.step(_eager(env))
        rewards.append(reward)
    assert np.mean(rewards) > 0.4


def _eager(env: Any) -> int:
    view, encoder, mask = env.match.view(0), env.match.encoder, env.action_masks()
    if mask[SHOUT_NUMBER]:
        return SHOUT_NUMBER
    wanted = None
    if view.phase == "race":
        holder = next((seat for seat, player in enumerate(view.players) if view.dice in player.open), None)
        wanted = SLAPS[view.dice] if view.dice in view.field else {None: None, 0: PROTECT}.get(holder, CAPTURE)
    number = None if wanted is None else encoder.number(view, wanted)
    return int(np.flatnonzero(mask)[0]) if number is None else number


@pytest.mark.parametrize("call", ["record", "action_masks", "render"])
@pytest.mark.parametrize("kind", [TomokoEnv, ToscanaEnv, TotsaEnv])
def test_nothing_comes_before_reset(kind: type[SeatEnv], call: str) -> None:
    with pytest.raises(NotBegun, match="call reset first"):
        getattr(kind(render_mode="ansi"), call)()


def test_errors_say_what_there_is() -> None:
    with pytest.raises(UnknownBot, match="the bots are random"):
        make("Toscana", opponent="nobody")
    with pytest.raises(tocca.BadOption, match="there are 2 opponents, and 1 were named"):
        make("Toncc", opponent=["random"])
    with pytest.raises(tocca.BadOption, match="seat must be from 0 to 1"):
        make("Toscana", seat=2)
    with pytest.raises(tocca.BadOption, match=r"the options are seats, games.*, opponent, seat, render_mode"):
        make("Toscana", oponent="greedy")
    for nobody in (None, 5, object(), Silent, ["random", 5]):
        with pytest.raises(tocca.BadOption, match="an opponent is the name of a bot, or an object that can choose"):
            make("Toncc", opponent=nobody)


@pytest.mark.parametrize(("name", "options"), [("Totsa", {}), ("Toscana", {"opponent": "greedy", "games": 1})])
def test_side_by_side_with_gymnasiums_own_vectors(name: str, options: Options) -> None:
    envs = gymnasium.make_vec(f"tocca/{name}-v0", num_envs=2, vectorization_mode="sync", **options)
    _, infos = envs.reset(seed=1)
    for _ in range(5):
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        observations, *_, infos = envs.step(actions)
    assert observations.shape == (2, envs.single_observation_space.shape[0])  # type: ignore[index]
    envs.close()
