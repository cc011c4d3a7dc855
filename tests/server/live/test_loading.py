"""Coming back to a table replays its latest match only; a bad checkpoint costs time, never the truth."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.room.scene import Scene, same_but_present
from tocca.server import protocol
from tocca.server.live.loading import load_table
from tocca.server.room import checkpoints, events
from tocca.server.store import Append, Checkpoint, Store, TableInfo, UnknownTable, sqlite_url

MATCHES = 3


class Counting(Store):
    """Notes how many events were decoded."""

    decoded = 0

    def load(self, table: str, first: int = 1) -> list[bytes]:
        rows = super().load(table, first)
        type(self).decoded = len(rows)
        return rows


def _play(scene: Scene) -> list[tuple[int, bytes]]:
    """Some matches; the checkpoints by the number of events before them."""
    found = []
    for _ in range(MATCHES):
        for _ in range(5):
            scene.play_any()
        scene.ask("a", protocol.Resign(scene.id(), 0))
        for guest in "ab":
            scene.ask(guest, protocol.Rematch(scene.id()))
        found.append((len(scene.log), checkpoints.save(scene.room)))
    scene.play_any()
    return found


def _store(folder: Path, scene: Scene, checkpoint: Checkpoint | None) -> Counting:
    store = Counting.open(sqlite_url(folder))
    assert isinstance(store, Counting)
    rows = tuple((event.at, events.encode(event)) for event in scene.log)
    store.append([Append("t1", 1, rows, TableInfo("t1", "tomoko", "playing", False, 0, 0), checkpoint=checkpoint)])
    return store


def test_only_the_latest_match_is_replayed(tmp_path: Path) -> None:
    scene = Scene("tomoko", 2)
    seq, data = _play(scene)[-1]
    with _store(tmp_path, scene, Checkpoint(seq, data)) as store:
        loaded = load_table(store, "t1")
        assert store.decoded == 2  # the beginning of the match, and one move
        assert same_but_present(loaded.room, scene.replay())
        assert (loaded.length, loaded.latest) == (len(scene.log), scene.log[-1].at)


def test_an_older_checkpoint_only_takes_longer(tmp_path: Path) -> None:
    scene = Scene("tomoko", 2)
    seq, data = _play(scene)[0]
    with _store(tmp_path, scene, Checkpoint(seq, data)) as store:
        assert same_but_present(load_table(store, "t1").room, scene.replay())
        assert 2 < store.decoded < len(scene.log)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda seq, data: Checkpoint(seq, data[:-3] + b"xxx"),
        lambda seq, data: Checkpoint(seq, b""),
        lambda seq, data: Checkpoint(seq - 1, data),
        lambda seq, data: Checkpoint(seq + 1, data),
        lambda seq, data: Checkpoint(seq + 100, data),
    ],
    ids=["damaged", "empty", "too early", "too late", "after the end"],
)
def test_a_bad_checkpoint_is_ignored(
    tmp_path: Path, spoil: Callable[[int, bytes], Checkpoint], caplog: pytest.LogCaptureFixture
) -> None:
    scene = Scene("tomoko", 2)
    checkpoint = spoil(*_play(scene)[-1])
    with _store(tmp_path, scene, checkpoint) as store, caplog.at_level(logging.WARNING):
        loaded = load_table(store, "t1")
        assert store.decoded == len(scene.log)
    assert same_but_present(loaded.room, scene.replay())
    assert loaded.length == len(scene.log)
    assert "the checkpoint of table t1 is not used" in caplog.text


def test_there_is_no_such_table(tmp_path: Path) -> None:
    with Store.open(sqlite_url(tmp_path)) as store, pytest.raises(UnknownTable):
        load_table(store, "t2")
