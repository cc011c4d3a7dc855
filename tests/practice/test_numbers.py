"""What games count of a match, checked against its record in another way."""

import random
from itertools import pairwise

import pytest

import tocca
from tocca.core.registry import manifest
from tocca.practice.numbers import add_numbers, count_numbers
from tocca.testing.play import Setup, all_setups, play_out


def play(setup: Setup, seed: int = 3) -> tocca.Record:
    record = setup.start(seed)
    for _ in play_out(record, random.Random(f"numbers {setup} {seed}")):
        pass
    return record


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_every_game_of_ours_counts_something_of_every_seat(setup: Setup) -> None:
    record = play(setup)
    counted = [count_numbers(record, seat) for seat in range(record.state.seats)]
    names = {name for numbers in counted for name in numbers}
    assert names
    assert all(numbers.keys() == names for numbers in counted)
    assert all(total >= 0 and of >= 0 for numbers in counted for total, of in numbers.values())


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ru"])
@pytest.mark.parametrize("game", tocca.games())
def test_every_number_has_a_text(game: str, language: str) -> None:
    words = manifest(game).text(f"{language}.ftl")
    assert words is not None
    said = words.read_text(encoding="utf-8")
    for name in count_numbers(tocca.Record.start(game, seed=1), 0):
        assert f"\n{game}-number-{name} = " in said


def test_tomoko_counts_pushes_for_each_card() -> None:
    record = tocca.Record.start("tomoko", 2, seed=4, limit=60)
    for _ in play_out(record, random.Random(5)):
        pass
    final = record.state.view(None)
    for seat in range(2):
        pushes = sum(event.seat == seat and event.action._fields[:1] == ("side",) for event in record.events)
        cards = len(final.laid[seat])
        assert count_numbers(record, seat) == {"pushes-a-card": (pushes, cards), "cards": (cards, 1)}
    assert sum(count_numbers(record, seat)["pushes-a-card"][0] for seat in range(2)) == final.pushes


def test_toscana_counts_the_tiles_of_the_best_zone() -> None:
    record = tocca.Record.start("toscana", seed=4, games=2)
    for _ in play_out(record, random.Random(5)):
        pass
    played = record.state.position.finished
    for seat in range(2):
        numbers = count_numbers(record, seat)
        assert numbers["best-zone"] == (sum(game.scores[seat] for game in played), 2)
        assert numbers["zones"][0] >= 2


def test_toncc_counts_kingdoms_of_the_seat_not_of_the_number_of_a_king() -> None:
    record = tocca.Record.start("toncc", seed=2, challenges=2)
    for _ in play_out(record, random.Random(2)):
        pass
    position = record.state.position
    assert position.kings != (0, 1, 2), "choose another seed: here seats and Kings are the same"
    for seat, king in enumerate(position.kings):
        numbers = count_numbers(record, seat)
        assert numbers["kingdoms"] == (sum(len(score.realised[king]) for score in position.past), 2)
        assert numbers["seals"][0] == sum(bin(score.seals[king]).count("1") for score in position.past)


def test_totsa_measures_from_the_sight_of_the_dice_and_counts_errors() -> None:
    """A hand that is right 700 ms after the dice could be seen, and one on a wrong card."""
    record = tocca.Record.start("totsa", 2, seed=1)
    record.advance(0)
    reactions, errors = list[int](), 0
    for _ in range(200):
        state = record.state
        if state.outcome is not None or len(reactions) >= 3:
            break
        position = state.position
        if position.phase != "race":
            assert state.deadline is not None
            record.advance(state.deadline)
            continue
        slap = next((one for one in state.legal(0) if one.kind == "slap" and one.card == position.dice), None)
        wrong = next((one for one in state.legal(0) if one.kind == "slap" and one.card != position.dice), None)
        if slap is not None:
            after = record.apply(0, slap, at=position.since + 700)
            reactions.append(700)
        elif wrong is not None:
            after = record.apply(0, wrong, at=position.since + 500)
            errors += 1
        else:
            assert state.deadline is not None
            after = record.advance(state.deadline)
        assert after is record.state
    assert reactions
    numbers = count_numbers(record, 0)
    assert numbers["reaction-ms"] == (sum(reactions), len(reactions))
    assert numbers["errors"] == (errors, 1)
    assert count_numbers(record, 1)["reaction-ms"] == (0, 0)
    assert all(one.at is not None for one, _ in pairwise(record.events))


def test_numbers_of_several_matches_add_up() -> None:
    assert add_numbers([{"a": (3, 1)}, {"a": (4, 2), "b": (1, 1)}]) == {"a": (7, 3), "b": (1, 1)}
