"""What a board of Tomoko draws beside the view: who plays together, what is left to do, and where cards show."""

from functools import cache, lru_cache
from typing import NamedTuple

from tocca.games.tomoko.rules.board import Board, count
from tocca.games.tomoko.rules.cards import WINDOWS, Deck, deck, rotations, showing
from tocca.games.tomoko.rules.play import Options, party, target
from tocca.games.tomoko.rules.view import View

BOARDS = 32  # for so many it is kept what they show: all who sit there ask at the same time


class Showing(NamedTuple):
    """A card that the board shows (TM-5): the upper left hollow of its window, and how it is turned, in quarters."""

    card: int
    corner: int
    turn: int


class Scene(NamedTuple):
    """The seats of each party (TM-9), how many cards win (TM-7), the marbles of each colour in the bag (TM-1), and the
    cards in sight that the board shows."""

    parties: tuple[tuple[int, ...], ...]
    target: int
    dark: int
    light: int
    shown: tuple[Showing, ...]


def scene(view: View) -> Scene:
    """Worked out from the view alone; the very same one for all who see no card that the board shows."""
    everybody, shown = _for_everybody(view.board, view.options, view.seats)
    cards = _seen(view, view.board, shown) if shown else ()
    return everybody._replace(shown=cards) if cards else everybody


@lru_cache(BOARDS)
def _for_everybody(board: Board, options: Options, seats: int) -> tuple[Scene, int]:
    """The scene without cards, and as bits those that the board shows, whoever has them."""
    parties, goal = _agreed(options, seats)
    dark, light = options.marbles - count(board.dark), options.marbles - count(board.light)
    return Scene(parties, goal, dark, light, ()), showing(board, deck(options.deck))


def in_sight(view: View, board: Board) -> tuple[Showing, ...]:
    """The cards that this seat sees, in hands or face up, and that this board shows; each once."""
    return _seen(view, board, showing(board, deck(view.options.deck)))


def _seen(view: View, board: Board, shown: int) -> tuple[Showing, ...]:
    cards = deck(view.options.deck)
    seen = [card for part in (*view.hands, *view.laid) for card in part if shown >> card & 1]
    return tuple([_where(board, cards, card) for card in seen])


def _where(board: Board, cards: Deck, card: int) -> Showing:
    turns = rotations(cards.cards[card - 1])
    filled = board.dark | board.light
    for window, corner in WINDOWS:
        if filled & window == window and (pattern := (board.dark & window) >> corner) in turns:
            return Showing(card, corner, turns.index(pattern))
    raise ValueError(f"the board does not show card {card}")


@cache
def _agreed(options: Options, seats: int) -> tuple[tuple[tuple[int, ...], ...], int]:
    parties: dict[int, tuple[int, ...]] = {}
    for seat in range(seats):
        one = party(options, seat)
        parties[one] = (*parties.get(one, ()), seat)
    return tuple(parties.values()), target(options, seats)
