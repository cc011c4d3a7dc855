"""The HTTP doors: what the OpenAPI document says is what is answered, whatever is asked; and nobody else's page
gets in."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen
from xml.etree import ElementTree

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from prometheus_client.parser import text_string_to_metric_families
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import tocca
import tocca.client
from tests.server.players import seat_everybody
from tests.server.process import Nursery, Server
from tocca.client import open_table
from tocca.client.web import Opened
from tocca.server import protocol
from tocca.server.live.host import Metrics

EXAMPLES = 50  # of each operation

# That valid data is accepted can't be asked: which options a game has, and what a record may hold, no schema says.
UNSCHEMED = [positive_data_acceptance]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    with Server(folder, nursery, TABLES="1000000", ORIGINS="https://tocca.example, https://two.example/") as server:
        yield server


def get(url: str, data: bytes | None = None, /, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers (in lower case) and body, of errors too."""
    try:
        with urlopen(Request(url, data, headers), timeout=60) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
    except HTTPError as problem:
        with problem:
            return problem.code, {name.lower(): value for name, value in problem.headers.items()}, problem.read()


def post(url: str, body: Any) -> tuple[int, dict[str, str], bytes]:
    """The same with a JSON body."""
    return get(url, json.dumps(body).encode(), **{"Content-Type": "application/json"})


