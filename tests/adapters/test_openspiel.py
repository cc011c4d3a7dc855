"""OpenSpiel: their own test of a game, and what it does not look at: records, memory, secrets, wrong parameters."""

import pickle
import random
import time
from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

import numpy as np
import pytest

import tocca
from tests.games.totsa.rules.test_race import pointing
from tests.games.totsa.tables import play

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines  # noqa: E402

from tocca import bots  # noqa: E402
from tocca.adapters.openspiel import GAMES  # noqa: E402
from tocca.adapters.openspiel.players import Mcts  # noqa: E402
from tocca.bots import budget  # noqa: E402
from tocca.core.registry import find as registered  # noqa: E402
from tocca.games.tomoko.learning.encoding import NO_OP  # noqa: E402
from tocca.games.totsa.rules.actions import SLAPS  # noqa: E402
from tocca.learning.spiel.node import SpielNode  # noqa: E402

SHORT = [
    "python_toncc(challenges=1)",
    "python_toncc(challenges=2,kings=seat,auto_finish=False,payoff=score)",
    "python_toscana(games=1)",
    "python_toscana(games=2,first=random,swap_colours=True,veto=False,payoff=win)",
    "python_tomoko(limit=40)",
    "python_tomoko(players=3,limit=12,claims=manual,play_on=True)",
    "python_tomoko(players=4,limit=12,teams=True,prefill=True)",
    "python_tomoko(players=4,limit=12,open_cards=True)",
    "python_totsa(limit=6)",
    "python_totsa(limit=6,players=4,simple=True,bins=1)",
    "python_totsa(limit=6,players=3,peek=True,bins=8)",
    "python_toncc_small",
    "python_toncc_small(deal=fixed,seals=2,idle=1)",
    "python_toscana_small",
    "python_toscana_small(side=7,tiles=3,veto=True,first=random)",
    "python_tomoko_small(prefill=True)",
    "python_tomoko_small(claims=manual,side=4,marbles=9)",
]


