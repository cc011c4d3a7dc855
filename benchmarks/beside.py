"""boardgame.io with its store in memory, under the same load as our server: see benchmarks/server.py.

It speaks socket.io; of that only what a WebSocket needs is spoken here, so that both servers are asked by the
same code. It is installed into bench-results/ by npm; where that can't be done there is nothing to compare with.
"""

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.wire import Wire, open_wire

HOST = "127.0.0.1"
SOURCE = Path(__file__).parent / "boardgameio"
GAME = "push"


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - their name


class _State(msgspec.Struct):
    ctx: _Context
    _stateID: int = 0  # noqa: N815 - their name


class _Synced(msgspec.Struct):
    state: _State


_decode_update = msgspec.json.Decoder(tuple[str, str, _State, Any]).decode
_decode_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode
_encode = msgspec.json.Encoder().encode


class BoardgamePlayer(Wire):
    """Answers at once with a random push."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, port: int, match: str, seat: int) -> None:
        super().__init__(HOST, port)
        self.match, self.seat = match, str(seat)
        self.moves = 0
        self.times: list[float] = []
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rng = random.Random(f"{match} {seat}")
        self._sent = 0.0
        self._mine = False

    def text(self, payload: bytes) -> None:
        kind = payload[:2]
        if payload[:1] == b"0":
            self.send_text(f"40/{GAME},".encode())
        elif payload == b"2":
            self.send_text(b"3")
        elif kind == b"40":
            self.send_text(f'42/{GAME},["sync","{self.match}","{self.seat}",null,2]'.encode())
        elif kind == b"42":
            self._event(payload[payload.index(b"[") :])

    def _event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            state = _decode_update(event)[2]
            if self._mine:
                self.times.append(time.perf_counter() - self._sent)
                self.moves += 1
                self._mine = False
            self._look(state)
        elif event.startswith(b'["sync"') and not self.seated.done():
            self.seated.set_result(None)
            self.first = _decode_sync(event)[2].state

    def begin(self) -> None:
        """Everybody is there."""
        self._look(self.first)

    def _look(self, state: _State) -> None:
        if state.ctx.currentPlayer != self.seat:
            return
        push = [self._rng.choice("NESW"), self._rng.randrange(5), self._rng.choice((1, 2))]
        action = {"type": "MAKE_MOVE", "payload": {"type": "push", "args": push, "playerID": self.seat}}
        self._mine, self._sent = True, time.perf_counter()
        self.send_text(f"42/{GAME},".encode() + _encode(["update", action, state._stateID, self.match, self.seat]))


def install(folder: Path) -> str:
    """Why boardgame.io is not to be had; empty if it is there."""
    if not shutil.which("npm"):
        return "npm is not installed"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.cjs"):
        shutil.copy(SOURCE / name, folder / name)
    if not (folder / "node_modules").is_dir():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            return f"npm could not install it: {done.stderr.strip().splitlines()[-1:]}"
    return ""


class BoardgameProcess:
    """Its server, alone on one core."""

    def __init__(self, folder: Path, core: int = 0) -> None:
        with socket.create_server((HOST, 0)) as free:
            self.port: int = free.getsockname()[1]
        self._process = subprocess.Popen(
            ["node", "server.cjs"],
            cwd=folder,
            env={**os.environ, "PORT": str(self.port), "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            if "ready" in line:
                return
        raise RuntimeError("boardgame.io did not start")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


async def seat_matches(port: int, count: int) -> list[BoardgamePlayer]:
    """So many matches of two, everybody connected."""
    players = []
    for number in range(count):
        for seat in (0, 1):
            player = BoardgamePlayer(port, f"m{number}", seat)
            await open_wire(player, HOST, port)
            await player.seated
            players.append(player)
    return players
