"""The encoder and the match of a game by its name, with options that are checked at once."""

from operator import index
from typing import Any

from tocca.core.errors import BadOption
from tocca.core.options import fill_options
from tocca.core.registry import find, manifest
from tocca.learning.encoding import Encoder
from tocca.learning.general import GeneralEncoder
from tocca.learning.matches import MatchDriver


def encoder(name: str, seats: int | None = None, besides: tuple[str, ...] = (), **options: Any) -> Encoder[Any]:
    """The encoder of that game with these options; BadOption says what is wrong with them, and which ones there are,
    those `besides` that an environment takes itself."""
    game, kind = find(name), _own_encoder(name)
    besides = besides if kind is None else (*kind.more, *besides)
    more = {} if kind is None else {key: options.pop(key) for key in kind.more if key in options}
    unknown = [key for key in options if key not in game.options]
    if unknown:
        known = ", ".join(("seats", *game.options, *besides))
        raise BadOption(f"{game.name} has no option {unknown[0]!r}; the options are {known}")
    start = game.start(seats, 0, **options)  # also says which options don't go together
    agreed = fill_options(game.Options, options)
    return GeneralEncoder(game, start.seats, agreed) if kind is None else kind(start.seats, agreed, **more)


def new_match(name: str, seats: int | None = None, besides: tuple[str, ...] = (), **options: Any) -> MatchDriver:
    """A match of that game, still to be started."""
    return match_kind(name)(encoder(name, seats, besides, **options))


def match_kind(name: str) -> type[MatchDriver]:
    """How matches of that game are driven: the game's own way, or the general one."""
    kind: type[MatchDriver] = manifest(name).part("match") or MatchDriver
    return kind


def _own_encoder(name: str) -> type[Encoder[Any]] | None:
    own: type[Encoder[Any]] | None = manifest(name).part("encoder")
    return own


def from_one(name: str, value: Any) -> int:
    """The value, if it is a whole number from 1; else BadOption."""
    try:
        number = index(value)
    except TypeError:
        number = 0
    if number < 1:
        raise BadOption(f"{name} must be a whole number from 1, not {value!r}")
    return number
