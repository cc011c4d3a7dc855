"""Races over simulated lines: people with equal reactions, lines with jitter and loss, wrong clocks, liars.

The referee gets every press at the moment it arrives and judges when it says so, as a room would.
benchmarks/fairness.py prints the table; the tests hold the few lines of it that must hold.
"""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tocca.core.chance import Chance, Stream
from tocca.server.live.kernel import SLACK_MS
from tocca.server.room.fairness import BOUND, FULL, JudgedPress, Lag, Referee, RoundTrips

WARM_UP = 20  # pings before the first roll
RETRANSMISSION = 200  # a lost packet comes again after this and a round trip

Claim = Callable[[float], int | None]  # what a client says when its clock shows so much since it saw the reveal


def honest(seen: float) -> int | None:
    return round(seen)


def silent(seen: float) -> int | None:
    return None


def always_100(seen: float) -> int | None:
    return 100


class Client(NamedTuple):
    """A person at the end of a line."""

    name: str
    round_trip: float  # at its best
    jitter: float  # on top of it, in the mean
    loss: float = 0.01  # of packets, each way
    clock: float = 1.0  # how fast the client's runs
    claim: Claim = honest
    pong_delay: Callable[[random.Random], float] = lambda rng: 0.0
    direct: bool = False  # without a proxy in between, so that the server's kernel knows the line

    def way(self, rng: random.Random) -> float:
        """How long one message takes, there or back: TCP sends again what was lost."""
        ms = self.round_trip / 2 + rng.expovariate(2 / self.jitter)
        while rng.random() < self.loss:
            ms += RETRANSMISSION + self.round_trip
        return ms

    def ping(self, rng: random.Random) -> int:
        """A round trip as the server measures it."""
        measured = self.way(rng) + self.pong_delay(rng) + self.way(rng)
        return round(min(measured, self._kernel_bound) if self.direct else measured)

    @property
    def _kernel_bound(self) -> float:
        """What `live/kernel.py` believes at most: the kernel's mean, four times its deviation, and the slack."""
        return self.round_trip + self.jitter + 4 * 0.75 * self.jitter + SLACK_MS


def line(round_trip: int) -> Client:
    """A fair line: jitter of 1 ms and a twentieth, one packet in a hundred lost."""
    return Client(f"{round_trip} ms", round_trip, 1 + round_trip / 20)


NEAR, FAR = line(20), line(200)

PONG_LIARS = (
    NEAR._replace(name="20 ms, all pongs 180 ms late", claim=silent, pong_delay=lambda rng: 180.0),
    NEAR._replace(name="20 ms, all pongs 1 s late", claim=always_100, pong_delay=lambda rng: 1_000.0),
    NEAR._replace(name="20 ms, most pongs late", claim=always_100, pong_delay=lambda rng: 400.0 * (rng.random() < 0.7)),
    NEAR._replace(name="20 ms, wild pongs", claim=always_100, pong_delay=lambda rng: rng.uniform(0, 800)),
    FAR._replace(name="200 ms, pongs 300 ms late", claim=always_100, pong_delay=lambda rng: 300.0),
)
DIRECT_LIARS = tuple(liar._replace(name=f"{liar.name}, direct", direct=True) for liar in PONG_LIARS[:2])


def reaction(rng: random.Random) -> float:
    """Of a person who sees, chooses and presses: Normal + Exponential, 600 ± 170 ms."""
    return max(rng.gauss(450, 80), 150) + rng.expovariate(1 / 150)


class Try(NamedTuple):
    """What truly happened to one press: on the server's clock, the reveal at 0."""

    seat: int
    reaction: float
    trip: float  # there and back
    arrives: int
    claim: int | None


