"""Counting (TS-8): a colour scores the tiles of its best zone.

A zone is a set of squares of one colour that hang together edge by edge, through any tiles, whoever
laid them. A tile counts once for a zone however many squares or parts of it lie there, and the best
zone is the one with the most tiles, not with the most squares.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

from tocca.games.toscana.rules.board import beside, bits, joints, split, square
from tocca.games.toscana.rules.placing import corner, squares_of
from tocca.games.toscana.rules.tiles import POSES, Place

Colour = Literal["grey", "red"]
TABLES = 512  # boards whose zones are kept, to go on from when the next tile is laid


class Laid(NamedTuple):
    """A tile on the board, and the seat that laid it."""

    seat: int
    place: Place


class Table(Protocol):
    """Whatever knows the tiles on a board and whose colour is which: a position, a view, a finished game."""

    @property
    def laid(self) -> tuple[Laid, ...]: ...

    @property
    def colours(self) -> tuple[Colour, Colour]: ...


class Zone(NamedTuple):
    """A zone: its squares as (column, row), and its tiles as numbers in the order they were laid, from 0."""

    squares: tuple[tuple[int, int], ...]
    tiles: tuple[int, ...]


def zones(table: Table, colour: Colour) -> tuple[Zone, ...]:
    """The zones of that colour, the best first."""
    tiles = covers(table.laid)
    squares = coloured(table.laid)[table.colours.index(colour)]
    found = [
        Zone(
            squares=tuple(square(number) for number in sorted(bits(zone))),
            tiles=tuple(number for number, tile in enumerate(tiles) if tile & zone),
        )
        for zone in split(squares, squares)
    ]
    return tuple(sorted(found, key=lambda zone: (-len(zone.tiles), -len(zone.squares), zone.tiles)))


def best_zone(laid: tuple[Laid, ...], seat: int) -> Zone | None:
    """The best zone of that seat's colour, as `zones` orders them; None before its first square."""
    found = _best_of(_grown(laid)[seat], covers(laid))
    if found is None:
        return None
    zone, inside = found
    return Zone(tuple([square(number) for number in sorted(bits(zone))]), tuple(inside))


@lru_cache(TABLES)
def _grown(laid: tuple[Laid, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The zones of each seat's colour: those before the last tile, and what its squares join to one."""
    if not laid:
        return (), ()
    *_, (seat, place) = laid
    squares = squares_of(place) if seat == 0 else squares_of(place)[::-1]
    first, second = (_joined(zones, new) for zones, new in zip(_grown(laid[:-1]), squares, strict=True))
    return first, second


def _joined(zones: tuple[int, ...], squares: int) -> tuple[int, ...]:
    for piece in split(squares, squares):
        near, zone, apart = beside(piece), piece, []
        for other in zones:
            if other & near:
                zone |= other
            else:
                apart.append(other)
        zones = (*apart, zone)
    return zones


def _best_of(zones: Iterable[int], tiles: list[int]) -> tuple[int, list[int]] | None:
    best: tuple[int, list[int]] | None = None
    for zone in zones:
        if best is not None and zone.bit_count() < len(best[1]):
            continue  # a zone has no more tiles than squares
        inside = [number for number, tile in enumerate(tiles) if tile & zone]
        if best is None or _rank(zone, inside) < _rank(*best):
            best = zone, inside
    return best


def _rank(zone: int, tiles: list[int]) -> tuple[int, int, list[int]]:
    """The most tiles first, then the most squares, then the tiles that were laid first."""
    return -len(tiles), -zone.bit_count(), tiles


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


def coloured(laid: Iterable[Laid]) -> tuple[int, int]:
    """All squares of each seat's colour in these tiles."""
    found = [0, 0]
    for seat, place in laid:
        own, foreign = squares_of(place)
        found[seat] |= own
        found[1 - seat] |= foreign
    return found[0], found[1]
