"""What seats see of the board, and bots too: views, never the state."""

from typing import Any

import msgspec

import tocca
from tocca.server.protocol import NO_SCENE, Eye, Previewed
from tocca.server.refusals import Refusal
from tocca.server.room import actions, encoding
from tocca.server.room.drawings import draw_view
from tocca.server.room.history import choosing
from tocca.server.room.model import AnyGame, AnyState, Audience, Room
from tocca.server.room.playing import match_on
from tocca.server.room.requests import Asking
from tocca.server.room.seating import check_holds

MOST_SCENES = 32  # that are kept as they were encoded: of a few tables, so that they stay in the cache
_known_scenes: dict[int, tuple[Any, msgspec.Raw]] = {}


def eyes(room: Room, audience: Audience) -> tuple[Eye, ...]:
    """One for each seat the audience holds, or a spectator's; none before the first match."""
    if room.match is None or room.phase == "lobby":
        return ()
    state = room.match.state
    if not audience.seats:
        view = state.view(None)
        return (Eye(None, encoding.encode_view(view), (), scene(state.game, view), draw_view(state.game, view)),)
    return tuple([_eye(state, seat, room.phase == "over") for seat in audience.seats])


def _eye(state: AnyState, seat: int, over: bool) -> Eye:
    legal = () if over else actions.all_json(state.game, state.legal(seat))
    view = state.view(seat)
    return Eye(seat, encoding.encode_view(view), legal, scene(state.game, view), draw_view(state.game, view))


def scene(game: AnyGame, view: Any) -> msgspec.Raw:
    """What a board draws beside the view, as JSON; nothing where the game says nothing."""
    facts = game.scene(view)
    if facts is None:
        return NO_SCENE
    kept = _known_scenes.get(id(facts))
    if kept is not None and kept[0] is facts:
        return kept[1]
    encoded = encoding.json(facts)
    if len(_known_scenes) >= MOST_SCENES:
        _known_scenes.clear()
    _known_scenes[id(facts)] = (facts, encoded)  # which keeps the facts, and so their identity, alive
    return encoded


def thinking(room: Room) -> tuple[tuple[int, str, Any], ...]:
    """The seats whose bots should move now, each with its bot's name and its view. Ask again when a bot has an
    answer: it is still wanted if the very same is still there."""
    bots = [(seat, chair.bot) for seat, chair in enumerate(room.chairs) if chair.bot]
    if not bots or room.phase != "playing":
        return ()
    state = room.playing.state
    free = state.to_act if room.race is None else state.to_act - room.race.waiting.keys()
    bots = [(seat, bot) for seat, bot in bots if seat in free]
    return tuple((seat, bot, state.view(seat)) for seat, bot in bots)


def preview(room: Room, asking: Asking) -> Previewed:
    """What a legal action would do, told by the seat's view alone; null where there is nothing to tell."""
    seat = asking.message.seat
    check_holds(room, seat, asking.guest)
    match = match_on(room)
    action = actions.read(room.game, asking.message.action)
    state = choosing(match, seat)
    if action not in state.legal(seat):
        raise _refusal(state, seat, action)
    return Previewed(asking.message.id, encoding.json(room.game.preview(state.view(seat), action)))


def _refusal(state: AnyState, seat: int, action: Any) -> Refusal:
    """Why that action is not legal, as it would be refused."""
    try:
        state.apply(seat, action)
    except tocca.IllegalAction as problem:
        return Refusal.by_rules(problem)
    return Refusal("not-legal", "this can't be done now")
