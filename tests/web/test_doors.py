"""What the client asks by HTTP beyond tables: its own files, rules pages, replays."""

import gzip
import json
import urllib.error
import urllib.request
from typing import Any

import pytest

import tocca
from tests.web.serving import Serving
from tests.web.words import LANGUAGES


def fetch(address: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an answer, also of a refusal."""
    data = None if body is None else json.dumps(body).encode()
    sent = {"Content-Type": "application/json", **headers} if data else headers
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data, sent), timeout=20) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, {name.lower(): value for name, value in refused.headers.items()}, refused.read()


def match(game: str = "tomoko", steps: int = 6) -> tocca.Record:
    record = tocca.Record.start(game, seed=7)
    for _ in range(steps):
        seat = min(record.state.to_act)
        record.apply(seat, record.state.legal(seat)[0])
    return record


@pytest.mark.parametrize("path", ["/", "/t/abc234", "/learn/toncc", "/replay", "/replay?table=abc&match=1"])
def test_every_page_is_the_client(serving: Serving, path: str) -> None:
    status, headers, body = fetch(serving.address + path)
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert b'src="/assets/' in body


def test_a_page_that_has_not_changed_is_not_sent_again(serving: Serving) -> None:
    _, headers, _ = fetch(serving.address)
    status, _, body = fetch(serving.address, **{"If-None-Match": headers["etag"]})
    assert (status, body) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/nothing.txt", "/assets/..%2f..%2fapp.py", "/t/a/b", "/a/b/c"])
def test_there_is_nothing_else(serving: Serving, path: str) -> None:
    assert fetch(serving.address + path)[0] == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_every_language(serving: Serving, language: str) -> None:
    for game in tocca.games():
        status, _, body = fetch(f"{serving.address}/api/rules/{game}/{language}")
        assert status == 200
        assert tocca.game(game).name in body.decode().splitlines()[0]


@pytest.mark.parametrize("path", ["chess/en", "tomoko/xx", "..%2fcore/en", "tomoko/english"])
def test_no_other_rules(serving: Serving, path: str) -> None:
    assert fetch(f"{serving.address}/api/rules/{path}")[0] in (400, 404)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_a_game_in_every_language(serving: Serving, language: str) -> None:
    for game in tocca.games():
        status, _, body = fetch(f"{serving.address}/api/words/{game}/{language}")
        assert (status, f"{game}-about = " in body.decode()) == (200, True)


def test_messages_fall_back_to_english(serving: Serving) -> None:
    assert fetch(f"{serving.address}/api/words/tomoko/xx")[2] == fetch(f"{serving.address}/api/words/tomoko/en")[2]
    assert fetch(f"{serving.address}/api/words/chess/en")[0] == 404


def test_what_the_client_must_know_of_a_game(serving: Serving) -> None:
    told = {one["id"]: one for one in json.loads(fetch(f"{serving.address}/api/games")[2])}
    assert list(told) == list(tocca.games())
    for one in told.values():
        assert set(one["about"]) == set(one["rules"]) == set(LANGUAGES)
        assert one["example"]
    units = {option["name"]: option["unit"] for option in told["totsa"]["options"]}
    assert (units["pace"], units["window"], units["limit"]) == ("ms", "ms", "")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_replay_shows_what_those_eyes_saw(serving: Serving, seat: int | None) -> None:
    record = match()
    status, _, body = fetch(f"{serving.address}/api/replay", {"record": record.dumps(), "seat": seat})
    told = json.loads(body)
    assert status == 200
    assert (told["game"], told["names"], told["result"]) == ("tomoko", list(record.names), None)
    assert len(told["steps"]) == 1 + len(record.events)
    for step, state in zip(told["steps"], record.states, strict=True):
        (view,) = step["views"]
        assert view["hands"] == [list(hand) for hand in state.view(seat).hands]
        assert "options" not in view
    assert told["steps"][1]["action"]["text"] == record.game.format(record.events[0].action)


def test_a_replay_for_all_eyes_and_packed(serving: Serving) -> None:
    asked = {"record": match().dumps(), "seat": "all"}
    status, headers, body = fetch(f"{serving.address}/api/replay", asked, **{"Accept-Encoding": "gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    step = json.loads(gzip.decompress(body))["steps"][0]
    assert [view["seat"] for view in step["views"]] == [None, 0, 1]


@pytest.mark.parametrize(
    ("asked", "status", "reason"),
    [
        ({"record": "nonsense"}, 400, "bad-record"),
        ({"record": match().dumps().replace("dark", "light", 1)}, 400, "bad-record"),
        ({"record": match().dumps(), "seat": 3}, 400, "no-such-seat"),
        ({"record": match().dumps(), "seat": "some"}, 400, "malformed"),
        ({"record": match().dumps(), "more": 1}, 400, "malformed"),
        ({"record": "x" * 600_000}, 400, "malformed"),
    ],
)
def test_a_replay_that_is_refused(serving: Serving, asked: Any, status: int, reason: str | None) -> None:
    code, _, body = fetch(f"{serving.address}/api/replay", asked)
    assert code == status
    assert json.loads(body).get("reason") == reason
