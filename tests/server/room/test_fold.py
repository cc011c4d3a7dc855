"""The log is the only truth: replaying it gives the same table, whatever happened there."""

import random

import msgspec
import pytest

import tocca
from tests.server.room.chaos import pass_time, request, set_up
from tests.server.room.scene import audiences, record, same_but_present
from tocca.server.protocol import encode
from tocca.server.refusals import Refusal
from tocca.server.room import snapshot
from tocca.server.room.model import Presence, Room
from tocca.testing.play import Setup, all_setups

STEPS = 300


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_a_replayed_log_gives_the_same_room(setup: Setup) -> None:
    rng = random.Random(f"fold {setup}")
    scene = set_up(setup, rng)
    refused = 0
    for number in range(STEPS):
        scene.now = pass_time(scene.room, scene.now, rng)
        try:
            scene.do(request(scene.room, rng, number % 290, scene.now))  # a few ids are used twice
        except Refusal:
            refused += 1
    assert 0 < refused < STEPS
    again = scene.replay()
    assert same_but_present(again, scene.room)
    for audience in audiences(scene.room):
        assert again.seq(audience) == scene.room.seq(audience)
        shown = [snapshot(_without_presence(room), audience, 0, (), scene.now) for room in (again, scene.room)]
        assert encode(shown[0]) == encode(shown[1])
    assert record(again) == record(scene.room)
    assert tocca.Record.loads(record(again).dumps()).replay() == scene.room.playing.state


def _without_presence(room: Room) -> Room:
    return msgspec.structs.replace(room, presence=Presence())
