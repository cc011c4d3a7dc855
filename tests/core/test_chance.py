"""Chance: from a stream or from the caller, always noted."""

import random
from collections import Counter

import pytest

import tocca
from tocca.core.chance import Chance, Stream


def test_a_seed_repeats_and_no_seed_does_not() -> None:
    draws = [Chance(Stream.from_seed(seed)).shuffle(range(30)) for seed in (1, 1, 2, "1", None, None)]
    assert draws[0] == draws[1]
    assert len(set(draws)) == 5


def test_draws_are_even() -> None:
    chance = Chance(Stream.from_seed(5))
    counts = Counter(chance.draw(range(6)) for _ in range(12_000))
    assert all(1_800 < counts[value] < 2_200 for value in range(6))


def test_a_stream_goes_on_where_it_was() -> None:
    first = Chance(Stream.from_seed(9))
    one = [first.draw(range(100)) for _ in range(4)]
    middle = Chance(Stream.from_seed(9))
    two = [middle.draw(range(100)) for _ in range(2)]
    rest = Chance(middle.stream)
    assert one == two + [rest.draw(range(100)) for _ in range(2)]


def test_what_is_certain_is_no_chance() -> None:
    chance = Chance(None, ())
    assert chance.draw((7,)) == 7
    assert chance.drawn == ()


def test_supplied_values_are_taken_in_order_and_checked() -> None:
    chance = Chance(None, ("b", 2))
    assert chance.draw(("a", "b")) == "b"
    assert chance.draw((1, 2)) == 2
    chance.finish()
    assert chance.drawn == ("b", 2)


@pytest.mark.parametrize("wrong", [3, "1", True, 1.0])
def test_a_supplied_value_that_can_not_come_up(wrong: int) -> None:
    with pytest.raises(tocca.BadChance, match="can't come up"):
        Chance(None, (wrong,)).draw((1, 2))


def test_too_few_supplied_values_name_the_candidates() -> None:
    with pytest.raises(tocca.ChanceNeeded) as needed:
        Chance(None, ()).draw((1, 2, 3))
    assert needed.value.candidates == (1, 2, 3)


def test_too_many_supplied_values() -> None:
    with pytest.raises(tocca.BadChance, match="nothing asked"):
        Chance(None, (1,)).finish()


def test_a_stream_can_be_imagined_from_a_generator() -> None:
    assert Stream.from_generator(random.Random(1)) == Stream.from_generator(random.Random(1))
