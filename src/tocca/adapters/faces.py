"""What every face of a game has in common: its encoder, its match, and options that are checked at once."""

from collections.abc import Callable
from operator import index
from typing import Any, NamedTuple

from tocca.adapters.encoding import Encoder
from tocca.adapters.matches import Match
from tocca.adapters.tomoko.encoding import TomokoEncoder
from tocca.adapters.tomoko.match import TomokoMatch
from tocca.adapters.toncc.encoding import TonccEncoder
from tocca.adapters.toncc.match import TonccMatch
from tocca.adapters.toscana.encoding import ToscanaEncoder
from tocca.adapters.toscana.match import ToscanaMatch
from tocca.adapters.totsa.encoding import TotsaEncoder
from tocca.adapters.totsa.match import TotsaMatch
from tocca.core.errors import BadOption
from tocca.core.options import chosen
from tocca.core.registry import game


class Face(NamedTuple):
    """How a game is encoded and played, and what it can be told besides its options."""

    encoder: Callable[..., Encoder[Any]]
    match: type[Match]
    more: tuple[str, ...] = ()


FACES = {
    "tomoko": Face(TomokoEncoder, TomokoMatch),
    "toncc": Face(TonccEncoder, TonccMatch),
    "toscana": Face(ToscanaEncoder, ToscanaMatch),
    "totsa": Face(TotsaEncoder, TotsaMatch, ("times",)),
}


def encoder(name: str, seats: int | None = None, besides: tuple[str, ...] = (), **options: Any) -> Encoder[Any]:
    """The encoder of that game with these options; BadOption says what is wrong with them, and which ones there are,
    those `besides` that a face takes itself."""
    played, face = game(name), FACES[name]
    more = {key: options.pop(key) for key in face.more if key in options}
    unknown = [key for key in options if key not in played.options]
    if unknown:
        known = ", ".join(("seats", *played.options, *face.more, *besides))
        raise BadOption(f"{played.name} has no option {unknown[0]!r}; the options are {known}")
    start = played.start(seats, 0, **options)  # also says which options don't go together
    return face.encoder(start.seats, chosen(played.Options, options), **more)


def new_match(name: str, seats: int | None = None, besides: tuple[str, ...] = (), **options: Any) -> Match:
    """A match of that game, still to be started."""
    return FACES[name].match(encoder(name, seats, besides, **options))


def from_one(name: str, value: Any) -> int:
    """The value, if it is a whole number from 1; else BadOption."""
    try:
        number = index(value)
    except TypeError:
        number = 0
    if number < 1:
        raise BadOption(f"{name} must be a whole number from 1, not {value!r}")
    return number
