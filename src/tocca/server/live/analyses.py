"""Analyses of finished matches: a queue, and workers that think about one match at a time. A first look at the whole
match comes soon, a better one follows.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from hashlib import blake2b
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Struct

from tocca.server.live.addresses import group_of
from tocca.server.live.analysing import VERSION, compose, examine, judge, list_workload
from tocca.server.refusals import Refusal

log = logging.getLogger("tocca.analyses")

T = TypeVar("T")
Keep = Callable[[bytes], Awaitable[None]]

FIRST_LOOK, WHOLE = 2.5, 36.0  # seconds for all choices of a match together, if nobody else needs the processor
BRIEFEST, LONGEST = 0.004, 0.6  # seconds for one choice
MOST_WAITING = 20
MOST_KEPT = 100  # analyses in memory
FORGOTTEN_AFTER = 15.0  # seconds in which nobody asked how far it is: then nobody waits for it
IDLE = 120.0  # seconds after which the workers end


class AnalysisProgress(Struct, frozen=True, omit_defaults=True):
    """How far an analysis is. `ahead`: how many come before it; `done` of `of` choices have been thought about;
    `analysis`: what there is so far."""

    id: str
    state: Literal["waiting", "thinking", "done"]
    ahead: int = 0
    done: int = 0
    of: int = 0
    analysis: msgspec.Raw | None = None


class AnalysisWorkers(Protocol):
    """Those who think: processes of a server (`analysis_processes.py`), or a worker of a browser."""

    workers: int

    async def run(self, task: Callable[..., T], *arguments: Any) -> T:
        """Run a task of `analysing.py`."""
        ...

    def end_after(self, seconds: float) -> None:
        """End them then, unless they are needed before."""

    def stop(self) -> None:
        """End them, and whatever they are thinking about."""


class Job:
    """One match to analyse."""

    def __init__(self, name: str, text: str, address: str, ended: bool, keep: Keep | None) -> None:
        self.id, self.text, self.address, self.ended, self.keep = name, text, address, ended, keep
        self.asked_at = asyncio.get_running_loop().time()
        self.done = self.of = 0
        self.result: bytes | None = None
        self.refusal: Refusal | None = None
        self.finished = False


class ThinkingTime(NamedTuple):
    """A look at all choices, with so much time for each."""

    seconds: float

    @classmethod
    def within(cls, seconds: float, tasks: int, workers: int) -> "ThinkingTime":
        """As long for each as fits into that time."""
        return cls(min(LONGEST, max(BRIEFEST, seconds * workers / max(1, tasks))))


def identify(text: str) -> str:
    """The name of an analysis: nobody who does not have the record can guess it."""
    return blake2b(f"{VERSION} {text}".encode(), digest_size=16).hexdigest()


class AnalysisService:
    """The analyses of a server: one at a time, and one for each address."""

    def __init__(self, workers: AnalysisWorkers) -> None:
        self._pool = workers
        self._jobs: dict[str, Job] = {}  # waiting or under way, in order
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._runner: asyncio.Task[None] | None = None

    def ask(self, text: str, address: str, *, ended: bool = False, keep: Keep | None = None) -> AnalysisProgress:
        """Analyse that record, or say how far it is. `keep` gets the whole analysis. Refusal if it can't be analysed,
        or too many are waiting."""
        name, group = identify(text), group_of(address)
        if name not in self._jobs and name not in self._kept:
            if any(one.address == group for one in self._jobs.values()):
                raise Refusal("still-thinking", "another match is being analysed for your address")
            if len(self._jobs) >= MOST_WAITING:
                raise Refusal("busy", "many matches are being analysed right now; try again in a moment")
            self._jobs[name] = Job(name, text, group, ended, keep)
            if self._runner is None or self._runner.done():
                self._runner = asyncio.get_running_loop().create_task(self._run_all())
        return self.follow(name)

    def follow(self, name: str) -> AnalysisProgress:
        """How far the analysis of that name is; LookupError if there is none. Refusal if it is impossible."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return AnalysisProgress(name, "done", analysis=msgspec.Raw(self._kept[name]))
        job = self._jobs[name]
        if job.refusal is not None:
            del self._jobs[name]
            raise job.refusal
        job.asked_at = asyncio.get_running_loop().time()
        ahead = list(self._jobs).index(name)
        if ahead:
            return AnalysisProgress(name, "waiting", ahead)
        found = None if job.result is None else msgspec.Raw(job.result)
        return AnalysisProgress(name, "thinking", 0, job.done, job.of, found)

    def remember(self, text: str, data: bytes) -> AnalysisProgress:
        """A stored analysis of that record, for whoever asks next."""
        name = identify(text)
        self._keep(name, data)
        return self.follow(name)

    def stop(self) -> None:
        """End the workers, and whatever they are thinking about."""
        if self._runner is not None:
            self._runner.cancel()
        self._pool.stop()

    async def _run_all(self) -> None:
        while (job := next((one for one in self._jobs.values() if one.refusal is None), None)) is not None:
            try:
                await self._run(job)
            except _Forgotten:
                log.info("nobody waits for an analysis any more")
            except Refusal as refusal:
                job.refusal = refusal
                asyncio.get_running_loop().call_later(FORGOTTEN_AFTER, self._jobs.pop, job.id, None)
                continue
            except Exception:
                log.exception("a match could not be analysed")
                job.refusal = Refusal("no-advice", "this match could not be analysed")
                asyncio.get_running_loop().call_later(FORGOTTEN_AFTER, self._jobs.pop, job.id, None)
                continue
            self._jobs.pop(job.id, None)
        self._pool.end_after(IDLE)

    async def _run(self, job: Job) -> None:
        work = await self._pool.run(list_workload, job.text, job.ended)
        job.of = 2 * len(work.choices) + len(work.moments)
        brief = ThinkingTime.within(FIRST_LOOK, len(work.choices), self._pool.workers)
        choices = await self._think(job, judge, work.choices, brief)
        job.result = await self._pool.run(compose, job.text, tuple(choices.values()), {}, True)
        long = ThinkingTime.within(WHOLE, len(work.choices) + len(work.moments), self._pool.workers)
        found = await self._think(job, examine, work.moments, long)
        choices |= await self._think(job, judge, work.choices, long)
        result = await self._pool.run(compose, job.text, tuple(choices.values()), found, False)
        self._keep(job.id, result)
        if job.keep is not None:
            await job.keep(result)

    async def _think(
        self, job: Job, task: Callable[..., T | None], events: Iterable[int], how_long: ThinkingTime
    ) -> dict[int, T]:
        """What the workers found out about these events, where it was something."""
        found: dict[int, T | None] = {}
        waiting = list(reversed(list(events)))

        async def work() -> None:
            while waiting:
                event = waiting.pop()
                if asyncio.get_running_loop().time() - job.asked_at > FORGOTTEN_AFTER:
                    raise _Forgotten
                found[event] = await self._pool.run(task, job.text, event, how_long.seconds)
                job.done += 1

        await asyncio.gather(*(work() for _ in range(self._pool.workers)))
        return {event: one for event, one in sorted(found.items()) if one is not None}

    def _keep(self, name: str, data: bytes) -> None:
        self._kept[name] = data
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


class _Forgotten(Exception):
    """Nobody waits for that analysis any more."""
