"""A finished match once more: through everybody's eyes, with nothing hidden, and with its photo finishes."""

import asyncio
import json
import random
from typing import Any

import pytest

import tocca
from tests.server.http.test_http import get, post
from tests.server.process import Server
from tests.server.room.racing import play_until
from tests.server.room.scene import record
from tocca.client import Denied, connect, open_table
from tocca.client.web import Opened
from tocca.core import codec
from tocca.server import protocol
from tocca.server.answers.finished import cut_after_match, find_photo_finishes
from tocca.server.answers.replays import make_replay
from tocca.server.protocol import text_of
from tocca.server.room import replay
from tocca.server.room.broadcast import press
from tocca.server.room.events import Acted, Judged, Resigned, Started, Waited
from tocca.testing.play import Setup, all_setups, play_out


def play(setup: Setup, steps: int = 40) -> tocca.Record:
    match = setup.start(5)
    for number, _ in enumerate(play_out(match, random.Random(f"replays {setup}"))):
        if number == steps:
            break
    return match


def list_views(match: tocca.Record, eyes: Any) -> list[Any]:
    """The views of a replay, through one pair of eyes."""
    return [json.loads(bytes(step.views[0])) for step in make_replay(match, eyes).steps]


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_with_nothing_hidden_a_spectator_sees_at_least_as_much_as_every_seat(setup: Setup) -> None:
    match = play(setup)
    game = match.game
    for state, view in zip(match.states, list_views(match, "open"), strict=True):
        everything = game.reveal_all(state.position)
        written = codec.to_json(everything)
        written.pop("options")
        assert view == written
        assert everything._replace(seat=0)._fields == state.view(0)._fields
        # whoever knows all this can only imagine what is visible to the seats in one way
        world = game.resample_position(everything, random.Random(1))
        assert game.view(world, None) == state.view(None)


def test_every_hand_and_every_face_down_card_is_open() -> None:
    tomoko = play(Setup("tomoko", 3))
    assert [len(hand) for hand in list_views(tomoko, None)[-1]["hands"]] == [0, 0, 0]
    assert list_views(tomoko, "open")[-1]["hands"] == [list(hand) for hand in tomoko.state.position.hands]
    totsa = record(play_until(lambda position: any(max(player.down) >= 0 for player in position.players)).room)
    down = [list(player.down) for player in totsa.state.position.players]
    assert [player["down"] for player in list_views(totsa, "open")[-1]["players"]] == down
    assert [player["down"] for player in list_views(totsa, None)[-1]["players"]] != down


def test_verdicts_stand_before_the_steps_they_were_about() -> None:
    scene = play_until(lambda position: position.rolls >= 3)
    found = find_photo_finishes(scene.log, 1)
    judgements = [event.presses for event in scene.log if isinstance(event, Judged)]
    assert [one.presses for one in found] == [tuple(press(scene.room.game, one) for one in all_) for all_ in judgements]
    told = [[text_of(one.action) for one in verdict.presses] for verdict in found]
    assert told == [[one.action for one in all_] for all_ in judgements]
    steps = [event for event in scene.log if isinstance(event, Acted | Waited)]
    for verdict in found:
        event = steps[verdict.step - 1]
        assert isinstance(event, Acted)
        assert event.seat == verdict.presses[0].seat
    assert len(steps) == len(record(scene.room).events)
    assert find_photo_finishes(scene.log, 2) == []
    again = [*scene.log, next(event for event in scene.log if isinstance(event, Started)), *scene.log[-1:]]
    assert find_photo_finishes(again, 1) == found


def test_only_of_matches_that_are_over(server: Server) -> None:
    async def race() -> Opened:
        opened = await open_table(server.url, "totsa", seats=2, options={"limit": 1, "window": 1_000})
        async with connect(server.url, opened.table, token=opened.token) as host:
            for seat in range(2):
                await host.ask(protocol.SeatBot(host.new_id(), seat, "random"))
            assert _get(server, opened, "verdicts/1")[0] == 404
            await host.ask(protocol.Start(host.new_id()))
            while host.about is None or host.about.phase != "over":
                await host.__anext__()
            with pytest.raises(Denied):
                await host.hint(0)
        return opened

    opened = asyncio.run(race())
    status, _, body = _get(server, opened, "verdicts/1")
    assert status == 200
    assert isinstance(json.loads(body), list)
    assert _get(server, opened, "verdicts/2")[0] == 404
    text = _get(server, opened, "records/1")[2].decode()
    status, _, body = post(f"{server.url}/api/replay", {"record": text, "seat": "open"})
    assert status == 200
    assert len(json.loads(body)["steps"]) == len(tocca.Record.loads(text).states)


def _get(server: Server, opened: Opened, what: str) -> tuple[int, dict[str, str], bytes]:
    return get(f"{server.url}/api/tables/{opened.table}/{what}", Authorization=f"Bearer {opened.token}")


def test_the_table_knows_who_gave_up() -> None:
    scene = play_until(lambda position: position.rolls >= 2)
    log = [*scene.log, Resigned(seat=0, at=scene.log[-1].at)]
    again = [*log, next(event for event in log if isinstance(event, Started))]
    for kept in (log, again):
        result = replay(cut_after_match(kept, 1)).playing.result
        assert result is not None
        assert (result.reason, result.winners) == ("resigned", (1, 2))
    assert record(replay(log)).state.outcome is None
