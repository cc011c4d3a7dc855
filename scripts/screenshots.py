"""Pictures of every board for the docs, in four windows, light and dark. `make screenshots` runs it.

A real server, tables played on for a while through the Python client, and a real Chromium that looks at them
with the same guest's token. Writes docs/screenshots/*.png; of some games only, if they are named on the command line.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

import tocca
from tocca.bots import bot
from tocca.client import connect, open_table
from tocca.client.connection import Connection, Denied
from tocca.client.player import view_of
from tocca.server import protocol

FOLDER = Path("docs/screenshots")
PATIENCE = 60.0  # seconds: bots share the machine with whatever else it does
SIZES = {"phone": (390, 844), "desktop": (1440, 900), "laptop": (1366, 768), "sideways": (844, 390)}
TOUCHED = ("phone", "sideways")
TABLES: dict[str, dict[str, Any]] = {
    "toncc": {"seats": 3, "steps": 14},
    "toscana": {"seats": 2, "steps": 26, "options": {"games": 1}},
    "totsa": {"seats": 3, "steps": 30},
    "tomoko": {"seats": 2, "steps": 24, "options": {"prefill": True}},
}


async def main(url: str) -> None:
    """Every table, every size, both themes; and the first screen."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        chosen = sys.argv[1:] or ["home", *TABLES]
        if "home" in chosen:
            await shoot(chromium, url, "home", "", "")
        for game, wanted in TABLES.items():
            if game not in chosen:
                continue
            opened = await open_table(url, game, seats=wanted["seats"], options=wanted.get("options", {}))
            await play_on(url, opened, wanted["seats"], wanted["steps"])
            await shoot(chromium, f"{url}/t/{opened.table}#{opened.play}", game, opened.token, opened.table)
        await chromium.close()


async def play_on(url: str, opened: Any, seats: int, steps: int) -> None:
    """Ada sits down with bots and plays sensibly for a while, until it is her turn again."""
    async with connect(url, opened.table, opened.play, token=opened.token, name="Ada") as ada:
        await ada.sit(0, "Ada")
        for seat in range(1, seats):
            await ada.ask(protocol.SeatBot(ada.new_id(), seat, f"level-{seat}"))
        await ada.ask(protocol.Start(ada.new_id()))
        while ada.seq < steps:
            await step(ada)
        for _ in range(40):
            eye = ada.eyes.get(0)
            if eye is not None and eye.legal:
                return
            await asyncio.wait_for(ada.__anext__(), PATIENCE)


async def step(ada: Connection) -> None:
    """One action, if there is one; else whatever comes next."""
    eye, about = ada.eyes.get(0), ada.about
    if about is None or about.phase != "playing" or eye is None or not eye.legal:
        await asyncio.wait_for(ada.__anext__(), PATIENCE)
        return
    game = tocca.game(about.game)
    view = view_of(game, about.options, bytes(eye.view))
    action = bot("greedy").choose(game, view, random.Random(ada.seq))
    try:
        await asyncio.wait_for(ada.act(0, game.format(action)), 5)
    except (Denied, TimeoutError):
        await asyncio.sleep(0.2)
    if game.real_time:
        await asyncio.sleep(0.4)


async def shoot(chromium: Browser, address: str, name: str, token: str, table: str) -> None:
    """The same page in every size and both themes."""
    for size, (width, height) in SIZES.items():
        for theme in ("light", "dark"):
            context = await chromium.new_context(
                viewport={"width": width, "height": height}, color_scheme=theme, has_touch=size in TOUCHED,
                locale="en-GB", reduced_motion="reduce",
            )  # fmt: skip
            kept = {"tocca.token": token, "tocca.name": "Ada"} if token else {}
            script = "".join(
                f"localStorage.setItem({json.dumps(k)}, {json.dumps(json.dumps(v))});" for k, v in kept.items()
            )
            await context.add_init_script(script)
            page = await context.new_page()
            await page.goto(address, wait_until="networkidle")
            await page.wait_for_timeout(1500)
            await page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
            await context.close()
    print(name, flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TOCCA_DATA": folder, "TOCCA_PORT": "0", "TOCCA_LOG": "warning"}
        command = [sys.executable, "-m", "tocca.server.serve"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        try:
            asyncio.run(main(found[0]))
        finally:
            server.terminate()
            server.wait(10)
