"""The count of a challenge and of a match."""

import pytest

from tests.games.toncc.positions import BLUE, RED, YELLOW, bits, play, start, table, walk
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.play import Position
from tocca.games.toncc.rules.scoring import Score, kingdom_points, outcome, score


def test_the_book_s_scoring_example() -> None:
    """TN-20: 10, 12, 10 -> 0, 2, 1 for Yellow, Red and Blue."""
    seals = (bits(13, 14, 15, 16), bits(2, 3, 4), bits(6, 7, 8))
    example = score("idle", seals, (3, 3, 1))
    assert [[(held.kingdom, held.worth) for held in of_king] for of_king in example.realised] == [
        [("Threedots", (2, 2, 1)), ("Triangle", (2, 1, 1))],
        [("Circle", (1, 3, 3))],
        [("Redblue", (3, 3, 3))],
    ]
    assert example.kingdom_points == (9, 7, 9)
    assert example.scores == (12, 10, 10)
    assert example.toncc_points == (2, 0, 1)


def test_longer_rows_are_several_kingdoms() -> None:
    """TN-17: 3, 4, 5 in a row are 1, 2, 3 Kingdoms."""
    rows = [(6, 7, 8), (6, 7, 8, 9), (6, 7, 8, 9, 10)]
    counts = [len(score("idle", (bits(*row), 0, 0), (0, 0, 0)).realised[RED]) for row in rows]
    assert counts == [1, 2, 3]
    assert [kingdom_points(RED, bits(*row)) for row in rows] == [3, 3 + 5, 3 + 5 + 7]


def test_seals_that_form_no_kingdom_are_worth_nothing() -> None:
    """TN-17"""
    assert kingdom_points(BLUE, bits(0, 1, 3, 4, 8, 9)) == 0


def test_no_kingdom_bends_round_a_corner() -> None:
    """TN-17, TN-3"""
    assert kingdom_points(RED, bits(5, 6, 7)) == 0
    assert kingdom_points(RED, bits(11, 12, 13)) == 0
    assert kingdom_points(RED, bits(17, 0, 1)) == 0
    assert kingdom_points(RED, bits(16, 17, 0)) == 5  # the row passes from 17 to corner 0 and is straight


def test_the_score_is_kingdom_points_and_king_points() -> None:
    """TN-17"""
    counted = score("seals", (bits(0, 1, 2), 0, 0), (1, 2, 3))
    assert counted.scores == (9 + 1, 2, 3)


def challenge_with(toncc_points: tuple[int, int, int]) -> Score:
    return Score("idle", (0, 0, 0), ((), (), ()), (0, 0, 0), (0, 0, 0), (0, 0, 0), toncc_points)


@pytest.mark.parametrize(
    ("points", "winners", "places", "reason"),
    [
        ([(2, 1, 0), (2, 0, 1), (1, 2, 0)], (RED,), (1, 2, 3), "most-points"),
        ([(2, 1, 0), (0, 1, 2), (1, 2, 0)], (YELLOW,), (2, 1, 3), "most-points"),
        ([(2, 1, 0), (1, 2, 0)], (YELLOW,), (2, 1, 3), "weaker-king"),
        ([(0, 2, 1), (0, 1, 2)], (BLUE,), (3, 2, 1), "weaker-king"),
        ([(2, 0, 1), (1, 0, 2)], (RED,), (1, 3, 2), "weaker-king"),
        ([(2, 1, 0), (2, 0, 1)], (RED,), (1, 3, 2), "most-points"),
        ([(2, 1, 0), (1, 0, 2), (0, 2, 1)], (RED, YELLOW, BLUE), (1, 1, 1), "all-level"),
    ],
)
def test_the_match_goes_to_most_toncc_points_then_to_the_weaker_king(
    points: list[tuple[int, int, int]], winners: tuple[int, ...], places: tuple[int, ...], reason: str
) -> None:
    """TN-19: two level by the relation of TN-18, three level share the victory."""
    result = outcome((RED, YELLOW, BLUE), tuple(challenge_with(each) for each in points))
    assert result.winners == winners
    assert result.places == places
    assert result.reason == reason
    assert result.scores == tuple(map(sum, zip(*points, strict=True)))


def test_the_outcome_is_by_seat() -> None:
    """TN-19, TN-1"""
    result = outcome((BLUE, RED, YELLOW), (challenge_with((2, 1, 0)),))
    assert result.scores == (0, 2, 1)
    assert result.winners == (1,)
    assert result.places == (3, 1, 2)


@pytest.mark.parametrize("challenges", [1, 3, 5])
def test_a_match_has_as_many_challenges_as_agreed(challenges: int) -> None:
    """TN-19: three by default."""
    *before, state = play(start(seed=2, challenges=challenges))
    assert all(earlier.outcome is None for earlier in before)
    assert len(state.position.past) == challenges
    assert state.outcome is not None
    assert sum(state.outcome.scores) == 3 * challenges


def test_three_challenges_are_the_default() -> None:
    """TN-19"""
    assert GAME.options["challenges"].default == 3


def test_table_talk_is_free() -> None:
    """TN-21: a room reads this to keep the chat open during a challenge."""
    assert GAME.table_talk


def standings(*seals: tuple[int, int, int]) -> list[float]:
    """How Red stands with these Seals."""
    return [GAME.standing(table((4, 5, 13), held).position)[RED] for held in seals]


def test_the_standing_rewards_progress() -> None:
    nothing, one, two, three = standings((0, 0, 0), (bits(0), 0, 0), (bits(0, 1), 0, 0), (bits(0, 1, 2), 0, 0))
    assert nothing < one < two < three


def test_the_standing_sees_a_kingdom_that_is_lost() -> None:
    open_still, blocked = standings((bits(0, 1), 0, 0), (bits(0, 1), 0, bits(2)))
    assert blocked < open_still


def test_the_standing_is_by_seat_and_three_points_a_challenge() -> None:
    position: Position = table((4, 5, 13), (bits(0, 1, 2), 0, 0), kings=(BLUE, RED, YELLOW)).position
    points = GAME.standing(position)
    assert max(points) == points[1]
    assert sum(points) == pytest.approx(3)


def test_the_standing_at_the_end_is_the_score() -> None:
    seals = (bits(0, 1, 2, 3, 4), bits(5, 6, 7, 8, 9), bits(10, 11))
    state = walk(table((11, 14, 3), seals, challenges=1), red=12, yellow=13, blue=4)
    assert state.outcome is not None
    assert GAME.standing(state.position) == state.outcome.scores
