"""A challenge from the Mind to its end."""

from itertools import pairwise, permutations

import pytest

from tests.games.toncc.positions import BLUE, RED, YELLOW, Table, bits, joint_move, start, table, walk
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.board import MIND
from tocca.games.toncc.rules.play import Conquest, Step, Turn

# Everything but 12 to 17 is face down; Red and Yellow need one Seal more, Blue four.
NEARLY = (bits(0, 1, 2, 3, 4), bits(5, 6, 7, 8, 9), bits(10, 11))


def test_all_kings_start_on_the_mind_and_all_may_choose() -> None:
    """TN-11"""
    state = start()
    assert state.position.challenge.places == (MIND, MIND, MIND)
    assert state.to_act == {0, 1, 2}


def test_a_choice_moves_nothing_and_the_seat_waits() -> None:
    """TN-11: `to_act` names only seats without a choice."""
    before = start()
    after = before.apply(1, before.legal(1)[3])
    assert after.to_act == {0, 2}
    assert after.legal(1) == ()
    assert after.position.challenge == before.position.challenge
    assert after.position.last is None


def test_the_last_choice_reveals_all_at_once() -> None:
    """TN-11"""
    state = start(kings="seat")
    for seat, movement in ((2, 1), (0, 2)):
        state = state.apply(seat, Step(seat, movement))
        assert state.position.challenge.places == (MIND, MIND, MIND)
    state = state.apply(1, Step(1, 3))
    assert state.position.challenge.places == (9, 13, 5)
    assert state.to_act == {0, 1, 2}


def test_the_order_of_choosing_makes_no_difference() -> None:
    """TN-11"""
    begun = start(seed=4, kings="seat")
    ends = set()
    for order in permutations((0, 1, 2)):
        state = begun
        for seat in order:
            state = state.apply(seat, Step(seat, seat + 2))
        ends.add(state)
    assert len(ends) == 1


def test_a_king_on_a_face_up_region_conquers_it() -> None:
    """TN-12: a Seal on its picture, the Region face down, the King stays."""
    regions = tuple(reversed(range(18)))
    state = walk(table((MIND, MIND, MIND), regions=regions), red=4, yellow=5, blue=13)
    challenge = state.position.challenge
    assert challenge.seals == (bits(17 - 4), bits(17 - 5), bits(17 - 13))
    assert state.view(0).face_up == bits(*set(range(18)) - {13, 12, 4})
    assert challenge.places == (4, 5, 13)


@pytest.mark.parametrize(("region", "winner"), [(8, RED), (9, YELLOW), (5, BLUE)])
def test_of_three_kings_on_one_region_only_the_strongest_conquers(region: int, winner: int) -> None:
    """TN-12: all three stay on it."""
    regions = tuple({4: region, region: 4}.get(place, place) for place in range(18))
    state = walk(table((MIND, MIND, MIND), regions=regions), red=4, yellow=4, blue=4)
    seals = state.position.challenge.seals
    assert [king for king in range(3) if seals[king]] == [winner]
    assert seals[winner] == bits(region)
    assert state.position.challenge.places == (4, 4, 4)


def test_two_contests_never_mix_with_a_lone_conquest() -> None:
    """TN-12"""
    state = walk(table((MIND, MIND, MIND)), red=4, yellow=4, blue=13)  # Region 4 is blue: hair to Red, feet to Yellow
    assert state.position.challenge.seals == (bits(4), 0, bits(13))


def test_a_face_down_region_may_be_entered_but_not_conquered_again() -> None:
    """TN-13"""
    seals = (bits(4), bits(5), bits(13))
    state = walk(table((8, 9, 12), seals), red=4, yellow=5, blue=13)
    assert state.position.challenge.seals == seals
    assert state.position.challenge.places == (4, 5, 13)
    assert state.position.challenge.idle == 1


def test_the_strongest_does_not_take_what_is_face_down() -> None:
    """TN-13: nor does anybody else, however many stand on it."""
    state = walk(table((8, 8, 8), (0, bits(4), 0)), red=4, yellow=4, blue=4)
    assert state.position.challenge.seals == (0, bits(4), 0)


def test_kings_who_finish_together_mark_the_same() -> None:
    """TN-14: king points are counted before anyone leaves."""
    state = walk(table((11, 14, 3), NEARLY, auto_finish=False), red=12, yellow=13, blue=4)
    challenge = state.position.challenge
    assert challenge.king_points == (3, 3, 0)
    assert challenge.places == (None, None, 4)
    assert state.to_act == {BLUE}


def test_one_king_leaves_and_the_rest_play_on() -> None:
    """TN-14"""
    state = walk(table((11, 0, 3), NEARLY), red=12, yellow=1, blue=4)
    challenge = state.position.challenge
    assert challenge.king_points == (3, 0, 0)
    assert challenge.places == (None, 1, 4)
    assert state.to_act == {YELLOW, BLUE}
    assert state.legal(RED) == ()

    state = walk(state, yellow=0, blue=3)  # a joint move of two
    assert state.position.challenge.places == (None, 0, 3)
    assert state.position.last == Turn((0, 5, 5), (None, 1, 4), (None, 0, 3), ())


def test_the_second_to_leave_marks_two() -> None:
    """TN-14"""
    seals = (bits(0, 1, 2, 3, 4, 12), NEARLY[1], NEARLY[2])
    state = walk(table((None, 14, 3), seals, king_points=(3, 0, 0), auto_finish=False), yellow=13, blue=4)
    assert state.position.challenge.king_points == (3, 2, 0)
    assert state.position.challenge.places == (None, None, 4)


