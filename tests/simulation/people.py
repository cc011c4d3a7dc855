"""Clients of a simulated network: the real Python client, playing at random, with the checks of the kill tests."""

import random
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, cast

from tests.server.players import Listener, Player
from tests.simulation.network import Network
from tocca.client import Denied
from tocca.client.web import Opened
from tocca.server import protocol

PATIENCE = 1e9  # seconds: a run ends when everybody has caught up


class OverTheNetwork(Listener):
    """A client that dials into the simulated network."""

    longest_pause = 5.0
    patience = PATIENCE
    network: Network

    def _dial(self) -> AbstractAsyncContextManager[Any]:
        return cast(AbstractAsyncContextManager[Any], self.network.dial(self._address, self.name))


class Watcher(OverTheNetwork):
    """Somebody who only watches."""

    def __init__(self, network: Network, server: str, opened: Opened) -> None:
        super().__init__(server, opened, opened.watch, name="watcher")
        self.network = network


class Restless(OverTheNetwork, Player):
    """Plays, changes its mind, talks, takes back, pauses. `refused_ids`: what the server said it did not do."""

    def __init__(self, network: Network, server: str, opened: Opened, seat: int, token: str, seed: str) -> None:
        Player.__init__(self, server, opened, seat, token, pace=(0.05, 1.0))
        self.network = network
        self.refused_ids: set[str] = set()
        self._rng = random.Random(f"{seed} player {seat}")

    async def _go_on(self) -> None:
        assert self.about is not None
        if self.about.phase == "paused" and self.about.ready is None:
            await self.request(protocol.Resume(self.new_id()))
        elif self.about.ready is not None and not set(self.about.yours) <= set(self.about.ready):
            with suppress(Denied):  # no promise: who is ready already changes nothing
                await self.ask(protocol.Ready(self.new_id()))
        elif self.about.asks_back is not None and self._rng.random() < 0.5:
            seat = self.about.yours[0]
            await self.request(protocol.Answer(self.new_id(), seat, self._rng.random() < 0.7))
        elif self._rng.random() < 0.12:
            await self.request(self._something())
        else:
            await super()._go_on()

    def _something(self) -> Any:
        assert self.about is not None
        seat, name = self.about.yours[0], self.new_id()
        return self._rng.choice(
            (
                protocol.TakeBack(name, seat),
                protocol.TakeBack(name, seat, sure=True),
                protocol.Say(name, f"it is {len(self.heard)} o'clock"),
                protocol.Rename(name, seat, f"P{seat} {len(self.heard)}"),
                protocol.Pause(name),
                protocol.Resign(name, seat),
                protocol.Act(name, seat, "nonsense"),
            )
        )

    async def request(self, message: Any) -> None:
        self.asked_ids.add(message.id)
        try:
            await self.ask(message)
        except Denied as denied:
            self.refused[denied.reason] += 1
            if denied.reason != "interrupted":  # then the client gave up: only the table knows whether it counted
                self.refused_ids.add(message.id)
        else:
            self.promised.append((message.id, getattr(message, "action", "")))
