"""Analyses in processes of their own: a first look, a whole one, one for each address, none of a match that goes on."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tocca.bots import bot
from tocca.core.records import Record
from tocca.server.live import analyses
from tocca.server.live.analyses import AnalysisProgress, AnalysisService, Job, identify
from tocca.server.live.analysing import list_workload
from tocca.server.live.analysis_processes import AnalysisProcesses
from tocca.server.refusals import Refusal

GAME = "totsa"  # its search needs no compiler


def play(seed: int = 1, rolls: int = 1000) -> Record:
    record, rng = Record.start(GAME, 2, seed, simple=True, limit=3), random.Random(seed)
    while record.state.to_act and len(record.events) < rolls:
        seat = rng.choice(sorted(record.state.to_act))
        record.apply(seat, bot("random").choose(record.game, record.state.view(seat), rng))
    return record


@asynccontextmanager
async def service() -> AsyncIterator[AnalysisService]:
    found = AnalysisService(AnalysisProcesses(1))
    try:
        yield found
    finally:
        found.stop()


async def finish(service: AnalysisService, text: str, address: str, **how: Any) -> list[AnalysisProgress]:
    """All that was told until it was done."""
    told = [service.ask(text, address, **how)]
    while told[-1].state != "done":
        await asyncio.sleep(0.02)
        told.append(service.follow(told[0].id))
    return told


def test_a_first_look_comes_before_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "WHOLE", 1.0)
    record, kept, looks = play(), list[bytes](), list[bytes | None]()
    think = AnalysisService._think

    def note(self: AnalysisService, job: Job, *how: Any) -> Any:
        looks.append(job.result)
        return think(self, job, *how)

    monkeypatch.setattr(AnalysisService, "_think", note)

    async def keep(data: bytes) -> None:
        kept.append(data)

    async def run() -> list[AnalysisProgress]:
        async with service() as analysing:
            told = await finish(analysing, record.dumps(), "a", keep=keep)
            assert analysing.ask(record.dumps(), "b").analysis == told[-1].analysis, "it is kept"
            return told

    told = asyncio.run(run())
    assert told[0].state == "thinking"
    assert looks[0] is None
    assert json.loads(looks[-1] or b"")["rough"], "a first look"
    whole = json.loads(bytes(told[-1].analysis or b""))
    assert kept == [bytes(told[-1].analysis or b"")]
    assert (whole["game"], whole["rough"]) == (GAME, False)
    assert [curve[-1][0] for curve in whole["chances"]] == [len(record.events)] * 2
    for one in whole["mistakes"]:
        event = record.events[one["event"] - 1]
        assert (one["seat"], one["action"]["text"]) == (event.seat, record.game.format(event.action))


def test_one_at_a_time_for_each_address_and_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "WHOLE", 1.0)
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    texts = [play(seed).dumps() for seed in range(4)]

    async def run() -> None:
        async with service() as analysing:
            analysing.ask(texts[0], "1.2.3.4")
            with pytest.raises(Refusal) as refused:
                analysing.ask(texts[1], "1.2.3.4")
            assert refused.value.reason == "still-thinking"
            second = analysing.ask(texts[1], "5.6.7.8")
            assert (second.state, second.ahead) == ("waiting", 1)
            with pytest.raises(Refusal) as refused:
                analysing.ask(texts[2], "9.9.9.9")
            assert refused.value.reason == "busy"
            while analysing.follow(second.id).state != "done":
                analysing.follow(identify(texts[0]))
                await asyncio.sleep(0.02)

    asyncio.run(run())


def test_nobody_waits_so_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "FORGOTTEN_AFTER", 0.0)
    text = play().dumps()

    async def run() -> None:
        async with service() as analysing:
            found = analysing.ask(text, "a")
            while True:
                await asyncio.sleep(0.05)
                if not analysing._jobs:
                    break
            with pytest.raises(LookupError):
                analysing.follow(found.id)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "reason"), [("nonsense", "bad-record"), (play(rolls=5).dumps(), "not-over")], ids=["broken", "goes on"]
)
def test_what_is_refused(text: str, reason: str) -> None:
    async def run() -> None:
        async with service() as analysing:
            with pytest.raises(Refusal) as refused:
                await finish(analysing, text, "a")
            assert refused.value.reason == reason

    asyncio.run(run())


def test_a_table_knows_that_a_match_was_given_up() -> None:
    text = play(rolls=5).dumps()
    assert list_workload(text, ended=True).game == GAME
    with pytest.raises(Refusal):
        list_workload(text, ended=False)
