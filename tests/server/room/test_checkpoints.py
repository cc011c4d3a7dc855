"""A checkpoint gives the same room as the log; one that is damaged or of another version is refused."""

import random
from hashlib import blake2b

import pytest

from tests.server.room.chaos import pass_time, request, set_up
from tests.server.room.scene import Scene, make_request, same_but_present
from tocca.server import protocol
from tocca.server.refusals import Refusal
from tocca.server.room import checkpoints, events, evolve, steps
from tocca.server.room.checkpoints import BadCheckpoint
from tocca.server.room.model import Match, Room
from tocca.server.room.requests import Request
from tocca.testing.play import Setup, all_setups

STEPS = 400

# What a checkpoint keeps, or may leave out because it is empty when a match begins or not part of the log. If you add
# a field to a room: keep it, or add it here; and raise VERSION.
LEFT_OUT = {"race", "finish", "ask", "presence", "seed"}
OF_A_FRESH_MATCH = {"dealt", "state", "plays", "recent", "result"}


def test_every_field_is_kept() -> None:
    kept = set(checkpoints._Saved.__struct_fields__) - {"version", "rules"}
    assert kept | LEFT_OUT == set(Room.__struct_fields__)
    assert set(checkpoints._Match.__struct_fields__) | OF_A_FRESH_MATCH == set(Match.__struct_fields__)


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_the_tail_of_a_log_gives_the_same_room(setup: Setup) -> None:
    """Whatever happens at the table: from each beginning of a match on, and in the end."""
    rng = random.Random(f"checkpoints {setup}")
    scene = set_up(setup, rng)
    latest: Room | None = None
    began = 0
    for number in range(STEPS):
        scene.now = pass_time(scene.room, scene.now, rng)
        before, wanted = scene.room, request(scene.room, rng, number, scene.now)
        if scene.room.phase == "playing" and rng.random() < 0.05:
            wanted = _resignation(scene)
        try:
            step = scene.do(wanted)
        except Refusal:
            continue
        for _, event, after in steps(before, step):
            latest = None if latest is None else evolve(latest, events.decode(events.encode(event)))
            if isinstance(event, events.Started):
                latest, began = checkpoints.load(checkpoints.save(after)), began + 1
        assert latest is None or same_but_present(latest, scene.room)
    assert began > 1
    assert latest is not None


def _resignation(scene: Scene) -> Request:
    seat = next((seat for seat, chair in enumerate(scene.room.chairs) if chair.person), 0)
    return make_request(scene.room.chairs[seat].guest, protocol.Resign(scene.id(), seat))


def _save() -> bytes:
    return checkpoints.save(Scene("tomoko", 2).room)


def _sign(body: bytes) -> bytes:
    return blake2b(body, digest_size=16).digest() + body


def test_a_damaged_one_is_refused() -> None:
    good = _save()
    changed = good[:100] + bytes([good[100] ^ 1]) + good[101:]
    for wrong in (b"", good[:-1], changed, good + b" ", b"\0" * 16, _sign(b"[]"), _sign(b"{}")):
        with pytest.raises(BadCheckpoint):
            checkpoints.load(wrong)


def test_one_of_another_version_is_refused() -> None:
    body = _save()[16:]
    for field in (b'"version":', b'"rules":'):
        assert body.count(field) == 1
        with pytest.raises(BadCheckpoint, match="version"):
            checkpoints.load(_sign(body.replace(field + b"1", field + b"99")))
    with pytest.raises(BadCheckpoint):
        checkpoints.load(_sign(body.replace(b'"game":"tomoko"', b'"game":"chess"')))
