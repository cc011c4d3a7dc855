"""Advice from a bot: who may ask for it, and about what. live/hints.py asks the bot."""

from tocca.server.refusals import Refusal
from tocca.server.room.history import choosing
from tocca.server.room.model import Room
from tocca.server.room.playing import match_on
from tocca.server.room.requests import Asking, HintQuestion
from tocca.server.room.seating import check_holds


def may_ask(room: Room, guest: str) -> bool:
    """Whether that guest may ask for advice: where everybody may, and where no other guest plays (alone against bots,
    or all at one device). Never in a race."""
    if room.game.real_time or guest not in room.persons:
        return False
    people = {one for chair in room.chairs for one in (chair.guest, chair.former)}
    return room.hints or people <= {guest, ""}


def question(room: Room, asking: Asking) -> HintQuestion:
    """The question that goes to the bot; Refusal if it may not be asked."""
    seat = asking.message.seat
    check_holds(room, seat, asking.guest)
    match = match_on(room)
    if room.game.real_time:
        raise Refusal("no-hints", "in a race nobody has time for advice")
    if not may_ask(room, asking.guest):
        raise Refusal("no-hints", "the host has not allowed hints at this table")
    state = choosing(match, seat)
    if not (legal := state.legal(seat)):
        raise Refusal("not-your-turn", "it is not your turn")
    return HintQuestion(seat, state.view(seat), legal, room.turned)


def still_open(room: Room, asked: HintQuestion) -> bool:
    """Whether the answer is still useful: nothing has happened that makes an action stale."""
    return (
        room.phase == "playing"
        and room.turned == asked.turned
        and choosing(room.playing, asked.seat).legal(asked.seat) == asked.legal
    )
