"""A trail grows without copying, and never under anybody's feet."""

import pytest

from tocca.server.room.append_only import AppendOnlyList


def test_two_may_go_on_from_one() -> None:
    one = AppendOnlyList("ab")
    left, right = one.add("l"), one.add("r")
    assert [list(one), list(left), list(right)] == [["a", "b"], ["a", "b", "l"], ["a", "b", "r"]]
    assert left.add("x") != right.add("x")
    assert one == AppendOnlyList("ab")
    assert one != ["a", "b"]


def test_it_reads_like_a_list() -> None:
    trail = AppendOnlyList(range(5))
    longer = trail.add(9)
    assert (len(trail), trail[0], trail[-1], longer[-1]) == (5, 0, 4, 9)
    assert trail[1:3] == [1, 2]
    assert trail[3:] == [3, 4]
    assert list(reversed(trail)) == [4, 3, 2, 1, 0]
    assert repr(AppendOnlyList([1])) == "AppendOnlyList([1])"
    with pytest.raises(IndexError):
        trail[5]
    with pytest.raises(IndexError):
        trail[-6]
