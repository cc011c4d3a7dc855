"""Reading what people write."""

import pytest

import tocca
from tocca.games.totsa.rules.actions import ACTIONS

GAME = tocca.game("totsa")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("slap pink star", "slap pink star"),
        ("  SLAP   Pink  Star ", "slap pink star"),
        ("pink star", "slap pink star"),
        ("star pink", "slap pink star"),
        ("slap star pink", "slap pink star"),
        ("slap the pink star!", "slap pink star"),
        ("ps", "slap pink star"),
        ("SP", "slap pink star"),
        ("slap sp", "slap pink star"),
        ("p st", "slap pink star"),
        ("g f", "slap green fish"),
        ("Totsa", "totsa!"),
        ("TOTSA!!", "totsa!"),
        ("Тоца!", "totsa!"),
        ("shout", "totsa!"),
        ("Capture", "capture"),
        ("cap", "capture"),
        ("fl", "flip"),
        ("prot", "protect"),
        ("roll", "roll"),
        ("pa", "pass"),
        ("point 2 1", "point 2 1"),
        ("point at player 2, card 1", "point 2 1"),
        ("po 2/1", "point 2 1"),
        ("return green moon", "return green moon"),
        ("pay moon green", "return green moon"),
        ("return gm", "return green moon"),
        ("turn up 2", "turn up 2"),
        ("turnup 2", "turn up 2"),
        ("up 2", "turn up 2"),
    ],
)
def test_forgiving(text: str, meant: str) -> None:
    assert GAME.format(GAME.parse(text)) == meant


@pytest.mark.parametrize(("text", "candidates"), [("p", ["pass", "protect"]), ("pr", ["protect", "slap pink ring"])])
def test_what_fits_two_is_refused_and_both_are_named(text: str, candidates: list[str]) -> None:
    with pytest.raises(tocca.BadNotation) as refused:
        GAME.parse(text)
    assert all(candidate in str(refused.value) for candidate in candidates)


@pytest.mark.parametrize(
    "text",
    ["", "!", "nonsense", "slap", "pink", "blue star", "point 5 1", "point 1 4", "point 0 1", "up 4"],
)
def test_nonsense_says_what_is_expected(text: str) -> None:
    with pytest.raises(tocca.BadNotation, match="slap pink star"):
        GAME.parse(text)


def test_every_action_reads_back_in_lower_and_upper_case() -> None:
    for action in ACTIONS:
        assert GAME.parse(GAME.format(action).upper()) is action


def test_ids_stay_as_they_are() -> None:
    """Records and trained bots depend on them."""
    assert len(ACTIONS) == 57
    texts = ("roll", "totsa!", "pass", "protect", "flip", "capture", "slap brown star", "slap green fish")
    assert [GAME.action_id(GAME.parse(text)) for text in texts] == [0, 1, 2, 3, 4, 5, 6, 23]
    more = ("return brown star", "return green fish", "turn up 1", "point 1 1", "point 4 3")
    assert [GAME.action_id(GAME.parse(text)) for text in more] == [24, 41, 42, 45, 56]
