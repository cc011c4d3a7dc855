"""What a board of Tomoko draws in every match: the lines, the windows, and how a card turns."""

from typing import NamedTuple

from tocca.games.tomoko.rules.board import SIDES, SIZE, hollows
from tocca.games.tomoko.rules.cards import CARD, WINDOWS, rotations, standard_cards


class Constants(NamedTuple):
    """`lines`: how many there are from each side. `hollows`: of each entry, in the order in which a marble meets them
    (TM-3). `windows`: the nine hollows of each (TM-5). `turned`: for each quarter turn of a card, which of its nine
    marbles comes to lie at each place. `standard_deck`: the cards, row by row (TM-11)."""

    lines: int
    hollows: dict[str, tuple[int, ...]]
    windows: tuple[tuple[int, ...], ...]
    turned: tuple[tuple[int, ...], ...]
    standard_deck: tuple[str, ...]


def _cells(marbles: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(SIZE * SIZE) if marbles >> cell & 1)


def _turn_windows() -> tuple[tuple[int, ...], ...]:
    """Found by turning nine cards with one dark marble each."""
    places = _cells(WINDOWS[0][0])
    plain = "l" * CARD * CARD
    cards = [plain[:at] + "d" + plain[at + 1 :] for at in range(len(plain))]
    turns = [rotations("/".join(card[row : row + CARD] for row in range(0, len(card), CARD))) for card in cards]
    landings = zip(*turns, strict=True)  # by quarter turn: where each of the nine comes to lie
    return tuple(tuple(landing.index(1 << place) for place in places) for landing in landings)


CONSTANTS = Constants(
    SIZE,
    {f"{side}{line}": hollows(side, line) for side in SIDES for line in range(1, SIZE + 1)},
    tuple(_cells(window) for window, _ in WINDOWS),
    _turn_windows(),
    standard_cards(),
)
