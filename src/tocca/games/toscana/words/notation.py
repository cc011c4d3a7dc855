"""Actions as people write them: `Tile 5 at h9 turned right`, `veto`, `allow`.

The square named is the upper left one that the turned tile covers; columns are a–q from the left,
rows 1–17 from the bottom.
"""

import re

from tocca.core.errors import BadNotation
from tocca.games.toscana.rules.board import ALL, COLUMNS, SIZE, bits, name, square
from tocca.games.toscana.rules.play import ALLOW, VETO, Action, Decide
from tocca.games.toscana.rules.tiles import PLACEMENTS, POSES, TILES, TURNS, Place, openings

_PLACE = re.compile(
    r"(?:(?:tile|t)?\W*(?P<tile>[0-9]{1,4}))?"
    r"\s*(?:\bat\b|@|:|,)?\s*"
    r"(?P<column>[a-z])\s*(?P<row>[0-9]{1,4})(?![0-9])"
    r"\W*(?:turned\b|turn\b)?\W*(?P<turn>[a-z]*|90°?|180°?|270°?)"
)
_TURNS = {
    0: ("", "upright", "up", "u"),
    1: ("right", "r", "clockwise", "cw", "90", "90°"),
    2: ("round", "o", "around", "half", "180", "180°"),
    3: ("left", "l", "counterclockwise", "ccw", "270", "270°"),
}
_TURN_OF = {word: turn for turn, words in _TURNS.items() for word in words}
_DECISIONS = {"veto": VETO, "v": VETO, "forbid": VETO, "allow": ALLOW, "a": ALLOW, "ok": ALLOW}
_UNCLEAR = {
    "yes": "yes to what? Write allow or veto",
    "no": "no to what? Write allow or veto",
    "pass": "nobody passes in Toscana: a move is lost when the tile has no place. To let a tile be: allow",
}
_KNOWN = {place: place for place in PLACEMENTS}
EXAMPLES = "Tile 5 at h9, Tile 5 at h9 turned right (or round, or left), veto, allow"


def format(action: Action) -> str:  # noqa: A001  (the contract's name)
    """The action in notation."""
    if isinstance(action, Decide):
        return "veto" if action.veto else "allow"
    turned = f" turned {TURNS[action.turn]}" if action.turn else ""
    return f"Tile {action.tile} at {name(action.column, action.row)}{turned}"


def parse(text: str) -> Action:
    """The action that the text names, forgiving case, spaces and left out words; else BadNotation."""
    words = " ".join(text.lower().split())
    if words in _DECISIONS:
        return _DECISIONS[words]
    if words in _UNCLEAR:
        raise BadNotation(_UNCLEAR[words])
    found = _PLACE.fullmatch(words)
    if not found:
        raise BadNotation(f"{text.strip()!r} is no action; such are: {EXAMPLES}")
    tile = _tile(found["tile"], text)
    turn = _turn(found["turn"], tile)
    column, row = _square(found["column"], found["row"])
    place = Place(tile, column, row, turn)
    if place not in _KNOWN:
        raise BadNotation(_sticks_out(place))
    return _KNOWN[place]


def _tile(number: str | None, text: str) -> int:
    if number is None:
        raise BadNotation(f"which tile is meant by {text.strip()!r}? Begin with its number, as in Tile 5 at h9")
    if int(number) not in TILES:
        raise BadNotation(f"there is no tile {number}; tiles are 1 to {len(TILES)}")
    return int(number)


def _turn(word: str, tile: int) -> int:
    """The quarters to the right; of a tile that looks the same after a half turn the first two say it all."""
    if word not in _TURN_OF:
        raise BadNotation(f"a tile is turned right, round or left, or upright; not {word!r}")
    return _TURN_OF[word] % len(POSES[tile])


def _square(column: str, row: str) -> tuple[int, int]:
    if column not in COLUMNS or not 1 <= int(row) <= SIZE:
        raise BadNotation(f"there is no square {column}{row}; the board goes from a1 to {name(SIZE - 1, SIZE - 1)}")
    return COLUMNS.index(column), int(row) - 1


def _sticks_out(place: Place) -> str:
    corners = [square(corner) for corner in bits(openings(place.turn, ALL))]
    (left, low), (right, high) = min(corners), max(corners)
    return (
        f"{format(place)} would stick out of the board: its upper left square must be "
        f"in columns {COLUMNS[left]} to {COLUMNS[right]} and rows {low + 1} to {high + 1}"
    )
