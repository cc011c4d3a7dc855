"""What the host of a server can see and do, with the token alone."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.http.test_http import get
from tests.server.live.test_floods import ATTACKER, HONEST, _get
from tests.server.process import Nursery, Server
from tests.server.raw import Raw
from tocca.client import Denied, open_table
from tocca.core.manifest import LANGUAGES
from tocca.server.http.host_page import read_words


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("host"), nursery) as server:
        yield server


def order(site: Server, **message: Any) -> tuple[int, Any]:
    """The answer to an order of the host, or to none: the status."""
    headers = {"Authorization": f"Bearer {site.host_token}", "Content-Type": "application/json"}
    status, _, body = get(f"{site.url}/api/host", json.dumps(message).encode() if message else None, **headers)
    return status, json.loads(body)


def test_without_the_token_nothing(site: Server) -> None:
    kick = json.dumps({"do": "kick", "guest": "x"}).encode()
    for token in ("", "Bearer x", f"Bearer {site.host_token[:-1]}"):
        for body in (None, kick):
            answer = get(f"{site.url}/api/host", body, Authorization=token, **{"Content-Type": "application/json"})
            assert answer[0] == 401


def test_status_tells_of_tables_and_connections_and_of_no_match(site: Server) -> None:
    async def main() -> None:
        opened = await open_table(site.url, "tomoko")
        async with Raw(site) as line:
            guest = (await line.hello(opened.token)).partition(".")[0]
            await line.join(opened.table)
            code, status = await asyncio.to_thread(order, site)
            assert (code, status["health"], status["connections"]) == (200, "ok", 1)
            (table,) = [one for one in status["tables"] if one["table"] == opened.table]
            assert table == {
                "table": opened.table, "game": "tomoko", "phase": "lobby", "public": False, "sessions": 1,
                "guests": [guest],
            }  # fmt: skip
            assert status["memory_mb"] > 10

    asyncio.run(main())


def test_kick_and_ban_a_guest(site: Server) -> None:
    async def main() -> None:
        opened = await open_table(site.url, "tomoko")
        guest = opened.token.partition(".")[0]
        async with Raw(site) as line:
            await line.hello(opened.token)
            assert (await asyncio.to_thread(order, site, do="kick", guest=guest))[1]["count"] == 1
            assert await line.until_closed() == ("sent-away", 1008)
        async with Raw(site) as line:
            await line.hello(opened.token)
            assert (await line.join(opened.table))["t"] == "table"  # kicked is not banned
            assert (await asyncio.to_thread(order, site, do="ban", who=guest, minutes=60))[0] == 200
            assert await line.until_closed() == ("sent-away", 1008)
        async with Raw(site) as line:
            await line.hello(opened.token)
            assert (await line.join(opened.table))["reason"] == "banned"
        with pytest.raises(Denied) as refused:
            await open_table(site.url, "tomoko", token=opened.token)
        assert refused.value.reason == "banned"
        assert (await asyncio.to_thread(order, site, do="unban", who=guest))[0] == 200
        assert (await asyncio.to_thread(order, site, do="unban", who=guest))[0] == 404
        async with Raw(site) as line:
            await line.hello(opened.token)
            assert (await line.join(opened.table))["t"] == "table"

    asyncio.run(main())


def test_ban_an_address_also_over_a_restart(site: Server) -> None:
    assert _get(site, "/healthz", ATTACKER) == 200
    assert order(site, do="ban", who=ATTACKER)[0] == 200
    assert _get(site, "/healthz", ATTACKER) == 403
    assert _get(site, "/healthz", HONEST) == 200
    site.kill()
    site.start()
    assert _get(site, "/healthz", ATTACKER) == 403
    assert list(order(site)[1]["bans"]) == [ATTACKER]
    assert order(site, do="unban", who=ATTACKER)[0] == 200
    assert _get(site, "/healthz", ATTACKER) == 200


def test_close_and_delete_a_table(site: Server) -> None:
    async def main() -> None:
        opened = await open_table(site.url, "tomoko")
        async with Raw(site) as line:
            await line.hello(opened.token)
            await line.join(opened.table)
            assert (await asyncio.to_thread(order, site, do="close", table=opened.table))[0] == 200
            assert await line.until_closed() == ("sent-away", 1008)
        async with Raw(site) as line:
            await line.hello(opened.token)
            assert (await line.join(opened.table))["reason"] == "no-such-table"
            assert (await asyncio.to_thread(order, site, do="unban", who=opened.table))[0] == 200
            assert (await line.join(opened.table))["t"] == "table"  # with everything
            assert (await asyncio.to_thread(order, site, do="delete", table=opened.table))[0] == 200
        async with Raw(site) as line:
            await line.hello(opened.token)
            assert (await line.join(opened.table))["reason"] == "no-such-table"
        assert (await asyncio.to_thread(order, site, do="delete", table=opened.table))[0] == 404

    asyncio.run(main())


def test_renewed_links(site: Server) -> None:
    """Old ones are void, also after a restart; whoever has a seat keeps it."""

    async def main() -> None:
        opened = await open_table(site.url, "tomoko")
        status, answer = await asyncio.to_thread(order, site, do="renew", table=opened.table)
        assert status == 200
        play, watch, *seats = [link.partition("#")[2] for link in answer["links"]]
        assert len(seats) == 2
        await asyncio.to_thread(site.kill)
        await site.restart()
        async with Raw(site) as line:
            await line.hello()
            for old in (opened.play, opened.watch, *opened.seats):
                assert (await line.join(opened.table, old))["reason"] == "no-such-table"
            for new in (play, watch, *seats):
                assert (await line.join(opened.table, new))["t"] == "table"
        async with Raw(site) as line:
            await line.hello(opened.token)
            assert (await line.join(opened.table))["about"]["host"] is True

    asyncio.run(main())


def test_a_word_to_all_tables(site: Server) -> None:
    async def main() -> None:
        opened = await open_table(site.url, "tomoko")
        async with Raw(site) as line:
            await line.hello(opened.token)
            await line.join(opened.table)
            said = "Back at eight: update."
            assert (await asyncio.to_thread(order, site, do="say", text=said))[1]["count"] == 1
            while (told := await line.hear())["t"] != "happened":
                pass
            assert (told["line"]["name"], told["line"]["text"]) == ("Tocca", said)

    asyncio.run(main())


def test_orders_that_make_no_sense(site: Server) -> None:
    for message in (
        {"do": "nothing"}, {"do": "kick"}, {"do": "ban", "who": ""}, {"do": "ban", "who": "x", "minutes": 0},
        {"do": "close", "table": "../x"}, {"do": "say", "text": ""}, {"do": "renew", "table": "x", "more": 1},
    ):  # fmt: skip
        assert order(site, **message)[0] == 400, message
    assert order(site, do="renew", table="nosuchtable")[0] == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_every_language(language: str, site: Server) -> None:
    """It holds no secret: what it shows comes with the token."""
    status, headers, body = get(f"{site.url}/host", None, **{"Accept-Language": f"{language}-XX,en;q=0.5"})
    page = body.decode()
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in page
    assert read_words(language)["host-title"] in page
    assert not re.search(r"\{[a-z-]+\}", page.replace(json.dumps(read_words(language), ensure_ascii=False), ""))
    assert site.host_token not in page
    assert read_words(language).keys() == read_words("en").keys()
    used = set(re.findall(r"'(host-[a-z-]+)'", get(f"{site.url}/host.js")[2].decode()))
    assert used <= read_words(language).keys()
    assert get(f"{site.url}/host.css")[0] == 200


def test_the_link_of_the_page_is_printed_for_the_host(site: Server) -> None:
    assert f"{site.url}/host#{site.host_token}" in (site.folder / "server.out").read_text()
