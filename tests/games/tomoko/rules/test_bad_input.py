"""Whatever is wrong is refused with its own reason, and nothing changes."""

import pytest

import tocca
from tests.games.tomoko.positions import at_table, board, play
from tocca.games.tomoko.game import GAME

HERE = board("ddddd ddddd ddddd lllll .....")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("1 N1 light", "not-your-turn"),
        ("0 N1 dark", "no-marble"),
        ("0 claim 1", "no-claims"),
        ("0 hand 1", "no-partner"),
    ],
)
def test_refusals_of_the_plain_game(move: str, reason: str) -> None:
    state = at_table(HERE, ((1, 2), (3, 4)))
    before = state.to_json()
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, move)
    assert refused.value.reason == reason
    assert state.to_json() == before


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("1 N1 light", "not-your-turn"),
        ("0 claim 3", "not-your-card"),
        ("1 claim 36", "not-your-card"),
        ("1 hand 3", "no-partner"),
    ],
)
def test_refusals_with_claims_by_hand(move: str, reason: str) -> None:
    state = at_table(HERE, ((1, 2), (3, 4)), claims="manual")
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, move)
    assert refused.value.reason == reason


def test_who_has_laid_enough_claims_no_more() -> None:
    state = at_table(HERE, ((1,), (3, 4), (5, 6)), laid=((10, 11, 12, 13, 14), (), ()), claims="manual", play_on=True)
    state = type(state)(GAME, state.position._replace(arrived=((0,),), turn=1))
    assert state.to_act == {1, 2}
    assert state.game.why_not(state.position, 0, GAME.parse("claim 1")).reason == "has-target"


def test_undo_is_free_only_where_nothing_was_shown() -> None:
    """A push that makes the board show a card which might have been in a hand tells something."""
    record = tocca.Record(at_table(board("lll.. lll.. ll... ..... ....."), ((30, 31), (32, 33))))
    record.apply(0, GAME.parse("N5 dark"))
    assert record.undoable
    record.undo()
    record.apply(0, GAME.parse("W3 light"))
    assert not record.undoable
    with pytest.raises(tocca.IllegalAction) as refused:
        record.undo()
    assert refused.value.reason == "no-undo"


def test_a_claim_in_vain_can_not_be_undone() -> None:
    record = tocca.Record(at_table(HERE, ((1, 2), (3, 4)), claims="manual"))
    record.apply(1, GAME.parse("claim 3"))
    assert not record.undoable
