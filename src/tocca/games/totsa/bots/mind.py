"""What a player keeps in mind: which card went face down where, for a while, and how this roll goes for them.

A view in Totsa! has no memory (TC-12), so this is where the bots remember, only what their own views have shown. What
is seen is remembered for a time drawn when it is seen: after `memory` rolls half of it is gone, then ever less (the
power law of forgetting). What is seen again lasts longer.
"""

import math
import random
from typing import Any, NamedTuple

from tocca.games.totsa.bots.person import Person, Pulse

NONE = -1  # no card, no slot: as in the game's views
HIDDEN = -2  # a card face down
TELLS_OWNER = ("protected", "own-card")  # events that tell whose a face-down card of the dice is


class Trace(NamedTuple):
    """A card that lies face down with a player; in which slot, if that is known. Until which roll it is remembered."""

    card: int
    seat: int
    slot: int
    until: float
    seen: int = 1  # how often


class Mind(NamedTuple):
    """Between two looks at the table."""

    roll: int
    told: int  # how many events of that roll were noticed
    stage: tuple[Any, ...]  # what there was to do
    began: int  # when that began
    pulse: Pulse
    traces: tuple[Trace, ...] = ()

    def trace(self, card: int) -> Trace | None:
        """What is remembered of a face-down card."""
        return next((trace for trace in self.traces if trace.card == card), None)


def after_looking(mind: Mind | None, view: Any, person: Person, rng: random.Random) -> Mind:
    """The mind after one more look."""
    new_roll = mind is None or mind.roll != view.rolls
    traces = {} if mind is None else {trace.card: trace for trace in mind.traces if _holds(trace, view)}
    for card, seat, slot in _sightings(view, 0 if mind is None or new_roll else mind.told):
        if _face_down(view, card, seat, slot):
            traces[card] = _trace(traces.get(card), card, seat, slot, view.rolls, person, rng)
    stage, now = _stage(view), view.now or 0
    return Mind(
        roll=view.rolls,
        told=len(view.events),
        stage=stage,
        began=mind.began if mind is not None and mind.stage == stage else now,
        pulse=Pulse.draw(person, rng) if mind is None or new_roll else mind.pulse,
        traces=tuple(traces.values()),
    )


def _stage(view: Any) -> tuple[Any, ...]:
    """What the seat has to do: as long as that stays the same, time runs on from where it began."""
    if view.phase in ("race", "pointing"):
        return (view.rolls, "point" if view.capturer == view.seat else "race")
    if view.phase == "paying" and view.debts[0] == view.seat:
        return (view.rolls, "pay", len(view.debts))
    if view.phase == "gap" and view.roller == view.seat and (view.now or 0) >= (view.due or 0):
        return (view.rolls, "roll")
    return (view.rolls, "thrown" if view.phase == "thrown" else "rest")


def _sightings(view: Any, told: int) -> list[tuple[int, int, int]]:
    """Cards that were seen to lie face down: card, seat, slot (NONE: somewhere there)."""
    found = []
    for event in view.events[told:]:
        if event.kind == "flipped":
            found.append((event.card, event.seat, event.slot))
        elif event.kind in TELLS_OWNER:
            found.append((view.dice, event.seat, NONE))
    if view.shown is not None:
        found.append((view.shown.card, view.shown.seat, view.shown.slot))
    return found


def _holds(trace: Trace, view: Any) -> bool:
    """Whether a memory is still there, and nothing on the table says otherwise."""
    return view.rolls <= trace.until and _face_down(view, trace.card, trace.seat, trace.slot)


def _face_down(view: Any, card: int, seat: int, slot: int) -> bool:
    if card in view.field or any(card in player.open for player in view.players):
        return False
    down = view.players[seat].down
    return (HIDDEN in down or card in down) if slot == NONE else down[slot] in (HIDDEN, card)


def _trace(old: Trace | None, card: int, seat: int, slot: int, roll: int, person: Person, rng: random.Random) -> Trace:
    """The memory of a card just seen. That it is somewhere there adds nothing to knowing where."""
    lasting = _lifetime(person, rng)
    if old is None or old.seat != seat:
        return Trace(card, seat, slot, roll + lasting)
    seen = old.seen + 1
    return Trace(card, seat, old.slot if slot == NONE else slot, max(old.until, roll + seen * lasting), seen)


def _lifetime(person: Person, rng: random.Random) -> float:
    """For how many rolls something is remembered: longer than t with chance 1 / (1 + t / memory)."""
    luck = rng.random()
    if person.memory is None:
        return math.inf
    return person.memory * (1 / max(luck, 1e-9) - 1)
