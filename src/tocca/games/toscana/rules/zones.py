"""Counting (TS-8): a colour scores the tiles of its best zone.

A zone is a set of squares of one colour that hang together edge by edge, through any tiles, whoever
laid them. A tile counts once for a zone however many squares or parts of it lie there, and the best
zone is the one with the most tiles, not with the most squares.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

from tocca.core.growing import Growing
from tocca.games.toscana.rules.board import beside, bits, in_order, joints, split
from tocca.games.toscana.rules.placing import corner, squares_of
from tocca.games.toscana.rules.tiles import POSES, Place

Colour = Literal["grey", "red"]
TABLES = 512  # boards whose zones are kept, to go on from when the next tile is laid


class Laid(NamedTuple):
    """A tile on the board, and the seat that laid it."""

    seat: int
    place: Place


class HasTiles(Protocol):
    """Whatever knows the tiles on a board and whose colour is which: a position, a view, a finished game."""

    @property
    def laid(self) -> tuple[Laid, ...]: ...

    @property
    def colours(self) -> tuple[Colour, Colour]: ...


class Zone(NamedTuple):
    """A zone: its squares as (column, row), and its tiles as numbers in the order they were laid, from 0."""

    squares: tuple[tuple[int, int], ...]
    tiles: tuple[int, ...]


def zones(table: HasTiles, colour: Colour) -> tuple[Zone, ...]:
    """The zones of that colour, the best first."""
    tiles = covers(table.laid)
    squares = collect_colours(table.laid)[table.colours.index(colour)]
    found = [
        Zone(
            squares=in_order(zone),
            tiles=tuple(number for number, tile in enumerate(tiles) if tile & zone),
        )
        for zone in split(squares, squares)
    ]
    return tuple(sorted(found, key=lambda zone: (-len(zone.tiles), -len(zone.squares), zone.tiles)))


BestZones = tuple[Zone | None, Zone | None]  # of each seat's colour


class Hanging(NamedTuple):
    """Squares that hang together, and the numbers of their tiles, both as bits."""

    squares: int
    tiles: int


class Grown(NamedTuple):
    """The zones of one seat's colour, and the best of them."""

    zones: tuple[Hanging, ...]
    best: Hanging | None


def best_zones(laid: tuple[Laid, ...]) -> BestZones:
    """The best zone of each seat's colour, as `zones` orders them; None before its first square."""
    first, second = _grown(laid)
    return _both(first.best, second.best)


def _lay(grown: tuple[Grown, Grown], number: int, tile: Laid) -> tuple[Grown, Grown]:
    own, foreign = squares_of(tile.place)
    first, second = (own, foreign) if tile.seat == 0 else (foreign, own)
    return _join(grown[0], first, 1 << number), _join(grown[1], second, 1 << number)


_NONE = Grown((), None)
_grown = Growing[Laid, tuple[Grown, Grown]]((_NONE, _NONE), _lay, TABLES)


def _join(grown: Grown, squares: int, tile: int) -> Grown:
    """The zones with these squares of one more tile, which join some of them to one."""
    zones, best = grown
    for piece in split(squares, squares):
        near, joined, tiles, apart = beside(piece), piece, tile, []
        for zone in zones:
            if zone.squares & near:
                joined |= zone.squares
                tiles |= zone.tiles
            else:
                apart.append(zone)
        new = Hanging(joined, tiles)
        zones = (*apart, new)
        if best is None or _is_better(new, best):
            best = new
    return Grown(zones, best)


def _is_better(zone: Hanging, other: Hanging) -> bool:
    """The most tiles, then the most squares, then the tiles that were laid first."""
    more = zone.tiles.bit_count() - other.tiles.bit_count() or zone.squares.bit_count() - other.squares.bit_count()
    differ = zone.tiles ^ other.tiles
    return more > 0 or (more == 0 and zone.tiles & differ & -differ != 0)


@lru_cache(TABLES)
def _both(first: Hanging | None, second: Hanging | None) -> BestZones:
    return first and _zone(first), second and _zone(second)


@lru_cache(TABLES)
def _zone(zone: Hanging) -> Zone:
    return Zone(in_order(zone.squares), tuple(list(bits(zone.tiles))[::-1]))


def best(squares: int, tiles: list[int]) -> int:
    """How many of the tiles the best zone of these squares has."""
    # Most zones are of one or two squares, so of two tiles at most: they matter only if no other does better.
    most = _most(split(squares, joints(squares)), tiles)
    return most if most >= 2 else _most(split(squares, squares), tiles)


def _most(zones: Iterable[int], tiles: list[int]) -> int:
    most = 0
    for zone in zones:
        if zone.bit_count() > most:
            most = max(most, len([tile for tile in tiles if tile & zone]))
    return most


def covers(laid: Iterable[Laid]) -> list[int]:
    """The eight squares of each of these tiles."""
    return [POSES[place.tile][place.turn].squares << corner(place) for _, place in laid]


def collect_colours(laid: Iterable[Laid]) -> tuple[int, int]:
    """All squares of each seat's colour in these tiles."""
    found = [0, 0]
    for seat, place in laid:
        own, foreign = squares_of(place)
        found[seat] |= own
        found[1 - seat] |= foreign
    return found[0], found[1]
