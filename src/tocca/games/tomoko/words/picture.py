"""Tomoko: turned marbles on light wood, the cards that may be seen, and who has laid how many."""

from collections.abc import Iterator

from tocca.drawing.shapes import Area, Box, Circle, Label, Picture, Shape
from tocca.games.tomoko.rules.board import SIZE, Push, all_hollows, hollows
from tocca.games.tomoko.rules.cards import CARD, deck
from tocca.games.tomoko.rules.play import party, target
from tocca.games.tomoko.rules.view import View

PAPER, WOOD, FRAME, HOLLOW, INK, SOFT = "#e9e4dc", "#dcb47a", "#a97f4d", "#bd925c", "#5a3f1f", "#8a7050"
CARD_PAPER, CARD_RIM = "#fbf8f2", "#d8cfc0"
MARBLES = {"d": ("#2c1b12", "#8a6248"), "l": ("#cfae78", "#fffaf0")}
CELL, LEFT, TOP, CARD_WIDTH = 62.0, 62.0, 62.0, 96.0
_RIGHT = LEFT + SIZE * CELL + 62
WIDTH, HEIGHT = int(_RIGHT) + 350, int(TOP + SIZE * CELL + 62)


def picture(view: View) -> Picture:
    """The whole table."""
    return Picture(WIDTH, HEIGHT, PAPER, (*_board(view), *_parties(view), *_hands(view)))


def _board(view: View) -> Iterator[Shape]:
    side = SIZE * CELL
    yield Box(LEFT - 44, TOP - 44, side + 88, side + 88, WOOD, 30, FRAME, 3)
    for hollow in (one for one in range(SIZE * SIZE) if all_hollows(view.options.side) >> one & 1):
        x, y = _spot(hollow)
        yield Circle(x, y, 25, HOLLOW, FRAME, 1.5)
        if view.board.dark >> hollow & 1:
            yield from _marble("d", x, y, 24)
        elif view.board.light >> hollow & 1:
            yield from _marble("l", x, y, 24)
    yield from _entries(view.options.side)
    if view.last is not None:
        yield from _latest(view.last, view.options.side)


def _spot(hollow: int) -> tuple[float, float]:
    return LEFT + (hollow % SIZE + 0.5) * CELL, TOP + (hollow // SIZE + 0.5) * CELL


def _marble(colour: str, x: float, y: float, r: float) -> Iterator[Shape]:
    """A light marble has a rim, a dark one a bright spot: told apart in grey, too."""
    fill, lit = MARBLES[colour]
    yield Circle(x + 1.5, y + 3, r, "#7d5a33")
    yield Circle(x, y, r, fill, INK if colour == "l" else None, 1, lit)


def _entries(size: int) -> Iterator[Shape]:
    """Each side's letter, and the numbers of its lines."""
    low, high, middle = LEFT - 24, LEFT + SIZE * CELL + 24, LEFT + SIZE * CELL / 2
    for line in range(size):
        at = LEFT + (line + 0.5) * CELL
        for x, y in ((at, low), (at, high), (low, at), (high, at)):
            yield Label(x, y, str(line + 1), 14, INK)
    for x, y, side in ((middle, 8, "N"), (middle, HEIGHT - 8, "S"), (8, middle, "W"), (_RIGHT - 8, middle, "E")):
        yield Label(x, y, side, 12, SOFT, bold=True)


def _latest(last: Push, size: int) -> Iterator[Shape]:
    """Where the latest marble came in: an arrow, and a ring round it."""
    x, y = _spot(hollows(last.side, last.line, size)[0])
    dx, dy = {"N": (0, 1), "S": (0, -1), "W": (1, 0), "E": (-1, 0)}[last.side]
    tip = (x - dx * 34, y - dy * 34)
    wings = [(tip[0] - dx * 9 + sign * dy * 7, tip[1] - dy * 9 + sign * dx * 7) for sign in (-1, 1)]
    yield Area((tip, *wings), INK)
    yield Circle(x, y, 26, None, "#fffaf0", 2)


def _parties(view: View) -> Iterator[Shape]:
    """▸ whose push it is, the seats, a block for each card laid, and the cards in hand."""
    aim = target(view.options, view.seats)
    for one, laid in enumerate(view.laid):
        y = 30 + 34 * one
        seats = [seat for seat in range(view.seats) if party(view.options, seat) == one]
        mark = (
            "★" if any(one in group for group in view.arrived) else "▸" if view.turn in seats and not view.over else ""
        )
        yield Label(_RIGHT, y, mark, 16, INK)
        yield Label(_RIGHT + 14, y, "+".join(str(seat + 1) for seat in seats), 16, INK, view.seat in seats, "start")
        for index in range(aim):
            yield Box(_RIGHT + 50 + 18 * index, y - 8, 12, 16, INK if index < len(laid) else None, 2, INK)
        yield Label(_RIGHT + 56 + 18 * aim, y, f"+{view.hand_sizes[one]}", 14, SOFT, anchor="start")
    count = f"▤ {view.pile}   ↓ {view.pushes}/{view.options.limit}"
    yield Label(_RIGHT + 14, 34 + 34 * len(view.laid), count, 14, SOFT, anchor="start")


def _hands(view: View) -> Iterator[Shape]:
    """The cards in sight: by party, and within it the oldest first."""
    cards = deck(view.options.deck).cards
    seen = [(one, card) for one, hand in enumerate(view.hands) for card in hand]
    columns = 3 if len(seen) <= 6 else 6
    size = CARD_WIDTH * 3 / columns
    for index, (one, card) in enumerate(seen):
        x = _RIGHT + index % columns * (size + 12)
        y = 190 + index // columns * (size + 26)
        yield Box(x, y, size, size, CARD_PAPER, 8, CARD_RIM, 2)
        yield Label(x + size / 2, y + size + 9, f"{one + 1}: #{card}", 12, SOFT)
        for spot, letter in enumerate(cards[card - 1].replace("/", "")):
            r = size / 9
            yield from _marble(letter, x + size * (spot % CARD + 0.75) / 3.5, y + size * (spot // CARD + 0.75) / 3.5, r)