def step(state: Any, rng: random.Random) -> None:
    """One random step of anybody."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    elif state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(seat) or [0]) for seat in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random match, the last one included; they are one object that changes."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        step(state, rng)
        yield state


def finish(name: str, seed: int) -> Any:
    *_, last = walk(pyspiel.load_game(name), seed)
    return last


@pytest.mark.parametrize("name", SHORT)
def test_their_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["python_toscana_small", "python_tomoko_small(limit=5)", "python_toncc_small"])
def test_states_survive_being_written(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered() -> None:
    names = {f"python_{name.replace('-', '_')}" for name in (*tocca.games(), *tocca.variants())}
    assert names <= set(pyspiel.registered_names())
    assert len(GAMES) == len(names)


# The same match as the library's


@pytest.mark.parametrize("name", SHORT)
def test_a_match_has_the_record_of_the_library(name: str) -> None:
    state = finish(name, seed=3)
    record = state.record()
    assert tocca.Record.loads(record.dumps()) == record  # replayed by the rules from its chance values alone
    assert record.state.outcome is not None
    assert record.state == state.node.state


@pytest.mark.parametrize("name", ["toncc", "toscana", "tomoko", "toncc-small", "toscana-small", "tomoko-small"])
@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_the_library_can_be_played_there(name: str, seed: int) -> None:
    options = {"limit": 60} if name == "tomoko" else {}
    record = _random_record(name, seed, **options)
    table = pyspiel.load_game(f"python_{name.replace('-', '_')}", options).table
    node = _give(table.root, record.states[0].drawn)
    events = list(record.events)
    while events:
        step = events[: len(node.deciders)]
        del events[: len(node.deciders)]
        node = _give(node.play(dict(_number_event(node, event) for event in step)), [*chain(*(e.drawn for e in step))])
    assert table.record(node).dumps() == record.dumps()


def _number_event(node: SpielNode, event: Any) -> tuple[int, int]:
    assert node.state is not None
    return event.seat, node.table.encoder.number(node.state.view(event.seat), event.action)


def _random_record(name: str, seed: int, **options: Any) -> tocca.Record:
    record, rng = tocca.Record.start(name, seed=seed, **options), random.Random(seed)
    while record.state.outcome is None:
        seat = min(record.state.to_act)
        record.apply(seat, rng.choice(record.state.legal(seat)))
    return record


def _give(node: SpielNode, values: Any) -> SpielNode:
    for value in values:
        assert value in node.candidates
        node = node.draw_value(value)
    return node


def _roll() -> Any:
    """Totsa! with the dice on the table."""
    state = pyspiel.load_game("python_totsa(players=2)").new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        step(state, rng)
    return state


def test_totsa_judges_answers_by_their_times() -> None:
    state = _roll()
    table, dice = state.node.table, state.node.state.position.dice
    quick, slow, _ = table.numbers_of(state.node.state.view(0), SLAPS[dice])
    early = state.node.play({0: slow, 1: quick})
    assert [(event.seat, event.action) for event in early.aside.events[:1]] == [(1, SLAPS[dice])]
    assert early.aside.state.position.players[1].open == (dice,)  # and the slower hand was void, no error
    assert early.aside.state.position.debts == ()
    wrong = table.numbers_of(state.node.state.view(0), SLAPS[(dice + 1) % 18])[0]
    late = state.node.play({0: wrong, 1: slow})
    assert late.aside.state.position.players[1].open == (dice,)
    assert [event.kind for event in late.aside.state.position.events] == ["wrong-card", "slapped", "spared"]


def test_totsa_leaves_equal_times_to_chance() -> None:
    state = _roll()
    dice = state.node.state.position.dice
    quick = state.node.table.numbers_of(state.node.state.view(0), SLAPS[dice])[0]
    both = state.node.play({0: quick, 1: quick})
    assert both.outcomes() == [(0, 0.5), (1, 0.5)]
    for first in (0, 1):
        assert both.draw(first).aside.state.position.players[first].open == (dice,)


# Chance


@pytest.mark.parametrize("name", SHORT)
def test_chance_nodes_are_small(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in walk(game, seed=5):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert 2 <= len(outcomes) <= 40
            assert list(outcomes) == sorted(set(outcomes))
            assert sum(chances) == pytest.approx(1)


def test_marbles_of_a_bag_are_weighed() -> None:
    state = pyspiel.load_game("python_tomoko(prefill=True)").new_initial_state()
    state.apply_action(0)
    assert dict(state.chance_outcomes()) == pytest.approx({0: 14 / 29, 1: 15 / 29})


# What players know


@pytest.mark.parametrize("name", SHORT)
def test_nobody_forgets(name: str) -> None:
    """Who has the same information state has the same past, the same view and the same choices."""
    game = pyspiel.load_game(name)
    known: dict[str, Any] = {}
    for seed in range(4):
        pasts: list[tuple[Any, ...]] = [()] * game.num_players()
        for state in walk(game, seed % 2):  # matches twice, so that there is something to compare
            if state.is_chance_node() or state.is_terminal():
                continue
            for seat in range(game.num_players()):
                if state.legal_actions(seat):
                    told = state.information_state_string(seat)
                    fact = (pasts[seat], state.observation_string(seat), tuple(state.legal_actions(seat)))
                    assert known.setdefault(told, fact) == fact
                    pasts[seat] = (*pasts[seat], told)
        assert all(later.startswith(earlier) for past in pasts for earlier, later in pairwise(past))


@pytest.mark.parametrize("name", ["python_tomoko(limit=30)", "python_tomoko(limit=9,claims=manual,players=3)"])
def test_the_past_holds_what_one_did(name: str) -> None:
    game = pyspiel.load_game(name)
    did: dict[int, list[str]] = {}
    rng, state = random.Random(4), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
            continue
        seat, action = state.current_player(), rng.choice(state.legal_actions())
        did.setdefault(seat, []).append(f"{seat} {state.action_to_string(seat, action)}")
        state.apply_action(action)
    for seat, deeds in did.items():
        told = state.information_state_string(seat).replace("\n", "; ").split("; ")
        assert [line for line in told if line in deeds] == deeds


@pytest.mark.parametrize("name", [*SHORT, "python_totsa(limit=30,players=4,bins=2)"])
def test_text_and_tensor_tell_the_same(name: str) -> None:
    game = pyspiel.load_game(name)
    by_text: dict[str, bytes] = {}
    for seed in (1, 2, 1):
        for state in walk(game, seed):
            for seat in range(game.num_players()):
                text = state.information_state_string(seat).partition("\n")[2]
                tensor = np.array(state.information_state_tensor(seat), np.float32).tobytes()
                assert by_text.setdefault(text, tensor) == tensor
    assert len(set(by_text.values())) == len(by_text)


def test_totsas_tensor_tells_of_guesses_and_cards_shown() -> None:
    """Random matches hardly come to that: a guess among three, with others waiting, and whatever may come of it."""
    state = play(pointing(), (3, "capture"), (2, "flip"))
    node = SpielNode(pyspiel.load_game("python_totsa(players=4,bins=1)").table, None, None)
    node.state = state
    node._settle()
    told: dict[str, list[int]] = {}
    for number in node.legal(1):
        after = node.play({1: number})
        while after.state is None:
            after = after.draw(after.outcomes()[0][0])
        for seat in range(4):
            told.setdefault(after.table.news(after, seat), list(after.table.numbers(after, seat)))
    assert any("shown (" in text and "kind=wrong-guess" in text for text in told)
    assert any("kind=captured" in text for text in told)
    assert len({tuple(numbers) for numbers in told.values()}) == len(told) > 4
    assert all(len(numbers) == node.table.row and max(numbers) < 2**24 for numbers in told.values())


def test_an_observation_is_what_other_adapters_observe() -> None:
    state = finish("python_tomoko(limit=20)", seed=1)
    encoder, view = state.node.table.encoder, state.node.state.view(1)
    assert np.array_equal(state.observation_tensor(1), encoder.observe(view))


def test_hidden_cards_are_in_no_text_of_the_other() -> None:
    """Exchange a secret card: the other seat's texts and tensors stay as they were."""
    game = pyspiel.load_game("python_tomoko(limit=30)")
    first, second = game.new_initial_state(), game.new_initial_state()
    for state, cards in ((first, (1, 2, 3, 4)), (second, (5, 2, 6, 4))):
        for card in (*cards, 1):
            state.apply_action(card)
    for seat, same in ((1, True), (0, False)):
        assert (first.information_state_string(seat) == second.information_state_string(seat)) == same
        assert (first.observation_string(seat) == second.observation_string(seat)) == same
        assert (first.information_state_tensor(seat) == second.information_state_tensor(seat)) == same
        assert (first.observation_tensor(seat) == second.observation_tensor(seat)) == same


