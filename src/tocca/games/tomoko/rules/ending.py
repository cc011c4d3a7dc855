"""How a match of Tomoko ends, and the standing before that (TM-7)."""

from tocca.core.outcome import Outcome
from tocca.games.tomoko.rules.board import Board, count
from tocca.games.tomoko.rules.cards import CARD, WINDOWS, deck, rotations
from tocca.games.tomoko.rules.play import Position, party


def result(position: Position) -> Outcome | None:
    """Who reached the target first, push by push, then who laid the most cards; partners share it."""
    if not position.over:
        return None
    merits = [_merit(position, party(position.options, seat)) for seat in range(position.seats)]
    return Outcome.ranked(merits, _cards_laid(position), position.over)


def standing(position: Position) -> tuple[float, ...]:
    """Cards laid, and for the best card in hand how near the board is to showing it, a fraction."""
    cards = deck(position.options.deck).cards
    closeness = [
        max((_closeness(position.board, rotations(cards[card - 1])) for card in hand), default=0.0)
        for hand in position.hands
    ]
    owners = [party(position.options, seat) for seat in range(position.seats)]
    winners = position.arrived[0] if position.arrived else ()
    return tuple(len(position.laid[one]) + closeness[one] * 0.9 + 10 * (one in winners) for one in owners)


def _merit(position: Position, one: int) -> tuple[float, ...]:
    for push, group in enumerate(position.arrived):
        if one in group:
            return (1, -push)
    return (0, len(position.laid[one]))


def _cards_laid(position: Position) -> tuple[int, ...]:
    return tuple(len(position.laid[party(position.options, seat)]) for seat in range(position.seats))


def _closeness(board: Board, patterns: tuple[int, ...]) -> float:
    """The most marbles that stand right for a card in some window and rotation, as a part of nine."""
    dark, light = board
    return max(
        count((dark & window) >> shift & pattern) + count((light & window) >> shift & ~pattern)
        for window, shift in WINDOWS
        for pattern in patterns
    ) / (CARD * CARD)
