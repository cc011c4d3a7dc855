"""What a game gets that brings nothing but its rules: observations, matches, PettingZoo, Gymnasium, OpenSpiel."""

import random
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

import tocca
from tests.adapters import bidding
from tests.adapters.installed import announce_games
from tests.adapters.options import play_on
from tocca.core.options import Range
from tocca.core.structure import Length, structure
from tocca.learning import general
from tocca.learning.encoding import Layout
from tocca.learning.games import encoder, new_match
from tocca.learning.general import GeneralEncoder
from tocca.learning.matches import MatchDriver

pyspiel = pytest.importorskip("pyspiel")

CASES: list[dict[str, Any]] = [{}, {"seats": 3}, {"generous": True}]

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@pytest.fixture(autouse=True, scope="module")
def _bidding(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    EnvLogger.suppress_output()
    with announce_games(tmp_path_factory.mktemp("others"), bidding="tests.adapters.bidding:GAME"):
        yield


def test_the_game_is_found_beside_ours() -> None:
    assert "bidding" in tocca.games()
    assert tocca.game("bidding") is bidding.GAME


# Observations


@pytest.mark.parametrize("options", CASES)
def test_observations_stay_within_their_bounds(options: dict[str, Any]) -> None:
    for seed in range(20):
        match, rng = new_match("bidding", **options), random.Random(seed)
        match.start(seed)
        while not match.over:
            for seat in range(match.seats):
                seen = match.observe(seat)
                assert (seen >= 0).all()
                assert (seen <= match.encoder.layout.high).all()
            play_on(match, rng)
        assert match.state.outcome is not None
        assert sum(match.payoffs()) == pytest.approx(0)
        assert tocca.Record.loads(match.record().dumps()).state == match.state


def test_every_field_of_the_view_has_its_place() -> None:
    made = encoder("bidding", 3)
    state = tocca.game("bidding").start(3, chance=[1, 3, 2, "large"])
    for seat, coins in enumerate((2, 4, 1)):
        state = state.apply(seat, bidding.Bid(coins), chance=["small"] if seat == 2 else [])
    state = state.apply(1, bidding.Bid(0))
    parts = made.layout.parts(made.observe(state.view(1)))
    assert "options" not in parts
    assert parts["seat.given"].tolist() == [1]
    assert parts["seat"].tolist() == [0, 0, 1]
    assert parts["card"].tolist() == [0, 0, 3]
    assert parts["coins.filled"].tolist() == [1, 1, 1]
    assert parts["coins[]"][:, 2].tolist() == [4, 0, 4]
    assert parts["won[].filled"].shape == (3, 4)  # nobody won more than twice in random matches
    assert parts["won[].filled"][:, 0].tolist() == [0, 1, 0]
    assert parts["won[][]"][1, 0].tolist() == [0, 1]
    assert parts["prize"].tolist() == [1, 0]
    assert parts["round"].tolist() == [0, 0, 2]
    assert parts["chosen[]"][0].tolist() == [0, 0, 1]
    assert parts["bid.given"].tolist() == [1]
    assert parts["last[]"][:3, 2].tolist() == [2, 4, 1]


def test_what_a_view_does_not_tell_is_not_observed() -> None:
    match, rng = new_match("bidding", 3), random.Random(1)
    match.start(2)
    while not match.over:
        for seat in range(3):
            world = match.game.resample(match.state.view(seat), rng)
            assert (match.encoder.observe(world.view(seat)) == match.observe(seat)).all()
        play_on(match, rng)


class Inner(NamedTuple):
    """A part of a view."""

    flag: bool
    colour: Literal["red", "blue"]


class Wide(NamedTuple):
    """A view of everything that an annotation may say."""

    options: tuple[()]
    digit: Annotated[int, Range(-3, 6)]
    wide: Annotated[int, Range(0, 1 << 20)]
    plain: int
    inner: Inner
    pair: tuple[Inner, bool]
    hand: Annotated[tuple[Annotated[int, Range(1, 9)], ...], Length(3)]
    colours: frozenset[Literal["red", "blue"]]
    some: Inner | int | None


WIDE = Wide(
    (), 6, (1 << 14) + 5, -300, Inner(True, "blue"), (Inner(False, "red"), True), (9, 1), frozenset({"blue"}), 7
)


def plan(view: type) -> Any:
    planning = general._Planning("A game", {})
    write = planning.of(structure(view), "view", ())
    layout = Layout(*planning.fields)

    def parts(value: Any) -> dict[str, Any]:
        observation = bytearray(layout.size)
        write(value, 0, observation)
        return {name: part.tolist() for name, part in layout.parts(np.frombuffer(observation, np.int8)).items()}

    return parts


def test_annotations_say_how_much_room_a_value_takes() -> None:
    assert plan(Wide)(WIDE) == {
        "digit": [9], "wide": [1, 0, 5], "plain": [1, 2, 44], "inner.flag": [1], "inner.colour": [0, 1],
        "pair.0.flag": [0], "pair.0.colour": [1, 0], "pair.1": [1], "hand.filled": [1, 1, 0], "hand[]": [8, 0, 0],
        "colours": [0, 1], "some.kind": [0, 1, 0], "some.0.flag": [0], "some.0.colour": [0, 0], "some.1": [0, 0, 7],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"digit": 7}, "view.digit is 7, not from -3 to 6"),
        ({"plain": 1 << 14}, r"view.plain is 16384. Annotate it as Annotated\[int, Range"),
        ({"hand": (1, 2, 3, 4)}, r"view.hand holds 4 items, and there is room for 3. Annotate it as .*Length\(n\)"),
    ],
)
def test_a_value_without_room_is_refused_by_name(change: dict[str, Any], message: str) -> None:
    with pytest.raises(tocca.BadOption, match=message):
        plan(Wide)(WIDE._replace(**change))


