"""What is asked about finished matches. A record knows the endings of the rules; only the log of a table knows of
resignations and lost time, and of the referee's arithmetic."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

import tocca
from tocca.server import room
from tocca.server.protocol import PressReport, Result
from tocca.server.room.broadcast import press
from tocca.server.room.events import Acted, Created, Event, Judged, Missed, Started, Waited


class PhotoFinish(Struct, frozen=True):
    """How the referee judged a race (TC-16), before the step of that number in the record."""

    step: int
    presses: tuple[PressReport, ...]


def find_result(log: Iterable[Event], match: int) -> Result | None:
    """How the match of that number ended; None if it is not over."""
    return room.replay(cut_after_match(log, match)).playing.result


def cut_after_match(log: Iterable[Event], match: int) -> Iterator[Event]:
    """The log up to the end of the match of that number."""
    number = 0
    for event in log:
        number += isinstance(event, Started)
        if number > match:
            return
        yield event


def find_photo_finishes(log: Sequence[Event], match: int) -> list[PhotoFinish]:
    """The photo finishes in the match of that number."""
    number, steps, found = 0, 0, list[PhotoFinish]()
    created = log[0]
    assert isinstance(created, Created)
    game = tocca.game(created.game)
    for event in log:
        if isinstance(event, Started):
            number, steps = number + 1, 0
        elif isinstance(event, Acted | Waited):
            steps += 1
        elif isinstance(event, Judged) and number == match:
            found.append(PhotoFinish(steps + 1, tuple(press(game, one) for one in event.presses)))
        elif isinstance(event, Missed) and number == match and found:
            late = press(game, event.press, late=True)
            found[-1] = PhotoFinish(found[-1].step, (*found[-1].presses, late))
    return found
