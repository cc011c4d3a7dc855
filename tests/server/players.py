"""People who play over the wire, note all they were promised and told, and what must hold of it in the end."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from tests.server.process import PATIENCE
from tocca.client import Connection, Denied, open_table
from tocca.client.web import Opened
from tocca.games.totsa.rules.cards import HIDDEN, NONE
from tocca.server import protocol, room
from tocca.server.protocol import Happened, Line, Table
from tocca.server.room import events
from tocca.server.room.history import replay
from tocca.server.room.model import HISTORY, Audience

TABLES = (("toncc", 3), ("tomoko", 2), ("tomoko", 3), ("toscana", 2), ("totsa", 3))


class Listener(Connection):
    """A connection that remembers all it was told, and as who."""

    longest_pause = 0.3
    patience = PATIENCE

    def __init__(self, server: str, opened: Opened, key: str, token: str = "", name: str = "") -> None:
        super().__init__(server, opened.table, key, token, name)
        self.opened = opened
        self.heard: list[tuple[tuple[int, ...], protocol.ServerMessage]] = []
        self.lines: dict[tuple[tuple[int, ...], int], Line] = {}
        self.arrivals = 0

    @property
    def guest(self) -> str:
        """Who it is to the server."""
        return self.token.partition(".")[0]

    @property
    def audience(self) -> Audience:
        """What it is told as, as far as it knows."""
        assert self.about is not None
        return Audience(self.about.yours, self.about.host)

    async def came_again(self, than: int) -> None:
        """Wait until it has come to the table more often than that."""
        await self._until(lambda: self.arrivals > than)

    async def catch_up(self, final: room.Room) -> None:
        """Wait until it has seen all that there is in that room. More may follow: in Totsa! time passes by itself."""
        audience = final.audience(self.guest)
        await self._until(lambda: self.audience == audience and self.seq >= final.seq(audience))

    async def _until(self, there: Callable[[], bool]) -> None:
        """What was wrong with a message is raised here, at the latest."""
        async with asyncio.timeout(PATIENCE):
            while self._failure is None and not there():
                await self.news()
        if self._failure is not None:
            raise self._failure

    async def _receive(self, message: protocol.ServerMessage, socket: Any) -> None:
        self._check_order(message)
        await super()._receive(message, socket)
        if self.about is not None:
            self.heard.append((self.about.yours, message))
        self.arrivals += isinstance(message, Table) and message.id == "join"
        for line in lines_of(message):
            self._note(line)

    def _check_order(self, message: protocol.ServerMessage) -> None:
        """No line is left out, however often the connection broke."""
        seqs = [line.seq for line in lines_of(message)]
        if isinstance(message, Happened):
            assert seqs == [self.seq + 1], (self.seq, message)
        elif isinstance(message, Table):
            first = seqs[0] if seqs else message.seq + 1
            known = self.seq if self.about is not None and message.about.yours == self.about.yours else 0
            assert first <= max(known, message.seq - HISTORY) + 1, (self.seq, message)
            assert seqs == list(range(first, message.seq + 1)), (self.seq, message)

    def _note(self, line: Line) -> None:
        """A line that was told once is never another one later: what was told had been stored."""
        assert self.about is not None
        known = self.lines.setdefault((self.about.yours, line.seq), line)
        assert known == line, (known, line)


class Player(Listener):
    """Plays a seat at random, and changes its mind where the game allows it. `seat` is the first one it had."""

    def __init__(
        self, server: str, opened: Opened, seat: int, token: str = "", pace: tuple[float, float] = (0.0, 0.03)
    ) -> None:
        super().__init__(server, opened, opened.seats[seat], token, f"P{seat}")
        self.seat = seat
        self.promised: list[tuple[str, str]] = []  # (id, action) that the server has acknowledged
        self.refused: Counter[str] = Counter()
        self.asked_ids: set[str] = set()
        self._rng = random.Random(f"{opened.table} {seat}")
        self._pace = pace
        self._stopping = False
        self._was_legal: tuple[str, ...] = ()
        self._wanted_match = 0

    async def play(self) -> None:
        """Until it is to stop, and its latest request is answered."""
        while not self._stopping:
            await asyncio.sleep(self._rng.uniform(*self._pace))
            await self._go_on()

    def stop(self) -> None:
        """Play no more."""
        self._stopping = True

    async def _go_on(self) -> None:
        assert self.about is not None
        seat = self.about.yours[0]
        eye = self.eyes.get(seat)
        if self.about.phase == "over" and self._wanted_match < self.about.match:
            self._wanted_match = self.about.match
            await self.request(protocol.Rematch(self.new_id(), self._rng.choice(("same", "swapped", "rotated"))))
        elif self.about.phase == "playing" and eye is not None and eye.legal:
            self._was_legal = tuple(map(protocol.text_of, eye.legal))
            await self.request(protocol.Act(self.new_id(), seat, self._rng.choice(self._was_legal)))
        elif self.about.phase == "playing" and self.about.game == "toncc" and self._was_legal:
            if self._rng.random() < 0.3:
                await self.request(protocol.Act(self.new_id(), seat, self._rng.choice(self._was_legal)))
        elif self._rng.random() < 0.02:
            await self.request(protocol.Say(self.new_id(), "tocca a te"))

    async def request(self, message: Any) -> None:
        """Ask, and note the promise."""
        self.asked_ids.add(message.id)
        try:
            await self.ask(message)
        except Denied as denied:
            self.refused[denied.reason] += 1
        else:
            self.promised.append((message.id, getattr(message, "action", "")))


def lines_of(message: protocol.ServerMessage) -> tuple[Line, ...]:
    """The lines in a message."""
    if isinstance(message, Happened):
        return (message.line,)
    return message.lines if isinstance(message, Table) else ()


async def seat_everybody(server: str, game: str, seats: int, **more: Any) -> tuple[list[Player], Listener]:
    """A table with a person on every seat and one who watches, the match started."""
    opened = await open_table(server, game, seats=seats)
    players = [Player(server, opened, seat, opened.token if seat == 0 else "", **more) for seat in range(seats)]
    watcher = Listener(server, opened, opened.watch)
    for one in (*players, watcher):
        await one.open()
    for player in players:
        await player.sit(player.seat)
    await players[0].ask(protocol.Start(players[0].new_id()))
    return players, watcher


# -- what must hold --------------------------------------------------------------------------------


def check_promises(log: list[events.Event], players: list[Player], *, bots: bool = False) -> int:
    """Every acknowledged request is stored, once; nothing is stored that nobody asked for (but what bots do)."""
    stored = Counter(event.id for event in log if event.id)
    assert max(stored.values()) == 1
    actions = {event.id: event.action for event in log if isinstance(event, events.Acted | events.Replaced)}
    too_late = {event.id for event in log if isinstance(event, events.Missed)}  # stored without its action (TC-16)
    for player in players:
        for name, action in player.promised:
            if action != "pass" or stored[name]:  # a pass that says nothing leaves no trace (TC-13)
                assert stored[name] == 1, (name, action)
                assert actions.get(name, "") == ("" if name in too_late else action)
    asked = set[str]({""} if bots else ()).union(*(player.asked_ids for player in players))
    acted = [event for event in log if isinstance(event, events.Acted | events.Replaced)]
    drawn = [event for event in acted if isinstance(event, events.Acted) and event.mark == "late"]  # the time was up
    assert not any(event.id for event in drawn)
    assert asked.issuperset(event.id for event in acted if event not in drawn)
    return sum(len(player.promised) for player in players)


def check_pictures(log: list[events.Event], listeners: list[Listener]) -> None:
    """Everybody knows the same lines, and sees the table as its log says it was at the latest line they were told."""
    for one, then in _rooms_of(log, listeners).items():
        told = room.snapshot(then, one.audience, 0, (), 0)
        assert one.eyes == {eye.seat: eye for eye in told.eyes}
        for line in told.lines:
            assert one.lines.get((told.about.yours, line.seq), line) == line


def _rooms_of(log: list[events.Event], listeners: list[Listener]) -> dict[Listener, room.Room]:
    """The room as each of them has seen it last; it goes on unseen with lines that are not for them."""
    found: dict[Listener, room.Room] = {}
    now: room.Room | None = None
    for event in log:
        now = room.evolve(now, event)
        for one in listeners:
            audience = now.audience(one.guest)
            if audience == one.audience and now.seq(audience) == one.seq:
                found[one] = now
    assert found.keys() == set(listeners), "somebody was told what is not in the log"
    return found


def check_secrets(log: list[events.Event], listeners: list[Listener]) -> None:
    """Nobody was told an action before it was open, nor a card that was not theirs to see."""
    open_actions = _open_actions(log)
    for one in listeners:
        for yours, message in one.heard:
            for line in lines_of(message):
                if line.action and line.seat not in yours:
                    assert (line.at, line.seat, protocol.text_of(line.action)) in open_actions, line
            for eye in getattr(message, "eyes", ()):
                assert one.about is not None
                check_eye(one.about.game, eye)


def check_eye(game: str, eye: protocol.Eye) -> None:
    """By the rules of each game, without asking the code that made it."""
    view = msgspec.json.decode(eye.view)
    if game == "toncc":
        assert view["choice"] is None or eye.seat is not None
        assert all(type(chosen) is bool for chosen in view["chosen"])
    elif game == "tomoko":
        assert all(not hand for party, hand in enumerate(view["hands"]) if party != eye.seat)
        assert eye.seat is not None or (not view["tried"] and not view["passed"])
    elif game == "totsa":
        assert {card for player in view["players"] for card in player["down"]} <= {HIDDEN, NONE}
        assert view["pressed"] is None or eye.seat in view["queue"]


def _open_actions(log: list[events.Event]) -> set[tuple[int, int, str]]:
    found: set[tuple[int, int, str]] = set()
    now = None
    for event in log:
        before, now = now, room.evolve(now, event)
        if isinstance(event, events.Acted) and before is not None:
            play, was = now.playing.plays[-1], before.playing.state
            if now.game.public(was.position, play.action, replay(was, play).position):
                found.add((event.at, event.seat, event.action))
    return found
