"""What a seat may hear of the actions of others: only those it could read off its own view.

An action stays secret from a viewer as long as another action of the same kind would have led to
the same views. So a sealed choice is told when the last one is in, and a claim that came to
nothing is never told, nor that there was one. No game is asked about this: the views decide.
"""

from typing import Any

from tocca.core.errors import ToccaError
from tocca.core.record_text import Event
from tocca.core.records import Record
from tocca.core.state import State


def is_noticed(record: Record, index: int, viewer: int | None) -> bool:
    """Whether the viewer noticed that something was done at all."""
    seat = record.events[index].seat
    return seat == viewer or record.states[index].view(viewer) != record.states[index + 1].view(viewer)


def is_told(record: Record, index: int, viewer: int | None, until: int | None = None) -> bool:
    """Whether the viewer could tell event `index` from what was seen by event `until` (by now)."""
    event, before = record.events[index], record.states[index].drop_stream()
    if event.seat is None or event.seat == viewer:
        return True
    if not is_noticed(record, index, viewer):
        return False
    others = [Event(event.seat, other, event.at, event.drawn) for other in _alike(before, event)]
    worlds: list[State[Any, Any, Any] | None] = [before] * len(others)
    stop = min(len(record.events) if until is None else until, index + 2 * before.seats)
    for number in range(index, max(stop, index + 1)):
        real = record.states[number + 1].view(viewer)
        steps = others if number == index else [record.events[number]] * len(worlds)
        after = (_after(world, step) for world, step in zip(worlds, steps, strict=True))
        worlds = [world for world in after if world is not None and world.view(viewer) == real]
        if not worlds:
            return True
    return False


def is_sealed(state: State[Any, Any, Any], seat: int, viewer: int) -> bool:
    """Whether the choice before that seat will be a secret to the viewer when it is made."""
    actions = state.legal(seat)
    if len(actions) < 2 or type(actions[0]) is not type(actions[1]):
        return False
    first, second = (_after(state.reseeded(0), Event(seat, action, None, ())) for action in actions[:2])
    return first is not None and second is not None and first.view(viewer) == second.view(viewer)


def _alike(state: State[Any, Any, Any], event: Event) -> list[Any]:
    assert event.seat is not None
    return [
        action for action in state.legal(event.seat) if type(action) is type(event.action) and action != event.action
    ]


def _after(state: State[Any, Any, Any] | None, event: Event) -> State[Any, Any, Any] | None:
    if state is None:
        return None
    try:
        if event.seat is None:
            return state.advance(event.at or 0, chance=event.drawn)
        return state.apply(event.seat, event.action, at=event.at, chance=event.drawn or None)
    except ToccaError:
        return None  # it could not have gone on like this, so the two can be told apart
