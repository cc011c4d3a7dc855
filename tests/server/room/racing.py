"""Totsa! played wisely enough that cards come to lie face down."""

from collections.abc import Callable

from tests.server.room.scene import Scene
from tocca.games.totsa.actions import SLAPS
from tocca.games.totsa.position import Options, Position
from tocca.server.requests import Tick
from tocca.server.room import wake_at


def played_until(
    there: Callable[[Position], bool], options: Options | None = None, seats: int = 3, seed: str = ""
) -> Scene:
    """A table at a position like that."""
    for number in range(40):
        scene = Scene("totsa", seats, seed=f"racing {seed} {number}", **(options or Options())._asdict())
        for _ in range(600):
            if there(scene.room.playing.state.position):
                return scene
            if scene.room.phase == "over":
                break
            _go_on(scene)
    raise AssertionError("it never came to that")


def _go_on(scene: Scene) -> None:
    state = scene.room.playing.state
    if state.position.phase == "race":
        seat, action = _wise(scene)
        if seat in state.to_act:
            scene.act(seat, action)
            return
    due = wake_at(scene.room)
    assert due is not None
    scene.now = due
    scene.do(Tick())


def _wise(scene: Scene) -> tuple[int, str]:
    """Take it from the field, flip one's own, capture a face-down one."""
    state = scene.room.playing.state
    position: Position = state.position
    holder = position.holder(position.dice)
    if holder is None:
        taker = position.rolls % position.seats
        return taker, state.game.format(SLAPS[position.dice])
    if position.dice in position.players[holder].down:
        return (holder + 1) % position.seats, "capture"
    return holder, "flip"
