"""Tóncc's own bots: budgets, mixes, endings, and what they can't know."""

import random
from collections import Counter
from typing import Any

import pytest

import tocca
from tests.bots.table import least_time
from tests.games.toncc.bots.test_search import keenly_played, late, sure_conquest
from tests.games.toncc.positions import YELLOW, Table, start
from tocca import compiled
from tocca.bots import BadBot, BadBudget, NothingToChoose, bot
from tocca.games.toncc.bots import searches
from tocca.games.toncc.bots.player import TonccFlat, TonccSearch
from tocca.games.toncc.bots.question import question
from tocca.games.toncc.rules.play import Step

GAME = tocca.game("toncc")
Own = TonccFlat | TonccSearch
QUICK: list[Own] = [
    TonccFlat(None, 300),
    TonccSearch(None, 300),
    TonccSearch(None, 20_000),
    TonccSearch(None, 300, blunder=0.5),
]


def test_the_registry_finds_them() -> None:
    assert isinstance(bot("search:seconds=0.5", "toncc"), TonccSearch)
    assert isinstance(bot("flat", "toncc"), TonccFlat)


@pytest.mark.parametrize("player", QUICK)
def test_hidden_heads_change_no_choice(player: Own) -> None:
    """TN-11: whatever the others have chosen, the same view and generator give the same thought."""
    for seed in range(6):
        for number, state in enumerate(keenly_played(seed, challenges=1)):
            seat, *others = sorted(state.to_act, key=lambda one: (one + number) % 3)
            thoughts = set()
            for movement in (1, 4, 6):
                hidden = state
                for other in others[:1]:
                    hidden = hidden.apply(other, Step(hidden.position.kings[other], movement))
                thoughts.add(player.think(GAME, hidden.view(seat), random.Random(number)))
            assert len(thoughts) == 1
            assert next(iter(thoughts)).action in state.legal(seat)


@pytest.mark.parametrize("player", QUICK)
def test_candidates_are_told_best_first(player: Own) -> None:
    for state in keenly_played(3, challenges=1):
        seat = min(state.to_act)
        thought = player.think(GAME, state.view(seat), random.Random(1))
        assert thought.action == player.choose(GAME, state.view(seat), random.Random(1))
        if not thought.candidates:
            continue
        assert {one.action for one in thought.candidates} <= set(state.legal(seat))
        assert thought.action in {one.action for one in thought.candidates}
        assert all(0 <= one.chance <= 1 and one.visits > 0 for one in thought.candidates)
        if isinstance(player, TonccFlat):
            assert [*thought.candidates] == sorted(thought.candidates, key=lambda one: -one.chance)


def test_every_simulation_is_counted() -> None:
    for player in (TonccFlat(None, 1234), TonccSearch(None, 1234)):
        thought = player.think(GAME, start(2).view(1), random.Random(1))
        assert sum(one.visits for one in thought.candidates) == 1234


@pytest.mark.parametrize("kind", [TonccFlat, TonccSearch])
def test_time_is_kept(kind: type[Own]) -> None:
    """In endings, too."""
    for state in (start(2), *late(2, 4, 1)):
        assert least_time(kind(0.05), state) < 0.06


def test_even_no_time_at_all_gives_a_choice() -> None:
    for player in (TonccFlat(1e-9), TonccSearch(1e-9)):
        assert player.choose(GAME, start(2).view(1), random.Random(1)) in start(2).legal(1)


def test_bad_arguments_are_refused() -> None:
    for kind in (TonccFlat, TonccSearch):
        for budget in ((0.0, None), (-1.0, None), (None, None), (1.0, 0)):
            with pytest.raises(BadBudget):
                kind(*budget)
    for wrong in ({"exploration": -1.0}, {"sharpness": -1.0}, {"blunder": 1.5}, {"whim": -0.1}):
        with pytest.raises(BadBot):
            TonccSearch(**wrong)  # type: ignore[arg-type]


def test_there_must_be_something_to_choose() -> None:
    state = start(2)
    waiting = state.apply(1, state.legal(1)[0])
    for player in QUICK:
        for view in (state.view(None), waiting.view(1)):
            with pytest.raises(NothingToChoose):
                player.choose(GAME, view, random.Random(1))


def _choices(player: Own, state: Table, seat: int, count: int) -> Counter[Any]:
    return Counter(player.choose(GAME, state.view(seat), random.Random(seed)) for seed in range(count))


def test_a_sure_conquest_is_made() -> None:
    """TN-12: solved, searched and sampled."""
    state, movement = sure_conquest()
    for player in (
        TonccSearch(None, 20_000),
        TonccSearch(None, 20_000, endings=False, sharpness=20),
        TonccFlat(None, 20_000),
    ):
        assert _choices(player, state, YELLOW, 10) == {Step(YELLOW, movement): 10}


def _find_mix(state: Table) -> tuple[int, list[float]] | None:
    """A seat that should not be foreseen, and its mix."""
    solver = searches.solver(question(state.position), 30_000)
    assert solver is not None
    while not solver.done:
        solver.run(1000)
    for seat, king in enumerate(state.position.kings):
        mix, chances = solver.mix(king), solver.chances(king)
        if 0.3 < max(mix) < 0.7 and max(chances) - min(chances) > 0.05:
            return seat, mix
    return None


def test_where_being_foreseen_loses_it_plays_a_mix() -> None:
    """The choices come as often as the mix of the solved ending says."""
    state, (seat, mix) = next((state, found) for state in late(2, 3, 40) if (found := _find_mix(state)))
    made = _choices(TonccSearch(None, 20_000), state, seat, 200)
    for action, part in zip(state.legal(seat), mix, strict=True):
        assert made[action] / 200 == pytest.approx(part, abs=0.12)


def test_sharpness_is_how_close_it_keeps_to_the_best() -> None:
    state, movement = sure_conquest()
    blunt, mixed, sharp = (
        _choices(TonccSearch(None, 300, sharpness=of, endings=False), state, YELLOW, 60) for of in (0.0, 1.0, 50.0)
    )
    assert blunt[Step(YELLOW, movement)] < 20 < mixed[Step(YELLOW, movement)] < sharp[Step(YELLOW, movement)]


def test_a_blunder_is_any_movement() -> None:
    state, movement = sure_conquest()
    made = _choices(TonccSearch(None, 20_000, blunder=0.9), state, YELLOW, 100)
    assert len(made) == 6
    assert made[Step(YELLOW, movement)] < 60


def test_without_the_compiled_game_they_play_by_the_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "ready", lambda game: False)
    state = start(2)
    for player in (TonccFlat(None, 12), TonccSearch(None, 12)):
        thought = player.think(GAME, state.view(0), random.Random(1))
        assert thought.action in state.legal(0)
        assert sum(one.visits for one in thought.candidates) == 12


def test_it_wins_against_chance() -> None:
    """A fair share is a third. How strong it is against bots that think, the arena measures."""
    player, matches, wins = TonccSearch(None, 2000), 12, 0.0
    for number in range(matches):
        state, rng = start(number // 3, challenges=1, kings="seat"), random.Random(number)
        while (outcome := state.outcome) is None:
            seat = min(state.to_act)
            chosen = player if seat == number % 3 else bot("random")
            state = state.apply(seat, chosen.choose(GAME, state.view(seat), rng))
        wins += (number % 3 in outcome.winners) / len(outcome.winners)
    assert wins >= 0.6 * matches
