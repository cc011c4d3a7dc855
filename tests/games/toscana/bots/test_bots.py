"""Toscana's own bots: budgets, candidates, stakes, vetoes, and how well they play."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tocca
from tests.bots.table import least_time
from tocca import compiled
from tocca.bots import BadBot, BadBudget, NothingToChoose, bot
from tocca.bots.worlds import world_of
from tocca.core.state import State
from tocca.games.toscana.bots import searches
from tocca.games.toscana.bots.player import ToscanaFlat, ToscanaSearch
from tocca.games.toscana.rules.play import Options

GAME = tocca.game("toscana")
Own = ToscanaFlat | ToscanaSearch
Table = State[Any, Any, Any]
QUICK: list[Own] = [ToscanaFlat(None, 60), ToscanaSearch(None, 60), ToscanaSearch(None, 1, noise=0.2)]


def play(seed: int, **options: Any) -> Iterator[Table]:
    """The states of a random match in which somebody has a choice."""
    state, rng = GAME.start(seed=seed, **options), random.Random(seed)
    while state.to_act:
        yield state
        seat = min(state.to_act)
        state = state.apply(seat, rng.choice(state.legal(seat)))


def match(first: Any, second: Any, seed: int, **options: Any) -> Table:
    """The last state of a match between two bots."""
    state, rng = GAME.start(seed=seed, **options), random.Random(seed)
    while state.to_act:
        seat = min(state.to_act)
        state = state.apply(seat, (first, second)[seat].choose(GAME, state.view(seat), rng))
    return state


def test_the_registry_finds_them() -> None:
    assert isinstance(bot("search:seconds=0.5", "toscana"), ToscanaSearch)
    assert isinstance(bot("flat", "toscana"), ToscanaFlat)


@pytest.mark.parametrize("player", QUICK)
def test_the_same_view_and_generator_give_the_same_thought(player: Own) -> None:
    """Whatever the stream of the match holds: two states with the same view differ in nothing but that."""
    for number, state in enumerate(play(3)):
        if number % 5 == 0:
            seat = min(state.to_act)
            thoughts = {
                player.think(GAME, future.view(seat), random.Random(number))
                for future in (state, state.reseeded(1), state.reseeded(2))
            }
            assert len(thoughts) == 1


@pytest.mark.parametrize("player", QUICK)
def test_choices_are_legal_and_candidates_told_best_first(player: Own) -> None:
    for number, state in enumerate(play(4, swap_colours=True)):
        seat = min(state.to_act)
        thought = player.think(GAME, state.view(seat), random.Random(number))
        assert thought.action in state.legal(seat)
        assert {one.action for one in thought.candidates} <= set(state.legal(seat))
        assert all(0 <= one.chance <= 1 and one.visits > 0 for one in thought.candidates)
        order = (
            (lambda one: -one.chance) if isinstance(player, ToscanaFlat) else (lambda one: (-one.visits, -one.chance))
        )
        assert [*thought.candidates] == sorted(thought.candidates, key=order)


def test_every_simulation_is_counted() -> None:
    """And with a search every placement, since it is judged at first sight."""
    view = next(play(2, veto=False)).view(0)
    places = len(GAME.resample(view, random.Random(1)).legal(0))
    assert sum(one.visits for one in ToscanaFlat(None, 123).think(GAME, view, random.Random(1)).candidates) == 123
    searched = ToscanaSearch(None, 123).think(GAME, view, random.Random(1)).candidates
    assert len(searched) == places
    assert sum(one.visits for one in searched) == 123 + places


@pytest.mark.parametrize("kind", [ToscanaFlat, ToscanaSearch])
def test_time_is_kept(kind: type[Own]) -> None:
    """In these positions moves are much alike, so that a search is not sure before its time is up, at least not in all
    of them."""
    states = list(play(2))
    assert 0.05 <= max(least_time(kind(0.05), states[number]) for number in (34, 55, 57)) < 0.06


def test_a_search_stops_when_it_is_sure_and_not_sooner() -> None:
    """No move that it would have chosen with all its simulations is missed."""
    stopped = 0
    for number, state in enumerate(play(5)):
        view, simulations = state.view(min(state.to_act)), 3_000
        thought = ToscanaSearch(None, simulations).think(GAME, view, random.Random(number))
        if not thought.candidates:
            continue
        rng = random.Random(number)
        world_of(GAME, view, rng)  # as the bot begins, so that both draw the same tiles
        whole = searches.TurnTreeSearch(view, rng.getrandbits(64), simulations)
        whole.run(simulations)
        most = max(whole.list_tried(), key=lambda one: (one.visits, one.chance))
        assert thought.action == GAME.action(most.action)
        stopped += sum(one.visits for one in thought.candidates) < simulations
    assert stopped > 3


def test_bad_arguments_are_refused() -> None:
    for kind in (ToscanaFlat, ToscanaSearch):
        for budget in ((0.0, None), (-1.0, None), (None, None), (1.0, 0)):
            with pytest.raises(BadBudget):
                kind(*budget)
    for noise in (-0.1, float("inf"), float("nan")):
        with pytest.raises(BadBot, match="noise is a number from 0 on"):
            ToscanaSearch(noise=noise)


@pytest.mark.parametrize("player", QUICK)
def test_where_there_is_nothing_to_choose_they_say_so(player: Own) -> None:
    *_, last = play(2, games=1)
    over = last.apply(min(last.to_act), last.legal(min(last.to_act))[0])
    assert not over.to_act
    for view in (over.view(0), last.view(1 - min(last.to_act)), last.view(None)):
        with pytest.raises(NothingToChoose):
            player.choose(GAME, view, random.Random(1))


@pytest.mark.parametrize("player", QUICK)
def test_without_the_compiled_game_they_play_by_the_rules(player: Own, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "ready", lambda game: False)
    state = list(play(2))[30]
    seat = min(state.to_act)
    assert player.choose(GAME, state.view(seat), random.Random(1)) in state.legal(seat)


def find_deciding(count: int) -> Iterator[tuple[Table, set[Any]]]:
    """Ends of games in which some placements win at once and others don't, with those that do."""
    for seed in range(400):
        for state in play(seed, games=1, veto=False):
            seat = min(state.to_act)
            ends = {action: state.apply(seat, action).outcome for action in state.legal(seat)}
            winning = {action for action, end in ends.items() if end is not None and end.winners == (seat,)}
            if winning and None not in ends.values() and len(winning) < len(ends):
                yield state, winning
                count -= 1
        if count <= 0:
            return


