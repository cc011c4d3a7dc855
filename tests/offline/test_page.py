"""Tables in a browser: the same as on a server, and nothing is answered before it is stored."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
import pytest

import tocca
from tests.offline.browser import MemoryStorage, Tab, new_page, open_table, sit_down
from tocca.offline.tables import GUEST, BrowserTables
from tocca.server import protocol, room
from tocca.server.live import analyses
from tocca.server.room.events import decode
from tocca.server.room.requests import Request, TableSetup
from tocca.server.room.roles import PLAY

NOON = 1_700_000_000_000


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(main())


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Begins the source of all secret chance anew, and stops the clock."""

    def begin() -> None:
        stream = random.Random("chance")
        monkeypatch.setattr("secrets.token_bytes", stream.randbytes)
        monkeypatch.setattr(BrowserTables, "now", staticmethod(lambda: NOON))

    return begin


def requests_of_a_match(game: str, seats: int) -> Iterator[Any]:
    """What people at one device ask; the choices come from the legal actions they were told."""
    for seat in range(seats):
        yield {"t": "sit", "seat": seat, "name": f"P{seat}"}
    yield {"t": "start"}


def choose(eyes: list[dict[str, Any]], rng: random.Random) -> dict[str, Any] | None:
    """One legal action of the first seat that has any."""
    for eye in eyes:
        if eye["seat"] is not None and eye.get("legal"):
            return {"t": "act", "seat": eye["seat"], "action": rng.choice(eye["legal"])["text"]}
    return None


@pytest.mark.parametrize(("game", "seats"), [("tomoko", 2), ("toncc", 3), ("toscana", 2)])
def test_the_record_is_what_a_server_s_room_gives(game: str, seats: int, same_chance: Callable[[], None]) -> None:
    asked: list[dict[str, Any]] = []
    names: list[str] = []
    records: list[str] = []

    async def in_the_browser() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        table = await open_table(page, game=game, seats=seats)
        names.append(table)
        same_chance()
        tab = Tab(page)
        await tab.ask(t="join", id="join", table=table)
        for request in requests_of_a_match(game, seats):
            asked.append(request)
            await tab.ask(**request)
        rng, eyes = random.Random(game), tab.told[-1]["eyes"]
        while (request_ := choose(eyes, rng)) is not None:
            asked.append(request_)
            answer = await tab.ask(**request_)
            assert answer["t"] == "happened", answer
            eyes = answer["eyes"]
        records.append(storage.records[table, 1])

    run(in_the_browser)

    now = room.create(TableSetup(names[0], game, GUEST, seats, {}, protocol.Clock(), False), NOON).room
    same_chance()
    for number, request in enumerate(asked):
        data = json.dumps({**request, "id": f"q{number}"}).encode()
        now = room.handle(now, Request(GUEST, protocol.decode(data), PLAY, 0), NOON).room
    assert now.phase == "over"
    assert room.write_record(now) == records[0]
    assert tocca.Record.loads(records[0]).state.outcome is not None


def test_nothing_is_answered_before_it_is_stored() -> None:
    async def main() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        table = await open_table(page, game="tomoko", seats=2)
        tab = Tab(page)
        await tab.ask(t="join", id="join", table=table)
        storage.open.clear()
        request, before = tab.send(t="sit", seat=0, name="Ada"), len(tab.told)
        await asyncio.sleep(0.05)
        assert tab.told[before:] == []
        storage.open.set()
        assert (await tab.answer(request))["t"] == "table"
        assert any("Ada" in event for event in storage.logs[table])

    run(main)


def test_a_closed_tab_loses_nothing() -> None:
    async def main() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        table = await open_table(page, game="toscana", seats=2)
        first = await sit_down(page, table, 2)
        action = choose(first.told[-1]["eyes"], random.Random(1))
        assert action is not None
        acted = await first.ask(**action)
        again = Tab(new_page(storage))  # another worker, as after a reload
        shown = await again.ask(t="join", id="join", table=table)
        assert shown["about"]["phase"] == "playing"
        assert [line["action"] for line in shown["lines"] if line["kind"] == "acted"] == [acted["line"]["action"]]
        assert [eye["view"] for eye in shown["eyes"]] == [eye["view"] for eye in acted["eyes"]]

    run(main)


def test_of_two_tabs_the_slower_one_is_told_and_sees_what_the_other_did() -> None:
    async def main() -> None:
        storage = MemoryStorage()
        here, there = new_page(storage), new_page(storage)
        table = await open_table(here, game="toscana", seats=2)
        one = await sit_down(here, table, 2)
        other = Tab(there)
        await other.ask(t="join", id="join", table=table)
        here.note_change(table)  # the other page has noted when it came
        assert one.closed
        one = Tab(here)
        action = choose((await one.ask(t="join", id="join", table=table))["eyes"], random.Random(1))
        assert action is not None
        assert (await one.ask(**action))["t"] == "happened"
        late = await other.ask(**action)
        assert (late["t"], late["reason"], other.closed) == ("refused", "not-stored", True)
        length, back = len(storage.logs[table]), Tab(there)
        shown = await back.ask(t="join", id="join", table=table)
        assert sum(line["kind"] == "acted" for line in shown["lines"]) == 1
        assert len(storage.logs[table]) == length  # whoever only looks again writes nothing: else two tabs never rest

    run(main)


