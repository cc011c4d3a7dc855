"""What an analysis of Toscana tells: zones by the rules, and luck that adds up."""

from typing import Any

import pytest

from tests.analysis.test_choices import match
from tocca.analysis import AnalysedChoice
from tocca.bots import Candidate
from tocca.core.manifest import LANGUAGES
from tocca.core.records import Record
from tocca.core.registry import manifest
from tocca.games.toscana.analysis import explain, summarise
from tocca.games.toscana.rules.tiles import Place
from tocca.games.toscana.words.preview import preview


@pytest.fixture(scope="module")
def record() -> Record:
    return match("toscana", "random", "random", seed=4)


def say(record: Record, event: int, best: Any, chance: float = 0.5, loss: float = 0.0) -> AnalysedChoice:
    seat = record.events[event - 1].seat
    assert seat is not None
    return AnalysedChoice(event, seat, record.events[event - 1].action, chance - loss, (Candidate(best, chance, 9),))


def count(zone: Any) -> int:
    return 0 if zone is None else len(zone.tiles)


def test_reasons_are_what_the_rules_count(record: Record) -> None:
    told = set()
    for event, played in enumerate(record.events, 1):
        if played.seat is None or not isinstance(played.action, Place):
            continue
        state = record.states[event - 1]
        view = state.view(played.seat)
        after = preview(view, played.action)
        for best in state.legal(played.seat)[::7]:
            better = preview(view, best)
            assert after is not None
            assert better is not None
            for reason in explain(record, say(record, event, best)):
                seat = reason.values.get("seat", played.seat)
                assert isinstance(seat, int)
                sizes = count(better.zones[seat]), count(after.zones[seat])
                assert sizes == (reason.values["tiles"], reason.values["instead"])
                assert sizes[0] < sizes[1] if "seat" in reason.values else sizes[0] > sizes[1]
                told.add(reason.text)
    assert told == {"why-joins", "why-grows", "why-keeps"}
    for language in LANGUAGES:
        text = manifest("toscana").text(f"analysis.{language}.ftl")
        assert text is not None
        assert all(f"\ntoscana-analysis-{name} = " in text.read_text(encoding="utf-8") for name in told)


def test_luck_is_what_choices_do_not_explain(record: Record) -> None:
    choices = [
        say(record, event, None, 0.3 + event % 5 / 10, loss=0.01 * (event % 3))
        for event, one in enumerate(record.events, 1)
        if one.seat is not None
    ]
    found = summarise(record, {}, choices)
    outcome = record.state.outcome
    assert found is not None
    assert outcome is not None
    for seat, share in enumerate(found.luck):
        end = 1 / len(outcome.winners) if seat in outcome.winners else 0
        assert share.start + share.own + share.others + share.luck == pytest.approx(end, abs=0.001)
        assert share.own == pytest.approx(-sum(one.loss for one in choices if one.seat == seat), abs=0.001)
    assert found.draws
    assert all(record.events[one.event - 1].drawn for one in found.draws)


def test_a_match_that_was_given_up_is_not_weighed() -> None:
    assert summarise(Record.start("toscana", 2, 1), {}, []) is None
