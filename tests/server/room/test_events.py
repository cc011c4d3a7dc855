"""The stored log: readable again, and refused where it is not ours to read."""

import msgspec
import pytest

from tests.server.room.scene import Scene
from tocca.server.protocol import Clock
from tocca.server.room import events, evolve, replay


def test_a_log_is_json_and_small() -> None:
    acted = events.Acted(at=5, seat=1, action="W3 dark", time=5, guest="g", id="1", digest=7)
    assert events.encode(acted) == (
        b'{"t":"acted","at":5,"guest":"g","id":"1","digest":7,"seat":1,"action":"W3 dark","time":5}'
    )
    assert events.decode(events.encode(acted)) == acted


def test_a_log_of_another_version_is_not_guessed_at() -> None:
    created = Scene("toncc", started=False).log[0]
    other = events.encode(msgspec.structs.replace(created, log=99))
    with pytest.raises(msgspec.ValidationError, match="version 99"):
        events.decode(other)


def test_a_log_begins_with_its_creation() -> None:
    with pytest.raises(ValueError, match="begins with"):
        evolve(None, events.Stood(at=1, seat=0))
    with pytest.raises(ValueError, match="empty"):
        replay([])


def test_everything_a_table_does_comes_back() -> None:
    scene = Scene("tomoko", 2, clock=Clock("move", 60), deck="standard", limit=30)
    while scene.room.phase == "playing":
        scene.pass_time(1_000)
        scene.play_any()
    again = scene.replay()
    assert again == msgspec.structs.replace(scene.room, seed=None)
