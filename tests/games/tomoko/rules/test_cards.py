"""Cards, decks and when the board shows one: TM-1, TM-5 and TM-11."""

from itertools import product

import pytest

import tocca
from tests.games.tomoko.positions import board, card
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.cards import DECKS, deck, rotations, showing, standard_cards

LEFT_COLUMN = "dll/dll/dll"
CORNER_L = "dld/lll/ddl"  # no mirror axis, so not in the default deck


def shows(text: str, pattern: str) -> bool:
    custom = deck((pattern,))
    return bool(showing(board(text), custom))


def test_thirty_six_cards_all_different() -> None:
    """TM-1"""
    assert len(standard_cards()) == 36
    assert len({min(rotations(one)) for one in standard_cards()}) == 36


def test_the_default_deck_is_every_pattern_with_a_mirror_axis() -> None:
    """TM-11: up to rotation, with a horizontal or vertical axis: exactly 36, closed under exchanging
    the colours."""
    symmetric = set()
    for marbles in product("dl", repeat=9):
        rows = ["".join(marbles[3 * row : 3 * row + 3]) for row in range(3)]
        if rows == rows[::-1] or rows == [row[::-1] for row in rows]:
            symmetric.add(min(rotations("/".join(rows))))
    assert symmetric == {min(rotations(one)) for one in standard_cards()}
    exchanged = {one.translate(str.maketrans("dl", "ld")) for one in standard_cards()}
    assert symmetric == {min(rotations(one)) for one in exchanged}


def test_any_window_will_do() -> None:
    """TM-5"""
    assert shows("dll.. dll.. dll.. ..... .....", LEFT_COLUMN)
    assert shows("..... .dll. .dll. .dll. .....", LEFT_COLUMN)
    assert shows("..... ..... ..dll ..dll ..dll", LEFT_COLUMN)
    assert not shows("..... ..... ..dll ..dll ..ddl", LEFT_COLUMN)


def test_any_of_four_rotations_will_do() -> None:
    """TM-5"""
    for turned in ("dll.. dll.. dll.. ..... .....", "ddd.. lll.. lll.. ..... .....",
                   "lld.. lld.. lld.. ..... .....", "lll.. lll.. ddd.. ..... ....."):  # fmt: skip
        assert shows(turned, LEFT_COLUMN)


def test_a_mirrored_pattern_does_not_match() -> None:
    """TM-5"""
    assert shows("dld.. lll.. ddl.. ..... .....", CORNER_L)
    assert not shows("dld.. lll.. ldd.. ..... .....", CORNER_L)


def test_all_nine_marbles_must_stand() -> None:
    """TM-5: an empty hollow is no light marble."""
    assert not shows("dl... dll.. dll.. ..... .....", LEFT_COLUMN)


def test_a_board_can_show_several_cards_at_once() -> None:
    """TM-5"""
    shown = showing(board("lllll lllll ldlll lllll lllll"), deck("standard"))
    for pattern in ("lll/lll/lll", "lll/ldl/lll", "lll/lll/ldl"):
        assert shown >> card(pattern) & 1


def test_a_deck_with_two_equal_cards_is_refused() -> None:
    """TM-11"""
    cards = list(standard_cards())
    cards[7] = "lll/lll/lld"
    cards[20] = "dll/lll/lll"
    with pytest.raises(tocca.BadOption, match="cards 8 and 21 are the same pattern"):
        GAME.start(2, deck=tuple(cards))


def test_a_deck_too_small_is_refused() -> None:
    """TM-11: 2 × (10 + 2) cards may be needed with two players, 4 × (5 + 3) with open cards."""
    cards = standard_cards()
    GAME.start(2, 1, deck=cards[:24])
    with pytest.raises(tocca.BadOption, match="23 cards"):
        GAME.start(2, 1, deck=cards[:23])
    GAME.start(4, 1, open_cards=True, deck=cards[:32])
    with pytest.raises(tocca.BadOption, match="32"):
        GAME.start(4, 1, open_cards=True, deck=cards[:31])


@pytest.mark.parametrize("wrong", ["other", ("ddd",), ("ddd/ddd/dd",), ("ddd/ddd/ddx",), (7,), 7])
def test_what_is_no_deck_is_refused(wrong: object) -> None:
    """TM-11"""
    with pytest.raises(tocca.BadOption, match="deck"):
        GAME.start(2, deck=wrong)


def test_a_deck_of_ones_own_can_be_played_and_recorded() -> None:
    """TM-11: decks are data; lists and capitals are understood."""
    own = [one.upper() for one in reversed(standard_cards())]
    record = tocca.Record.start("tomoko", 2, 1, deck=own)
    assert record.state.position.options.deck == tuple(reversed(standard_cards()))
    assert tocca.Record.loads(record.dumps()).state == record.state


def test_of_decks_that_people_bring_few_are_kept_in_mind() -> None:
    for number in range(2 * DECKS):
        own = f"{number:09b}".replace("0", "l").replace("1", "d")
        deck((f"{own[:3]}/{own[3:6]}/{own[6:]}",))
    assert deck.cache_info().currsize == DECKS