def test_every_operation_does_what_the_openapi_document_says(site: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{site.url}/docs/openapi.json")
    told = json.loads(get(f"{site.url}/docs/openapi.json")[2])
    token = asyncio.run(open_table(site.url, "tomoko")).token
    checked = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            for authorization in ({}, {"Authorization": f"Bearer {token}"}):
                case.call_and_validate(headers=authorization, timeout=60, excluded_checks=UNSCHEMED)

        check()
        checked += 1
    assert checked == sum(len(item) for item in told["paths"].values())


def test_the_openapi_document_describes_every_json_answer(site: Server) -> None:
    """Also where the answer is encoded by hand: the replay and the photo finishes."""
    told = json.loads(get(f"{site.url}/docs/openapi.json")[2])
    answers = [
        (path, media["schema"])
        for path, item in told["paths"].items()
        for operation in item.values()
        for status, answer in operation["responses"].items()
        for kind, media in answer.get("content", {}).items()
        if status.startswith("2") and kind == "application/json"
    ]
    assert {path for path, _ in answers} >= {"/api/replay", "/api/tables/{table}/verdicts/{match}"}
    assert [path for path, schema in answers if "$ref" not in (schema.get("items") or schema)] == []
    assert told["components"]["schemas"]["PressReport"]["properties"]["action"] == {}


def test_every_answer_has_the_security_headers(site: Server) -> None:
    for path in ("/", "/api/games", "/nothing/like/that", "/healthz", "/docs", "/api/qr", "/t/abc", "/metrics"):
        _, headers, _ = get(site.url + path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # WebAssembly, for tables in the browser; no eval
        assert policy.count("unsafe") == 1
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjk", "/docs"])
def test_pages_hold_nothing_that_their_policy_forbids(path: str, site: Server) -> None:
    status, headers, body = get(site.url + path)
    if status == 404:
        assert path != "/docs"  # the client is not built here
        return
    assert "text/html" in headers["content-type"]
    text = body.decode()
    assert not re.search(r"<script(?![^>]* src=)", text)
    assert not re.search(r"<style|\son\w+=|\sstyle=", text)
    assert not re.search(r"(src|href)=[\"']?https?:", text)


def test_only_our_own_pages_may_open_a_socket(site: Server) -> None:
    own = f"http://127.0.0.1:{site.port}"
    welcome = (own, "https://tocca.example", "https://two.example", None)
    foreign = (
        "https://evil.example",
        f"http://127.0.0.1:{site.port + 1}",
        "null",
        "",
        own + ".evil.example",
        "http://",
    )

    async def opens(origin: str | None) -> bool:
        try:
            async with connect(f"ws://127.0.0.1:{site.port}/ws", origin=None if origin is None else Origin(origin)):
                return True
        except InvalidStatus as refused:
            return refused.response.status_code != 403

    async def main() -> None:
        assert [await opens(origin) for origin in welcome] == [True] * len(welcome)
        assert [await opens(origin) for origin in foreign] == [False] * len(foreign)

    asyncio.run(main())


def test_a_link_as_a_qr_code(site: Server) -> None:
    """Only by POST: a key in an address would be noted by any proxy on the way."""
    address, link = f"{site.url}/api/qr", "https://tocca.example/t/abc#key"
    status, headers, body = post(address, {"link": link})
    assert status == 200
    assert headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(body).tag.endswith("svg")
    assert body != post(address, {"link": link[:-1]})[2]
    bad: list[Any] = [{}, {"link": ""}, {"link": "x" * 301}, {"link": 7}, [], {"link": link, "more": 1}]
    assert [post(address, body)[0] for body in bad] == [400] * len(bad)
    assert get(f"{address}?link={quote(link)}")[0] == 405


def test_a_record_is_the_match_and_is_there_only_when_it_is_over(site: Server) -> None:
    async def main() -> tuple[Opened, list[tuple[int | None, str]]]:
        players, watcher = await seat_everybody(site.url, "tomoko", 2)
        played: list[tuple[int | None, str]] = []
        for number in range(12):
            while not (able := [one for one in players if one.seat in one.eyes and one.eyes[one.seat].legal]):
                await asyncio.sleep(0.01)
            action = protocol.text_of(able[0].eyes[able[0].seat].legal[number])
            await able[0].act(able[0].seat, action)
            played.append((able[0].seat, action))
        assert _get_record(site, players[0].opened, 1)[0] == 404
        await players[1].ask(protocol.Resign(players[1].new_id(), 1))
        for one in (*players, watcher):
            await one.close()
        return players[0].opened, played

    opened, played = asyncio.run(main())
    table = opened.table
    status, headers, body = _get_record(site, opened, 1)
    assert status == 200
    assert headers["content-disposition"] == f'attachment; filename="{table}-1.tocca"'
    record = tocca.Record.loads(body.decode())
    assert [(event.seat, record.game.format(event.action)) for event in record.events] == played
    assert record.names == ("P0", "P1")
    assert _get_record(site, opened, 2)[0] == 404
    assert _get_record(site, opened._replace(table="nosuch"), 1)[0] == 404


def _get_record(site: Server, opened: Opened, match: int) -> tuple[int, dict[str, str], bytes]:
    address = f"{site.url}/api/tables/{opened.table}/records/{match}"
    return get(address, Authorization=f"Bearer {opened.token}")


@pytest.mark.parametrize("public", [False, True])
def test_what_was_played_in_private_is_for_those_who_were_there(site: Server, public: bool) -> None:
    async def main() -> tuple[Opened, str]:
        opened = await open_table(site.url, "tomoko", seats=2, public=public)
        async with tocca.client.connect(site.url, opened.table, token=opened.token) as host:
            await host.ask(protocol.SeatBot(host.new_id(), 1, "random"))
            async with tocca.client.connect(site.url, opened.table, opened.seats[0]) as player:
                await player.ask(protocol.Sit(player.new_id(), 0, "Ada"))
                await host.ask(protocol.Start(host.new_id()))
                await player.ask(protocol.Resign(player.new_id(), 0))
                return opened, player.token

    opened, player = asyncio.run(main())
    stranger = asyncio.run(open_table(site.url, "tomoko"))
    proofs = {
        "the host": {"Authorization": f"Bearer {opened.token}"},
        "a player": {"Authorization": f"Bearer {player}"},
        "the link to play": {"Tocca-Key": opened.play},
        "the link to watch": {"Tocca-Key": opened.watch},
        "the link to a seat": {"Tocca-Key": opened.seats[1]},
    }
    lies = {
        "nobody": {},
        "another guest": {"Authorization": f"Bearer {stranger.token}"},
        "a forged token": {"Authorization": f"Bearer {opened.token[:-1]}x"},
        "another table's key": {"Tocca-Key": stranger.play},
        "no text": {"Tocca-Key": "é"},
    }
    for what in ("records", "results", "verdicts"):
        address = f"{site.url}/api/tables/{opened.table}/{what}/1"
        assert {who: get(address, None, **proof)[0] for who, proof in proofs.items()} == dict.fromkeys(proofs, 200)
        expected = 200 if public else 404
        assert {who: get(address, None, **lie)[0] for who, lie in lies.items()} == dict.fromkeys(lies, expected)
    unknown = get(f"{site.url}/api/tables/nosuch/records/1")
    if not public:  # and nobody learns that there is such a table
        assert get(f"{site.url}/api/tables/{opened.table}/records/1")[2] == unknown[2]

    # whoever may read it may share it, and the link opens nothing else
    key = _get_record(site, opened, 1)[1]["tocca-key"]
    assert get(f"{site.url}/api/tables/{opened.table}/records/1", None, **{"Tocca-Key": key})[0] == 200
    assert key not in {opened.play, opened.watch, *opened.seats}

    async def join() -> None:
        async with tocca.client.connect(site.url, opened.table, key):
            pass

    if not public:
        with pytest.raises(tocca.client.Denied):
            asyncio.run(join())


def test_the_lobby_lists_public_tables_that_wait(site: Server) -> None:
    async def main() -> None:
        shown = await open_table(site.url, "toscana", public=True, options={"games": 2})
        hidden = await open_table(site.url, "toscana")
        listed = {one["table"]: one for one in json.loads(get(f"{site.url}/api/tables")[2])}
        assert hidden.table not in listed
        assert listed[shown.table]["game"] == "toscana"
        assert listed[shown.table]["options"]["games"] == 2
        assert listed[shown.table]["seats"] == ["", ""]
        assert not {shown.play, shown.watch, *shown.seats, shown.token} & set(str(listed[shown.table]).split("'"))

    asyncio.run(main())


def test_health_and_metrics(site: Server) -> None:
    assert get(f"{site.url}/healthz")[::2] == (200, b"ok")
    for wrong in ("", "Bearer ", "Bearer x", f"Bearer {site.host_token}x", f"Basic {site.host_token}é"):
        assert get(f"{site.url}/metrics", Authorization=wrong)[0] == 401
    status, headers, body = get(f"{site.url}/metrics", Authorization=f"Bearer {site.host_token}")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    families = {family.name: family for family in text_string_to_metric_families(body.decode())}
    gauges = {"connections", "tables"}
    counters = {field.name for field in msgspec.structs.fields(Metrics)} | {"limited", "away_seconds"}
    assert families.keys() == {f"tocca_{name}" for name in gauges | counters}
    assert {name for name, family in families.items() if family.type == "gauge"} == {f"tocca_{name}" for name in gauges}
    assert {name for name, family in families.items() if family.type == "counter"} == {
        f"tocca_{name}" for name in counters
    }
    assert all(family.documentation and len(family.samples) == 1 for family in families.values())


def test_a_body_that_is_too_big_or_no_json(site: Server) -> None:
    for body, kind, status in (
        (b"x" * 20_000, "application/json", 413),
        (b"{", "application/json", 400),
        (b"\xff", "application/json", 400),
        (b"[" * 10_000, "application/json", 400),
        (b"game=tomoko", "application/x-www-form-urlencoded", 400),
        (b'{"game": "tomoko", "seed": 1}', "application/json", 400),
        (b'{"game": "tomoko", "options": {"seed": 1}}', "application/json", 401),
    ):
        request = Request(f"{site.url}/api/tables", body, {"Content-Type": kind}, method="POST")
        with pytest.raises(HTTPError) as refused:
            urlopen(request, timeout=60)
        with refused.value as problem:
            assert problem.code == status, (body[:40], problem.code)
            assert {"status_code", "detail", "reason"} == json.load(problem).keys()


def test_the_log_holds_no_secret(site: Server) -> None:
    opened = asyncio.run(open_table(site.url, "tomoko"))
    get(f"{site.url}/t/{opened.table}?x={opened.play}", Authorization=f"Bearer {opened.token}")
    for secret in (opened.token, opened.play, opened.watch, *opened.seats):
        assert secret not in site.read_log()