def test_what_everybody_sees_and_what_nobody_does() -> None:
    game = pyspiel.load_game("python_tomoko")
    state = game.new_initial_state()
    for value in (11, 12, 13, 14, 1):
        state.apply_action(value)
    kinds = pyspiel.PrivateInfoType
    texts = {}
    for private in (kinds.NONE, kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS):
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=private))
        observer.set_from(state, 0)
        assert (observer.tensor is None) == (private != kinds.SINGLE_PLAYER)
        texts[private] = observer.string_from(state, 0)
    assert [("11" in text, "12" in text) for text in texts.values()] == [(False, False), (True, False), (True, True)]
    alone = game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    assert alone.tensor is None
    told = alone.string_from(state, 0)
    assert "11" in told
    assert "12" not in told
    assert "board" not in told
    with pytest.raises(ValueError, match="public_info=True"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=True))


@pytest.mark.parametrize(
    "name",
    [
        "python_tomoko(limit=8)",
        "python_tomoko_small(limit=8)",
        "python_toncc(challenges=1)",
        "python_toncc_small",
        "python_toscana(games=1)",
        "python_toscana_small",
        "python_totsa(limit=3)",
    ],
)
def test_their_playthrough(name: str) -> None:
    lines = playthrough_lines(name, seed=1, alsologtostdout=False)
    assert any(line.startswith("# State 1") for line in lines)


def test_a_wrong_chance_outcome_names_the_right_ones() -> None:
    state = pyspiel.load_game("python_toscana").new_initial_state()
    with pytest.raises(tocca.BadChance, match="999 can't be drawn here; the outcomes are "):
        state.node.draw(999)


# Worlds that fit


@pytest.mark.parametrize(
    "name",
    [
        "python_tomoko(limit=80)",
        "python_tomoko(limit=40,players=3)",
        "python_tomoko(limit=25,players=4,teams=True)",
        "python_tomoko(limit=15,players=3,claims=manual)",
        "python_tomoko_small(prefill=True,goal=1)",
        "python_totsa(limit=8,players=3)",
        "python_toscana_small",
    ],
)
def test_a_resampled_match_looks_the_same(name: str) -> None:
    rng = random.Random(8)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in walk(pyspiel.load_game(name), seed=2):
        if state.is_terminal() or state.is_chance_node() or rng.random() < 0.7:
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.current_player() == state.current_player()
            assert tocca.Record.loads(other.record().dumps()).state == other.node.state


