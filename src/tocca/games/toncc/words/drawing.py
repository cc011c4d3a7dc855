"""Tóncc as text: the board with the Compass on the Mind, the Map with its Seals, the Kings and the count.

A Region shows its number on the Map, its background (capital letter) and symbol (small letter), shape, lines
and dots, and the Kings who stand on it; one that is face down has only a dotted rim. A number in a circle is
the movement that leads there.
"""

from itertools import zip_longest

from tocca.core.drawing import PLAIN, Pen
from tocca.games.toncc.rules.board import CENTRE, BoardLayout
from tocca.games.toncc.rules.kings import KINGS, NAMES
from tocca.games.toncc.rules.map import REGIONS, Region
from tocca.games.toncc.rules.play import Turn
from tocca.games.toncc.rules.scoring import Score, kingdom_points, outcome, toncc_points
from tocca.games.toncc.rules.view import View

_STYLES = tuple(name.lower() for name in NAMES)  # the pen's name of each colour
_LETTERS = tuple(name[0] for name in NAMES)
_SHAPES = {"circle": "○", "square": "□", "triangle": "△", None: ""}
_CIRCLED = " ①②③④⑤⑥"
_CELL = 9  # the width of a Region, which is three lines high


def draw(view: View, pen: Pen = PLAIN) -> str:
    """The whole table, at most 80 columns wide."""
    beside = [*_map(view, pen), "", *_kings(view, pen)]
    lines = [_title(view, pen), ""]
    board = _board(view, pen)
    board += [" " * (5 * (_CELL + 1) - 1)] * (len(beside) - len(board))
    for left, right in zip_longest(board, beside, fillvalue=""):
        lines.append(f"{left}   {right}".rstrip())
    if view.last is not None:
        lines += ["", _turn(view.last, pen)]
    lines += [_score(number, challenge, pen) for number, challenge in enumerate(view.past, 1)]
    return "\n".join(lines)


def _title(view: View, pen: Pen) -> str:
    """Which challenge it is, and a z for each joint move that conquered nothing."""
    number = min(len(view.past) + 1, view.options.challenges)
    return f"{pen('Tóncc', 'bold')}  {number}/{view.options.challenges}  {'z' * view.challenge.idle}".rstrip()


