"""`State`: a position of a match, as everybody but the rules sees it."""

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from tocca.core import codec, registry
from tocca.core.chance import Chance, Stream, Value
from tocca.core.errors import IllegalAction, refuse
from tocca.core.outcome import Outcome

if TYPE_CHECKING:
    from tocca.core.contract import Game


class HasSeats(Protocol):
    """What every position is: hashable, comparable, and it knows its seats and options."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Any: ...

    def __hash__(self) -> int: ...


P = TypeVar("P", bound=HasSeats)  # a position: everything there is, secrets included
A = TypeVar("A", bound=tuple[Any, ...])  # an action: a NamedTuple, unequal to those of other kinds
V = TypeVar("V", bound=tuple[Any, ...])  # a view: what one seat may know


class State(Generic[P, A, V]):
    """Immutable. Two states are equal when their positions are: the stream only affects the future."""

    __slots__ = ("_legal", "_stream", "drawn", "game", "position")
    game: "Game[P, A, V]"
    position: P
    drawn: tuple[Value, ...]  # the chance values that led here from the state before
    _stream: Stream | None
    _legal: dict[int, tuple[A, ...]]

    def __init__(
        self, game: "Game[P, A, V]", position: P, stream: Stream | None = None, drawn: tuple[Value, ...] = ()
    ) -> None:
        _set_game(self, game)
        _set_position(self, position)
        _set_stream(self, stream)
        _set_drawn(self, drawn)
        _set_legal(self, {})

    @classmethod
    def after(cls, game: "Game[P, A, V]", position: P, source: Chance) -> "State[P, A, V]":
        """The state that a transition with this chance led to."""
        source.finish()
        return cls(game, position, source.stream, source.drawn)

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.position.seats

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that may act now; empty exactly when the match is over."""
        return self.game.to_act(self.position)

    def legal(self, seat: int) -> tuple[A, ...]:
        """The actions open to that seat; `apply` accepts exactly these."""
        known = self._legal
        if type(seat) is not int or seat not in known:
            known[seat] = self._legal_in(self.position, seat)
        return known[seat]

    def apply(
        self, seat: int, action: A, *, at: int | None = None, chance: Iterable[Value] | None = None
    ) -> "State[P, A, V]":
        """The state after that action; IllegalAction, and nothing changed, if the rules refuse it.

        `at` is the time in milliseconds: in real-time games, whatever was due by then happens
        first. `chance` supplies the random values in place of the state's own stream.
        """
        game = self.game
        source = Chance(self._stream, chance)
        if at is None:
            position, legal = self.position, self.legal(seat)
        else:
            position = self._wait(at, source)
            legal = self._legal_in(position, seat)
        try:
            if type(action) not in game.kinds:
                raise ValueError
            action = legal[legal.index(action)]  # the listed one: an equal one may hold a 1.0 for a 1
        except ValueError:
            raise self._refusal(position, seat, action) from None
        return State.after(game, game.apply(position, seat, action, source), source)

    def advance(self, at: int, *, chance: Iterable[Value] | None = None) -> "State[P, A, V]":
        """The state once that time has come and nobody acted."""
        source = Chance(self._stream, chance)
        return State.after(self.game, self._wait(at, source), source)

    @property
    def deadline(self) -> int | None:
        """When something happens by itself, in milliseconds; None: never."""
        return self.game.deadline(self.position)

    def view(self, seat: int | None) -> V:
        """What that seat may know; None: what a spectator may."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.position, seat)

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on."""
        return self.game.outcome(self.position)

    def reseeded(self, seed: int | str | None = None) -> "State[P, A, V]":
        """The same position with another future; a secret one without a seed."""
        return State(self.game, self.position, Stream.from_seed(seed), self.drawn)

    def drop_stream(self) -> "State[P, A, V]":
        """The same position with no stream: every chance value must then be supplied."""
        return State(self.game, self.position, None, self.drawn)

    def to_json(self) -> dict[str, Any]:
        """Everything, secrets and stream included: for storage, never for a player."""
        stream = None if self._stream is None else [self._stream.key.hex(), self._stream.used]
        return {
            "game": self.game.id,
            "rules": self.game.rules,
            "position": codec.to_json(self.position),
            "stream": stream,
            "drawn": list(self.drawn),
        }

    @staticmethod
    def from_json(value: Any) -> "State[Any, Any, Any]":
        """The state that `to_json` wrote."""
        try:
            game = registry.find(value["game"])
            if value["rules"] != game.rules:
                raise ValueError(f"rules {value['rules']}, not {game.rules}")
            position = codec.from_json(game.Position, value["position"])
            stream = value["stream"] and Stream(bytes.fromhex(value["stream"][0]), int(value["stream"][1]))
            return State(game, position, stream, codec.from_json(tuple[int | str, ...], value["drawn"]))
        except (LookupError, TypeError, ValueError) as problem:
            raise ValueError(f"this is no state: {problem}") from problem

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.position.seats:
            raise refuse("no-such-seat", f"there is no seat {seat!r}; seats are 0 to {self.position.seats - 1}")

    def _legal_in(self, position: P, seat: int) -> tuple[A, ...]:
        self._check_seat(seat)
        return self.game.legal(position, seat) if seat in self.game.to_act(position) else ()

    def _wait(self, at: int, source: Chance) -> P:
        if type(at) is not int or at < 0:
            raise refuse("bad-time", f"a time is a whole number of milliseconds, not {at!r}")
        return self.game.advance(self.position, at, source)

    def _refusal(self, position: P, seat: int, action: object) -> IllegalAction:
        game = self.game
        if not game.to_act(position):
            return refuse("over", "the game is over")
        if type(action) not in game.kinds:
            return refuse("not-an-action", f"{action!r} is no action of {game.name}")
        if seat not in game.to_act(position):
            return refuse("not-your-turn", "it is not your turn")
        return game.why_not(position, seat, action)  # type: ignore[arg-type]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.position == other.position

    def __hash__(self) -> int:
        return hash(self.position)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a state never changes, so {name} can't be set; apply gives a new state")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a state never changes, so {name} can't be deleted")

    def __deepcopy__(self, memo: object) -> "State[P, A, V]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (State, (self.game, self.position, self._stream, self.drawn))

    def __repr__(self) -> str:
        return f"<{self.game.name} {self.position!r}>"

    def _repr_svg_(self) -> str:
        """The table as a notebook shows it, nothing hidden; loaded by name, since drawings build on games."""
        picture: str = import_module("tocca.drawing").svg(self.game, self)
        return picture


_set_game, _set_position, _set_stream, _set_drawn, _set_legal = (
    vars(State)[name].__set__ for name in ("game", "position", "_stream", "drawn", "_legal")
)
