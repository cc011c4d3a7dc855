"""The races of simulation.py at a real table: people at the ends of simulated lines, a room, a simulated clock."""

import random
from collections.abc import Sequence

from tests.server.fairness.simulation import WARM_UP, Client, Try, ping, tries
from tests.server.room.scene import NOON, make_request
from tocca.games.totsa.rules.actions import SLAPS
from tocca.games.totsa.rules.position import Position
from tocca.server import protocol, room
from tocca.server.refusals import Refusal
from tocca.server.room import races
from tocca.server.room.fairness import RoundTrips
from tocca.server.room.model import Room
from tocca.server.room.requests import Internal, Measured, Request, TableSetup, Tick

GUESTS = "abcd"


class Match:
    """A match of Totsa! in which everybody presses the right card, and nobody ever shouts."""

    def __init__(self, clients: Sequence[Client], rng: random.Random) -> None:
        self.clients, self.rng, self.now = clients, rng, NOON
        self.pings = [ping(RoundTrips(), client, rng, WARM_UP) for client in clients]
        self.wins = [0] * len(clients)
        self._ids = 0
        setup = TableSetup("t1", "totsa", "a", len(clients), {"limit": 200}, seed=str(rng.random()))
        self.room: Room = room.create(setup, self.now).room
        for seat in range(len(clients)):
            self.ask(seat, protocol.Sit(self.id(), seat, GUESTS[seat]))
        self.ask(0, protocol.Start(self.id()))

    def id(self) -> str:
        self._ids += 1
        return str(self._ids)

    def ask(self, seat: int, message: protocol.ClientMessage) -> None:
        self.do(make_request(GUESTS[seat], message))

    def do(self, request: Request | Internal) -> None:
        self.room = room.handle(self.room, request, self.now).room

    @property
    def position(self) -> Position:
        position: Position = self.room.playing.state.position
        return position

    def roll(self) -> bool:
        """One more, to its end; False: the match is over. Who takes the card has won it."""
        while self.room.race is None:
            if self.room.phase == "over":
                return False
            if self.position.phase == "thrown":
                self._ping()
            self._tick()
        if self.position.holder(self.position.dice) is None:
            self._race()
        while self.room.race is not None:  # a card that somebody has already is left alone
            self._tick()
        return True

    def _ping(self) -> None:
        lines = zip(self.pings, self.clients, strict=True)
        self.pings = [ping(trips, client, self.rng, 1) for trips, client in lines]
        for guest, trips in zip(GUESTS, self.pings, strict=False):
            self.do(Measured(guest, trips.lag))

    def _tick(self) -> None:
        due = room.wake_at(self.room)
        assert due is not None
        self.now = max(self.now, due)
        self.do(Tick())

    def _race(self) -> None:
        """The reveal has just been decided; it leaves for each seat after its hold."""
        race, revealed = self.room.race, self.now
        assert race is not None
        holds = [races.hold(race, (seat,), trips.lag) for seat, trips in enumerate(self.pings)]
        before = [len(player.open) for player in self.position.players]
        card = self.room.game.format(SLAPS[self.position.dice])
        for made in tries(self.clients, holds, self.rng):
            self._arrive(made, revealed + made.arrives, card)
        while self.room.race is not None:
            self._tick()
        for seat, player in enumerate(self.position.players):
            self.wins[seat] += len(player.open) - before[seat]

    def _arrive(self, made: Try, at: int, card: str) -> None:
        while self.room.race is not None and (due := room.wake_at(self.room)) is not None and due < at:
            self._tick()
        self.now = max(self.now, at)
        try:
            self.ask(made.seat, protocol.Act(self.id(), made.seat, card, since=made.claim))
        except Refusal as refusal:
            if refusal.reason != "void":  # somebody has it
                raise


def wins_at_a_table(clients: Sequence[Client], rolls: int, seed: int) -> list[int]:
    """Who takes how many of so many cards that were raced for."""
    rng = random.Random(f"{seed} at a table")
    wins = [0] * len(clients)
    while sum(wins) < rolls:
        match = Match(clients, rng)
        while sum(wins) + sum(match.wins) < rolls and match.roll():
            pass
        wins = [one + more for one, more in zip(wins, match.wins, strict=True)]
    return wins