def _board(view: View, pen: Pen) -> list[str]:
    """Five hexagonal rows, each of three lines, all equally wide."""
    lines = []
    for row in _rows(view.options.board):
        cells = [_cell(view, place, pen) for place in row]
        indent = " " * ((_CELL + 1) * (5 - len(row)) // 2)
        lines += [f"{indent}{' '.join(parts)}{indent}" for parts in zip(*cells, strict=True)]
    return lines


def _rows(board: BoardLayout) -> list[list[int]]:
    """The places row by row, the Mind among them."""
    here = (*board.places, CENTRE)
    order = sorted(range(len(here)), key=lambda place: (here[place].r, here[place].q))
    return [[place for place in order if here[place].r == row] for row in sorted({spot.r for spot in here})]


def _cell(view: View, place: int, pen: Pen) -> tuple[str, str, str]:
    here = [king for king in KINGS if view.challenge.places[king] == place]
    if place == view.options.board.mind:
        return _mind(here, pen)
    region = REGIONS[view.challenge.regions[place]]
    if view.face_up >> region.number & 1:
        rim, style, picture = "╭─╮│╰╯", _STYLES[region.background], _picture(region, pen)
    else:
        rim, style, picture = "╭╌╮┊╰╯", "green", " " * (_CELL - 2)
    return (
        pen(rim[0], style)
        + _way(view, place, pen(rim[1], style), pen)
        + pen(f"{region.number:{rim[1]}^5}{rim[1]}{rim[2]}", style),
        pen(rim[3], style) + picture + pen(rim[3], style),
        pen(rim[4], style) + _standing(here, rim[1], style, pen) + pen(rim[5], style),
    )


def _mind(here: list[int], pen: Pen) -> tuple[str, str, str]:
    """The Mind shows the Compass (TN-10), and the Kings until they set out."""
    kings = _standing(here, " ", "faint", pen) if here else f"{'✦':^{_CELL - 2}}"
    return f"{'6   1':^{_CELL}}", f"5{kings}2", f"{'4   3':^{_CELL}}"


def _picture(region: Region, pen: Pen) -> str:
    symbol = _LETTERS[region.symbol].lower() + _SHAPES[region.shape]
    symbol += "|" * (region.lines or 0) + "·" * (region.dots or 0)
    background = pen(_LETTERS[region.background], _STYLES[region.background], "bold")
    blank = _CELL - 4 - len(symbol)
    return " " * (blank // 2) + background + " " + pen(symbol, _STYLES[region.symbol]) + " " * (blank - blank // 2)


def _way(view: View, place: int, rim: str, pen: Pen) -> str:
    """The movement that takes the viewer's King to that place, as long as the King may move."""
    start = None if view.seat is None or view.over else view.challenge.places[view.kings[view.seat]]
    leads = view.options.board.leads
    if start is None or place not in leads[start]:
        return rim
    movement = leads[start].index(place)
    return pen(_CIRCLED[movement], *(("reverse",) if movement == view.choice else ("bold",)))


def _standing(here: list[int], fill: str, style: str, pen: Pen) -> str:
    """The Kings on a place, spread over its width."""
    blank = _CELL - 2 - max(2 * len(here) - 1, 0)
    kings = pen(fill, style).join(pen(_LETTERS[king], _STYLES[king], "reverse") for king in here)
    return pen(fill * (blank // 2), style) + kings + pen(fill * (blank - blank // 2), style)


def _map(view: View, pen: Pen) -> list[str]:
    """The triangle of the Map: 0 at the top, then down the left side and along (TN-2)."""
    pictures = [_draw_sealed(view, number, pen) for number in range(len(REGIONS))]
    lines = [" " * 12 + pictures[0]]
    for row in range(1, 6):
        lines.append(" " * (12 - 2 * row) + pictures[row] + " " * (4 * row - 3) + pictures[-row])
    return [*lines, " ".join(pictures[6:13])]


def _draw_sealed(view: View, number: int, pen: Pen) -> str:
    """A picture's number and the Seal on it."""
    picture = pen(f"{number:>2}", _STYLES[REGIONS[number].background])
    for king in KINGS:
        if view.challenge.seals[king] >> number & 1:
            return picture + pen(_LETTERS[king], _STYLES[king], "reverse")
    return picture + pen("·", "faint")


def _kings(view: View, pen: Pen) -> list[str]:
    """The Kings by seat: Head, Seals, kingdom points + king points, tóncc points (★)."""
    winners = outcome(view.kings, view.past).winners if view.over else ()
    lines = []
    for seat, king in enumerate(view.kings):
        mark = "♛" if seat in winners else "▸" if seat == view.seat else " "
        seals = view.challenge.seals[king]
        count = f"{kingdom_points(king, seals)}+{view.challenge.king_points[king]}"
        placed = seals.bit_count()
        left = view.options.seals - placed
        lines.append(
            f"{mark}{pen(f'{NAMES[king]:6}', _STYLES[king], 'bold')} {_head(view, king)} "
            f"{pen('●' * placed, _STYLES[king])}{'○' * left} {count:>4} ★{toncc_points(view.past)[king]}"
        )
    return lines


def _head(view: View, king: int) -> str:
    """A Head: none on the table, still to be set, set, or one's own."""
    if view.over or view.challenge.places[king] is None:
        return "   "
    if not view.chosen[king]:
        return "[ ]"
    own = view.seat is not None and view.kings[view.seat] == king
    return f"[{view.choice}]" if own else "[?]"


def _turn(turn: Turn, pen: Pen) -> str:
    """The last joint move: the steps, then each conquered Region with its King and the rivals kept out."""
    steps = [_draw_name(king, pen) + f" {turn.heads[king]}" for king in KINGS if turn.heads[king]]
    won = []
    for region, king, rivals in turn.conquests:
        others = "".join(f" ×{_draw_name(rival, pen)}" for rival in rivals if rival != king)
        won.append(f"{region}●{_draw_name(king, pen)}{others}")
    return "  ".join([*steps, "→", *won]) if won else "  ".join(steps)


def _score(number: int, challenge: Score, pen: Pen) -> str:
    """A challenge that is over: kingdom points + king points = score, and tóncc points."""
    columns = [
        f"{_draw_name(king, pen)} {challenge.kingdom_points[king]}+{challenge.king_points[king]}"
        f"={challenge.scores[king]} ★{challenge.toncc_points[king]}"
        for king in KINGS
    ]
    return "   ".join([f"{number}/", *columns])


def _draw_name(king: int, pen: Pen) -> str:
    return pen(NAMES[king], _STYLES[king])
