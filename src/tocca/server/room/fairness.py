"""The referee of a race over a network (TC-16): who was first, if everybody had sat at one table.

Pure arithmetic in whole milliseconds: no clock, no socket; chance comes in as an argument. The why, the
proofs and the measured table are in docs/fairness.md.

The *show* is the one scheduled moment at which everybody should see the dice. The reveal leaves for each
seat a little ahead of it (`head`: half a round trip, at most 75 ms), so the near lines wait for the far
ones. A press that arrives is moved back by the rest of its seat's round trip, at most BOUND and at most what
is left of the seat's quota. A claimed time only chooses between the usual and the fastest trip of the line.

How a room uses it, on the match's own clock: at the reveal it makes a referee; the hub sends the reveal to
each seat after its `hold`; a press in the race goes to the referee, a pass to the rules and to `without`.

>>> from tocca.core.chance import Chance, Stream
>>> far, near = Lag(round_trip=200, fastest=190), Lag(round_trip=20, fastest=18)
>>> referee = Referee.at_reveal(10_000, (far, near), quotas=(FULL, FULL))
>>> referee.holds, referee.show              # the far line is told at once, the near one 65 ms later
((0, 65), 10075)
>>> referee = referee.press(1, "b4", now=10_700, claimed=612)   # the near one arrives first ...
>>> referee.due                                                 # ... the other's may be under way
10836
>>> referee = referee.press(0, "b4", now=10_760, claimed=560)
>>> referee.due                                                 # nobody is left to wait for
10760

At `due` (or at the last millisecond before the rules close the race by themselves: then with `now=None`)
it takes the verdict, applies the presses in this order, each with `at` = the time of the verdict, skips
those that have become void, and stores one event with all of them and the values drawn.

>>> chance = Chance(Stream.from_seed(None))
>>> judged, referee = referee.verdict(chance, now=10_760)
>>> [(press.seat, press.arrived, press.believed, press.counted, press.drawn) for press in judged]
[(0, 685, 125, 560, False), (1, 625, 10, 615, False)]
>>> chance.drawn, referee.quotas             # nothing was left to chance; handed to the next referee
((), (175, 290))

An error doesn't close the race, so a referee goes on until the rules leave it: later presses get verdicts
of their own. Presses it still has when the race is closed are void, and cost no quota.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from statistics import median_low
from typing import NamedTuple

import msgspec
from msgspec import Struct

from tocca.core.chance import Chance

BOUND = 150  # no press is moved back further
HEAD = BOUND // 2  # nor does the reveal leave earlier: half of it is for the way there
FULL = 300  # what a quota holds
REFILL = 140  # what a roll gives back: what a jittery round trip of 200 ms needs beyond its head start
SAMPLES = 20  # round trips remembered
ENOUGH = 5  # before a median says something
VAGUE = 10  # the most that one line's jitter widens the band in which chance decides
TICK = 1  # two times nearer than the clock can tell
MARGIN = 10  # for a server that reads its sockets late


class Lag(NamedTuple):
    """What is known of a line: its usual round trip and its fastest one. Nothing: a bot, or too new."""

    round_trip: int = 0
    fastest: int = 0

    @property
    def head(self) -> int:
        """How long before the show the reveal leaves."""
        return min(self.round_trip // 2, HEAD)

    @property
    def vague(self) -> int:
        """How far off its counted times may be: half the jitter; limited, or wild pongs would ask for draws."""
        return min((self.round_trip - self.fastest) // 2, VAGUE)


class RoundTrips(NamedTuple):
    """The last round trips of a connection's ping frames."""

    recent: tuple[int, ...] = ()

    def add_pong(self, ms: int) -> "RoundTrips":
        """With one more."""
        return RoundTrips((*self.recent, max(ms, 0))[-SAMPLES:])

    @property
    def lag(self) -> Lag:
        """The median counts; of a new connection, carefully, the least seen so far."""
        if not self.recent:
            return Lag()
        fastest = min(self.recent)
        return Lag(median_low(self.recent) if len(self.recent) >= ENOUGH else fastest, fastest)


class JudgedPress(Struct, frozen=True, omit_defaults=True):
    """A press with its arithmetic, as the log keeps it: a protocol.PressReport, but with the action in notation."""

    seat: int
    action: str
    arrived: int
    claimed: int | None
    round_trip: int
    believed: int
    counted: int
    drawn: bool = False
    head: int = 0
    bound: int = 0


class RaceEntrant(NamedTuple):
    """A seat in one race: its line as it was at the reveal, and what its quota holds."""

    lag: Lag
    left: int

    @property
    def bound(self) -> int:
        """The furthest a press of this seat is moved back: the round trip beyond the head start, within limits."""
        return min(self.lag.round_trip - self.lag.head, BOUND, self.left)

    @property
    def least(self) -> int:
        """The least it is moved back: the line was never faster, whatever a wrong clock claims."""
        return min(max(self.lag.fastest - self.lag.head, 0), self.bound)

    def judge(self, seat: int, action: str, arrived: int, claimed: int | None) -> JudgedPress:
        """The press with its arithmetic; times are after the show.

        A press counted before the show was blind, not a reaction: it counts as made at the show, and the
        rules judge it like any other. Only one that arrives before the reveal is surely a false start, and
        that one never comes to a referee.
        """
        earliest, latest = arrived - self.bound, arrived - self.least
        likely = earliest if claimed is None else min(max(claimed, earliest), latest)
        counted = max(likely, 0)
        return JudgedPress(
            seat, action, arrived, claimed, self.lag.round_trip, max(arrived - counted, 0), counted,
            head=self.lag.head, bound=self.bound,
        )  # fmt: skip


