"""The cards, the dice and the layout: facts of TC-1, TC-2, TC-14 and TC-17.

A figure card is a number, figure * 3 + colour; a place of the field is a number too, counted over the
places of figure cards only: the action cards never move (TC-8), so they need no place in a position.
"""

from collections.abc import Iterator, Sequence
from itertools import count

# TC-17: our own shapes and colours. All nine initials differ, so that a card can be called by two letters.
FIGURES = ("star", "heart", "moon", "ring", "tree", "fish")
COLOURS = ("brown", "pink", "green")
PATTERNS = {"brown": "dots", "pink": "waves", "green": "cross"}  # each colour reads without colour vision

ACTS = ("protect", "flip", "capture")

# TC-1: one card of each figure in each colour. TC-14: the simple game has the first three figures only.
NAMES = tuple(f"{colour} {figure}" for figure in FIGURES for colour in COLOURS)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
FIGURE_CARDS = {False: len(NAMES), True: 3 * len(COLOURS)}

NONE = -1  # no card: an empty place, an empty slot, no dice to be seen
HIDDEN = -2  # in a view: some card, face down


def figure(card: int) -> str:
    """The shape on a card."""
    return FIGURES[card // len(COLOURS)]


def colour(card: int) -> str:
    """The colour of a card."""
    return COLOURS[card % len(COLOURS)]


def figure_die(simple: bool) -> tuple[str, ...]:
    """What the figure die can show. The simple game's has each of its three twice (TC-1, TC-14): as likely."""
    return FIGURES[: FIGURE_CARDS[simple] // len(COLOURS)]


# The colour die has each colour on two faces (TC-1), so the three are equally likely.
COLOUR_DIE = COLOURS


def acts(simple: bool) -> tuple[str, ...]:
    """The action cards of that game (TC-14: no Flip in the simple one)."""
    return tuple(act for act in ACTS if not (simple and act == "flip"))


Row = tuple[int | str, ...]  # numbers are places, names are action cards


def _layout(widths: Sequence[int], middle: tuple[str, ...]) -> Iterator[Row]:
    """Rows of cards, with the action cards in the middle of the second one."""
    places = count()
    for row, width in enumerate(widths):
        inner = middle if row == 1 else ()
        side = (width - len(inner)) // 2
        left = tuple(next(places) for _ in range(side))
        yield left + inner + tuple(next(places) for _ in range(width - side - len(inner)))


# TC-2: three rows of seven. TC-14: rows of 4, 4, 3.
ROWS: dict[bool, tuple[Row, ...]] = {
    False: tuple(_layout((7, 7, 7), acts(False))),
    True: tuple(_layout((4, 4, 3), acts(True))),
}

# Places by letter, upper left to lower right: for chance values, keys and drawings.
PLACES = "abcdefghijklmnopqr"
