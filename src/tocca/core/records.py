"""`Record`: a whole match, played step by step and kept in one readable `.tocca` file.

    tocca record 1                         every line ends in a check that covers all lines so far,
    game tomoko                            so a cut, swapped or altered line is found and named
    rules 1
    options {"claims": "auto", …}
    seats 2
    name 0 Ada
    name 1 Bo
    start [17, 4, …]                       the chance values of the deal
    1 | 0 | 1530 | W3 dark | []            number, seat, time in ms, action, chance values
    2 | 1 | - | E1 light | [7]             - : no time was kept; in place of a seat: time passed
    3 | 0 | 9001 | N2 dark | [] | late     a mark, such as a choice drawn for somebody too slow
    result {"winners": [0], …}             or: unfinished

Replaying takes the chance values from the file and never asks a random generator.
"""

import json
import os
import tempfile
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tocca.core import codec, registry
from tocca.core.chance import Value
from tocca.core.contract import Game
from tocca.core.errors import BadChance, BadNotation, BadOption, BadRecord, IllegalAction, ToccaError
from tocca.core.state import State

FORMAT = 1
_CHECK = "  ~"


class Event(NamedTuple):
    """One line of a match. Without a seat and action: time passed until `at`."""

    seat: int | None
    action: Any
    at: int | None
    drawn: tuple[Value, ...]
    mark: str = ""


class Record:
    """A match under way or over: its options, names and events, and the state after each."""

    def __init__(self, start: State[Any, Any, Any], names: Sequence[str] = ()) -> None:
        self.game: Game[Any, Any, Any] = start.game
        self.names = _checked_names(names, start.seats)
        self.events: list[Event] = []
        self.states: list[State[Any, Any, Any]] = [start]

    @classmethod
    def start(
        cls,
        game: str,
        seats: int | None = None,
        seed: int | str | None = None,
        *,
        names: Sequence[str] = (),
        chance: Iterable[Value] | None = None,
        **options: Any,
    ) -> "Record":
        """A new match, nothing played yet."""
        return cls(registry.game(game).start(seats, seed, chance=chance, **options), names)

    @property
    def state(self) -> State[Any, Any, Any]:
        """Where the match stands."""
        return self.states[-1]

    def apply(
        self,
        seat: int,
        action: Any,
        *,
        at: int | None = None,
        chance: Iterable[Value] | None = None,
        mark: str = "",
    ) -> State[Any, Any, Any]:
        """Play one action on."""
        self._check_time(at)
        if not (mark.isalnum() or mark == ""):
            raise ValueError(f"a mark is one word, not {mark!r}")
        after = self.state.apply(seat, action, at=at, chance=chance)
        return self._note(Event(seat, action, at, after.drawn, mark), after)

    def advance(self, at: int, *, chance: Iterable[Value] | None = None) -> State[Any, Any, Any]:
        """Let time pass."""
        self._check_time(at)
        after = self.state.advance(at, chance=chance)
        return self._note(Event(None, None, at, after.drawn), after)

    @property
    def undoable(self) -> bool:
        """Whether the last event can be taken back without anybody having learned something."""
        if not self.events or self.events[-1].seat is None or self.events[-1].drawn:
            return False
        return not self.game.reveals(self.states[-2].position, self.states[-1].position)

    def undo(self) -> State[Any, Any, Any]:
        """Take the last event back."""
        if not self.undoable:
            raise IllegalAction("no-undo", "this can't be taken back: it has shown somebody something")
        self.events.pop()
        self.states.pop()
        return self.state

    def resume(self, seed: int | str | None = None) -> State[Any, Any, Any]:
        """Make a loaded match playable: from here on chance comes from a stream again."""
        self.states[-1] = self.state.reseeded(seed)
        return self.state

    def replay(self) -> State[Any, Any, Any]:
        """Play the whole match again from its events and chance values alone."""
        first = self.states[0]
        again = self.game.start(first.seats, chance=first.drawn, **first.position.options._asdict()).sealed()
        for event in self.events:
            again = _played(again, event)
        return again

    def dumps(self) -> str:
        """The text of the file."""
        first = self.states[0]
        lines = [
            f"tocca record {FORMAT}",
            f"game {self.game.id}",
            f"rules {self.game.rules}",
            f"options {_json(codec.to_json(first.position.options))}",
            f"seats {first.seats}",
            *(f"name {seat} {name}" for seat, name in enumerate(self.names)),
            f"start {_json(first.drawn)}",
            *(_event_line(self.game, number, event) for number, event in enumerate(self.events, 1)),
            _last_line(self.state),
        ]
        return "".join(_with_checks(lines))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, whole or not at all."""
        target = Path(path)
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(target)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise

    @classmethod
    def loads(cls, text: str) -> "Record":
        """The record of that text, replayed and checked line by line; BadRecord names the line."""
        return _Reader(text).record()

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Record":
        """The record in that file; BadRecord if it can't be trusted."""
        try:
            return cls.loads(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as problem:
            line = problem.object[: problem.start].count(b"\n") + 1
            raise BadRecord(line, "this is not text") from None

    def _check_time(self, at: int | None) -> None:
        before = next((event.at for event in reversed(self.events) if event.at is not None), 0)
        if type(at) is int and at < before:
            raise IllegalAction("bad-time", f"time runs forward: {at} ms is before {before} ms")

    def _note(self, event: Event, after: State[Any, Any, Any]) -> State[Any, Any, Any]:
        self.events.append(event)
        self.states.append(after)
        return after

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]  # a record grows


