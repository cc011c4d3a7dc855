"""The rules once more, slowly and with lists, to check the quick ones against. Shares no code with them."""

from collections.abc import Iterable

_PAGE = "01 02 03 04 05 06 07 12 13 14 15 16 23 24 25 34"  # as the rules page prints them
PAIRS = _PAGE.split()
Square = tuple[int, int]
Board = dict[Square, tuple[str, int]]  # the colour of a square and the number of the tile it is in


def picture(tile: int, turn: int) -> list[list[bool]]:
    """The rows of the turned tile from above, True where it has its owner's colour."""
    flat = [str(number) not in PAIRS[tile - 1] for number in range(8)]
    rows = [flat[:4], flat[4:]]
    for _ in range(turn):
        rows = [list(row) for row in zip(*reversed(rows), strict=True)]
    return rows


def cells(tile: int, column: int, row: int, turn: int) -> dict[Square, bool]:
    """The squares that it covers with its upper left one there, each with whether it is the owner's colour."""
    return {(column + x, row - y): own for y, line in enumerate(picture(tile, turn)) for x, own in enumerate(line)}


def board(laid: Iterable[tuple[str, tuple[int, int, int, int]]]) -> Board:
    """The board after these tiles, each with the colour of its owner; no two may overlap."""
    found: Board = {}
    for number, (colour, place) in enumerate(laid):
        for square, own in cells(*place).items():
            assert square not in found
            found[square] = (colour if own else other(colour), number)
    return found


def other(colour: str) -> str:
    return "red" if colour == "grey" else "grey"


def beside(square: Square) -> list[Square]:
    x, y = square
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def may_lie(table: Board, colour: str, covered: dict[Square, bool]) -> bool:
    """TS-4, word for word."""
    if any(not (0 <= x < 17 and 0 <= y < 17) for x, y in covered):
        return False
    if not table:
        return (8, 8) in covered
    if any(square in table for square in covered):
        return False
    return any(
        own and any(table.get(neighbour, ("", 0))[0] == colour for neighbour in beside(square))
        for square, own in covered.items()
    )


def placements(table: Board, colour: str, tile: int) -> set[tuple[int, int, int, int]]:
    """Every place of that tile; of turns that look the same only the first."""
    turns = [turn for turn in range(4) if picture(tile, turn) not in [picture(tile, before) for before in range(turn)]]
    return {
        (tile, column, row, turn)
        for turn in turns
        for column in range(17)
        for row in range(17)
        if may_lie(table, colour, cells(tile, column, row, turn))
    }


def zones(table: Board, colour: str) -> list[tuple[set[Square], set[int]]]:
    """The zones of that colour, with the tiles of each."""
    left = {square for square, (found, _) in table.items() if found == colour}
    found = []
    while left:
        ready, zone = [left.pop()], set[Square]()
        while ready:
            square = ready.pop()
            zone.add(square)
            ready += [near for near in beside(square) if near in left]
            left.difference_update(beside(square))
        found.append((zone, {table[square][1] for square in zone}))
    return found


def score(table: Board, colour: str) -> int:
    return max((len(tiles) for _, tiles in zones(table, colour)), default=0)
