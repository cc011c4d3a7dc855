"""Tournaments: repeatable, resumable, and neither a killed worker nor a bad bot makes them hang."""

import json
from itertools import islice
from pathlib import Path

import pytest

from tests.arena.conftest import Install
from tocca.arena import BadJournal, BadPlan, BotFailed, Plan, Played, WorkersDie, summary, tournament
from tocca.arena.crew import Processes
from tocca.arena.journal import Journal
from tocca.arena.match import play
from tocca.arena.sprt import Sprt
from tocca.core.records import Record

SHORT = {"limit": 12}
PLAN = Plan.of("tomoko", ["greedy", "random"], "s", options=SHORT)

MORTAL = """
import os, pathlib, signal
from tocca.bots.uniform import RandomBot

class Bot(RandomBot):
    def choose(self, game, view, rng):
        grave = pathlib.Path(__file__).parent / "grave"
        if {again} or not grave.exists():
            grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(game, view, rng)
"""
CLUMSY = """
class Bot:
    def choose(self, game, view, rng):
        {deed}
"""


def bare(matches: list[Played]) -> list[tuple[object, ...]]:
    """The matches in order, without the time they took."""
    return sorted((match.number, match.line_up, match.outcome, match.actions) for match in matches)


def test_the_same_plan_gives_the_same_matches_with_any_crew() -> None:
    crew = Processes(2)
    try:
        assert bare(list(tournament(PLAN, 8, crew))) == bare(list(tournament(PLAN, 8)))
    finally:
        crew.stop()


def test_list_matches_a_set_have_the_same_deal() -> None:
    texts = [play(PLAN, task, keep=True).record for task in PLAN.tasks(2)]
    deals = [Record.loads(text or "").states[0] for text in texts]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_a_test_ends_it_early() -> None:
    test = Sprt(0, 100)
    plan = Plan.of("toncc", ["greedy", "random"], "s", options={"challenges": 1})
    played = list(tournament(plan, 400, test=test))
    assert len(played) < 400
    found = summary(plan, played, test)
    assert found["sprt"]["verdict"] == "accepted"
    assert found["sprt"]["llr"] >= 2.944


def test_a_test_is_between_two() -> None:
    with pytest.raises(BadPlan, match="two different bots"):
        next(tournament(Plan.of("tomoko", ["greedy", "greedy"], "s"), 4, test=Sprt(0, 100)))
    with pytest.raises(BadPlan, match="at least one match"):
        next(tournament(PLAN, 0))


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    whole = list(tournament(PLAN, 8))
    with Journal(tmp_path / "out", PLAN, resume=False) as first:
        list(islice(tournament(PLAN, 8, journal=first), 3))
    with Journal(tmp_path / "out", PLAN, resume=True) as again:
        assert bare(list(again.played)) == bare(whole)[:3]
        assert bare(list(tournament(PLAN, 8, journal=again))) == bare(whole)
    records = sorted((tmp_path / "out" / "records").glob("*.tocca"))
    assert [Record.load(path).state.outcome for path in records] == [match.outcome for match in sorted(whole)]


def test_a_line_that_a_kill_has_cut_off_is_played_again(tmp_path: Path) -> None:
    with Journal(tmp_path, PLAN, resume=False) as journal:
        list(tournament(PLAN, 4, journal=journal))
    path = tmp_path / "matches.jsonl"
    text = path.read_bytes()
    path.write_bytes(text[:-30])
    with Journal(tmp_path, PLAN, resume=True) as again:
        assert len(again.played) == 3
        list(tournament(PLAN, 4, journal=again))
    assert len(path.read_text().splitlines()) == 5
    assert {json.loads(line).get("number") for line in path.read_text().splitlines()[1:]} == {0, 1, 2, 3}


def test_a_journal_is_not_overwritten_nor_mixed_up(tmp_path: Path) -> None:
    Journal(tmp_path, PLAN, resume=False).close()
    with pytest.raises(BadJournal, match="there already"):
        Journal(tmp_path, PLAN, resume=False)
    with pytest.raises(BadJournal, match="seed was 's' and is 'other'"):
        Journal(tmp_path, Plan.of("tomoko", ["greedy", "random"], "other", options=SHORT), resume=True)
    (tmp_path / "matches.jsonl").write_text((tmp_path / "matches.jsonl").read_text() + '{"number": 1}\n')
    with pytest.raises(BadJournal, match="line 2: this is no match"):
        Journal(tmp_path, PLAN, resume=True)
    (tmp_path / "matches.jsonl").write_text("nonsense\n")
    with pytest.raises(BadJournal, match="line 1: this can't be read"):
        Journal(tmp_path, PLAN, resume=True)


def test_a_killed_worker_is_replaced(install: Install) -> None:
    install("mortal", MORTAL.format(again=False))
    plan = Plan.of("tomoko", ["mortal", "random"], "s", options=SHORT)
    crew = Processes(2)
    try:
        played = list(tournament(plan, 6, crew))
    finally:
        crew.stop()
    assert sorted(match.number for match in played) == list(range(6))


def test_workers_that_always_die_are_given_up(install: Install) -> None:
    install("doomed", MORTAL.format(again=True))
    plan = Plan.of("tomoko", ["doomed", "random"], "s", options=SHORT)
    crew = Processes(2)
    try:
        with pytest.raises(WorkersDie, match="died 4 times in a row"):
            list(tournament(plan, 6, crew))
    finally:
        crew.stop()


@pytest.mark.parametrize(
    ("name", "deed", "told"),
    [
        ("raising", "raise RuntimeError('no idea')", "raising failed at action .* of Tomoko: RuntimeError: no idea"),
        ("leaving", "raise SystemExit(5)", "leaving failed at action .* of Tomoko: SystemExit: 5"),
        ("cheating", "return ('W3', 'dark')", "cheating failed at action .* played"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named(install: Install, name: str, deed: str, told: str, workers: int) -> None:
    install(name, CLUMSY.format(deed=deed))
    plan = Plan.of("tomoko", [name, "random"], "s", options=SHORT)
    crew = Processes(workers)
    try:
        with pytest.raises(BotFailed, match=told):
            list(tournament(plan, 4, crew))
    finally:
        crew.stop()


def test_only_whole_sets_count() -> None:
    plan = Plan.of("toncc", ["greedy", "random"], "s", options={"challenges": 1})
    played = list(tournament(plan, 12))
    assert summary(plan, played[:-1])["matches"] == 6
    found = summary(plan, played)
    assert found["matches"] == 12
    assert sum(one["share"]["value"] * one["played"] for one in found["entrants"]) == pytest.approx(12, abs=0.01)
    assert sum(found["seats"][seat]["value"] for seat in range(3)) == pytest.approx(1, abs=0.001)
    assert all(one["skill"] for one in found["entrants"])
    assert json.loads(json.dumps(found)) == found
    assert summary(plan, [])["entrants"] == []


def test_thinking_is_timed() -> None:
    plan = Plan.of("tomoko", ["flat:seconds=0.05", "random"], "s", options={"limit": 4})
    thinker, other = summary(plan, list(tournament(plan, 2)))["entrants"]
    assert 40 <= thinker["ms"] <= thinker["slowest_ms"]
    assert other["ms"] < 20
