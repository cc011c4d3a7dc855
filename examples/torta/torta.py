"""Torta: a cake is shared out slice by slice, and nobody knows what the others like best."""

import random
from typing import Annotated, Literal, NamedTuple, get_args

from tocca import Chance, Game, Length, Outcome, Range

Flavour = Literal["cherry", "fig", "lemon", "walnut", ""]
Slice = Literal["cherry1", "cherry2", "cherry3", "fig1", "fig2", "fig3",
                "lemon1", "lemon2", "lemon3", "walnut1", "walnut2", "walnut3", ""]  # fmt: skip
FLAVOURS: tuple[Flavour, ...] = get_args(Flavour)[:-1]
SLICES: tuple[Slice, ...] = get_args(Slice)[:-1]


class Options(NamedTuple):
    """What a table may choose."""

    slices: Annotated[int, Range(3, len(SLICES))] = 6  # how many are shared out
    favourites: bool = True  # whether everybody has a secret one


class Lay(NamedTuple):
    """The only action: lay a fork face down."""

    fork: int


class Table(NamedTuple):
    """What everybody sees. The order of the cake is nowhere: a slice is drawn when it is turned up."""

    slice: Slice  # the one to be had; "" at the end
    cake: tuple[Slice, ...]  # those that may still come
    plates: tuple[Annotated[tuple[Slice, ...], Length(len(SLICES))], ...]
    forks: tuple[tuple[int, ...], ...]  # in each hand, until they are turned over
    last: tuple[int, ...] = ()  # the forks of the turn before


class Position(NamedTuple):
    """Everything there is, by seat."""

    options: Options
    seats: int
    table: Table
    laid: tuple[int | None, ...]  # face down, secret; none at the end
    favourites: tuple[Flavour, ...]  # secret; "" where there are none


class View(NamedTuple):
    """What a seat may know: all but the others' favourites and the forks that lie face down."""

    seat: int | None  # None: a spectator
    options: Options
    table: Table
    chosen: tuple[bool, ...]
    laid: tuple[int | None, ...]  # None: not laid, or somebody else's
    favourites: tuple[Flavour | None, ...]  # None: somebody else's
    points: tuple[int, ...]  # as far as the favourites are known


class Torta(Game[Position, Lay, View]):
    """Slices of cake, worth 1 to 3, are turned up one at a time. All hold the same forks, numbered from 1, one more
    than there are slices, and lay one face down. The forks are turned over together: the highest that nobody else laid
    takes the slice; if there is none, the dog gets it. Used forks are gone.

    At the end, slices of your secret favourite flavour count double. The most points win.
    """

    id = "torta"
    name = "Torta"
    seats = (2, 3, 4)
    sealed = True  # all choose at the same time, in secret
    actions = tuple(Lay(fork) for fork in range(1, len(SLICES) + 2))

    def deal(self, options: Options, seats: int, chance: Chance) -> Position:
        favourites: tuple[Flavour, ...] = ()
        for _ in range(seats):
            left = [flavour for flavour in FLAVOURS if flavour not in favourites]
            favourites += (chance.draw(left) if options.favourites else "",)
        table = Table("", SLICES, ((),) * seats, (tuple(range(1, options.slices + 2)),) * seats)
        return _next_turn(Position(options, seats, table, (), favourites), chance)

    def to_act(self, position: Position) -> frozenset[int]:
        return frozenset(seat for seat, fork in enumerate(position.laid) if fork is None)

    def legal(self, position: Position, seat: int) -> tuple[Lay, ...]:
        return tuple(Lay(fork) for fork in position.table.forks[seat])

    def apply(self, position: Position, seat: int, action: Lay, chance: Chance) -> Position:
        laid = tuple(action.fork if one == seat else fork for one, fork in enumerate(position.laid))
        if None in laid:
            return position._replace(laid=laid)
        return _next_turn(position._replace(table=_share_out(position.table, laid)), chance)

    def outcome(self, position: Position) -> Outcome | None:
        points = _points(position.table, position.favourites)
        return None if position.laid else Outcome.ranked(points, points, "eaten")

    def view(self, position: Position, seat: int | None) -> View:
        return _see(position, seat, shown=not position.laid)

    def reveal_all(self, position: Position) -> View:
        return _see(position, None, shown=True)

    def resample_position(self, view: View, rng: random.Random) -> Position:
        hidden = [flavour for flavour in FLAVOURS if flavour not in view.favourites]
        rng.shuffle(hidden)
        favourites = tuple(hidden.pop() if one is None else one for one in view.favourites)
        choices = zip(view.laid, view.chosen, view.table.forks, strict=False)  # at the end there are none
        laid = tuple(fork or (rng.choice(hand) if chosen else None) for fork, chosen, hand in choices)
        return Position(view.options, len(favourites), view.table, laid, favourites)

    def standing(self, position: Position) -> tuple[float, ...]:
        return _points(position.table, position.favourites)


def _next_turn(position: Position, chance: Chance) -> Position:
    """Another slice is turned up, if one is left to share out."""
    table = position.table
    if len(SLICES) - len(table.cake) == position.options.slices:
        return position._replace(table=table._replace(slice=""), laid=())
    found = chance.draw(table.cake)
    cake = tuple(one for one in table.cake if one != found)
    return position._replace(table=table._replace(slice=found, cake=cake), laid=(None,) * position.seats)


def _share_out(table: Table, laid: tuple[int | None, ...]) -> Table:
    """The forks are turned over, and the slice finds its plate."""
    last = tuple(fork or 0 for fork in laid)
    best = max((fork for fork in last if last.count(fork) == 1), default=0)
    forks = tuple(tuple(one for one in hand if one != fork) for hand, fork in zip(table.forks, last, strict=True))
    plates = tuple(plate + (table.slice,) * (fork == best) for plate, fork in zip(table.plates, last, strict=True))
    return table._replace(forks=forks, plates=plates, last=last)


def _see(position: Position, seat: int | None, shown: bool) -> View:
    liked = tuple(one if shown or place == seat or not one else None for place, one in enumerate(position.favourites))
    laid = tuple(fork if shown or place == seat else None for place, fork in enumerate(position.laid))
    chosen = tuple(fork is not None for fork in position.laid)
    return View(seat, position.options, position.table, chosen, laid, liked, _points(position.table, liked))


def _points(table: Table, favourites: tuple[Flavour | None, ...]) -> tuple[int, ...]:
    """What the slices are worth, twice that for the favourite flavour."""
    return tuple(
        sum(int(one[-1]) * (1 + (one[:-1] == liked)) for one in plate)
        for plate, liked in zip(table.plates, favourites, strict=True)
    )


GAME = Torta()
