"""Tables in the middle of a match, made by the room's own rules and laid into the server's database.

Some moments come rarely: a card that lies face down, a push that shows a card of everybody's. Here they are sought
with the library; then people come to such a table by its link and play on.
"""

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.serving import Door, Serving
from tests.web.tables import BOARD
from tocca.core.state import State
from tocca.server import protocol, room
from tocca.server.live.links import Signer, new_table_id
from tocca.server.room.clocks import DAY
from tocca.server.room.events import Event, encode
from tocca.server.room.roles import PLAY, WATCH
from tocca.server.store import Append, Store, TableInfo, sqlite_url

AnyState = State[Any, Any, Any]
NO_CLOCK = protocol.Clock()


class Prepared:
    """A match of these people, as far as it is played here. `one_device`: all of them sit at the same one."""

    def __init__(
        self,
        game: str,
        names: tuple[str, ...],
        seed: str = "",
        *,
        one_device: bool = False,
        clock: protocol.Clock = NO_CLOCK,
        **options: Any,
    ) -> None:
        self.table = new_table_id()
        self.names = names
        self._one_device = one_device
        self._time = time.time_ns() // 1_000_000 - 7 * DAY  # so that none of it lies ahead, however long it takes
        self._asked = 0
        seed = seed or f"{game} {len(names)}"  # the same match in every run
        setup = room.TableSetup(self.table, game, self._guest(0), len(names), options, clock, seed=seed)
        step = room.create(setup, self._time)
        self.room = step.room
        self.log: list[Event] = list(step.events)
        for seat, name in enumerate(names):
            self.ask(seat, protocol.Sit(self._id(), seat, name))
        self.ask(0, protocol.Start(self._id()))

    def _guest(self, seat: int) -> str:
        return f"{self.table}{0 if self._one_device else seat}"

    def _id(self) -> str:
        self._asked += 1
        return f"p{self._asked}"

    def ask(self, seat: int, message: Any) -> None:
        """One of them asks for something."""
        self._handle(room.Request(self._guest(seat), message))

    def act(self, seat: int, action: str) -> None:
        self.ask(seat, protocol.Act(self._id(), seat, action))

    def pause(self, seat: int) -> None:
        self.ask(seat, protocol.Pause(self._id()))

    def take_back(self, seat: int) -> None:
        """That seat wants its last action back; the others are asked."""
        self.ask(seat, protocol.TakeBack(self._id(), seat))

    def pass_time(self) -> None:
        """Until the next thing happens by itself."""
        due = room.wake_at(self.room)
        assert due is not None, "nothing is due"
        self._time = max(self._time, due)
        self._handle(room.Tick())

    def play_until(self, wanted: Callable[[AnyState], bool], seed: int = 1) -> tuple[int, str]:
        """Any actions, up to the one that would lead to what is wanted: whose it is, and which."""
        chance = random.Random(seed)
        while True:
            seat = min(self.state.to_act)
            action = chance.choice(self.state.legal(seat))
            if wanted(self.state.apply(seat, action)):
                return seat, self.state.game.format(action)
            self.act(seat, self.state.game.format(action))

    def _handle(self, request: Any) -> None:
        step = room.handle(self.room, request, self._time)
        self.room = step.room
        self.log += step.events

    @property
    def state(self) -> AnyState:
        return self.room.playing.state

    def lay_into(self, serving: Serving) -> None:
        """From now on the server knows the table."""
        info = TableInfo(self.table, self.room.game_id, self.room.phase, False, self._time, self._time)
        rows = tuple((event.at, encode(event)) for event in self.log)
        with database(serving) as store:
            store.append([Append(self.table, 1, rows, info)])

    def come(self, page: Page, serving: Serving, seat: int | None, door: Door | None = None) -> None:
        """The person on that seat comes to the table, perhaps by another door; None: somebody who only watches."""
        with database(serving) as store:
            signer = Signer(bytes.fromhex(store.setting("secret") or ""))
        if seat is not None:
            token = json.dumps(json.dumps(signer.sign_token(self._guest(seat))))
            page.add_init_script(f"localStorage.setItem('tocca.token', {token})")
        key = signer.sign_key(self.table, WATCH if seat is None else PLAY)
        page.goto(f"{(door or serving).address}/t/{self.table}#{key}")
        expect(page.locator(f"{BOARD}, .curtain").first).to_be_visible()


@contextmanager
def database(serving: Serving) -> Iterator[Store]:
    """The server's own, while it runs."""
    store = Store.open(sqlite_url(serving.data))
    try:
        yield store
    finally:
        store.close()
