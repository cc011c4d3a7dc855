"""Actions as people write them."""

import pytest

import tocca
from tests.games.toscana.tables import GAME
from tocca.games.toscana.rules.play import ALLOW, VETO
from tocca.games.toscana.rules.tiles import Place


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Place(5, 7, 8, 0), "Tile 5 at h9"),
        (Place(5, 7, 8, 1), "Tile 5 at h9 turned right"),
        (Place(5, 7, 8, 2), "Tile 5 at h9 turned round"),
        (Place(5, 7, 8, 3), "Tile 5 at h9 turned left"),
        (Place(16, 0, 16, 0), "Tile 16 at a17"),
        (VETO, "veto"),
        (ALLOW, "allow"),
    ],
)
def test_actions_are_written_to_be_spoken(action: Place, text: str) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "Tile 5 at h9 turned right",
        "tile5 h9 right",
        "5h9r",
        "T5 at H9 turned  Right",
        "  TILE 5 AT H 9 TURNED RIGHT ",
        "t5h9r",
        "5 h9 turn right",
        "5 @ h9 cw",
        "Tile 5: h9, turned right",
        "tile 05 at h09 right",
        "5 h9 90",
        "5 h9 90°",
    ],
)
def test_case_spaces_and_small_words_are_forgiven(text: str) -> None:
    assert GAME.parse(text) == Place(5, 7, 8, 1)


@pytest.mark.parametrize(
    ("text", "turn"),
    [("5 h9", 0), ("5h9 upright", 0), ("5h9u", 0), ("5h9o", 2), ("5 h9 round", 2), ("5 h9 180", 2), ("5h9l", 3)],
)
def test_turns_have_short_names(text: str, turn: int) -> None:
    assert GAME.parse(text) == Place(5, 7, 8, turn)


@pytest.mark.parametrize("tile", [7, 12, 15, 16])
def test_half_turns_of_tiles_that_look_the_same_are_one_action(tile: int) -> None:
    """TS-2."""
    assert GAME.parse(f"{tile} h9 left") is GAME.parse(f"{tile} h9 right")
    assert GAME.parse(f"{tile} h9 round") is GAME.parse(f"{tile} h9")


@pytest.mark.parametrize(("text", "action"), [("VETO", VETO), (" v ", VETO), ("Allow", ALLOW), ("ok", ALLOW)])
def test_decisions_are_forgiven_too(text: str, action: object) -> None:
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("h9 right", "which tile"),
        ("17 h9", "tiles are 1 to 16"),
        ("0 h9", "tiles are 1 to 16"),
        ("5 r9", "from a1 to q17"),
        ("5 h18", "from a1 to q17"),
        ("5 h0", "from a1 to q17"),
        ("5 h9 upside", "turned right, round or left"),
        ("5 h9 45", "no action"),
        ("5 o9", "columns a to n and rows 2 to 17"),
        ("5 a1", "columns a to n and rows 2 to 17"),
        ("5 a3 right", "columns a to p and rows 4 to 17"),
        ("5 q9 left", "columns a to p and rows 4 to 17"),
        ("yes", "allow or veto"),
        ("no", "allow or veto"),
        ("pass", "nobody passes"),
        ("", "no action"),
        ("tile", "no action"),
        ("5", "no action"),
        ("5 h9 right left", "no action"),
        ("5 h9 veto", "turned right, round or left"),
        ("٥ h9", "no action"),
        ("5 h999", "from a1 to q17"),
        ("5 h" + "9" * 5000, "no action"),
    ],
)
def test_what_is_unclear_or_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(tocca.BadNotation, match=problem):
        GAME.parse(text)


def test_ids_are_placements_in_order_then_the_two_decisions() -> None:
    assert len(GAME.actions) == 12544 + 2
    assert GAME.action_id(GAME.parse("Tile 1 at a17")) == 0
    assert GAME.action_id(GAME.parse("Tile 1 at b17")) == 1
    assert GAME.action_id(GAME.parse("Tile 1 at a17 turned right")) == 224
    assert GAME.action_id(GAME.parse("Tile 2 at a17")) == 4 * 224
    assert GAME.action_id(ALLOW) == 12544
    assert GAME.action_id(VETO) == 12545
