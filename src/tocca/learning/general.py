"""Observations and action numbers of any game: for one that brings no encoder of its own.

The annotations of the game's view say what can be seen, and each kind of value has its numbers:

- a flag is 0 or 1, a choice (`Literal`) a 1 at its place
- a whole number from `Range(low, high)` counts from low, in as many digits (base 128) as the range needs; one without
  a range is its sign and two digits
- what may be missing (`X | None`) has a flag before it, one of several kinds a 1 for its kind
- a tuple of any length has a flag for every place: as many places as `Length(n)` says. Without it, random matches tell:
  where all tuples were equally long there are as many places, else twice as many as the longest needed.

The view's `options` are left out: they are the same in every match of an environment. Nothing is cut or rounded: a
value for which there is no place raises `BadOption`, which says what to annotate. Actions have the numbers of the
contract (`game.action_id`); after them comes one for doing nothing, where somebody may be asked for whom nobody waits.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from tocca.core.contract import Game
from tocca.core.errors import BadOption, IllegalAction
from tocca.core.structure import Either, Many, Named, OneOf, Row, Scalar, Structure, structure
from tocca.learning.asking import may_wait
from tocca.learning.encoding import Encoder, Field, Layout
from tocca.learning.lengths import longest_tuples

BASE = 128  # the numbers of an observation are 0 to 127
DIGITS = 2  # of a whole number without a range

Write = Callable[[Any, int, bytearray], None]  # a value, as the how-manieth of its field, into an observation
Shape = tuple[int, ...]


class GeneralEncoder(Encoder[Any]):
    """Any game."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Any) -> None:
        self._game = game
        layout, self._write = _plan(game, seats, options)
        numbered = len(game.actions)
        self.no_op = numbered if may_wait(game) else None
        super().__init__(seats, options, layout, numbered + (self.no_op is not None))

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game it is for."""
        return self._game

    def write(self, view: Any, observation: bytearray) -> None:
        """The view, field by field."""
        self._write(view, 0, observation)

    def number(self, view: Any, action: Any) -> int:
        """The contract's number."""
        return self._game.action_id(action)

    def action(self, view: Any, number: int) -> Any:
        """The action of that number."""
        if number == self.no_op:
            raise IllegalAction("not-an-action", "doing nothing is no action of the game")
        return self._game.action(number)


@lru_cache(256)
def _plan(game: Game[Any, Any, Any], seats: int, options: Any) -> tuple[Layout, Write]:
    """The layout of an observation, and how a view is written into it."""
    view: Any = type(game.start(seats, 0, **options._asdict()).view(0))
    planning = _Planning(game.name, longest_tuples(game, seats, options, view))
    write = planning.of(structure(view), "view", ())
    return Layout(*planning.fields), write


