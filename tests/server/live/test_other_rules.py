"""A match is played by the rules it was begun by, or not at all: a server with other ones says so."""

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import tocca
from tests.server.live.worlds import ROOMY, Tape, open_hub
from tests.server.room.scene import Scene, same_but_present
from tocca.server import protocol
from tocca.server.answers.finished import find_result
from tocca.server.live.connection import WebSocketConnection
from tocca.server.live.hub import Hub
from tocca.server.live.loading import load_table
from tocca.server.live.session import Session
from tocca.server.live.verify import verify
from tocca.server.refusals import Refusal
from tocca.server.room import checkpoints, events
from tocca.server.store import Append, Checkpoint, Store, TableInfo, sqlite_url

WHY = "the cards were numbered otherwise"


def _change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an upgrade would: the next version of the rules, by which older matches can't be replayed."""
    kind = type(tocca.game("tomoko"))
    monkeypatch.setattr(kind, "rules", 2)
    monkeypatch.setattr(kind, "older_rules", {1: WHY})


def _start(scene: Scene) -> list[events.Started]:
    return [event for event in scene.log if isinstance(event, events.Started)]


def test_the_log_names_the_rules_and_old_logs_are_of_the_first_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Scene("tomoko", 2)
    assert b'"rules"' not in events.encode(_start(first)[0])  # as in every log before there was this field
    _change_rules(monkeypatch)
    second = Scene("tomoko", 2)
    assert msgspec.json.decode(events.encode(_start(second)[0]))["rules"] == 2
    assert same_but_present(second.room, second.replay())


def test_other_rules_that_play_the_same_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("tomoko", 2)
    scene.play_any()
    monkeypatch.setattr(type(tocca.game("tomoko")), "rules", 2)
    assert same_but_present(scene.room, scene.replay())


@pytest.mark.parametrize("newer", [False, True], ids=["older", "newer"])
def test_a_match_by_other_rules_is_refused_and_not_replayed_wrongly(
    newer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as upgraded:
        if newer:
            _change_rules(upgraded)
        scene = Scene("tomoko", 2)
        scene.play_any()
    if not newer:
        _change_rules(monkeypatch)
    for fails in (scene.replay, lambda: find_result(scene.log, 1)):
        with pytest.raises(Refusal, match="newer rules" if newer else WHY) as refused:
            fails()
        assert refused.value.reason == "other-rules"


def _write(store: Store, scene: Scene, checkpoint: Checkpoint | None = None) -> None:
    rows = tuple((event.at, events.encode(event)) for event in scene.log)
    info = TableInfo("t1", "tomoko", "playing", False, 0, 0, '{"clock": {"kind": "move"}}')
    store.append([Append("t1", 1, rows, info, checkpoint=checkpoint)])


def test_a_table_goes_on_whose_latest_match_is_by_the_new_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene("tomoko", 2)
    scene.play_any()
    scene.ask("a", protocol.Resign(scene.id(), 0))
    _change_rules(monkeypatch)  # by then everybody was at the table still
    for guest in "ab":
        scene.ask(guest, protocol.Rematch(scene.id()))
    checkpoint = Checkpoint(len(scene.log), checkpoints.save(scene.room))
    scene.play_any()
    with Store.open(sqlite_url(tmp_path)) as store:
        _write(store, scene, checkpoint)
        assert load_table(store, "t1").room.playing.number == 2


def test_who_comes_to_such_a_table_is_told_and_the_host_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    scene = Scene("tomoko", 2)
    with Store.open(sqlite_url(tmp_path)) as store:
        _write(store, scene)
    _change_rules(monkeypatch)
    with Store.open(sqlite_url(tmp_path)) as store:
        (problem,) = verify(store).problems
        assert "t1" in problem
        assert WHY in problem

    async def main() -> None:
        hub: Hub = await open_hub(tmp_path)
        assert await hub.restore_matches() == 0  # and the start goes on
        tape = Tape()
        session = Session(hub, cast(WebSocketConnection, tape), ROOMY)
        session.receive(protocol.encode(protocol.Hello(protocol.PROTOCOL, hub.signer.sign_token("a"))))
        session.receive(protocol.encode(protocol.Join("j", "t1")))
        told: list[Any] = []
        while not told:
            await asyncio.sleep(0.01)
            told = [one for data in tape.told if (one := msgspec.json.decode(data)).get("id") == "j"]
        assert (told[0]["t"], told[0]["reason"]) == ("refused", "other-rules")
        assert WHY in told[0]["message"]
        await hub.drain()

    asyncio.run(main())
    assert WHY in caplog.text
    assert "Traceback" not in caplog.text
