"""`Record`: a whole match, played step by step and kept in one readable `.tocca` file.

    tocca record 1                         every line ends in a check that covers all lines so far,
    game chess                             so a cut, swapped or altered line is found and named
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

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tocca.core import record_text, registry
from tocca.core.chance import Value
from tocca.core.contract import Game
from tocca.core.errors import BadRecord, refuse
from tocca.core.record_text import Event, RecordReader, check_names
from tocca.core.state import State


class Record:
    """A match under way or over: its options, names and events, and the state after each."""

    def __init__(self, start: State[Any, Any, Any], names: Sequence[str] = ()) -> None:
        self.game: Game[Any, Any, Any] = start.game
        self.names = check_names(names, start.seats)
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
        return cls(registry.find(game).start(seats, seed, chance=chance, **options), names)

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
        """Whether the last event can be taken back because nobody has learned anything from it."""
        if not self.events or self.events[-1].seat is None or self.events[-1].drawn:
            return False
        return not self.game.reveals(self.states[-2].position, self.states[-1].position)

    def undo(self) -> State[Any, Any, Any]:
        """Take the last event back."""
        if not self.undoable:
            raise refuse("no-undo", "this can't be taken back: somebody has already learned something")
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
        again = self.game.start(first.seats, chance=first.drawn, **first.position.options._asdict()).drop_stream()
        for event in self.events:
            again = _apply_event(again, event)
        return again

    def dumps(self) -> str:
        """The text of the file."""
        return record_text.write(self.states[0], self.names, self.events, self.state)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, whole or not at all."""
        import tempfile  # here, so that `import tocca` is quick

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
        return RecordReader(text).read(cls)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Record":
        """The record in that file; BadRecord if it can't be trusted."""
        try:
            return cls.loads(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as problem:
            line = problem.object[: problem.start].count(b"\n") + 1
            raise BadRecord(line, "this is not text") from None

    def _check_time(self, at: int | None) -> None:
        if type(at) is not int:
            return
        before = next((event.at for event in reversed(self.events) if event.at is not None), 0)
        if at < before:
            raise refuse("bad-time", f"time runs forward: {at} ms is before {before} ms")

    def _note(self, event: Event, after: State[Any, Any, Any]) -> State[Any, Any, Any]:
        self.events.append(event)
        self.states.append(after)
        return after

    def _repr_svg_(self) -> str:
        """The table as it stands, for a notebook."""
        return self.state._repr_svg_()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]  # a record grows


def _apply_event(state: State[Any, Any, Any], event: Event) -> State[Any, Any, Any]:
    if event.seat is None:
        assert event.at is not None
        return state.advance(event.at, chance=event.drawn)
    return state.apply(event.seat, event.action, at=event.at, chance=event.drawn)