def test_resampling_gives_every_deal_the_same_chance() -> None:
    """Against all deals there can be, tried one by one."""
    cards = "ddd/lll/ddd;dld/ldl/dld;ddl/dll/ddl;lll/ldl/dld;lld/ddl/lld;ldd/lld/ddl;dll/lld/dld;ddl/lld/lld"
    game = pyspiel.load_game(
        f"python_tomoko_small(prefill=True,goal=3,hand=2,limit=60,deck={cards};ldl/ddl/lll;ddd/dll/lll)"
    )
    state = _with_cards_laid(game)
    fitting = _fitting_hands(state, seat=0)
    assert len(fitting) > 3
    rng = random.Random(6)
    counts = dict.fromkeys(fitting, 0)
    for _ in range(20 * len(fitting)):
        counts[_draws(state.node.table.resample(state.node, 0, rng))] += 1
    expected = sum(counts.values()) / len(counts)
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    degrees = len(counts) - 1
    assert chi_squared < degrees + 4 * (2 * degrees) ** 0.5


def _with_cards_laid(game: Any) -> Any:
    """A match in which the other seat has laid two cards, and its hands may have come in some ways."""
    for seed in range(1000):
        for state in walk(game, seed):
            if state.is_terminal() or state.node.state is None:
                continue
            position = state.node.state.position
            if len(position.laid[1]) == 2:
                (ways,) = state.node.table.ways(state.node, 0)
                deals = [way.deals for way in ways]
                if 10 < sum(deals) < 100 and max(deals) >= 3 * min(deals):  # so that it matters how they are weighed
                    return state
    raise AssertionError("nobody lays two cards")


def _draws(node: SpielNode) -> tuple[Any, ...]:
    """All chance values of a match."""
    return tuple(value for step in reversed(list(node.path())) for value in step.given)


def _fitting_hands(state: Any, seat: int) -> set[tuple[Any, ...]]:
    """The chance values of all matches that this seat can't tell from the true one: every hidden draw tried."""
    table, true = state.node.table, state.node.information(seat)
    steps = list(state.node.path())[::-1]
    found: set[tuple[Any, ...]] = set()

    def go_on(node: SpielNode, at: int) -> None:
        if node.player == -1:
            for outcome, _ in node.outcomes():
                go_on(node.draw(outcome), at)
        elif not true.startswith(node.information(seat)):
            return
        elif at == len(steps):
            found.add(_draws(node))
        else:
            go_on(node.play(steps[at].moves), at + 1)

    go_on(_marbles_laid(table.root, steps[0]), 1)
    return found


def _marbles_laid(node: SpielNode, start: SpielNode) -> SpielNode:
    for value in start.given[:9]:
        node = node.draw_value(value)
    return node


def test_their_searches_play_our_games() -> None:
    game = pyspiel.load_game("python_tomoko_small(prefill=True,limit=4)")
    rolling = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        ismcts.ISMCTSBot(game, rolling, 2.0, 8, random_state=np.random.RandomState(2)),
        mcts.MCTSBot(game, 2.0, 8, rolling, random_state=np.random.RandomState(3)),
    ]
    rng, state = random.Random(1), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


# Results, and what is refused


@pytest.mark.parametrize(
    ("payoff", "returns"), [("places", [1.0, 0.0, -1.0]), ("win", [1.0, -0.5, -0.5]), ("score", [1.5, 0.0, -1.5])]
)
def test_payoffs(payoff: str, returns: list[float]) -> None:
    for seed in range(50):
        state = finish(f"python_toncc(challenges=1,kings=seat,payoff={payoff})", seed)
        outcome = state.node.state.outcome
        if outcome.places == (1, 2, 3):
            assert state.returns() == pytest.approx(returns)
            return
    raise AssertionError("no match ends like that")


def test_a_wrong_parameter_names_the_right_ones() -> None:
    with pytest.raises(Exception, match=r"games.*must be a whole number from 1 to 2, not 3"):
        pyspiel.load_game("python_toscana(games=3)")
    with pytest.raises(Exception, match="payoff must be one of places, win, score, not 'glory'"):
        pyspiel.load_game("python_toscana(payoff=glory)")
    with pytest.raises(Exception, match="Tomoko is for 2 or 3 or 4 players, not 5"):
        pyspiel.load_game("python_tomoko(players=5)")
    with pytest.raises(Exception, match="bins must be a whole number from 1 to 8, not 9"):
        pyspiel.load_game("python_totsa(bins=9)")
    with pytest.raises(pyspiel.SpielError, match=r"(?s)squares.*games"):
        pyspiel.load_game("python_toscana(squares=9)")


