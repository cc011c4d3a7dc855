"""The text of a record: one line an event, each ending in a check of all lines so far.

`records.py` shows what it looks like. Reading replays as it goes, so a file is refused at the first line that
can't be true.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from tocca.core import codec, registry
from tocca.core.chance import Value
from tocca.core.contract import Game
from tocca.core.errors import BadChance, BadNotation, BadOption, BadRecord, OtherRules, ToccaError
from tocca.core.state import State

if TYPE_CHECKING:
    from tocca.core.records import Record

FORMAT = 1
_CHECK = "  ~"
_MOST_DIGITS = 18  # of any number: the time of a match in milliseconds has fewer
_MOST_SHOWN = 80  # characters of a bad line in a message


class Event(NamedTuple):
    """One line of a match. Without a seat and action: time passed until `at`."""

    seat: int | None
    action: Any
    at: int | None
    drawn: tuple[Value, ...]
    mark: str = ""


def write(
    first: State[Any, Any, Any], names: Sequence[str], events: Iterable[Event], last: State[Any, Any, Any]
) -> str:
    """The whole text of a match, from its first state to its last."""
    game = first.game
    lines = [
        f"tocca record {FORMAT}",
        f"game {game.id}",
        f"rules {game.rules}",
        f"options {_json(codec.to_json(first.position.options))}",
        f"seats {first.seats}",
        *(f"name {seat} {name}" for seat, name in enumerate(names)),
        f"start {_json(first.drawn)}",
        *(_event_line(game, number, event) for number, event in enumerate(events, 1)),
        _last_line(last),
    ]
    return "".join(with_checks(lines))


def _event_line(game: Game[Any, Any, Any], number: int, event: Event) -> str:
    seat, action = ("-", "-") if event.seat is None else (str(event.seat), game.format(event.action))
    at = "-" if event.at is None else str(event.at)
    return " | ".join([str(number), seat, at, action, _json(event.drawn), *([event.mark] if event.mark else [])])


def _last_line(state: State[Any, Any, Any]) -> str:
    return "unfinished" if state.outcome is None else f"result {_json(codec.to_json(state.outcome))}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def with_checks(lines: Iterable[str]) -> Iterable[str]:
    check = ""
    for line in lines:
        check = _check_of(check, line)
        yield f"{line}{_CHECK}{check}\n"


def rename(text: str, names: Mapping[int, str]) -> str:
    """The text of a record with other names for these seats; nothing is replayed."""
    lines = [line.rpartition(_CHECK)[0] for line in text.splitlines()]
    for seat, name in names.items():
        lines[5 + seat] = f"name {seat} {name}"  # after five lines about the game, see `write`
    return "".join(with_checks(lines))


def _check_of(before: str, line: str) -> str:
    return blake2b(f"{before}{line}".encode(), digest_size=4).hexdigest()


def check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    names = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(seats))
    if len(names) != seats:
        raise ValueError(f"{seats} seats need {seats} names, not {len(names)}")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > 40:
            raise ValueError(f"a name is one line of at most 40 characters, not {name!r}")
    return names


def _shorten(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


class RecordReader:
    """Reads the lines in order, checking each, and replays as it goes."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0
        self.check = ""

    def read(self, kind: "type[Record]") -> "Record":
        """The record; BadRecord names the line that is wrong."""
        record = kind(*self._start(self._game()))
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
            game = registry.find(self._field("game"))
        except ToccaError as problem:
            raise self._bad(str(problem)) from None
        rules = self._number(self._field("rules"))
        if rules < 1:
            raise self._bad("versions of rules are counted from 1")
        try:
            game.check_rules(rules)
        except OtherRules as problem:
            raise self._bad(str(problem)) from None
        return game

    def _start(self, game: Game[Any, Any, Any]) -> tuple[State[Any, Any, Any], list[str]]:
        options = self._json(self._field("options"), dict)
        options = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
        options_line = self.number
        if unknown := options.keys() - game.options.keys():  # `start` takes a seed and chance, too: nobody's options
            raise self._bad(f"{game.name} has no option {min(unknown)!r}")
        seats = self._number(self._field("seats"))
        names = [self._name(seat) for seat in range(seats if seats in game.seats else 0)]
        chance = self._json(self._field("start"), list) if names else ()
        try:
            return game.start(seats, chance=chance, **options).drop_stream(), names
        except BadOption as problem:
            raise BadRecord(options_line if names else self.number, str(problem)) from None
        except (BadChance, TypeError) as problem:
            raise self._bad(f"the match can't start like this: {problem}") from None

    def _name(self, seat: int) -> str:
        name = self._field(f"name {seat}")
        try:
            return check_names([name], 1)[0]
        except ValueError as problem:
            raise self._bad(str(problem)) from None

    def _event(self, record: "Record", line: str) -> None:
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
        except (ToccaError, ValueError) as problem:
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
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, kind):
            raise self._bad(f"{_shorten(text)!r} can't be read")
        return value

    def _number(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
            raise self._bad(f"{_shorten(text)!r} should be a number")
        if text != "0" and text.startswith("0"):
            raise self._bad(f"{text!r} should be written {text.lstrip('0') or '0'!r}")
        return int(text)

    def _bad(self, problem: str) -> BadRecord:
        return BadRecord(self.number, problem)
