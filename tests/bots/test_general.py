"""The bots that a game has before it has its own: flat Monte Carlo and the tree search over the contract."""

import math
import random
import time
from itertools import islice

import pytest

import tocca
from tests.bots.table import GAMES, whole_match
from tocca.bots import Thought, bot, budget
from tocca.bots.budget import Budget
from tocca.bots.flat import FlatBot
from tocca.bots.ismcts import InformationSetBot
from tocca.bots.rollouts import Judge

BOTS: dict[str, FlatBot | InformationSetBot] = {
    "flat": FlatBot(None, 30, horizon=20),
    "tree": InformationSetBot(None, 30),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", BOTS)
def test_the_same_view_and_generator_give_the_same_thought(kind: str, name: str) -> None:
    game, player = tocca.game(name), BOTS[kind]
    states = [state for state in whole_match(name, bot("random"), 3) if state.to_act]
    for state in islice(states, 0, None, 7):
        seat = min(state.to_act)
        first, again = (player.think(game, state.view(seat), random.Random(9)) for _ in range(2))
        assert first == again
        assert first.action in state.legal(seat)
        assert sum(one.visits for one in first.candidates) == (30 if len(state.legal(seat)) > 1 else 0)


@pytest.mark.parametrize("kind", BOTS)
def test_a_win_at_hand_is_taken(kind: str) -> None:
    """Totsa!: six open cards, and a shout wins."""
    game = tocca.game("totsa")
    state, rng = game.start(2, 1), random.Random(1)
    for _ in range(4000):
        if not state.to_act:
            state = game.start(2, rng.random().hex())
        seat = rng.choice(sorted(state.to_act))
        shout = [one for one in state.legal(seat) if one.kind == "shout" and state.position.has_aim(seat)]
        if shout:
            thought = type(BOTS[kind])(None, 60).think(game, state.view(seat), random.Random(2))
            assert thought.action == shout[0]
            return
        state = state.apply(seat, bot("greedy").choose(game, state.view(seat), rng))
    raise AssertionError("nobody ever came near a victory")


def test_a_budget_is_time_or_simulations_whichever_ends_first() -> None:
    now = [0.0]
    early = Budget(1.0, 5, clock=lambda: now[0])
    assert [early.spend() for _ in range(7)] == [True] * 5 + [False] * 2
    late = Budget(1.0, 5, clock=lambda: now[0])
    assert late.spend()
    now[0] = 2.0
    assert not late.spend()
    assert late.spent == 1


def test_a_budget_is_handed_out_in_blocks() -> None:
    whole = Budget(None, 2500)
    assert [whole.spend(1000) for _ in range(5)] == [1000, 1000, 500, 0, 0]
    assert [Budget(1e-9, 2500).spend_whole(block) for block in (1000, 3000)] == [True, False]
    late = Budget(1e-9, 2500)
    assert [late.spend(1000) for _ in range(3)] == [1000, 0, 0]
    assert late.time_used() > 1


def test_a_budget_tells_how_much_is_left() -> None:
    now = [0.0]
    timed, both = Budget(4.0, None, clock=lambda: now[0]), Budget(4.0, 150, clock=lambda: now[0])
    assert (timed.estimate_left(), both.estimate_left()) == (math.inf, 150)
    assert timed.spend(100) == both.spend(100) == 100
    now[0] = 1.0
    assert (timed.estimate_left(), both.estimate_left()) == (300, 50)
    assert timed.time_used() == 0.25
    now[0] = 5.0
    assert timed.estimate_left() < 0


def test_a_budget_has_room_for_steps_of_another_kind() -> None:
    rooms = [Budget(*one).at_pace(60_000, 30_000) for one in ((None, 200), (0.1, None), (9, None))]
    assert rooms == [200, 6000, 30_000]


def test_a_judge_gives_chances() -> None:
    judge = Judge()
    for state in whole_match("toscana", bot("greedy"), 1):
        values = judge(state)
        assert sum(values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in values)
    outcome = state.outcome
    assert outcome is not None
    assert values == tuple(float(seat in outcome.winners) / len(outcome.winners) for seat in range(2))


def test_one_action_needs_no_thought() -> None:
    game = tocca.game("totsa")
    state = game.start(2, 1)
    seat = min(state.to_act)
    assert len(state.legal(seat)) == 1
    for player in BOTS.values():
        assert player.think(game, state.view(seat), random.Random(1)) == Thought(state.legal(seat)[0], ())


def test_processor_time_is_not_spent_by_waiting() -> None:
    with budget.processor_time():
        spared = Budget(0.05, None)
        time.sleep(0.1)
        assert [spared.spend() for _ in range(2)] == [True, True]
    wall = Budget(0.05, None)
    time.sleep(0.1)
    assert [wall.spend() for _ in range(2)] == [True, False]


def test_in_a_hurry_the_clock_runs_faster() -> None:
    with budget.hurry(4):
        began = budget.now()
        time.sleep(0.02)
        assert budget.now() - began >= 0.08