def test_an_illegal_action_changes_nothing() -> None:
    state = pyspiel.load_game("python_toscana(games=1,veto=False)").new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        step(state, rng)
    before, history = state.node, state.history()
    with pytest.raises(tocca.IllegalAction, match="the first tile must cover the centre"):
        state.apply_action(0)
    with pytest.raises(tocca.IllegalAction):
        state.apply_action(99_999)
    assert (state.node, state.history()) == (before, history)


def test_a_node_can_be_stored() -> None:
    state = finish("python_tomoko(limit=12,claims=manual)", seed=1)
    again = pickle.loads(pickle.dumps(state.node))
    assert again.state == state.node.state
    assert again.information(1) == state.node.information(1)


def _random_states(name: str, seed: int, **options: Any) -> list[Any]:
    """Every state of a random match in which somebody acts."""
    state, rng, found = registered(name).start(seed=seed, **options), random.Random(seed), []
    while state.to_act:
        found.append(state)
        seat = min(state.to_act)
        state = state.apply(seat, rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize(
    ("name", "options"),
    [("toscana", {"games": 1}), ("toncc", {}), ("tomoko", {}), ("tomoko", {"claims": "manual"}), ("toncc-small", {})],
)
def test_a_match_can_be_taken_up_where_it_stands(name: str, options: dict[str, Any]) -> None:
    """What may be done there, and what comes of it, is what the library says."""
    rng = random.Random(3)
    for true in rng.sample(_random_states(name, 3, **options), 4):
        state = pyspiel.load_game(f"python_{name.replace('-', '_')}", options).state_at(true)
        node = state.node
        for seat in node.deciders:
            actions = [node.table.action(true, seat, one) for one in node.legal(seat) if one != NO_OP]
            assert set(actions) <= set(true.legal(seat))
            assert len(actions) == len(set(actions)) > 0
        while not state.is_terminal():
            step(state, rng)
        assert sum(state.returns()) == pytest.approx(0)
        with pytest.raises(ValueError, match="not walked from its start"):
            pickle.dumps(node)


def test_an_abstract_match_can_not() -> None:
    with pytest.raises(ValueError, match="abstract"):
        pyspiel.load_game("python_totsa").state_at(tocca.game("totsa").start(2, 1))


@pytest.mark.parametrize("name", ["toscana", "tomoko"])
def test_their_search_is_a_bot_of_ours(name: str) -> None:
    state = tocca.game(name).start(2, 1)
    (seat,) = state.to_act
    one = bots.bot("tocca.adapters.openspiel.players.Mcts:simulations=60,seconds=none", name)
    choices = [one.choose(state.game, state.view(seat), random.Random(5)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in state.legal(seat)
    began = time.thread_time()
    with budget.processor_time():
        assert Mcts(seconds=0.1).choose(state.game, state.view(seat), random.Random(1)) in state.legal(seat)
    assert 0.1 <= time.thread_time() - began < 1
    with pytest.raises(bots.BadBudget):
        Mcts(seconds=0)


def test_their_search_finds_a_push_that_wins() -> None:
    """With enough simulations: so it is asked about the right position, and for the right seat."""
    game, found = tocca.game("tomoko"), 0
    for seed in range(40):
        state = _random_states("tomoko", seed, limit=60)[-1]
        (seat,) = state.to_act
        wins = [push for push in state.legal(seat) if state.apply(seat, push).outcome.winners == (seat,)]
        if wins and len(wins) < 20:
            found += 1
            thought = Mcts(seconds=None, simulations=400).choose(game, state.view(seat), random.Random(seed))
            assert thought in wins
    assert found


def test_small_tomoko_with_a_fixed_deal_is_tractable() -> None:
    """Hidden cards, and a tree that tabular solvers walk; its value, 1/4, is in docs/solved.md."""
    game = pyspiel.load_game("python_tomoko_small(prefill=True,deal=fixed,limit=2)")

    def count(state: Any) -> int:
        return 1 + sum(count(state.child(action)) for action in ([] if state.is_terminal() else state.legal_actions()))

    assert count(game.new_initial_state()) == 2591
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.nash_conv(game, policy) < 0.1
    assert pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0] == pytest.approx(0.25, abs=0.1)
