"""The server: it gives the page, and a bot plays a match over a socket."""

import asyncio
import json
import random
import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import tocca
from tocca.bots import bot
from tocca.client import connect, open_table, play_seat

TOCCA = str(Path(sys.executable).with_name("tocca"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def play(server: str) -> None:
    opened = await open_table(server, "toscana", options={"games": 1})
    async with connect(server, opened.table, token=opened.token) as table:
        for seat in range(2):
            await table.sit(seat, f"Bot {seat}")
        await table.start()
        await asyncio.gather(*(play_seat(table, seat, bot("random"), random.Random(seat)) for seat in range(2)))
        assert table.about is not None
        assert table.about.result is not None


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:
        return str(answer.read().decode())


def check(server: str) -> None:
    page = fetch(f"{server}/")
    assert "<title>" in page
    for script in re.findall(r'src="([^"]+\.js)"', page):
        assert fetch(f"{server}/{script.lstrip('./')}")
    assert [one["id"] for one in json.loads(fetch(f"{server}/api/games"))] == [*tocca.games()]
    asyncio.run(play(server))


port = free_port()
running = subprocess.Popen([TOCCA, "serve", "--port", str(port), "--data", "data"], stdout=subprocess.PIPE, text=True)
try:
    assert running.stdout is not None
    assert str(port) in running.stdout.readline()  # it says where it listens once it does
    check(f"http://127.0.0.1:{port}")
finally:
    running.terminate()
    running.wait(20)
subprocess.run([TOCCA, "doctor", "server"], env={"TOCCA_DATA": "data", "HOME": "."}, check=True)
