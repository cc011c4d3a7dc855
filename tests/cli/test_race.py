"""Bots in a race at the terminal: their own reactions and memory, as at every other table."""

from statistics import median

import pytest

from tocca import Record
from tocca.cli.race import TerminalRace
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable
from tocca.cli.words import Words


def reactions(level: str, seed: int) -> list[int]:
    """Milliseconds from the dice to the first hand, in a match between two bots by a simulated clock."""
    record = Record.start("totsa", 2, seed=seed, names=[level, f"{level} 2"], limit=25)
    race = TerminalRace(TerminalTable(record, seed="race"), Screen(Words("en")))
    record.advance(0)
    race._look(0)
    while record.state.to_act:
        due = race._due()
        assert due is not None
        race._happen(due)
    assert all(hand.memory is not None for hand in race._hands.values())
    events = list(zip(record.events, record.events[1:], record.states[1:], strict=False))
    return [
        after.at - before.at
        for before, after, state in events
        if before.seat is None and after.seat is not None and state.position.phase == "race"
        if before.at is not None and after.at is not None
    ]


@pytest.mark.parametrize(("level", "least", "most"), [("level-1", 1300, 2600), ("level-5", 500, 1000)])
def test_a_level_reacts_at_its_own_speed(level: str, least: int, most: int) -> None:
    found = [one for seed in range(4) for one in reactions(level, seed)]
    assert len(found) > 10
    assert least < median(found) < most
