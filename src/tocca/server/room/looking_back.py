"""Earlier moments of a match, seen once more: nobody sees more than they saw then."""

from tocca.server.protocol import Eye, Looked
from tocca.server.refusals import Refusal
from tocca.server.room import encoding
from tocca.server.room.drawings import draw_view
from tocca.server.room.history import state_before
from tocca.server.room.model import Match, Room
from tocca.server.room.requests import Asking
from tocca.server.room.seating import check_holds, in_match
from tocca.server.room.views import scene


def may_look_back(room: Room) -> bool:
    """Whether anybody may look back: not while a match is on in which remembering is part of the game (TC-12)."""
    return room.match is not None and room.phase != "lobby" and not (room.game.from_memory and in_match(room))


def look(room: Room, asking: Asking) -> Looked:
    """What the seat, or a spectator, saw after the move of that line."""
    seat, audience = asking.message.seat, room.audience(asking.guest)
    if seat is not None:
        check_holds(room, seat, asking.guest)
    elif audience.seats:
        raise Refusal("not-your-seat", "who plays looks from a seat of their own")
    if room.match is None or room.phase == "lobby":
        raise Refusal("not-started", "no match is on yet")
    if not may_look_back(room):
        raise Refusal("from-memory", "remembering is part of this game; look back when it is over")
    number = _play_of(room.match, audience.bits, asking.message.seq)
    if number is None:
        raise Refusal("no-such-move", "no move of this match has that number")
    state = state_before(room.match, number + 1)
    view = state.view(seat)
    return Looked(
        asking.message.id,
        Eye(seat, encoding.encode_view(view), (), scene(state.game, view), draw_view(state.game, view)),
    )


def _play_of(match: Match, audience: int, seq: int) -> int | None:
    """The number of the play that this line told that audience."""
    for number, play in enumerate(match.plays):
        if play.seen.of(audience) == seq - 1 and play.sight.seen & audience:
            return number
    return None
