"""The Kings: who plays whom, who prevails, who beats whom."""

from collections import Counter
from itertools import permutations

import pytest

from tests.games.toncc.positions import BLUE, RED, YELLOW, joint_move, play, start, table
from tocca.games.toncc.rules.kings import COLOURS, WORTH, count_beaten, strongest
from tocca.games.toncc.rules.play import SEALS, Conquest


def test_lots_are_drawn_for_the_kings() -> None:
    """TN-1"""
    drawn = Counter(start(seed).position.kings for seed in range(300))
    assert set(drawn) == set(permutations((RED, YELLOW, BLUE)))
    assert min(drawn.values()) > 20


def test_kings_can_be_given_by_seat() -> None:
    """TN-1"""
    assert {start(seed, kings="seat").position.kings for seed in range(20)} == {(RED, YELLOW, BLUE)}


def test_the_lots_are_values_that_people_can_read() -> None:
    assert set(start(7).drawn[:2]) <= {"Red", "Yellow", "Blue"}


def test_kings_stay_with_their_players_for_all_challenges() -> None:
    """TN-1"""
    states = list(play(start(seed=5)))
    assert len({state.position.kings for state in states}) == 1
    assert len(states[-1].position.past) == 3


def test_each_king_has_six_seals() -> None:
    """TN-1"""
    assert SEALS == 6


def test_body_hair_and_feet() -> None:
    """TN-4"""
    assert COLOURS == ((RED, BLUE, YELLOW), (YELLOW, RED, BLUE), (BLUE, YELLOW, RED))


def test_what_a_background_is_worth_to_each_king() -> None:
    """TN-4, TN-17"""
    assert WORTH[RED] == (1, 3, 2)
    assert WORTH[YELLOW] == (2, 1, 3)
    assert WORTH[BLUE] == (3, 2, 1)


@pytest.mark.parametrize(
    ("background", "order"), [(RED, (RED, YELLOW, BLUE)), (YELLOW, (YELLOW, BLUE, RED)), (BLUE, (BLUE, RED, YELLOW))]
)
def test_strength_is_a_strict_order_in_every_colour(background: int, order: tuple[int, int, int]) -> None:
    """TN-12: body > hair > feet."""
    first, second, third = order
    for rivals in permutations(order):
        assert strongest(rivals, background) == first
    assert strongest((third, second), background) == second
    assert strongest((third,), background) == third


def test_the_book_s_contest() -> None:
    """TN-20, TN-12: Red and Blue contest a yellow Region, and Blue prevails."""
    regions = (4, 1, 2, 3, 0, *range(5, 18))  # yellow Region 0 to the upper left of the Mind
    state = joint_move(table((18, 18, 18), regions=regions), red=6, blue=6, yellow=2)
    turn = state.position.last
    assert turn is not None
    assert Conquest(0, BLUE, (RED, BLUE)) in turn.conquests
    assert state.position.challenge.seals[BLUE] == 1 << 0
    assert state.position.challenge.seals[RED] == 0
    assert state.position.challenge.places[RED] == state.position.challenge.places[BLUE] == 4


def test_level_kings_are_told_apart_by_who_is_weaker() -> None:
    """TN-18: who is weaker in two colours of three beats the other."""
    for king, other in ((BLUE, YELLOW), (YELLOW, RED), (RED, BLUE)):
        assert sum(WORTH[king][colour] > WORTH[other][colour] for colour in (RED, YELLOW, BLUE)) == 2
        for third in (0, 9):  # a tie at the top, a tie at the bottom
            points = [third] * 3
            points[king] = points[other] = 5
            ranks = count_beaten(points)
            assert ranks[king] == ranks[other] + 1
            assert ranks[3 - king - other] == (0 if third == 0 else 2)


def test_points_decide_when_they_differ() -> None:
    """TN-18"""
    for points in permutations((3, 7, 11)):
        assert count_beaten(points) == tuple(sorted(points).index(mine) for mine in points)


def test_three_level_kings_get_one_each() -> None:
    """TN-18"""
    assert count_beaten((8, 8, 8)) == (1, 1, 1)