@pytest.mark.parametrize("player", [ToscanaFlat(None, 300), ToscanaSearch(None, 20), ToscanaSearch(None, 2_000)])
def test_a_game_that_one_tile_wins_is_won(player: Own) -> None:
    found = 0
    for state, winning in find_deciding(4):
        assert player.choose(GAME, state.view(min(state.to_act)), random.Random(1)) in winning
        found += 1
    assert found >= 4


def test_it_wins_against_chance() -> None:
    """How strong it is against bots that think, the arena measures."""
    wins = 0
    for seed in range(6):
        mine, random_player = ToscanaSearch(None, 20), bot("random")
        first, second = (random_player, mine) if seed % 2 else (mine, random_player)
        outcome = match(first, second, seed, games=1).outcome
        assert outcome is not None
        wins += outcome.winners == (seed % 2,)
    assert wins >= 4


def test_with_much_noise_all_moves_are_alike() -> None:
    state = list(play(3, veto=False))[6]
    seat = min(state.to_act)
    sure, unsure = (
        {ToscanaSearch(None, 1, noise=noise).choose(GAME, state.view(seat), random.Random(seed)) for seed in range(80)}
        for noise in (0.0, 50.0)
    )
    assert len(sure) == 1
    assert len(unsure) > 20


def test_a_veto_is_played_now_and_then() -> None:
    """TS-6"""
    player = ToscanaSearch(None, 40)
    vetoes = [note for seed in range(3) for note in match(player, player, seed, games=1).position.finished[0].notes]
    assert 0 < sum(note.kind == "veto" for note in vetoes) <= 6


def second_game(board: Table, seat: int, lead: int) -> Any:
    """The seat's view of that board as if it were the second game, after a first one won by so many tiles."""
    *_, last = play(1, games=1, veto=False)
    first = last.apply(min(last.to_act), last.legal(min(last.to_act))[0]).position.finished[0]
    scores = (12 + lead, 12) if seat == 0 else (12, 12 + lead)
    position = board.position._replace(
        options=Options(2, veto=False), game=2, finished=(first._replace(scores=scores),)
    )
    return GAME.view(position, seat)


def test_the_first_game_counts_in_the_second() -> None:
    """TS-9: the same board is good or bad by the lead that there is already."""
    state = next(play(5, games=1, veto=False))
    seat = min(state.to_act)
    chances = [
        ToscanaSearch(None, 50).think(GAME, second_game(state, seat, lead), random.Random(1)).candidates[0].chance
        for lead in (-6, 0, 6)
    ]
    assert chances[0] < chances[1] < chances[2]
    assert chances[0] < 0.3
    assert chances[2] > 0.7
