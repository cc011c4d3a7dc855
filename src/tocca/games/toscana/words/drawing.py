"""The table as text: the board with its tiles, and beside it both stacks.

A Grey square is ░, a Red one ▓. Corners and bars show where each tile begins and ends; those of the
tile laid last are double. Beside the board, for each player: ▶ when they are to act, the tiles of
their best zone (◆), the veto token, the top tile (?: may be vetoed), how many tiles are left and which,
› the vetoed one at the bottom. ✗ is a lost move. One's own stack is below the opponent's.
"""

from typing import NamedTuple

from tocca.core.drawing import PLAIN, Pen
from tocca.games.toscana.rules.board import ALL, CENTRE, COLUMNS, SIZE, bit, bits, square
from tocca.games.toscana.rules.placing import squares_of
from tocca.games.toscana.rules.play import Finished
from tocca.games.toscana.rules.tiles import NO_TILE, WIDTH, Place
from tocca.games.toscana.rules.view import View
from tocca.games.toscana.rules.zones import Colour, HasTiles, Laid, zones

_GLYPHS: dict[Colour, str] = {"grey": "░", "red": "▓"}
_EMPTY, _MIDDLE = "·", "+"
_SINGLE, _DOUBLE = "┌│└┐│┘", "╔║╚╗║╝"  # the left side of a tile from top to bottom, then the right one


def draw(view: View, pen: Pen = PLAIN) -> str:
    """The picture, at most 80 columns wide. Before a second game begins, the end of the first is above it."""
    field = view.options.field
    lines = _side_by_side(_board(view, field, pen), _panel(view, pen))
    if view.finished and not view.laid:
        lines = [*_board(view.finished[-1], field, pen), "", *lines]
    return "\n".join(line.rstrip() for line in lines)


def _side_by_side(left: list[str], right: list[str]) -> list[str]:
    right = right + [""] * (len(left) - len(right))
    return [f"{one}    {other}" for one, other in zip(left, right, strict=True)]


# The board


def _board(table: HasTiles, field: int, pen: Pen) -> list[str]:
    cells, letters = _Cells(table, pen, field), "    " + pen(" ".join(COLUMNS), "faint") + "    "
    numbered = [
        f"{pen(f'{row + 1:2}', 'faint')} {cells.line(row)} {pen(f'{row + 1:<2}', 'faint')}"
        for row in reversed(range(SIZE))
    ]
    return [letters, *numbered, letters]


class _Cells:
    """What lies on each square: the tile, as its number in the order laid, and the colour."""

    def __init__(self, table: HasTiles, pen: Pen, field: int = ALL, *, mark_last: bool = True) -> None:
        self.pen, self.table, self.field = pen, table, field
        self.last = len(table.laid) - 1 if mark_last else None
        self.tile: dict[tuple[int, int], int] = {}
        self.colour: dict[tuple[int, int], Colour] = {}
        for number, (seat, place) in enumerate(table.laid):
            for squares, owner in zip(squares_of(place), (seat, 1 - seat), strict=True):
                for at in map(square, bits(squares)):
                    self.tile[at], self.colour[at] = number, table.colours[owner]

    def line(self, row: int, width: int = SIZE) -> str:
        """The squares of a row, with the sides before, between and after them."""
        drawn = [self._side(0, row)]
        for column in range(width):
            drawn += [self._square(column, row), self._side(column + 1, row)]
        return "".join(drawn)

    def _square(self, column: int, row: int) -> str:
        tile = self.tile.get((column, row))
        if not self.field >> bit(column, row) & 1:
            return " "
        if tile is None:
            return self.pen(_MIDDLE if (column, row) == square(CENTRE) else _EMPTY, "faint")
        colour = self.colour[column, row]
        return self.pen(_GLYPHS[colour], colour, *(["bold"] if tile == self.last else []))

    def _side(self, column: int, row: int) -> str:
        """What is to the left of a square: the side of a tile, or its inside."""
        left, right = self.tile.get((column - 1, row)), self.tile.get((column, row))
        if left == right:
            return " " if right is None else self._square(column, row)
        if right is None or (left is not None and left == self.last):
            return self._bar(column - 1, row, _SINGLE[3:], _DOUBLE[3:])
        return self._bar(column, row, _SINGLE[:3], _DOUBLE[:3])

    def _bar(self, column: int, row: int, single: str, double: str) -> str:
        tile = self.tile[column, row]
        above, below = (self.tile.get((column, row + step)) == tile for step in (1, -1))
        owner = self.table.colours[self.table.laid[tile].seat]
        return self.pen((double if tile == self.last else single)[above + (above and not below)], owner)


# The stacks


def _panel(view: View, pen: Pen) -> list[str]:
    mine = view.seat or 0
    return [
        f"{pen('Toscana', 'bold')}  {view.game}/{view.options.games}",
        *(_score(number, game, pen) for number, game in enumerate(view.finished, 1)),
        *[""] * (2 - len(view.finished)),
        *_player(view, 1 - mine, pen),
        "",
        *_player(view, mine, pen),
        "",
        *_news(view, pen),
    ]


def _score(number: int, game: Finished, pen: Pen) -> str:
    score = [
        _name(game.colours, seat, pen) + f" ◆ {game.scores[seat]:<3}" + ("★" if game.winner == seat else " ")
        for seat in (0, 1)
    ]
    return f"{number}:  {'   '.join(score)}"


def _player(view: View, seat: int, pen: Pen) -> list[str]:
    stack, found = view.stacks[seat], zones(view, view.colours[seat])
    acts = view.phase == ("place" if seat == view.mover else "veto")
    asked = " ?" if view.phase == "veto" and seat == view.mover else ""
    upper, lower = _picture(view, seat, pen)
    bottom = f" › {stack.bottom}" if stack.bottom else ""
    return [
        f"{'▶' if acts else ' '} {_name(view.colours, seat, pen)}   ◆ {len(found[0].tiles) if found else 0}"
        + ("   veto" if view.vetoes[seat] else ""),
        f"  {upper}  {stack.top or ''}{asked}",
        f"  {lower}  ×{stack.size}",
        "  " + pen(" ".join(map(str, stack.unseen[:8])), "faint") + bottom * (len(stack.unseen) <= 8),
        "  " + pen(" ".join(map(str, stack.unseen[8:])), "faint") + bottom * (len(stack.unseen) > 8),
    ]


def _name(colours: tuple[Colour, Colour], seat: int, pen: Pen) -> str:
    return pen(f"{_GLYPHS[colours[seat]] * 2} {seat + 1}", colours[seat], "bold")


class _Alone(NamedTuple):
    """A tile on a table of its own."""

    laid: tuple[Laid, ...]
    colours: tuple[Colour, Colour]


def _picture(view: View, seat: int, pen: Pen) -> tuple[str, str]:
    """The upper and the lower row of the top tile, upright."""
    tile = view.stacks[seat].top
    if tile == NO_TILE:
        return " " * (2 * WIDTH + 1), " " * (2 * WIDTH + 1)
    laid = Laid(seat, Place(tile, 0, SIZE - 1, 0))
    cells = _Cells(_Alone((laid,), view.colours), pen, mark_last=False)
    return cells.line(SIZE - 1, WIDTH), cells.line(SIZE - 2, WIDTH)


def _news(view: View, pen: Pen) -> list[str]:
    """What happened since the last placement: vetoes and lost moves."""
    signs = {"lost": "✗", "veto": "veto"}
    return [
        f"  {_name(view.colours, note.seat, pen)}  {signs[note.kind]} {note.tile or ''}"
        for note in view.notes
        if note.laid == len(view.laid)
    ]
