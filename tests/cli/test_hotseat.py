"""Who is asked next at one keyboard."""

import random
from typing import Any

import pytest

import tocca
from tocca import Record
from tocca.cli.hotseat import HotSeat
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable
from tocca.cli.words import Words

OPTIONS: dict[str, dict[str, Any]] = {"tomoko": {"claims": "manual", "prefill": True, "limit": 15}}


@pytest.mark.parametrize("game", tocca.games())
def test_who_may_only_react_is_asked_before_who_moves_the_match_on(game: str) -> None:
    """The rules say for whom a match waits (`awaited`); how many actions somebody has says nothing."""
    rng = random.Random(game)
    for seed in range(6):
        seats = tocca.game(game).seats[-1]
        names = ["Ada", "Bo", "Cy", "Di"][:seats]
        record = Record.start(game, seats, seed, names=names, **OPTIONS.get(game, {}))
        hot_seat = HotSeat(TerminalTable(record), Screen(Words("en")))
        for _ in range(80):
            state = record.state
            if not state.to_act:
                break
            awaited = state.game.awaited(state.position)
            reacting = state.to_act - awaited
            assert hot_seat._next() in (reacting or awaited)
            seat = rng.choice(sorted(state.to_act))
            record.apply(seat, rng.choice(state.legal(seat)))