def test_a_challenge_ends_when_all_seals_are_placed() -> None:
    """TN-15"""
    seals = (bits(0, 1, 2, 3, 4, 12), bits(5, 6, 7, 8, 9), bits(10, 11, 14, 15, 16))
    state = walk(table((None, 14, 16), seals, king_points=(3, 0, 0)), yellow=13, blue=17)
    (over,) = state.position.past
    assert over.ending == "seals"
    assert over.king_points == (3, 2, 2)
    assert [held.bit_count() for held in over.seals] == [6, 6, 6]


def idle_moves(state: Table, count: int) -> Table:
    """Red and Yellow on 0 and 1, Blue on 3: to and fro over face-down Regions."""
    for number in range(count):
        state = walk(state, red=1 - number % 2, yellow=number % 2, blue=4 - number % 2)
    return state


def test_three_joint_moves_without_a_conquest_end_the_challenge() -> None:
    """TN-15: king points are marked, what is left of the Regions is not."""
    begun = table((0, 1, 3), NEARLY)
    two = idle_moves(begun, 2)
    assert two.position.past == ()
    assert two.position.challenge.idle == 2
    (over,) = idle_moves(begun, 3).position.past
    assert over.ending == "idle"
    assert over.king_points == (3, 3, 3)
    assert over.seals == NEARLY


def test_a_conquest_starts_the_count_again() -> None:
    """TN-15: the three must be consecutive."""
    state = idle_moves(table((0, 1, 3), NEARLY), 2)
    state = walk(state, red=1, yellow=0, blue=8)
    assert state.position.past  # 8 is face down as well, so this was the third
    state = idle_moves(table((0, 1, 3), NEARLY), 2)
    state = walk(state, red=17, yellow=0, blue=4)
    assert state.position.past == ()
    assert state.position.challenge.idle == 0


def test_after_idle_moves_of_two_each_marks_two() -> None:
    """TN-15: the one who left keeps what they marked."""
    seals = (bits(0, 1, 2, 3, 4, 12), NEARLY[1], NEARLY[2])
    state = table((None, 1, 3), seals, king_points=(3, 0, 0), idle=2)
    (over,) = walk(state, yellow=0, blue=4).position.past
    assert over.king_points == (3, 2, 2)
    assert over.ending == "idle"


def test_a_king_left_alone_gets_all_that_is_left_and_one_point() -> None:
    """TN-16: auto_finish"""
    state = walk(table((11, 14, 3), NEARLY), red=12, yellow=13, blue=4)
    (over,) = state.position.past
    assert over.ending == "alone"
    assert over.seals[BLUE] == bits(10, 11, 14, 15, 16, 17)
    assert over.king_points == (3, 3, 1)


def test_without_auto_finish_he_walks_himself() -> None:
    """TN-16"""
    state = walk(table((11, 14, 3), NEARLY, auto_finish=False), red=12, yellow=13, blue=4)
    for place in (8, 11, 15, 16, 17):
        assert state.to_act == {BLUE}
        assert state.position.past == ()
        state = walk(state, blue=place)
    assert state.position.challenge.seals[BLUE] == bits(10, 11, 15, 16, 17)
    state = walk(state, blue=14)
    (over,) = state.position.past
    assert over.ending == "seals"
    assert over.seals[BLUE] == bits(10, 11, 14, 15, 16, 17)
    assert over.king_points == (3, 3, 1)


def test_without_auto_finish_he_may_idle_as_well() -> None:
    """TN-15, TN-16: then the last King marks one point, and the Regions stay unassigned."""
    state = walk(table((11, 14, 3), NEARLY, auto_finish=False), red=12, yellow=13, blue=4)
    for place in (3, 4, 3):
        state = walk(state, blue=place)
    (over,) = state.position.past
    assert over.ending == "idle"
    assert over.king_points == (3, 3, 1)
    assert over.seals[BLUE] == NEARLY[BLUE]


def test_the_next_challenge_begins_at_once_with_the_kings_on_the_mind() -> None:
    """TN-11, TN-19"""
    state = walk(table((11, 14, 3), NEARLY), red=12, yellow=13, blue=4)
    challenge = state.position.challenge
    assert challenge.places == (MIND, MIND, MIND)
    assert challenge.seals == challenge.king_points == (0, 0, 0)
    assert challenge.idle == 0
    assert state.to_act == {0, 1, 2}
    assert len(state.drawn) == 17


def test_the_last_joint_move_can_be_told() -> None:
    state = joint_move(table((MIND, MIND, MIND)), red=6, yellow=6, blue=3)
    conquests = (Conquest(4, RED, (RED, YELLOW)), Conquest(13, BLUE, (BLUE,)))
    assert state.position.last == Turn((6, 6, 3), (MIND, MIND, MIND), (4, 4, 13), conquests)
    assert state.view(None).last == state.position.last


def test_only_a_joint_move_reveals_something() -> None:
    """TN-11: so a sealed choice can be taken back and is told to nobody; a joint move is seen by all."""
    steps = [Step(seat, 1) for seat in range(3)]
    states = [start(kings="seat")]
    for seat, step in enumerate(steps):
        states.append(states[-1].apply(seat, step))
    positions = list(pairwise(state.position for state in states))
    assert [GAME.reveals(before, after) for before, after in positions] == [False, False, True]
    told = [GAME.public(before, step, after) for step, (before, after) in zip(steps, positions, strict=True)]
    assert told == [False, False, True]
    assert GAME.sealed
