"""Lighthouse 12 on the first page and in a game: accessibility and best practices always, performance where the machine
is quiet enough to measure it (`make lighthouse`)."""

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


@pytest.fixture(scope="module")
def marks(serving: Serving) -> dict[str, Any]:
    """The scores of each page on each device, with what was found wanting."""
    with ThreadPoolExecutor(1) as apart:  # Playwright's loop runs in this thread
        opened = apart.submit(asyncio.run, against_bots(serving.address)).result()
    asked = {
        "pages": {"first page": f"{serving.address}/", "game": f"{serving.address}/t/{opened.table}"},
        "token": opened.token,
        "runs": 3 if QUIET else 1,
        "presets": ["mobile", "desktop"],
    }
    done = subprocess.run(
        ["node", "lighthouse.mjs", json.dumps(asked)], cwd=WEB, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    print(json.dumps(found, indent=1))
    return found


async def against_bots(server: str) -> Opened:
    """A game of Tóncc in which everybody waits for us."""
    opened = await open_table(server, "toncc")
    async with connect(server, opened.table, opened.play, token=opened.token, name="Ada") as ada:
        await ada.sit(0)
        for seat in (1, 2):
            await ada.ask(protocol.SeatBot(ada.new_id(), seat, "random"))
        await ada.ask(protocol.Start(ada.new_id()))
        while ada.about is None or ada.about.awaited != (0,):
            await ada.__anext__()
    return opened


@pytest.mark.parametrize("device", ["mobile", "desktop"])
@pytest.mark.parametrize("page", ["first page", "game"])
def test_everybody_can_use_it_and_nothing_is_done_badly(marks: dict[str, Any], page: str, device: str) -> None:
    found = marks[f"{page} {device}"]
    assert found["accessibility"] == 100, found["faults"]
    assert found["best-practices"] == 100, found["faults"]


@pytest.mark.skipif(not QUIET, reason="other work on the same cores would be measured too; `make lighthouse`")
@pytest.mark.parametrize("device", ["mobile", "desktop"])
@pytest.mark.parametrize("page", ["first page", "game"])
def test_it_is_quick(marks: dict[str, Any], page: str, device: str) -> None:
    found = marks[f"{page} {device}"]
    assert found["performance"] >= FAST_ENOUGH, found["faults"]
