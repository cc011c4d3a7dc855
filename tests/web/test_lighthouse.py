"""Lighthouse 12 on the first page and at tables: accessibility and best practices always, performance where the machine
is quiet enough to measure it (`make lighthouse`): there at all four tables, the median of three runs each."""

import asyncio
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.web.serving import Serving
from tocca.client import connect, open_table
from tocca.client.web import Opened
from tocca.server import protocol

WEB = Path(__file__).parents[2] / "web"
QUIET = bool(os.environ.get("TOCCA_QUIET_MACHINE"))
FAST_ENOUGH = 95
TABLES = ("toncc", "toscana", "totsa", "tomoko") if QUIET else ("toncc",)
PAGES = ("first page", *TABLES)


@pytest.fixture(scope="module")
def marks(serving: Serving) -> dict[str, Any]:
    """The scores of each page on each device, with what was found wanting."""
    with ThreadPoolExecutor(1) as apart:  # Playwright's loop runs in this thread
        token, tables = apart.submit(asyncio.run, against_bots(serving.address)).result()
    asked = {
        "pages": {
            "first page": f"{serving.address}/",
            **{game: f"{serving.address}/t/{table}" for game, table in tables.items()},
        },
        "token": token,
        "runs": 3 if QUIET else 1,
        "presets": ["mobile", "desktop"],
    }
    command = ["node", "lighthouse.mjs", json.dumps(asked)]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=600 * len(PAGES), check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    print(json.dumps(found, indent=1))
    return found


async def against_bots(server: str) -> tuple[str, dict[str, str]]:
    """A guest's token, and the tables of each game at which everybody waits for that guest."""
    token, tables = "", {}
    for game in TABLES:
        opened = await waiting_table(server, game, token)
        token, tables[game] = opened.token, opened.table
    return token, tables


async def waiting_table(server: str, game: str, token: str) -> Opened:
    opened = await open_table(server, game, token=token)
    async with connect(server, opened.table, opened.play, token=opened.token, name="Ada") as ada:
        await ada.sit(0)
        assert ada.about is not None
        for seat in range(1, len(ada.about.seats)):
            await ada.ask(protocol.SeatBot(ada.new_id(), seat, "random"))
        await ada.ask(protocol.Start(ada.new_id(), ready_check=True))
        while ada.about.awaited != (0,) and ada.about.ready is None:
            await ada.__anext__()
    return opened


@pytest.mark.parametrize("device", ["mobile", "desktop"])
@pytest.mark.parametrize("page", PAGES)
def test_everybody_can_use_it_and_nothing_is_done_badly(marks: dict[str, Any], page: str, device: str) -> None:
    found = marks[f"{page} {device}"]
    assert found["accessibility"] == 100, found["faults"]
    assert found["best-practices"] == 100, found["faults"]


@pytest.mark.skipif(not QUIET, reason="other work on the same cores would be measured too; `make lighthouse`")
@pytest.mark.parametrize("device", ["mobile", "desktop"])
@pytest.mark.parametrize("page", PAGES)
def test_it_is_quick(marks: dict[str, Any], page: str, device: str) -> None:
    found = marks[f"{page} {device}"]
    assert found["performance"] >= FAST_ENOUGH, found["faults"]
