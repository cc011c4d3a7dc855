"""The example match teaches the shout: it ends with a true one, and nobody shouts before (TC-11)."""

from pathlib import Path

import tocca
from tocca.games import totsa
from tocca.games.totsa.rules.actions import Shout


def test_only_the_winner_shouts_and_last() -> None:
    match = tocca.Record.load(Path(totsa.__file__).parent / "words" / "example.tocca")
    shouts = [number for number, event in enumerate(match.events) if isinstance(event.action, Shout)]
    assert shouts == [len(match.events) - 1]
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (match.events[-1].seat,)