class Result(NamedTuple):
    """Of many rolls."""

    wins: tuple[int, ...]
    gains: tuple[tuple[float, ...], ...]  # by seat: how much earlier each press counted than it was made
    trips: tuple[tuple[float, ...], ...]  # by seat: how long its messages took
    drawn: int  # rolls whose first place was drawn
    waited: int  # the longest wait for a verdict after the first press had arrived

    @property
    def shares(self) -> tuple[float, ...]:
        """Of the wins, in per cent."""
        return tuple(100 * wins / sum(self.wins) for wins in self.wins)

    def gain(self, seat: int) -> float:
        """In the mean, in milliseconds."""
        return sum(self.gains[seat]) / len(self.gains[seat])


def tries(clients: Sequence[Client], holds: Sequence[int], rng: random.Random) -> list[Try]:
    """Everybody answers one roll; in order of arrival."""
    made = []
    for seat, client in enumerate(clients):
        there, needed, back = client.way(rng), reaction(rng), client.way(rng)
        arrives = round(holds[seat] + there + needed + back)
        made.append(Try(seat, needed, there + back, arrives, client.claim(needed * client.clock)))
    return sorted(made, key=lambda one: one.arrives)


def judge(referee: Referee, made: Sequence[Try], chance: Chance) -> tuple[list[JudgedPress], int]:
    """The presses as they were judged, each batch when it was due; and how long the first one waited."""
    judged: list[JudgedPress] = []
    first_verdict = 0
    for one, next_one in zip(made, (*made[1:], None), strict=True):
        referee = referee.press(one.seat, "a1", one.arrives, one.claim)
        while (due := referee.due) is not None and (next_one is None or due < next_one.arrives):
            presses, referee = referee.verdict(chance, due)
            first_verdict = first_verdict or due
            judged += presses
    return judged, first_verdict - made[0].arrives


def races(clients: Sequence[Client], rolls: int, seed: int) -> Result:
    """Rolls in a row, everybody pressing in each; before each one the server has pinged once."""
    rng, chance = random.Random(seed), Chance(Stream.from_seed(seed))
    pings = [ping(RoundTrips(), client, rng, WARM_UP) for client in clients]
    quotas: tuple[int, ...] = (FULL,) * len(clients)
    wins, drawn, waits = [0] * len(clients), 0, 0
    gains: list[list[float]] = [[] for _ in clients]
    trips: list[list[float]] = [[] for _ in clients]
    for _ in range(rolls):
        pings = [ping(trip, client, rng, 1) for trip, client in zip(pings, clients, strict=True)]
        referee = Referee.at_reveal(0, [trip.lag for trip in pings], quotas)
        made = tries(clients, referee.holds, rng)
        judged, waited = judge(referee, made, chance)
        quotas = tuple(
            racer.left - next(press.believed for press in judged if press.seat == seat)
            for seat, racer in enumerate(referee.racers)
        )
        wins[judged[0].seat] += 1
        drawn += judged[0].drawn
        waits = max(waits, waited)
        for press in judged:
            truth = next(one for one in made if one.seat == press.seat)
            gains[press.seat].append(truth.reaction - press.counted)
            trips[press.seat].append(truth.trip)
    return Result(tuple(wins), tuple(map(tuple, gains)), tuple(map(tuple, trips)), drawn, waits)


def ping(trips: RoundTrips, client: Client, rng: random.Random, times: int) -> RoundTrips:
    for _ in range(times):
        trips = trips.add_pong(client.ping(rng))
    return trips


def plain_races(clients: Sequence[Client], rolls: int, seed: int, bound: int = BOUND) -> tuple[float, ...]:
    """For comparison, the shares when the reveal leaves for everybody at once and a press is moved back by
    the usual round trip, at most `bound` (0: whoever arrives first wins)."""
    rng = random.Random(seed)
    lags: list[Lag] = [ping(RoundTrips(), client, rng, WARM_UP).lag for client in clients]
    wins = [0] * len(clients)
    for _ in range(rolls):
        made = tries(clients, (0,) * len(clients), rng)
        first = min(made, key=lambda one: (one.arrives - min(lags[one.seat].round_trip, bound), rng.random()))
        wins[first.seat] += 1
    return tuple(100 * count / rolls for count in wins)
