"""What a board of Totsa! draws beside the view is what the rules do (TC-3, TC-13)."""

import random
from itertools import islice

import pytest

from tests.games.totsa.players import play_on, start
from tocca.games.totsa.rules.cards import ROWS
from tocca.games.totsa.rules.position import goal, nearness
from tocca.games.totsa.words.constants import CONSTANTS
from tocca.games.totsa.words.scene import scene


@pytest.mark.parametrize("simple", [False, True])
def test_deadlines_are_those_of_the_rules(simple: bool) -> None:
    """Whatever phase: the first one still to come is the rules' own, but a wait that opens the roll changes nothing."""
    rng = random.Random(4)
    phases = set()
    for seed in range(4):
        begun = start(3, seed, simple=simple, pace=4_000, window=6_000).advance(0)
        for state in islice(play_on(begun, rng), 300):
            if state.outcome is not None:
                break
            view = state.view(rng.choice((None, 0, 1, 2)))
            deadlines = scene(view).deadlines
            phases.add(view.phase)
            assert view.now is not None
            if view.phase == "thrown":
                assert deadlines == ()
            else:
                ahead = [one for one in deadlines if one.at > view.now]
                assert ahead[0].at == state.deadline
                assert all(one.at - view.now <= one.lasts for one in ahead[:1])
                assert [one.opens for one in deadlines] == ([True, False] if view.phase == "gap" else [False])
    assert phases >= {"gap", "thrown", "race", "paying"}


def test_nothing_is_due_without_a_clock_or_after_the_end() -> None:
    view = start().view(0)
    assert scene(view).deadlines == ()
    assert scene(view._replace(now=5, due=9, phase="over")).deadlines == ()


@pytest.mark.parametrize("simple", [False, True])
def test_aims_and_layout(simple: bool) -> None:
    """TC-3, TC-14: so many open cards, or so many face-down ones, are an aim, and one less is none."""
    told = scene(start(2, simple=simple).view(None))
    assert told.rows == ROWS[simple]
    assert nearness(simple, told.open_aim, 0) >= goal(simple) > nearness(simple, told.open_aim - 1, 0)
    if told.down_aim:
        assert nearness(simple, 0, told.down_aim) >= goal(simple) > nearness(simple, 0, told.down_aim - 1)
    else:
        assert simple


def test_good_acts_close_a_roll_and_errors_put_somebody_out_of_it() -> None:
    """TC-7, TC-9: so while a roll is open nothing good has happened in it, and who owes a penalty has erred."""
    rng = random.Random(6)
    kinds: set[str] = set()
    for seed in range(6):
        for state in islice(play_on(start(3, seed).advance(0), rng), 300):
            position = state.position
            kinds.update(event.kind for event in position.events)
            if position.phase == "race":
                assert not any(event.kind in CONSTANTS.good for event in position.events)
                erred = [event.seat for event in position.events if event.kind in CONSTANTS.errors]
                assert erred == list(position.debts)
    assert len(kinds & set(CONSTANTS.good)) >= 4
    assert len(kinds & set(CONSTANTS.errors)) >= 4


@pytest.mark.parametrize(("simple", "figures"), [(False, 6), (True, 3)])
def test_the_die_has_the_figures_of_the_cards(simple: bool, figures: int) -> None:
    """TC-1, TC-14."""
    view = start(2, simple=simple).view(None)
    assert scene(view).figures == figures == len(view.field) // 3
