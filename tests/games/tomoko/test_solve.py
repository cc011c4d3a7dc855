"""Tomoko: no shorter route than the shortest, and nobody wins a duel that is said to be drawn."""

import random
from statistics import fmean
from typing import Any

import pytest

import tocca
from tocca.core.errors import BadOption
from tocca.games.tomoko import duel
from tocca.games.tomoko.routes import shortest
from tocca.games.tomoko.rules.board import PUSHES, Board, count, push
from tocca.games.tomoko.rules.cards import deck, showing

STANDARD = deck("standard")


def full_board(rng: random.Random) -> Board:
    dark = sum(1 << hollow for hollow in rng.sample(range(25), rng.randint(10, 15)))
    return Board(dark, (1 << 25) - 1 & ~dark)


def pushable(board: Board) -> list[Board]:
    """The boards after one push, of a marble that is in the bag."""
    left = {"dark": 15 - count(board.dark), "light": 15 - count(board.light)}
    return [push(board, action) for action in PUSHES if left[action.marble]]


def by_brute_force(board: Board, most: int) -> dict[int, int]:
    """The fewest pushes to every card that can be reached in so many: all boards, push by push."""
    found: dict[int, int] = {}
    boards = {board}
    for pushes in range(most + 1):
        for one in boards:
            shown = showing(one, STANDARD)
            for card in range(1, 37):
                if shown >> card & 1:
                    found.setdefault(card, pushes)
        boards = {after for one in boards for after in pushable(one)} if pushes < most else set()
    return found


@pytest.mark.parametrize("seed", range(3))
def test_no_route_is_shorter(seed: int) -> None:
    board = full_board(random.Random(seed))
    reached = by_brute_force(board, most=2)
    for card in range(1, 37):
        route = shortest(board, card)
        assert route is not None
        assert (len(route) if len(route) <= 2 else None) == reached.get(card)


def test_a_route_leads_there() -> None:
    rng = random.Random(5)
    for _ in range(20):
        board, card = full_board(rng), rng.randint(1, 36)
        for step in shortest(board, card) or ():
            after = push(board, step)
            assert after in pushable(board)
            board = after
        assert showing(board, STANDARD) >> card & 1


def test_a_card_that_is_not_in_the_deck() -> None:
    with pytest.raises(BadOption, match="the cards of this deck are 1 to 36, not 37"):
        shortest(Board(0, 0), 37)


def can_force(state: Any, seat: int, pushes: int) -> bool:
    """Whether that seat can force its card within so many pushes: all lines of play, by the rules."""
    if state.outcome is not None:
        return bool(state.outcome.winners == (seat,))
    if not pushes:
        return False
    (mover,) = state.to_act
    later = (state.apply(mover, action, chance=()) for action in state.legal(mover))
    return (any if mover == seat else all)(can_force(one, seat, pushes - 1) for one in later)


def test_duels_by_brute_force() -> None:
    values = set()
    for seed in (0, 6, 15):
        state = tocca.variant("tomoko-small").start(seed=seed, prefill=True, limit=10_000)
        found = duel.solve_duel(state.position)
        values.add(found.value)
        for seat in (0, 1):
            soon = found.value == 1 - 2 * seat and found.pushes is not None and found.pushes <= 2
            assert can_force(state, seat, 2) == soon
    assert values == {-1, 0, 1}


Graph = dict[Any, list[Any]]


def make_up(seed: int) -> tuple[Graph, dict[Any, list[int]]]:
    """Positions that lead to each other at random, some to an end: here wins take longer than on the small board."""
    rng = random.Random(seed)
    keys = [(number, None, number % 2) for number in range(24)]
    later = {key: [one for one in keys if one[2] != key[2] and rng.random() < 0.15] for key in keys}
    ends = {key: [rng.choice((-1, 0, 1)) for _ in range(rng.random() < 0.25)] for key in keys}
    return later, {key: found or ([] if later[key] else [0]) for key, found in ends.items()}


def can_force_there(key: Any, wanted: int, pushes: int, later: Graph, ends: dict[Any, list[int]]) -> bool:
    """Whether the seat that wants this value gets it within so many pushes."""
    if not pushes:
        return False
    results = [end == wanted for end in ends[key]]
    results += [can_force_there(one, wanted, pushes - 1, later, ends) for one in later[key]]
    return any(results) if 1 - 2 * key[2] == wanted else all(results)


@pytest.mark.parametrize("seed", range(12))
def test_going_back_finds_what_can_be_forced(seed: int) -> None:
    later, ends = make_up(seed)
    found = duel._decide(later, ends)
    for key in later:
        for wanted in (1, -1):
            for pushes in range(1, 7):
                value, count = found.get(key, (0, 0))
                assert can_force_there(key, wanted, pushes, later, ends) == (value == wanted and count <= pushes)


def test_made_up_wins_take_long() -> None:
    counts = {count for seed in range(12) for _, count in duel._decide(*make_up(seed)).values()}
    assert max(counts) >= 4


def test_a_duel_of_other_sizes_is_refused() -> None:
    state = tocca.variant("tomoko-small").start(seed=1, side=4, marbles=9)
    with pytest.raises(BadOption, match="side=3, goal=1 and hand=1"):
        duel.solve_duel(state.position)


def _value(state: Any) -> int:
    """To seat 0, if the one on turn has the last push and knows all."""
    if state.outcome is not None:
        return {(0,): 1, (1,): -1}.get(state.outcome.winners, 0)
    (seat,) = state.to_act
    after = [_value(state.apply(seat, action)) for action in state.legal(seat)]
    return max(after) if seat == 0 else min(after)


def test_the_fixed_deal_of_the_small_variant_has_the_published_value() -> None:
    """Two pushes, hidden cards: the first player does not know which card to fear. docs/solved.md says 1/4."""
    game, cards, values = tocca.variant("tomoko-small"), range(1, 5), []
    for own in cards:
        deals = [
            game.start(2, chance=(own, other), prefill=True, deal="fixed", limit=2) for other in cards if other != own
        ]
        assert {one.position.turn for one in deals} == {0}
        assert len({one.position.board for one in deals}) == 1
        values.append(max(fmean(_value(one.apply(0, push)) for one in deals) for push in deals[0].legal(0)))
    assert fmean(values) == 0.25
