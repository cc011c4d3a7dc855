"""Golden games: whole matches as readable text, one for every option that changes play.

`python -m tocca.testing GAME FOLDER` writes them anew; the tests compare. A difference means the rules play differently
from before: raise the game's `rules` version, or mend the rules.
"""

import json
import random
from pathlib import Path
from typing import ClassVar

import pytest

import tocca
from tocca.testing import perft
from tocca.testing.play import AnyState, Setup, play_out, setups

PICTURES = 6  # pictures in a match, the first and the last included
SEED = 17


class GoldenTests:
    """A part of `GameConformance`: only where a folder of golden games is `kept`."""

    game: ClassVar[str]
    kept: ClassVar[Path | None]

    @property
    def _folder(self) -> Path:
        if self.kept is None:
            pytest.skip("no golden games are kept")
        return self.kept

    def test_golden_games_are_played_the_same(self, setup: Setup) -> None:
        path = path_of(setup, self._folder)
        assert path.exists(), (
            f"no golden game: `python -m tocca.testing {self.game} {self.kept}` writes it; then read it"
        )
        assert text_of(setup) == path.read_text(encoding="utf-8")

    def test_golden_records_can_still_be_read(self, setup: Setup) -> None:
        text = path_of(setup, self._folder).read_text(encoding="utf-8").split("\n===")[0].strip("\n") + "\n"
        assert tocca.Record.loads(text).state.outcome is not None

    def test_counts_of_distinct_positions(self) -> None:
        written = json.loads(perft.path_of(self.game, self._folder).read_text(encoding="utf-8"))
        counted = perft.counts_of(self.game)
        assert [row["setup"] for row in written] == [row["setup"] for row in counted]
        for before, now in zip(written, counted, strict=True):
            assert now == before


def path_of(setup: Setup, folder: Path) -> Path:
    """The file of that golden game."""
    return folder / "golden" / f"{setup}.txt"


def write(game: str, folder: Path) -> list[Path]:
    """Write the golden games and the counts of that game anew; those that were there before are removed."""
    (folder / "golden").mkdir(parents=True, exist_ok=True)
    (folder / "perft").mkdir(exist_ok=True)
    for old in (folder / "golden").glob(f"{game}-[0-9]*.txt"):
        old.unlink()
    files = {path_of(setup, folder): text_of(setup) for setup in setups(game)}
    files[perft.path_of(game, folder)] = perft.text_of(game)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return list(files)


def text_of(setup: Setup) -> str:
    """The match: its record, then pictures of some of its moments as every seat sees them."""
    record = setup.start(SEED)
    list(play_out(record, random.Random(str(setup))))
    steps = len(record.events)
    moments = sorted({round(steps * n / (PICTURES - 1)) for n in range(PICTURES)})
    parts = [record.dumps()]
    for moment in moments:
        state = record.states[moment]
        seat = min(state.to_act, default=None)
        parts.append(f"=== after {moment}, as {'a spectator' if seat is None else f'seat {seat}'} sees it\n")
        parts.append(state.game.draw(state.view(seat)) + "\n")
        if seat is not None:
            parts.append(f"legal: {_list_legal(state, seat)}\n")
    return "\n".join(parts)


def _list_legal(state: AnyState, seat: int) -> str:
    legal = state.legal(seat)
    shown = ", ".join(state.game.format(action) for action in legal[:12])
    return shown if len(legal) <= 12 else f"{shown}, … ({len(legal)} in all)"