class Verdict(NamedTuple):
    """Presses in the order in which the rules take them, and the referee for those that follow."""

    presses: tuple[JudgedPress, ...]
    referee: "Referee"


class Referee(NamedTuple):
    """Of one race. Whatever is measured during it changes nothing any more."""

    show: int  # on the match's clock
    racers: tuple[RaceEntrant, ...]
    pending: tuple[JudgedPress, ...] = ()  # earliest first
    done: frozenset[int] = frozenset()  # the seats that nobody waits for: pressed, passed, not in the race

    @classmethod
    def at_reveal(cls, at: int, lags: Sequence[Lag], quotas: Sequence[int], out: Iterable[int] = ()) -> "Referee":
        """For a race revealed at that time of the match. Every reveal refills the quotas that the last
        referee left; a match starts with FULL ones. They belong to the seat: reconnecting gives no new one."""
        racers = tuple(RaceEntrant(lag, min(left + REFILL, FULL)) for lag, left in zip(lags, quotas, strict=True))
        return cls(at + max(lag.head for lag in lags), racers, done=frozenset(out))

    @property
    def holds(self) -> tuple[int, ...]:
        """How long the reveal is held back for each seat, so that all see it at the show."""
        most = max(racer.lag.head for racer in self.racers)
        return tuple(most - racer.lag.head for racer in self.racers)

    @property
    def quotas(self) -> tuple[int, ...]:
        """What each seat has left."""
        return tuple(racer.left for racer in self.racers)

    def press(self, seat: int, action: str, now: int, claimed: int | None = None) -> "Referee":
        """With a press that arrived now. A seat in `done` has none left: ValueError."""
        if seat in self.done:
            raise ValueError(f"seat {seat} has no press left in this race")
        press = self.racers[seat].judge(seat, action, now - self.show, claimed)
        pending = tuple(sorted((*self.pending, press), key=self._order))
        return self._replace(pending=pending, done=self.done | {seat})

    def without(self, seat: int) -> "Referee":
        """With nothing more to wait for from that seat: it passed, or went away."""
        return self._replace(done=self.done | {seat})

    @property
    def due(self) -> int | None:
        """When a verdict can be taken: nothing that is under way could still come before the earliest press
        or into doubt with it. At most BOUND + 2 * VAGUE + TICK + MARGIN after that press arrived."""
        return self._find_certainty(self.pending[0]) if self.pending else None

    def verdict(self, chance: Chance, now: int | None = None) -> Verdict:
        """What can be judged by now; everything, without a time. Inside a band of doubt chance decides."""
        judged: list[JudgedPress] = []
        pending = self.pending
        while pending and (now is None or self._find_certainty(pending[0]) <= now):
            near = self._in_doubt(pending)
            judged += _draw_order(near, chance)
            pending = pending[len(near) :]
        return Verdict(tuple(judged), self.settle_presses(judged))

    def settle_presses(self, presses: Iterable[JudgedPress]) -> "Referee":
        """With these presses judged, and their seats charged for what was believed."""
        racers, seats = list(self.racers), set()
        for press in presses:
            seats.add(press.seat)
            racers[press.seat] = racers[press.seat]._replace(left=racers[press.seat].left - press.believed)
        pending = tuple(press for press in self.pending if press.seat not in seats)
        return self._replace(racers=tuple(racers), pending=pending, done=self.done | seats)

    def _order(self, press: JudgedPress) -> tuple[int, int, int]:
        """By counted time; of equal ones the vaguest leads, so that no seat number widens a band."""
        return press.counted, -self._vague(press), press.seat

    def _vague(self, press: JudgedPress) -> int:
        return self.racers[press.seat].lag.vague

    def _in_doubt(self, pending: Sequence[JudgedPress]) -> tuple[JudgedPress, ...]:
        """The earliest press and those after it that can't be told from it. Measured from the earliest alone,
        so a chain of near presses doesn't pull in one that was clearly later; and up to the first that is
        clearly later, so a vague line doesn't jump over a precise one."""
        first = pending[0]
        sure = first.counted + self._vague(first) + TICK
        return (first, *takewhile(lambda press: press.counted < sure + self._vague(press), pending[1:]))

    def _find_certainty(self, press: JudgedPress) -> int:
        """When no seat that is still waited for could arrive in doubt with that press: its band at its widest,
        and then the longest way back that is still possible."""
        arrived = max(other.arrived for other in self.pending)
        ways = [racer.bound for seat, racer in enumerate(self.racers) if seat not in self.done]
        if not ways:
            return self.show + arrived
        band = TICK + 2 * max(racer.lag.vague for racer in self.racers)
        return self.show + max(press.counted + band + max(ways) + MARGIN, arrived)


def _draw_order(near: Sequence[JudgedPress], chance: Chance) -> Iterable[JudgedPress]:
    """In random order, marked as such, if there are several."""
    if len(near) == 1:
        return near
    presses = {press.seat: msgspec.structs.replace(press, drawn=True) for press in near}
    return [presses[seat] for seat in chance.shuffle(sorted(presses))]
