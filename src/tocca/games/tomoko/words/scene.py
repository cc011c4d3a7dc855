"""What a board of Tomoko draws beside the view: who plays together, what is left, how marbles roll, what show."""

from functools import cache
from typing import NamedTuple

from tocca.games.tomoko.rules.board import Board, Marble, Push, Side, count, hollows, mask
from tocca.games.tomoko.rules.cards import deck, find_cards
from tocca.games.tomoko.rules.play import Options, party, target
from tocca.games.tomoko.rules.view import View

Where = dict[int, tuple[int, int]]  # cards that a board shows: the corner of each, and its turn
Groups = tuple[tuple[int, ...], ...]


class Showing(NamedTuple):
    """A card that the board shows (TM-5): the upper left hollow of its window, and how it is turned, in quarters."""

    card: int
    corner: int
    turn: int


class Rolled(NamedTuple):
    """What a push does to the marbles (TM-3): the hollows whose marbles move on by one, in order from the entry, and
    the colour of the one that falls out, if one does."""

    moves: tuple[int, ...]
    falls: Marble | None


class Scene(NamedTuple):
    """The seats of each party (TM-9), how many cards win (TM-7), which place each party has reached so far (0: none
    yet), the marbles of each colour in the bag (TM-1), what the latest push did, and the cards in sight that the board
    shows."""

    parties: tuple[tuple[int, ...], ...]
    target: int
    places: tuple[int, ...]
    dark: int
    light: int
    rolled: Rolled | None
    shown: tuple[Showing, ...]


class BoardFacts:
    """What is the same for all who look at one position: where it shows which card, and the scene for each set of
    them."""

    __slots__ = ("_fixed", "_position", "_scenes", "where")

    def __init__(self, view: View) -> None:
        options, board, before, last = view.options, view.board, view.before, view.last
        parties, goal = _group_parties(options, view.seats)
        dark, light = options.marbles - count(board.dark), options.marbles - count(board.light)
        rolled = None if before is None or last is None else roll(before, last, options.side)
        self._fixed = parties, goal, _places(view.arrived, len(parties)), dark, light, rolled
        self._position = board, before, last, view.arrived, options, view.seats
        self._scenes: dict[tuple[int, ...], Scene] = {}
        self.where = find_cards(board, deck(options.deck))

    def fit(self, view: View) -> bool:
        """Whether that is a view of the same position: its very same objects, which is quick to tell."""
        board, before, last, arrived, options, seats = self._position
        return (
            view.board is board
            and view.before is before
            and view.last is last
            and view.arrived is arrived
            and view.options is options
            and view.seats == seats
        )

    def show(self, cards: tuple[int, ...]) -> Scene:
        """The scene for those who see these cards; the very same one each time."""
        shown = self._scenes.get(cards)
        if shown is None:
            shown = self._scenes[cards] = Scene(*self._fixed, _showing(cards, self.where))
        return shown


_latest: BoardFacts | None = None  # all who sit at a table ask one after the other


def scene(view: View) -> Scene:
    """Worked out from the view alone."""
    global _latest
    facts = _latest
    if facts is None or not facts.fit(view):
        facts = _latest = BoardFacts(view)
    return facts.show(_list_seen(view, facts.where) if facts.where else ())


def roll(board: Board, action: Push, side: int) -> Rolled:
    """The block at the entry, up to the first gap; in a full line the far marble falls out."""
    here = _hollows_of(action.side, action.line, side)
    return _roll(action.side, action.line, side, board.dark & here, board.light & here)


@cache
def _hollows_of(side: Side, number: int, size: int) -> int:
    return mask(hollows(side, number, size))


@cache
def _roll(side: Side, number: int, size: int, dark: int, light: int) -> Rolled:
    line = hollows(side, number, size)
    gap = next((at for at, hollow in enumerate(line) if not (dark | light) >> hollow & 1), len(line))
    if gap < len(line):
        return Rolled(line[:gap], None)
    return Rolled(line, "dark" if dark >> line[-1] & 1 else "light")


@cache
def _places(arrived: Groups, parties: int) -> tuple[int, ...]:
    """Parties that reach the target with the same push share a place (TM-7)."""
    places = [0] * parties
    for at, group in enumerate(arrived):
        for one in group:
            places[one] = 1 + sum(map(len, arrived[:at]))
    return tuple(places)


def in_sight(view: View, board: Board) -> tuple[Showing, ...]:
    """The cards that this seat sees, in hands or face up, and that this board shows; each once."""
    where = find_cards(board, deck(view.options.deck))
    return _showing(_list_seen(view, where), where)


def _list_seen(view: View, where: Where) -> tuple[int, ...]:
    return tuple([card for part in view.hands + view.laid for card in part if card in where])


def _showing(cards: tuple[int, ...], where: Where) -> tuple[Showing, ...]:
    return tuple([Showing(card, *where[card]) for card in cards])


@cache
def _group_parties(options: Options, seats: int) -> tuple[tuple[tuple[int, ...], ...], int]:
    parties: dict[int, tuple[int, ...]] = {}
    for seat in range(seats):
        one = party(options, seat)
        parties[one] = (*parties.get(one, ()), seat)
    return tuple(parties.values()), target(options, seats)
