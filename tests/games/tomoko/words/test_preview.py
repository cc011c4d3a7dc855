"""What a push would do, told beforehand: TM-3 and TM-5."""

from tests.games.tomoko.positions import at_table, board, card
from tocca.games.tomoko.game import GAME

ALL_LIGHT = card("lll/lll/lll")


def test_a_push_into_a_gap() -> None:
    """TM-3"""
    state = at_table(board("lll.. lll.. ll... ..... ....."), ((ALL_LIGHT, 30), (31, 32)))
    effect = GAME.preview(state.view(0), GAME.parse("W3 light"))
    assert effect is not None
    assert effect.moves == (10, 11)
    assert effect.falls is None
    assert effect.board == state.apply(0, GAME.parse("W3 light")).position.board
    assert effect.shows == (ALL_LIGHT,)


def test_a_push_into_a_full_line() -> None:
    """TM-3"""
    state = at_table(board("..... ..... dldld ..... ....."), ((1, 2), (3, 4)))
    effect = GAME.preview(state.view(0), GAME.parse("E3 light"))
    assert effect is not None
    assert effect.moves == (14, 13, 12, 11, 10)
    assert effect.falls == "dark"


def test_cards_of_others_are_not_told() -> None:
    """TM-2: a preview knows what the view knows."""
    state = at_table(board("lll.. lll.. ll... ..... ....."), ((30, 31), (ALL_LIGHT, 32)))
    effect = GAME.preview(state.view(0), GAME.parse("W3 light"))
    assert effect is not None
    assert effect.shows == ()
    assert GAME.preview(state.view(0), GAME.parse("claim 30")) is None
