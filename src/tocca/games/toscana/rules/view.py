"""What a seat may know. In Toscana everything on the table is open (TS-3): both tops, what is left
below them, where a vetoed tile lies. The order of the rest is known to nobody, and is in no position.
"""

import random
from typing import Literal, NamedTuple

from tocca.games.toscana.rules.play import Finished, Note, Options, Position, Stack, places_of
from tocca.games.toscana.rules.zones import Colour, Laid, collect_colours


class View(NamedTuple):
    """The table as that seat sees it; names as in `Position`."""

    seat: int | None
    options: Options
    game: int
    colours: tuple[Colour, Colour]
    opener: int
    mover: int
    phase: Literal["veto", "place", "over"]
    laid: tuple[Laid, ...]
    stacks: tuple[Stack, Stack]
    vetoes: tuple[bool, bool]
    notes: tuple[Note, ...]
    finished: tuple[Finished, ...]


def look(position: Position, seat: int | None) -> View:
    """What that seat, or a spectator, sees."""
    return View(
        seat=seat,
        options=position.options,
        game=position.game,
        colours=position.colours,
        opener=position.opener,
        mover=position.mover,
        phase=position.phase,
        laid=position.laid,
        stacks=position.stacks,
        vetoes=position.vetoes,
        notes=position.notes,
        finished=position.finished,
    )


def imagine(view: View, rng: random.Random) -> Position:
    """The one position with this view: what is hidden, the order of the stacks, is still to be drawn."""
    squares = collect_colours(view.laid)
    return Position(
        options=view.options,
        seats=2,
        game=view.game,
        colours=view.colours,
        opener=view.opener,
        mover=view.mover,
        phase=view.phase,
        squares=squares,
        places=places_of(view.mover, view.stacks, squares, view.options.field),
        laid=view.laid,
        stacks=view.stacks,
        vetoes=view.vetoes,
        notes=view.notes,
        finished=view.finished,
    )
