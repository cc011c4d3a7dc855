"""Cards, dice, layout and the first roller."""

from collections import Counter

import tocca
from tests.games.totsa.players import matches, start
from tests.games.totsa.tables import next_roll, table
from tocca.games.totsa.rules.actions import PASS, ROLL
from tocca.games.totsa.rules.cards import COLOURS, FIGURE_CARDS, FIGURES, NAMES, PATTERNS, ROWS, colour, figure


def test_eighteen_figure_cards_one_of_each_and_three_action_cards() -> None:
    """TC-1."""
    state = start()
    assert sorted(state.position.field) == list(range(18))
    assert {(figure(card), colour(card)) for card in state.position.field} == {(f, c) for f in FIGURES for c in COLOURS}
    assert len(state.position.field) + sum(isinstance(spot, str) for row in ROWS[False] for spot in row) == 21


def test_the_dice_show_every_card_equally_often() -> None:
    """TC-1: six figures, and each colour on two faces."""
    ready = start()
    seat = ready.position.roller
    rolled = Counter(ready.reseeded(seed).apply(seat, ROLL).position.dice for seed in range(3600))
    assert set(rolled) == set(range(18))
    assert all(130 < times < 275 for times in rolled.values())


def test_both_dice_are_chance_values_that_people_can_read() -> None:
    state = next_roll(start(), "green fish")
    assert state.drawn == ("fish", "green")
    assert NAMES[state.position.dice] == "green fish"


def test_three_rows_of_seven_with_the_action_cards_in_the_middle() -> None:
    """TC-2."""
    assert [len(row) for row in ROWS[False]] == [7, 7, 7]
    assert ROWS[False][1][2:5] == ("protect", "flip", "capture")
    places = [spot for row in ROWS[False] for spot in row if isinstance(spot, int)]
    assert places == list(range(18))


def test_figure_cards_lie_at_random_and_everybody_sees_them() -> None:
    """TC-2."""
    fields = {start(seed=seed).position.field for seed in range(20)}
    assert len(fields) == 20
    state = start(seed=3)
    assert all(state.view(seat).field == state.position.field for seat in (None, 0, 1))


def test_the_simple_game_has_nine_figure_cards_and_no_flip() -> None:
    """TC-14: rows of 4, 4 and 3, Protect and Capture in the middle of the second."""
    state = start(simple=True)
    assert sorted(state.position.field) == list(range(9))
    assert FIGURE_CARDS[True] == 9
    assert {figure(card) for card in state.position.field} == set(FIGURES[:3])
    assert [len(row) for row in ROWS[True]] == [4, 4, 3]
    assert ROWS[True][1][1:3] == ("protect", "capture")
    assert "flip" not in [spot for row in ROWS[True] for spot in row]


def test_the_simple_game_rolls_its_three_figures_only() -> None:
    """TC-14 and TC-1: the third die."""
    ready = start(simple=True)
    seat = ready.position.roller
    rolled = Counter(ready.reseeded(seed).apply(seat, ROLL).position.dice for seed in range(900))
    assert set(rolled) == set(range(9))
    assert all(60 < times < 145 for times in rolled.values())


def test_the_first_roller_is_random() -> None:
    """TC-15."""
    rollers = Counter(start(4, seed).position.roller for seed in range(200))
    assert set(rollers) == {0, 1, 2, 3}
    assert min(rollers.values()) > 25


def test_the_turn_passes_clockwise_after_every_roll() -> None:
    """TC-4."""
    state = start(3, 5)
    for turn in range(5):
        first = state.position.roller
        state = next_roll(state)
        assert state.position.rolls == turn + 1
        while state.position.phase == "race":
            state = state.apply(min(state.to_act), PASS)
        assert state.position.roller == (first + 1) % 3


def test_all_act_at_the_same_time_and_the_roller_has_no_privilege() -> None:
    """TC-4."""
    state = next_roll(start(4))
    assert state.to_act == {0, 1, 2, 3}
    assert len({state.legal(seat) for seat in range(4)}) == 1


def test_shapes_and_colours_can_be_told_apart_without_colour_vision() -> None:
    """TC-17: six shapes, three colours, a pattern each, and no initial twice."""
    assert (len(FIGURES), len(COLOURS)) == (6, 3)
    assert set(PATTERNS) == set(COLOURS)
    assert len(set(PATTERNS.values())) == 3
    assert len({word[0] for word in FIGURES + COLOURS}) == 9
    game = tocca.game("totsa")
    pictures = {game.draw(table([[name], []]).view(None)).splitlines()[-2] for name in NAMES}
    assert len(pictures) == 18


def test_action_cards_are_never_collected() -> None:
    """TC-8: they go back after use, so they are open in every race, whatever was played before."""
    for state in matches(1, 4):
        for seat in state.to_act if state.position.phase == "race" else ():
            assert {"protect", "flip", "capture"} <= {state.game.format(action) for action in state.legal(seat)}
