"""A hand comes down: what each press means, from TC-5 to TC-9, and when the roll is over.

The order in which presses are applied is the order in which they are judged; putting them in order is
the room's work (TC-16).
"""

from tocca.games.totsa.rules.actions import Point, Press, Slap
from tocca.games.totsa.rules.cards import NONE
from tocca.games.totsa.rules.penalties import error, settle
from tocca.games.totsa.rules.position import Kind, Position, Queued, RollEvent, Shown

POINT_TIME = 5_000  # to point at a face-down card (TC-6)


def apply_press(position: Position, seat: int, press: Slap | Press) -> Position:
    """Too early, in the race, or while somebody points."""
    if position.phase == "thrown":  # TC-16: before the dice are shown it is an error, whatever it is
        return go_on(error(position, _event("false-start", seat, press)))
    if position.phase == "pointing":
        return position._replace(queue=(*position.queue, Queued(seat, press)))
    return go_on(_judge(position, seat, press))


def _judge(position: Position, seat: int, press: Slap | Press) -> Position:
    """The first valid act closes the roll (TC-7), so no card changes hands twice in it."""
    card, holder = position.dice, position.holder(position.dice)
    if isinstance(press, Slap):
        return _take(position, seat) if press.card == card else error(position, _event("wrong-card", seat, press))
    if holder is None:
        return error(position, _event("on-field", seat, press))
    return {"protect": _protect, "flip": _flip, "capture": _capture}[press.act](position, seat, holder)


def _take(position: Position, seat: int) -> Position:
    """TC-5: the first to slap the matching card takes it, face up."""
    card = position.dice
    position = position.with_card(position.field.index(card), NONE)
    position = position.with_player(seat, position.players[seat].gain(card))
    return close(position.noting(RollEvent("slapped", seat, card=card)))


def _protect(position: Position, seat: int, holder: int) -> Position:
    """TC-6: its holder keeps the card, open or face down; nobody takes it in this roll."""
    if seat != holder:
        return error(position, RollEvent("not-yours", seat, "protect"))
    return close(position.noting(RollEvent("protected", seat, "protect")))


def _flip(position: Position, seat: int, holder: int) -> Position:
    """TC-6: its holder turns their open card face down. For a face-down card it is an error, whoever has it (TC-9)."""
    card, player = position.dice, position.players[seat]
    if card in position.players[holder].down:
        return error(position, RollEvent("already-down", seat, "flip"))
    if seat != holder:
        return error(position, RollEvent("not-yours", seat, "flip"))
    slot = player.down.index(NONE)
    position = position.with_player(seat, player.flip(card))
    return close(position.noting(RollEvent("flipped", seat, "flip", card, slot=slot)))


def _capture(position: Position, seat: int, holder: int) -> Position:
    """TC-6: anybody else takes an open card; for a face-down one they must point first, and the roll is held."""
    if seat == holder:
        return error(position, RollEvent("own-card", seat, "capture"))
    if position.dice in position.players[holder].down:
        return position._replace(phase="pointing", capturer=seat, due=position.after(POINT_TIME))
    return _carry_off(position, seat, holder)


def _carry_off(position: Position, seat: int, holder: int, slot: int = NONE) -> Position:
    card = position.dice
    position = position.with_player(holder, position.players[holder].lose(card))
    position = position.with_player(seat, position.players[seat].gain(card))
    return close(position.noting(RollEvent("captured", seat, "capture", card, holder, slot)))


def apply_point(position: Position, guess: Point) -> Position:
    """TC-6: right, and they take the card, face up. Wrong (TC-9), and the card is shown to all, then turned back."""
    seat = position.capturer
    assert seat is not None
    card = position.players[guess.seat].down[guess.slot]
    if card == position.dice:
        return _carry_off(position, seat, guess.seat, guess.slot)
    position = position._replace(shown=Shown(guess.seat, guess.slot, card))
    return guess_failed(position, RollEvent("wrong-guess", seat, "capture", owner=guess.seat, slot=guess.slot))


def guess_failed(position: Position, event: RollEvent) -> Position:
    """The roll was held, so its window goes on where it stood, and the presses made meanwhile are judged (TC-6)."""
    position = error(position._replace(phase="race", capturer=None), event)
    if position.now is not None:
        since = position.since + position.now - (position.due - POINT_TIME)
        position = position._replace(since=since, due=since + position.options.window)
    return go_on(position)


def _event(kind: Kind, seat: int, press: Slap | Press) -> RollEvent:
    return RollEvent(kind, seat, card=press.card) if isinstance(press, Slap) else RollEvent(kind, seat, press.act)


def go_on(position: Position) -> Position:
    """Judge the presses that have waited (TC-6); when nobody is left to act, the roll ends (TC-13)."""
    while position.phase == "race" and position.queue:
        first, *rest = position.queue
        position = _judge(position._replace(queue=tuple(rest)), first.seat, first.press)
    if position.phase in ("thrown", "race") and not position.active():
        return close(position)
    return position


def close(position: Position) -> Position:
    """The roll is over: the turn passes clockwise (TC-4), penalties fall due, and players with an aim may shout."""
    return settle(
        position._replace(
            phase="paying",
            roller=(position.roller + 1) % position.seats,
            passed=frozenset(),
            capturer=None,
            queue=(),  # what came after the closing act is void (TC-16)
            since=position.after(0),
        )
    )
