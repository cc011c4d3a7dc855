"""Bad input: each kind with its own message, and nothing changes."""

from typing import Any

import pytest

import tocca
from tests.games.toscana.tables import GAME, State, play, set_up
from tocca.games.toscana.rules.play import ALLOW, VETO, Decide, Stack
from tocca.games.toscana.rules.tiles import Place


@pytest.mark.parametrize(
    "options",
    [
        {"games": 0},
        {"games": 3},
        {"games": True},
        {"games": "2"},
        {"first": "blue"},
        {"first": 0},
        {"swap_colours": 1},
        {"veto": "yes"},
        {"vetoes": True},
        {"seats": 3},
        {"seats": 1},
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(tocca.BadOption):
        GAME.start(**options)


def test_options_have_defaults_and_ranges() -> None:
    assert {name: option.default for name, option in GAME.options.items()} == {
        "games": 2,
        "first": "grey",
        "swap_colours": False,
        "veto": True,
    }


def refuse(state: State, seat: int, action: Any) -> tocca.IllegalAction:
    before = (state.to_json(), state.position)
    with pytest.raises(tocca.IllegalAction) as refusal:
        state.apply(seat, action)
    assert (state.to_json(), state.position) == before
    return refusal.value


def reach_question() -> State:
    return GAME.start(seed=2)


def first() -> State:
    return set_up(stacks=(Stack(13, (2, 3)), Stack(2, (3, 4))))


def second() -> State:
    return set_up("grey Tile 13 at i9", stacks=(Stack(4, ()), Stack(4, ())), mover=1)


@pytest.mark.parametrize(
    ("state", "seat", "action", "reason", "message"),
    [
        (reach_question(), 1, Place(1, 8, 8, 0), "decide-first", "decide first"),
        (reach_question(), 1, Decide(2), "no-such-decision", "veto or allow"),  # type: ignore[arg-type]
        (reach_question(), 0, VETO, "not-your-turn", "not your turn"),
        (reach_question(), 5, VETO, "no-such-seat", "no seat"),
        (first(), 0, VETO, "no-decision", "lay your own"),
        (first(), 0, ALLOW, "no-decision", "lay your own"),
        (first(), 0, Place(5, 8, 8, 0), "wrong-tile", "tile 5 is not on top of your stack; tile 13 is"),
        (first(), 0, Place(13, 0, 16, 0), "not-central", "cover the centre, i9"),
        (first(), 0, Place(17, 8, 8, 0), "no-such-tile", "tiles are 1 to 16"),
        (first(), 0, Place("13", 8, 8, 0), "no-such-tile", "tiles are 1 to 16"),  # type: ignore[arg-type]
        (first(), 0, Place(13, 8, 8, 4), "no-such-turn", "0 to 3"),
        (first(), 0, Place(16, 8, 8, 2), "same-turn", "looks the same"),
        (first(), 0, Place(13, 15, 8, 0), "off-board", "would not lie on the board"),
        (first(), 0, Place(13, -1, 8, 0), "off-board", "would not lie on the board"),
        (first(), 0, Place(13, 8, 0, 0), "off-board", "would not lie on the board"),
        (first(), 0, (13, 8, 8, 0), "not-an-action", "no action of Toscana"),
        (first(), 0, None, "not-an-action", "no action of Toscana"),
        (first(), 1, Place(2, 8, 8, 0), "not-your-turn", "not your turn"),
        (second(), 1, Place(4, 6, 8, 0), "occupied", "already covered are i9, j9, i8, j8"),
        (second(), 1, Place(4, 0, 16, 0), "not-touching", "no Red square of it would touch Red"),
        (second(), 1, Place(4, 8, 6, 0), "not-touching", "no Red square of it would touch Red"),
    ],
)
def test_illegal_actions_say_why(state: State, seat: int, action: Any, reason: str, message: str) -> None:
    """TS-4, TS-6: every way of being illegal has its reason."""
    refusal = refuse(state, seat, action)
    assert refusal.reason == reason
    assert message in refusal.message


def test_a_stale_action_is_refused() -> None:
    """The same placement again, a turn later."""
    state = play(first(), "Tile 13 at i9", chance=[2])
    assert refuse(state, 1, Place(13, 8, 8, 0)).reason == "wrong-tile"
    assert refuse(state, 0, Place(13, 8, 8, 0)).reason == "not-your-turn"


def test_nothing_is_played_after_the_end() -> None:
    state = play(set_up("grey Tile 1 at a17", stacks=(Stack(8, ()), Stack(2, ()))), "Tile 8 at e17")
    assert state.outcome is not None
    assert refuse(state, 0, VETO).reason == "over"


def test_chance_that_cannot_come_is_refused() -> None:
    with pytest.raises(tocca.BadChance):
        GAME.start(chance=[0, 1])
    with pytest.raises(tocca.BadChance):
        GAME.start(chance=[1, 2, 3])
    with pytest.raises(tocca.ChanceNeeded):
        GAME.start(chance=[1])
