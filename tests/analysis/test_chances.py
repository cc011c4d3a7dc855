"""Curves and turning points are pure functions of a record and of what a search said of its choices."""

from itertools import pairwise

import pytest

from tests.analysis.test_choices import match
from tocca.analysis import AnalysedChoice, ChancePoint, TurningPoint, explain, find_turns, trace_chances
from tocca.bots import Candidate
from tocca.core.records import Record


@pytest.fixture(scope="module")
def record() -> Record:
    return match("toscana", "random", "random")


def choice(record: Record, event: int, best: float, loss: float = 0.0) -> AnalysedChoice:
    """What a search said of that event: the best chance, and what the choice gave away."""
    seat = record.events[event - 1].seat
    assert seat is not None
    action = record.events[event - 1].action
    return AnalysedChoice(event, seat, action, best - loss, (Candidate("better", best, 99),))


def own_events(record: Record, seat: int) -> list[int]:
    return [number for number, event in enumerate(record.events, 1) if event.seat == seat]


def test_a_curve_has_a_point_before_each_choice_and_the_result_at_the_end(record: Record) -> None:
    first, second = own_events(record, 0)[:2]
    curves = trace_chances(record, [choice(record, first, 0.5), choice(record, second, 0.6)])
    outcome = record.state.outcome
    assert outcome is not None
    ends = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in (0, 1)]
    assert curves[0] == (
        ChancePoint(first - 1, 0.5),
        ChancePoint(second - 1, 0.6),
        ChancePoint(len(record.events), ends[0]),
    )
    assert curves[1] == (ChancePoint(len(record.events), ends[1]),)


def test_a_match_that_was_given_up_has_no_result_in_its_curves() -> None:
    begun = Record.start("toscana", 2, 1)
    assert trace_chances(begun, []) == ((), ())
    assert find_turns(begun, []) == []


def test_ones_own_loss_is_a_mistake(record: Record) -> None:
    first, second = own_events(record, 0)[:2]
    turns = find_turns(record, [choice(record, first, 0.7, loss=0.3), choice(record, second, 0.4)])
    assert TurningPoint(first, 0, 0.7, 0.4, "mistake", 0) in turns


def test_anothers_loss_is_a_gift(record: Record) -> None:
    mine = own_events(record, 0)
    first, second, given = next(
        (one, two, between) for one, two in pairwise(mine) for between in own_events(record, 1) if one < between < two
    )
    theirs = next(event for event in own_events(record, 1) if event > given)
    said = [choice(record, first, 0.4), choice(record, given, 0.6, loss=0.3)]
    said += [choice(record, second, 0.8), choice(record, theirs, 0.55)]
    assert TurningPoint(given, 0, 0.4, 0.8, "gift", 1) in find_turns(record, said)


def test_without_a_mistake_it_was_chance_or_play(record: Record) -> None:
    first, second = own_events(record, 0)[:2]
    (turn,) = [
        one
        for one in find_turns(record, [choice(record, first, 0.4), choice(record, second, 0.8)], 99)
        if one.after == 0.8
    ]
    drawn = [number for number in range(first, second) if record.events[number - 1].drawn]
    assert turn.cause == ("chance" if drawn else "play")
    assert turn.event == (drawn[-1] if drawn else second - 1)


def test_only_the_largest_turns_are_told_in_order(record: Record) -> None:
    said = [choice(record, event, 0.2 + 0.6 * (number % 2)) for number, event in enumerate(own_events(record, 0))]
    turns = find_turns(record, said, 3)
    assert len(turns) == 3
    assert [one.event for one in turns] == sorted({one.event for one in turns})
    assert find_turns(record, [choice(record, event, 0.5) for event in own_events(record, 0)[:2]], 99)[:-1] == []


def test_a_game_without_an_analyst_gives_no_reasons() -> None:
    small = Record.start("toscana-small", 2, 1)
    said = AnalysedChoice(1, 0, "x", 0.1, (Candidate("y", 0.9, 9),))
    assert explain(small, said) == ()