def _played(state: State[Any, Any, Any], event: Event) -> State[Any, Any, Any]:
    if event.seat is None:
        assert event.at is not None
        return state.advance(event.at, chance=event.drawn)
    return state.apply(event.seat, event.action, at=event.at, chance=event.drawn)


def _event_line(game: Game[Any, Any, Any], number: int, event: Event) -> str:
    seat, action = ("-", "-") if event.seat is None else (str(event.seat), game.format(event.action))
    at = "-" if event.at is None else str(event.at)
    return " | ".join([str(number), seat, at, action, _json(event.drawn), *([event.mark] if event.mark else [])])


def _last_line(state: State[Any, Any, Any]) -> str:
    return "unfinished" if state.outcome is None else f"result {_json(codec.to_json(state.outcome))}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _with_checks(lines: Iterable[str]) -> Iterable[str]:
    check = ""
    for line in lines:
        check = _check_of(check, line)
        yield f"{line}{_CHECK}{check}\n"


def _check_of(before: str, line: str) -> str:
    return blake2b(f"{before}{line}".encode(), digest_size=4).hexdigest()


def _checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    names = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(seats))
    if len(names) != seats:
        raise ValueError(f"{seats} seats need {seats} names, not {len(names)}")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > 40:
            raise ValueError(f"a name is one line of at most 40 characters, not {name!r}")
    return names


class _Reader:
    """Reads the lines in order, checking each, and replays as it goes."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0
        self.check = ""

    def record(self) -> Record:
        game = self._game()
        record = Record(*self._start(game))
        while not (line := self._next("an event or the result")).startswith(("result ", "unfinished")):
            self._event(record, line)
        if line != _last_line(record.state):
            raise self._bad(f"the result should be: {_last_line(record.state)}")
        if self.number < len(self.lines):
            self.number += 1
            raise self._bad("the record is over, and here is more")
        return record

    def _game(self) -> Game[Any, Any, Any]:
        version = self._field("tocca record")
        if version != str(FORMAT):
            raise self._bad(f"this is record format {version}; this Tocca reads format {FORMAT}")
        try:
            game = registry.game(self._field("game"))
        except ToccaError as problem:
            raise self._bad(str(problem)) from None
        rules = self._number(self._field("rules"))
        if rules > game.rules:
            raise self._bad(f"{game.name} was played by newer rules ({rules}); this Tocca knows {game.rules}")
        if rules in game.older_rules:
            why = game.older_rules[rules]
            raise self._bad(f"{game.name} was played by older rules ({rules}) and can't be replayed: {why}")
        return game

    def _start(self, game: Game[Any, Any, Any]) -> tuple[State[Any, Any, Any], list[str]]:
        options = self._json(self._field("options"), dict)
        options = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
        options_line = self.number
        seats = self._number(self._field("seats"))
        names = [self._name(seat) for seat in range(seats if seats in game.seats else 0)]
        chance = self._json(self._field("start"), list) if names else ()
        try:
            return game.start(seats, chance=chance, **options).sealed(), names
        except BadOption as problem:
            raise BadRecord(options_line if names else self.number, str(problem)) from None
        except (BadChance, TypeError) as problem:
            raise self._bad(f"the match can't start like this: {problem}") from None

    def _name(self, seat: int) -> str:
        name = self._field(f"name {seat}")
        try:
            return _checked_names([name], 1)[0]
        except ValueError as problem:
            raise self._bad(str(problem)) from None

    def _event(self, record: Record, line: str) -> None:
        parts = line.split(" | ")
        if len(parts) not in (5, 6):
            raise self._bad(f"this is no event: {line!r}")
        number, seat, at, action, drawn, *mark = parts
        if number != str(len(record.events) + 1):
            raise self._bad(f"event {number} stands where event {len(record.events) + 1} belongs")
        chance = self._json(drawn, list)
        time = None if at == "-" else self._number(at)
        try:
            if seat == "-" and time is not None and action == "-":
                record.advance(time, chance=chance)
            else:
                played = record.game.parse(action)
                if record.game.format(played) != action:
                    raise BadNotation(f"{action!r} should be written {record.game.format(played)!r}")
                record.apply(self._number(seat), played, at=time, chance=chance, mark="".join(mark))
        except ToccaError as problem:
            raise self._bad(str(problem)) from None

    def _next(self, expected: str) -> str:
        if self.number >= len(self.lines):
            self.number += 1
            raise self._bad(f"the file is cut off: {expected} should follow")
        raw = self.lines[self.number]
        self.number += 1
        line, separator, check = raw.rpartition(_CHECK)
        if self.number == 1 and not raw.startswith("tocca record "):
            raise self._bad("this is no Tocca record")
        if not separator:
            raise self._bad("the check at the end of the line is missing")
        self.check = _check_of(self.check, line)
        if check != self.check:
            raise self._bad("this line, or one before it, is not as it was written")
        return line

    def _field(self, name: str) -> str:
        line = self._next(name)
        if not line.startswith(f"{name} "):
            raise self._bad(f"{name!r} should stand here, not {line!r}")
        return line.removeprefix(f"{name} ")

    def _json(self, text: str, kind: type) -> Any:
        try:
            value = json.loads(text)
        except ValueError:
            value = None
        if not isinstance(value, kind):
            raise self._bad(f"{text!r} can't be read")
        return value

    def _number(self, text: str) -> int:
        if not (text.isascii() and text.isdigit()):
            raise self._bad(f"{text!r} should be a number")
        return int(text)

    def _bad(self, problem: str) -> BadRecord:
        return BadRecord(self.number, problem)
