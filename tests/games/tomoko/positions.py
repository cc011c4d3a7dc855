"""Positions of Tomoko set up by hand."""

from typing import Any

import tocca
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.board import Board
from tocca.games.tomoko.rules.play import Action, Position
from tocca.games.tomoko.rules.view import View

TomokoState = tocca.State[Position, Action, View]


def board(text: str) -> Board:
    """Five rows, each five of d, l and a dot for an empty hollow."""
    marbles = "".join(text.split())
    assert len(marbles) == 25
    return Board(*(sum(1 << at for at, one in enumerate(marbles) if one == colour) for colour in "dl"))


def text(shown: Board) -> str:
    """The other way round, rows apart by spaces."""
    signs = ["d" if shown.dark >> at & 1 else "l" if shown.light >> at & 1 else "." for at in range(25)]
    return " ".join("".join(signs[5 * row : 5 * row + 5]) for row in range(5))


def at_table(
    shown: Board,
    hands: tuple[tuple[int, ...], ...],
    *,
    turn: int = 0,
    seats: int | None = None,
    laid: tuple[tuple[int, ...], ...] | None = None,
    pushes: int = 4,
    before: Board | None = None,
    seed: int = 1,
    **options: Any,
) -> TomokoState:
    """A state in the middle of a match: these hands, these cards laid, the other cards in the pile."""
    seats = seats or len(hands)
    position = GAME.start(seats, seed, **options).position
    laid = laid or tuple(() for _ in hands)
    used = sum(1 << card for part in (*hands, *laid) for card in part)
    cards = position.pile | sum(1 << card for hand in position.hands for card in hand)
    return tocca.State(
        GAME,
        position._replace(
            board=shown,
            before=before,
            hands=hands,
            laid=laid,
            pile=cards & ~used,
            turn=turn,
            pushes=pushes,
            mover=(turn - 1) % seats,
        ),
    ).reseeded(seed)


def play(state: TomokoState, *moves: str) -> TomokoState:
    """Moves such as "0 W3 dark", one after the other."""
    for move in moves:
        seat, words = move.split(" ", 1)
        state = state.apply(int(seat), GAME.parse(words))
    return state


def card(pattern: str) -> int:
    """The number of that card in the default deck, however it is turned."""
    from tocca.games.tomoko.rules.cards import deck, rotations

    return deck("standard").by_pattern[rotations(pattern)[0]].bit_length() - 1
