"""What is hidden stays hidden: TM-2, TM-6 and TM-9, with differences made by hand."""

import random
from collections.abc import Iterator

import pytest

from tests.games.tomoko.positions import TomokoState, at_table, board
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.tomoko.rules.play import Position, cards_in, party
from tocca.testing.play import AnyState, Setup, play_out

SETUPS = [
    Setup("tomoko", 2),
    Setup("tomoko", 3, (("claims", "manual"), ("prefill", True))),
    Setup("tomoko", 4, (("play_on", True),)),
    Setup("tomoko", 4, (("teams", True), ("claims", "manual"))),
]


def positions(setup: Setup) -> Iterator[tuple[AnyState, random.Random]]:
    for seed in range(4):
        rng = random.Random(f"{setup} {seed}")
        match = list(play_out(setup.start(seed), rng))
        for state in rng.sample(match, min(100, len(match))):
            yield state, rng


def with_other_hands(position: Position, seat: int, rng: random.Random) -> Position:
    """The same to that seat's eyes: other cards in the other hands, other tries, other holders."""
    mine = party(position.options, seat)
    others = [one for one in range(len(position.hands)) if one != mine]
    free = [*cards_in(position.pile), *(card for one in others for card in position.hands[one])]
    rng.shuffle(free)
    hands = tuple(hand if one == mine else tuple(free.pop() for _ in hand) for one, hand in enumerate(position.hands))
    own = sum(1 << card for card in position.hands[mine])
    tried = position.tried & own | sum(1 << card for one in others for card in hands[one] if rng.random() < 0.5)
    holders = tuple(
        held if one == mine else tuple(rng.choice((one, one + 2)) for _ in held)
        for one, held in enumerate(position.holders)
    )
    return position._replace(hands=hands, pile=sum(1 << card for card in free), tried=tried, holders=holders)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_other_hands_tries_and_pile_are_invisible(setup: Setup) -> None:
    """TM-2, TM-6, TM-9"""
    compared = 0
    for state, rng in positions(setup):
        for seat in range(state.seats):
            other = TomokoState(GAME, with_other_hands(state.position, seat, rng))
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)
            assert GAME.draw(other.view(seat)) == GAME.draw(state.view(seat))
            compared += other.position != state.position
    assert compared > 400


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_spectator_sees_no_hand(setup: Setup) -> None:
    """TM-2"""
    for state, _ in positions(setup):
        assert not any(state.view(None).hands)


def test_a_party_that_has_laid_its_last_may_hold_a_card_that_the_board_shows() -> None:
    """TM-7: the table lays no more for it; everybody else would have laid such a card (TM-6)."""
    shows = board("dddd. dddd. dddd. ..... .....")
    laid = ((10, 11, 12, 13, 14), (), ())
    state = at_table(shows, ((1,), (3, 4), (5, 6)), laid=laid, play_on=True)
    state = type(state)(GAME, state.position._replace(arrived=((0,),), turn=1, pushes=9))
    shown = showing(shows, deck("standard"))
    free = {card for card in range(1, 37) if shown >> card & 1} - {3, 4, *laid[0]}
    assert free
    rng = random.Random(7)
    imagined = [GAME.resample(state.view(1), rng) for _ in range(500)]
    assert all(one.view(1) == state.view(1) for one in imagined)
    assert {one.position.hands[0][0] for one in imagined} == {*range(1, 37)} - {3, 4, *laid[0]}
    assert not free & {card for one in imagined for card in one.position.hands[2]}


def test_where_the_table_lays_cards_imagined_hands_hold_none_that_the_board_shows() -> None:
    """TM-6: such a card would have been laid down."""
    for state, rng in positions(SETUPS[0]):
        if state.outcome is None and state.position.pushes:
            imagined = GAME.resample(state.view(0), rng).position
            shown = showing(imagined.board, deck("standard"))
            assert not any(shown >> card & 1 for card in imagined.hands[1])