class _Planning:
    """The fields of an observation, one for each leaf of the view's structure, in order.

    A field inside a tuple has the tuple's places as its first axes, and `at` counts through them.
    """

    def __init__(self, game: str, lengths: Mapping[str, int]) -> None:
        self.game, self.lengths = game, lengths
        self.fields: list[Field] = []
        self.size = 0

    def of(self, kind: Structure, path: str, axes: Shape) -> Write:
        """How a value of that kind is written."""
        match kind:
            case Named():
                return self._plan_named(kind, path, axes)
            case Many():
                return self._many(kind, path, axes)
            case Row(items):
                writes = [self.of(item, f"{path}.{place}", axes) for place, item in enumerate(items)]
                return partial(_write_each, writes)
            case Either(kinds):
                return self._either(kinds, path, axes)
            case OneOf(values):
                return self._choice(values, path, axes)
        return self._scalar(kind, path, axes)

    def _field(self, path: str, axes: Shape, width: int, about: str, high: int = 1) -> int:
        """Add a field; where it starts."""
        start = self.size
        name = path.removeprefix("view.")
        self.fields.append(Field(name, (*axes, width) if width > 1 or not axes else axes, about, high))
        self.size += self.fields[-1].size
        return start

    def _plan_named(self, kind: Named, path: str, axes: Shape) -> Write:
        left_out = ("options",) if path == "view" else ()
        writes = [
            _write_nothing if name in left_out else self.of(field, f"{path}.{name}", axes)
            for name, field in kind.fields.items()
        ]
        return partial(_write_each, writes)

    def _scalar(self, kind: Scalar, path: str, axes: Shape) -> Write:
        if kind.kind is type(None):
            return _write_nothing
        if kind.kind is bool:
            return partial(_write_flag, self._field(path, axes, 1, "whether it is so"))
        if kind.kind is not int:
            raise self._refusal(path, f"is of type {kind.kind.__name__}", "a Literal, a number or a flag")
        if kind.limits is None:
            about = f"a whole number: 1 if it is negative, then {DIGITS} digits in base {BASE}"
            start = self._field(path, axes, 1 + DIGITS, about, BASE - 1)
            return partial(self._write_signed, path, start)
        low, high = kind.limits.low, kind.limits.high
        digits = max(1, -(-(high - low).bit_length() // (BASE - 1).bit_length()))
        about = f"counted from {low}" if digits == 1 else f"counted from {low}, in base {BASE}"
        start = self._field(path, axes, digits, about, high - low if digits == 1 else BASE - 1)
        return partial(self._write_ranged, path, low, high, digits, start)

    def _choice(self, values: tuple[Any, ...], path: str, axes: Shape) -> Write:
        start = self._field(path, axes, len(values), "one of " + ", ".join(map(repr, values)))
        return partial(_write_one_of, {value: place for place, value in enumerate(values)}, start)

    def _either(self, kinds: tuple[Structure, ...], path: str, axes: Shape) -> Write:
        some = [kind for kind in kinds if kind != Scalar(type(None))]
        if len(some) == 1:
            start = self._field(f"{path}.given", axes, 1, "whether there is one")
            return partial(_write_given, start, self.of(some[0], path, axes))
        start = self._field(f"{path}.kind", axes, len(kinds), "which kind it is")
        writes = [self.of(kind, f"{path}.{place}", axes) for place, kind in enumerate(kinds)]
        return partial(_write_kind, kinds, start, writes)

    def _many(self, kind: Many, path: str, axes: Shape) -> Write:
        item = kind.item
        if kind.collection is frozenset and isinstance(item, OneOf):
            places = {value: place for place, value in enumerate(item.values)}
            start = self._field(path, axes, len(places), "which ones are in it: " + ", ".join(map(repr, places)))
            return partial(_write_members, places, start)
        most = self.lengths[path] if kind.most is None else kind.most
        start = self._field(f"{path}.filled", (*axes, most), 1, "which places are filled")
        return partial(self._write_items, path, most, start, self.of(item, f"{path}[]", (*axes, most)))

    def _write_signed(self, path: str, start: int, value: int, at: int, observation: bytearray) -> None:
        high, low = divmod(abs(value), BASE)
        if high >= BASE:
            raise self._refusal(path, f"is {value}", "Annotated[int, Range(low, high)]")
        first = start + at * (1 + DIGITS)
        observation[first], observation[first + 1], observation[first + 2] = value < 0, high, low

    def _write_ranged(
        self, path: str, low: int, high: int, digits: int, start: int, value: int, at: int, observation: bytearray
    ) -> None:
        if not low <= value <= high:
            raise self._refusal(path, f"is {value}, not from {low} to {high}", "a Range that it keeps to")
        left = value - low
        for place in reversed(range(start + at * digits, start + at * digits + digits)):
            left, observation[place] = divmod(left, BASE)

    def _write_items(
        self, path: str, most: int, start: int, write: Write, items: Any, at: int, observation: bytearray
    ) -> None:
        if len(items) > most:
            wanted = "Annotated[…, Length(n)] with the most that it can hold"
            raise self._refusal(path, f"holds {len(items)} items, and there is room for {most}", wanted)
        for place, item in enumerate(sorted(items) if isinstance(items, frozenset) else items, at * most):
            observation[start + place] = 1
            write(item, place, observation)

    def _refusal(self, path: str, problem: str, wanted: str) -> BadOption:
        return BadOption(f"{self.game} can't be observed: {path} {problem}. Annotate it as {wanted}")


def _write_nothing(value: Any, at: int, observation: bytearray) -> None:
    pass


def _write_each(writes: list[Write], values: Any, at: int, observation: bytearray) -> None:
    for write, value in zip(writes, values, strict=True):
        write(value, at, observation)


def _write_flag(start: int, value: bool, at: int, observation: bytearray) -> None:
    observation[start + at] = value


def _write_one_of(places: dict[Any, int], start: int, value: Any, at: int, observation: bytearray) -> None:
    observation[start + at * len(places) + places[value]] = 1


def _write_members(places: dict[Any, int], start: int, values: Any, at: int, observation: bytearray) -> None:
    for value in values:
        observation[start + at * len(places) + places[value]] = 1


def _write_given(start: int, write: Write, value: Any, at: int, observation: bytearray) -> None:
    if value is not None:
        observation[start + at] = 1
        write(value, at, observation)


def _write_kind(
    kinds: tuple[Structure, ...], start: int, writes: list[Write], value: Any, at: int, observation: bytearray
) -> None:
    place = next(place for place, kind in enumerate(kinds) if kind.fits(value))
    observation[start + at * len(kinds) + place] = 1
    writes[place](value, at, observation)
