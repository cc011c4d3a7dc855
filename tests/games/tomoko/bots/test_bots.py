"""Tomoko's own bots: they claim what they see, keep to what a view tells, and win where it is one push away."""

import random
import time
from typing import Any

import pytest

import tocca
from tests.games.tomoko.positions import TomokoState, at_table, board, card
from tocca import compiled
from tocca.bots import BadBot, BadBudget, NothingToChoose
from tocca.games.tomoko.bots.player import TomokoFlat, TomokoSearch
from tocca.games.tomoko.game import GAME

SEARCH = TomokoSearch(seconds=None, simulations=60)
CROWD = TomokoSearch(seconds=None, simulations=300)
FLAT = TomokoFlat(seconds=None, simulations=200)
WAYS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"prefill": True}),
    (2, {"open_cards": True}),
    (3, {}),
    (4, {"play_on": True}),
    (4, {"open_cards": True}),
    (4, {"teams": True}),
    (2, {"claims": "manual", "prefill": True}),
    (4, {"claims": "manual", "teams": True, "prefill": True}),
]
NEARLY_LIGHT = board("lll.. lll.. llX.. ..... .....".replace("X", "."))
ALL_LIGHT = card("lll/lll/lll")


def _later(seats: int, options: dict[str, Any], pushes: int = 12) -> TomokoState:
    """A state in the middle of a match."""
    rng = random.Random(5)
    state = GAME.start(seats, 7, **options)
    while state.position.pushes < pushes and state.to_act:
        turn = state.position.turn
        state = state.apply(turn, rng.choice([one for one in state.legal(turn) if not hasattr(one, "kind")]))
    return state


@pytest.mark.parametrize("player", [SEARCH, FLAT])
@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_a_whole_match_is_played_by_legal_actions(player: Any, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(3)
    state = GAME.start(seats, 11, limit=14, **options)
    while state.to_act:
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, player.choose(GAME, state.view(seat), rng))
    assert state.outcome is not None


@pytest.mark.parametrize("player", [SEARCH, FLAT, TomokoSearch(depth=0, noise=0.2), TomokoSearch(depth=1)])
@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_hidden_things_change_nothing(player: Any, seats: int, options: dict[str, Any]) -> None:
    state = _later(seats, options)
    view = state.view(state.position.turn)
    thought = player.think(GAME, view, random.Random(1))
    for seed in range(3):
        other = GAME.resample(view, random.Random(seed)).view(view.seat)
        assert player.think(GAME, other, random.Random(1)) == thought


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_the_last_card_is_laid(depth: int) -> None:
    other = tuple(range(2, 11))
    state = at_table(NEARLY_LIGHT, ((ALL_LIGHT, 36), (34, 35)), laid=(other, ()))
    thought = TomokoSearch(seconds=None, simulations=100, depth=depth).think(GAME, state.view(0), random.Random(1))
    outcome = state.apply(0, thought.action).outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert thought.candidates[0].chance == max(one.chance for one in thought.candidates) > 0.9


def test_what_the_others_may_lay_is_denied() -> None:
    """With open cards it is known that the other one wins by one push into the corner."""
    hands, laid = ((34, 35, 36), (ALL_LIGHT, 32, 33)), ((), (2, 3, 4, 5))
    state = at_table(NEARLY_LIGHT, hands, laid=laid, open_cards=True)
    after = state.apply(0, SEARCH.choose(GAME, state.view(0), random.Random(2)))
    assert after.outcome is None
    replies = (after.apply(1, reply) for reply in after.legal(1))
    assert not any(reply.outcome for reply in replies)


def test_candidates_are_the_legal_pushes_best_first() -> None:
    state = _later(2, {"prefill": True})
    turn = state.position.turn
    thought = TomokoSearch(seconds=None, simulations=40).think(GAME, state.view(turn), random.Random(1))
    assert thought.action == thought.candidates[0].action
    assert {one.action for one in thought.candidates} == set(state.legal(turn))
    assert all(0 <= one.chance <= 1 and one.visits > 0 for one in thought.candidates)
    chances = [one.chance for one in thought.candidates]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {})])
def test_simulations_decide_alone_when_there_are_no_seconds(seats: int, options: dict[str, Any]) -> None:
    view = _later(seats, options).view(_later(seats, options).position.turn)
    for player in (SEARCH, CROWD, FLAT):
        assert player.think(GAME, view, random.Random(4)) == player.think(GAME, view, random.Random(4))


@pytest.mark.parametrize(("player", "seats"), [(TomokoSearch, 2), (TomokoSearch, 3), (TomokoFlat, 2)])
def test_the_time_is_kept(player: Any, seats: int) -> None:
    view = _later(seats, {"prefill": True}).view(_later(seats, {"prefill": True}).position.turn)
    player(seconds=0.05).choose(GAME, view, random.Random(1))  # whatever has to be loaded first
    began = time.process_time()
    player(seconds=0.2).choose(GAME, view, random.Random(1))
    assert time.process_time() - began < 0.4


def _claimable() -> TomokoState:
    shown = board("lll.. lll.. lll.. ..... .....")
    return at_table(shown, ((ALL_LIGHT, 36), (34, 35)), claims="manual")


def test_a_card_on_the_board_is_claimed_first() -> None:
    assert SEARCH.choose(GAME, _claimable().view(0), random.Random(1)) == GAME.parse(f"claim {ALL_LIGHT}")


def test_a_beginner_overlooks_it() -> None:
    action = TomokoSearch(depth=0, miss=1.0).choose(GAME, _claimable().view(0), random.Random(1))
    assert action in _claimable().legal(0)
    assert not hasattr(action, "kind")


def test_who_is_not_to_push_does_something_harmless() -> None:
    state = _claimable()
    action = SEARCH.choose(GAME, state.view(1), random.Random(1))
    after = state.apply(1, action)
    assert after.position.laid == state.position.laid


@pytest.mark.parametrize("player", [SEARCH, FLAT])
@pytest.mark.parametrize("deck", ["standard", "large"])
def test_without_the_compiled_game_the_plain_rules_serve(
    player: Any, deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options: dict[str, Any] = {}
    if deck == "large":  # a deck that the compiled search refuses
        options["deck"] = _large_deck()
    else:
        monkeypatch.setattr(compiled, "ready", lambda game: False)
    state = _later(2, options)
    turn = state.position.turn
    assert player.choose(GAME, state.view(turn), random.Random(1)) in state.legal(turn)


def _large_deck() -> tuple[str, ...]:
    from tests.games.tomoko.compiled.test_compiled import all_patterns

    return all_patterns()[:70]


@pytest.mark.parametrize("arguments", [{"depth": 3}, {"noise": -1.0}, {"blunder": 2.0}, {"miss": -0.1}])
def test_arguments_are_judged(arguments: dict[str, Any]) -> None:
    with pytest.raises(BadBot):
        TomokoSearch(**arguments)


@pytest.mark.parametrize("kind", [TomokoSearch, TomokoFlat])
@pytest.mark.parametrize("budget", [{"seconds": 0}, {"seconds": -1}, {"seconds": None}, {"simulations": 0}])
def test_a_budget_of_nothing_is_refused(kind: Any, budget: dict[str, Any]) -> None:
    with pytest.raises(BadBudget):
        kind(**budget)


def test_there_is_nothing_to_choose_at_the_end() -> None:
    state = GAME.start(2, 1, limit=1)
    state = state.apply(state.position.turn, state.legal(state.position.turn)[0])
    assert isinstance(state, tocca.State)
    with pytest.raises(NothingToChoose):
        SEARCH.choose(GAME, state.view(0), random.Random(1))
