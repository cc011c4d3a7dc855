"""One seat of many matches against bots, functions and pools; and the three ways in which matches begin anew."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import tocca
import tocca.adapters.gymnasium
from tests.adapters.test_vector import SHORT, legal_actions
from tocca.adapters.vector import make
from tocca.adapters.vector.against import Asked, Pool, random_policy
from tocca.core.errors import BadOption, IllegalAction

GAMES = ("tomoko", "toncc", "toscana", "totsa")


def least(asked: Asked) -> Any:
    """The legal action with the least number."""
    return asked.masks.argmax(axis=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_sees_its_own_seat_and_gets_its_own_reward(game: str) -> None:
    envs, rng = make(game, 6, opponent=least, **SHORT[game]), np.random.default_rng(1)
    seen, infos = envs.reset(seed=5)
    ended = 0
    for _ in range(120):
        for match in range(6):
            state, seat = envs.state(match), int(infos["seat"][match])
            if not envs.envs.latest.ended[match]:
                assert (seen[match] == envs.encoder.observe(state.view(seat))).all()
                assert envs.envs.agents > 1 or state.to_act == {seat}
        seen, rewards, over, _, infos = envs.step(legal_actions(infos["action_mask"], rng))
        for match in np.flatnonzero(over).tolist():
            ended += 1
            state, seat = envs.state(match), int(infos["seat"][match])
            assert (seen[match] == envs.encoder.observe(state.view(seat))).all()
            places = state.outcome.places
            mine = sum((o > places[seat]) - (o < places[seat]) for o in places) / (len(places) - 1)
            assert rewards[match] == pytest.approx(mine) == pytest.approx(infos["payoffs"][match][seat])
        assert not rewards[~over].any()
    assert ended > 5


def test_the_others_choose_what_the_policy_says() -> None:
    """All that an opponent did in a match can be found again by its own function."""
    asked: list[Any] = []

    def watch(question: Asked) -> Any:
        for at, match in enumerate(question.matches.tolist()):
            seat = int(question.seats[at])
            view = question.envs.state(match).view(seat)
            assert (question.observations[at] == question.envs.encoder.observe(view)).all()
            asked.append((match, seat))
        return least(question)

    envs = make("tomoko", 3, opponent=watch, seat=1, seats=3, limit=20)
    _, infos = envs.reset(seed=1)
    assert infos["seat"].tolist() == [1, 1, 1]
    for _ in range(30):
        _, _, _, _, infos = envs.step(legal_actions(infos["action_mask"], np.random.default_rng(2)))
    assert {seat for _, seat in asked} == {0, 2}
    assert {match for match, _ in asked} == {0, 1, 2}


@pytest.mark.parametrize("game", ["tomoko", "toncc", "toscana"])
def test_bots_by_name_are_opponents(game: str) -> None:
    envs, rng = (
        gymnasium.make_vec(f"tocca/{game.capitalize()}-v0", num_envs=4, opponent="greedy:blunder=0.5", **SHORT[game]),
        np.random.default_rng(3),
    )
    _, infos = envs.reset(seed=3)
    ended = 0
    for _ in range(25):
        _, _, over, _, infos = envs.step(legal_actions(infos["action_mask"], rng))
        assert "illegal" not in infos
        ended += over.sum()
    assert ended


def test_each_match_of_a_pool_draws_its_opponent() -> None:
    pool = Pool([least, "random"], weights=[0, 1])
    envs, rng = make("toncc", 8, opponent=pool, challenges=1), np.random.default_rng(4)
    _, infos = envs.reset(seed=4)
    assert infos["opponent"].tolist() == [1] * 8
    pool.add(random_policy, weight=10**9)
    for _ in range(60):
        _, _, _, _, infos = envs.step(legal_actions(infos["action_mask"], rng))
    assert infos["opponent"].tolist() == [2] * 8
    with pytest.raises(BadOption, match="a pool has members"):
        Pool([])


def test_a_wrong_opponent_is_told() -> None:
    with pytest.raises(BadOption, match="an opponent is the name of a bot"):
        make("tomoko", 2, opponent=7)
    with pytest.raises(BadOption, match="reacts and remembers"):
        make("totsa", 2, opponent="level-2")
    with pytest.raises(BadOption, match="seat must be"):
        make("tomoko", 2, opponent="greedy", seat=9)
    envs = make("tomoko", 32, opponent=lambda asked: asked.seats * 0 + 46, seat=0)
    with pytest.raises(IllegalAction, match="an opponent played 46"):
        envs.reset(seed=1)  # in some of the matches the other one begins


@pytest.mark.parametrize("opponent", ["random", "greedy", None])
def test_a_list_of_seeds_deals_what_start_deals(opponent: str | None) -> None:
    """The learner has the first choice here, so nobody has moved yet."""
    seat: dict[str, Any] = {} if opponent is None else {"seat": 0}
    envs = make("toscana", 3, opponent=opponent, games=1, first="grey", veto=False, **seat)
    envs.reset(seed=[7, 8, 9])
    for match, seed in enumerate((7, 8, 9)):
        dealt = tocca.game("toscana").start(seed=seed, games=1, first="grey", veto=False).position
        assert envs.state(match).position.stacks == dealt.stacks
    anywhere = make("toscana", 3, opponent="greedy", games=1)
    _, infos = anywhere.reset(seed=[7, 8, 9])
    assert infos["seat"].tolist() == [random.Random(seed).randrange(2) for seed in (7, 8, 9)]


@pytest.mark.parametrize("opponent", ["random", least, None])
@pytest.mark.parametrize("game", GAMES)
def test_same_step_begins_anew_at_once(game: str, opponent: Any) -> None:
    seats = tocca.game(game).seats[0]
    together = game in ("toncc", "totsa") and opponent is None
    envs = make(game, 4 * seats if together else 4, opponent=opponent, autoreset_mode="SameStep", **SHORT[game])
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng, ended = np.random.default_rng(6), 0
    seen, infos = envs.reset(seed=6)
    for _ in range(100):
        seen, rewards, over, _, infos = envs.step(legal_actions(infos["action_mask"], rng))
        assert infos["action_mask"].any(axis=1).all()  # every match goes on
        assert "illegal" not in infos
        for env in np.flatnonzero(over).tolist():
            ended += 1
            assert infos["_final_obs"][env]
            assert (infos["final_obs"][env] != seen[env]).any()
            assert rewards[env] in infos["payoffs"][env]
            assert (infos["final_info"]["payoffs"][env] == infos["payoffs"][env]).all()
    assert ended > 3


@pytest.mark.parametrize("opponent", ["random", least, None])
def test_without_autoreset_one_resets(opponent: Any) -> None:
    envs = make("tomoko", 4, opponent=opponent, autoreset_mode=AutoresetMode.DISABLED, limit=9)
    rng = np.random.default_rng(7)
    _, infos = envs.reset(seed=7)
    over = np.zeros(4, dtype=np.bool_)
    while not over.any():
        _, _, over, _, infos = envs.step(legal_actions(infos["action_mask"], rng))
    with pytest.raises(ResetNeeded, match="reset_mask"):
        envs.step(legal_actions(infos["action_mask"], rng))
    _, infos = envs.reset(options={"reset_mask": over})
    assert infos["action_mask"].any(axis=1).all()
    envs.step(legal_actions(infos["action_mask"], rng))
    with pytest.raises(BadOption, match="autoreset_mode must be one of"):
        make("tomoko", 4, opponent=opponent, autoreset_mode="never")


def test_only_some_matches_step() -> None:
    envs = make("tomoko", 4, opponent=None)
    _, infos = envs.reset(seed=8)
    before = envs.rows.copy()
    envs.step_some(infos["action_mask"].argmax(axis=1), np.array([True, False, True, False]))
    assert [(envs.rows[match] != before[match]).any() for match in range(4)] == [True, False, True, False]


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_render_modes(opponent: str) -> None:
    envs: Any = gymnasium.make_vec("tocca/Toscana-v0", num_envs=2, opponent=opponent, render_mode="ansi", games=1)
    assert "rgb_array" in envs.metadata["render_modes"]
    envs.reset(seed=1)
    frames: Any = envs.render()
    state = envs.unwrapped.state(1)
    assert frames[1] == state.game.draw(state.game.reveal_all(state.position))
    assert len(frames) == 2