def test_a_text_is_refused_by_name() -> None:
    class Texts(NamedTuple):
        title: str

    with pytest.raises(tocca.BadOption, match=r"view.title is of type str. Annotate it as a Literal"):
        plan(Texts)


def general_match(game: str, seats: int, **options: Any) -> MatchDriver:
    """A match of one of our games as if it brought nothing but its rules."""
    agreed = tocca.game(game).start(seats, 1, **options).position.options
    return MatchDriver(GeneralEncoder(tocca.game(game), seats, agreed))


def test_toscana_could_do_without_its_own_encoder() -> None:
    match, rng = general_match("toscana", 2, games=1), random.Random(3)
    match.start(3)
    while not match.over:
        for seat in range(2):
            assert (match.observe(seat) <= match.encoder.layout.high).all()
        play_on(match, rng)
    assert match.state.outcome is not None


def test_whom_nobody_waits_for_is_asked_and_may_let_it_be() -> None:
    match = general_match("tomoko", 3, claims="manual", limit=12)
    no_op = match.encoder.no_op
    assert no_op == len(match.game.actions)
    rng, asked = random.Random(4), 0
    match.start(8)
    while not match.over:
        (seat,) = match.choosers
        awaited = seat in match.game.awaited(match.state.position)
        assert bool(match.mask(seat)[no_op]) is not awaited
        if awaited:
            play_on(match, rng)
            continue
        before = match.state
        match.play({seat: match.answer(seat, no_op)})
        assert match.state is before
        assert match.choosers != (seat,)
        asked += 1
    assert asked > 12
    assert tocca.Record.loads(match.record().dumps()).state == match.state


# Other people's tests


@pytest.mark.parametrize("options", CASES)
def test_pettingzoo(options: dict[str, Any]) -> None:
    from tocca.adapters.pettingzoo import bidding_v0

    for make in (bidding_v0.env, bidding_v0.raw_env):
        api_test(make(**options), num_cycles=60)
    seed_test(lambda: bidding_v0.env(**options), num_cycles=40)
    parallel_api_test(bidding_v0.parallel_env(**options), num_cycles=60)
    parallel_seed_test(lambda: bidding_v0.parallel_env(**options), num_cycles=40)


def test_an_illegal_bid_ends_a_parallel_match() -> None:
    from tocca.adapters.pettingzoo import bidding_v0

    env = bidding_v0.parallel_env()
    env.reset(seed=1)
    _, rewards, terminations, truncations, infos = env.step({"player_0": 1, "player_1": 2 * bidding.COINS})
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert all(terminations.values())
    assert all(truncations.values())
    assert infos == {"player_0": {}, "player_1": {"illegal": "too-much"}}
    assert env.agents == []


def test_pictures() -> None:
    from tocca.adapters.pettingzoo import bidding_v0

    checks = {"svg": lambda picture: isinstance(picture, str) and picture.startswith("<svg ")}
    render_test(bidding_v0.env, custom_tests=checks)


@pytest.mark.parametrize("opponent", ["random", "greedy"])
@pytest.mark.parametrize("options", CASES)
def test_gymnasium(options: dict[str, Any], opponent: str) -> None:
    from tocca.adapters.gymnasium import BiddingEnv

    check_env(BiddingEnv(opponent=opponent, **options), skip_render_check=True)


def test_gymnasium_ends_a_match_at_an_illegal_bid() -> None:
    from tocca.adapters.gymnasium import BiddingEnv

    env: gymnasium.Env[Any, Any] = BiddingEnv(seat=0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(2 * bidding.COINS)
    assert (reward, over, info["illegal"]) == (-1.0, True, "too-much")


@pytest.fixture(scope="module")
def registered(_bidding: None) -> None:
    from tocca.adapters.openspiel.spiel import register

    register("bidding")


PARAMETERS = ["", "(players=3)", "(generous=True,payoff=score)", "(payoff=win)"]


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("parameters", PARAMETERS)
def test_openspiel(parameters: str) -> None:
    game = pyspiel.load_game(f"python_bidding{parameters}")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.usefixtures("registered")
def test_openspiel_has_chance_nodes_and_joint_moves() -> None:
    state = pyspiel.load_game("python_bidding").new_initial_state()
    assert state.is_chance_node()
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == [0, 1, 2, 3, 4]
    state.apply_actions([2, 1])
    assert state.is_chance_node()
    assert [state.action_to_string(-1, number) for number in state.legal_actions()] == ["draw large", "draw small"]


@pytest.mark.usefixtures("registered")
def test_a_resampled_match_tells_a_player_the_same() -> None:
    game, rng = pyspiel.load_game("python_bidding(players=3)"), random.Random(5)
    others = set()
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            for seat in range(3):
                again = state.resample_from_infostate(seat, rng.random)
                assert again.information_state_string(seat) == state.information_state_string(seat)
                assert again.observation_string(seat) == state.observation_string(seat)
                others.add(again.node.state.position.cards[(seat + 1) % 3])
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(3)])
    assert others == set(bidding.CARDS)


@pytest.mark.usefixtures("registered")
def test_what_is_hidden_is_not_in_the_information_state() -> None:
    game = pyspiel.load_game("python_bidding")
    told = set()
    for card in range(3):
        state = game.new_initial_state()
        for outcome in (1, card, 0):
            state.apply_action(outcome)
        told.add(state.information_state_string(0))
    assert len(told) == 1
    assert "card 2" in told.pop()
