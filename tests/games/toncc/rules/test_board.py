"""The board and where a step leads."""

from tests.games.toncc.positions import IN_ORDER, play, start
from tocca.games.toncc.rules.board import COMPASS, LEADS, MIND, PLACES
from tocca.games.toncc.rules.map import ALL_REGIONS
from tocca.games.toncc.rules.play import STEPS

INNER = (4, 5, 8, 9, 12, 13)


def list_reached(place: int) -> tuple[int, ...]:
    """Where the movements 1 to 6 lead."""
    return tuple(target for target in LEADS[place][1:] if target is not None)


def test_rows_of_3_4_5_4_3_round_the_mind() -> None:
    """TN-5"""
    rows = [sum(here.r == row for here in PLACES) + (row == 0) for row in range(-2, 3)]  # the Mind is in the middle one
    assert rows == [3, 4, 5, 4, 3]
    assert [place for place, here in enumerate(PLACES) if here.ring == 1] == list(INNER)
    assert sum(here.ring == 2 for here in PLACES) == 12


def test_regions_are_shuffled_for_each_challenge_and_lie_face_up() -> None:
    """TN-5"""
    layouts = {start(seed).position.challenge.regions for seed in range(50)}
    assert len(layouts) == 50
    assert all(sorted(layout) == list(IN_ORDER) for layout in layouts)
    assert start().view(0).face_up == ALL_REGIONS

    state = start(seed=3)
    first = state.position.challenge.regions
    state = next(later for later in play(state) if later.position.past)
    second = state.position.challenge.regions
    assert second != first
    assert sorted(second) == list(IN_ORDER)
    assert state.view(0).face_up == ALL_REGIONS


def test_a_king_always_has_six_movements() -> None:
    """TN-6"""
    assert [len(steps) for steps in STEPS] == [6, 6, 6]
    for place in range(19):
        assert len(list_reached(place)) == 6


def test_the_compass_numbers() -> None:
    """TN-10: 1 upper right, 2 right, 3 lower right, 4 lower left, 5 left, 6 upper left."""
    screen = {number: (2 * here.q + here.r, here.r) for number, here in COMPASS.items()}
    assert screen == {1: (1, -1), 2: (2, 0), 3: (1, 1), 4: (-1, 1), 5: (-2, 0), 6: (-1, -1)}


def test_from_the_mind_each_movement_leads_to_its_inner_region() -> None:
    """TN-6, TN-10"""
    assert list_reached(MIND) == (5, 9, 13, 12, 8, 4)


def test_a_plain_step_follows_the_compass_wherever_the_king_stands() -> None:
    """TN-6: the Compass is moved without turning it; checked on the picture in board.py."""
    rows = {-2: (0, 1, 2), -1: (3, 4, 5, 6), 0: (7, 8, MIND, 9, 10), 1: (11, 12, 13, 14), 2: (15, 16, 17)}
    seen = {(1 - len(row) + 2 * i, y): place for y, row in rows.items() for i, place in enumerate(row)}
    ways = {1: (1, -1), 2: (2, 0), 3: (1, 1), 4: (-1, 1), 5: (-2, 0), 6: (-1, -1)}
    plain = 0
    for (x, y), place in seen.items():
        for movement, (right, down) in ways.items():
            target = seen.get((x + right, y + down))
            if target not in (None, MIND):
                assert LEADS[place][movement] == target
                plain += 1
    assert plain == 78  # 42 pairs of neighbours seen from both sides, less the six steps onto the Mind


def test_a_step_onto_the_mind_lands_behind_it() -> None:
    """TN-7"""
    assert [LEADS[place][movement] for place, movement in ((8, 2), (9, 5), (4, 3), (13, 6), (5, 4), (12, 1))] == [
        9, 8, 13, 4, 12, 5,
    ]  # fmt: skip


def test_a_step_off_the_board_goes_to_the_far_end_of_the_line() -> None:
    """TN-8: the Mind is passed over."""
    assert LEADS[7][5] == 10  # the long line, over the Mind
    assert LEADS[10][2] == 7
    assert LEADS[0][6] == 17
    assert LEADS[0][5] == 2  # the short edge
    assert LEADS[3][5] == 6  # a line of four
    assert LEADS[1][1] == 11
    assert LEADS[1][6] == 14


def test_the_six_movements_lead_to_six_other_regions() -> None:
    """TN-9"""
    for place in range(18):
        assert len(set(list_reached(place))) == 6
        assert place not in list_reached(place)
        assert MIND not in list_reached(place)
        assert sum(list_reached(other).count(place) for other in range(18)) == 6


def test_a_movement_and_its_opposite_return() -> None:
    """TN-9"""
    for place in range(18):
        for movement in range(1, 7):
            assert LEADS[LEADS[place][movement]][(movement + 2) % 6 + 1] == place


def test_three_movements_reach_everything() -> None:
    """TN-9: the move graph has diameter 3."""
    farthest = 0
    for place in range(18):
        two = {place, *list_reached(place)}
        two |= {target for here in two for target in list_reached(here)}
        three = two | {target for here in two for target in list_reached(here)}
        farthest = max(farthest, 2 if len(two) == 18 else 3)
        assert len(three) == 18
    assert farthest == 3