def test_nobody_is_told_that_something_was_not_stored_which_may_have_been() -> None:
    async def main() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        table = await open_table(page, game="tomoko", seats=2)
        tab = Tab(page)
        await tab.ask(t="join", id="join", table=table)
        storage.fails_after_writing = True
        request = tab.send(t="sit", seat=0, name="Ada")
        for _ in range(2_000):
            if tab.closed:
                break
            await asyncio.sleep(0.005)
        assert tab.closed
        assert not any(message.get("id") == request for message in tab.told)
        storage.fails_after_writing = False
        back = Tab(page)
        shown = await back.ask(t="join", id="join", table=table)
        assert shown["about"]["seats"][0]["name"] == "Ada"
        assert (await back.ask(t="sit", seat=0, name="Ada", id=request))["t"] == "done"  # once, and this was it

    run(main)


@pytest.mark.parametrize(("game", "seats"), [("tomoko", 2), ("toncc", 3), ("toscana", 2)])
def test_bots_play_and_the_log_replays_to_the_record(game: str, seats: int) -> None:
    async def main() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        table = await open_table(page, game=game, seats=seats)
        await sit_down(page, table, 0, *["level-1"] * seats)
        for _ in range(4_000):
            if (table, 1) in storage.records:
                break
            await asyncio.sleep(0.01)
        replayed = room.replay(decode(event.encode()) for event in storage.logs[table])
        assert room.write_record(replayed) == storage.records[table, 1]
        for what in ("records", "results", "verdicts"):
            status, text = json.loads(await page.ask(f"api/tables/{table}/{what}/1", ""))
            assert status == 200, text
        status, text = json.loads(await page.ask("api/replay", json.dumps({"record": storage.records[table, 1]})))
        assert (status, json.loads(text)["game"]) == (200, game)

    run(main)


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("api/tables/nothing/records/1", "", 404, "not-found"),
        ("api/elsewhere", "", 404, "not-found"),
        ("api/elsewhere", "{}", 404, "not-found"),
        ("api/tables", '{"game": "chess"}', 400, "unknown-game"),
        ("api/tables", '{"game": 3}', 400, "malformed"),
        ("api/replay", '{"record": "nonsense"}', 400, "bad-record"),
        ("api/tables/from", '{"record": "nonsense", "step": 0, "seat": 0, "bots": ["level-1"]}', 400, "bad-record"),
    ],
)
def test_what_can_not_be_answered_says_why(path: str, body: str, status: int, reason: str) -> None:
    async def main() -> None:
        got, text = json.loads(await new_page(MemoryStorage()).ask(path, body))
        assert (got, msgspec.json.decode(text)["reason"]) == (status, reason)

    run(main)


def test_a_browser_lists_its_own_matches_as_a_server_does() -> None:
    async def main() -> None:
        page = new_page(MemoryStorage())
        table = await open_table(page, game="tomoko", seats=2)
        tab = await sit_down(page, table, 1, "level-1")
        status, text = json.loads(await page.ask("api/mine", ""))
        assert status == 200
        assert [one["table"] for one in json.loads(text)["under_way"]] == [table]
        await tab.ask(t="resign", seat=0)
        mine = json.loads(json.loads(await page.ask("api/mine", ""))[1])
        (match,) = mine["matches"]
        assert (match["table"], match["result"]["winners"]) == (table, [1])
        assert match["seats"] == [{"name": "P0", "mine": True}, {"name": "level-1", "bot": "level-1"}]
        assert (mine["under_way"], mine["waiting"]) == ([], 0)
        assert mine["games"][0]["against"] == [{"played": 1, "won": 0, "drawn": 0, "bot": "level-1"}]
        assert mine["games"][0]["numbers"]["cards"] == [0, 1]

    run(main)


def test_a_browser_analyses_a_match_that_was_given_up_and_plays_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "FIRST_LOOK", 0.1)
    monkeypatch.setattr(analyses, "WHOLE", 0.1)
    monkeypatch.setattr(analyses, "FORGOTTEN_AFTER", 600.0)  # here the page can't ask while a worker compiles

    async def main() -> None:
        page = new_page(storage := MemoryStorage())
        table = await open_table(page, game="tomoko", seats=2)
        tab = await sit_down(page, table, 2)
        for _ in range(3):
            eye = next(one for one in tab.told[-1]["eyes"] if one.get("legal"))
            assert (await tab.ask(t="act", seat=eye["seat"], action=eye["legal"][0]))["t"] == "happened"
        await tab.ask(t="resign", seat=0)
        record = storage.records[table, 1]
        status, text = json.loads(await page.ask("api/analysis", json.dumps({"record": record})))
        assert status == 200, text
        progress = json.loads(text)
        while progress["state"] != "done":
            await asyncio.sleep(0.01)
            status, text = json.loads(await page.ask(f"api/analysis/{progress['id']}", ""))
            assert status == 200, text
            progress = json.loads(text)
        assert [len(curve) > 0 for curve in progress["analysis"]["chances"]] == [True, True]
        moment = {"record": record, "step": 2, "seat": 0, "bots": ["level-1"], "name": "Ada"}
        status, text = json.loads(await page.ask("api/tables/from", json.dumps(moment)))
        assert status == 200, text
        begun = room.replay(decode(event.encode()) for event in storage.logs[json.loads(text)["table"]])
        assert len(begun.playing.plays) == 2
        status, text = json.loads(await page.ask("api/analysis/" + 32 * "0", ""))
        assert (status, json.loads(text)["reason"]) == (404, "not-found")

    run(main)
