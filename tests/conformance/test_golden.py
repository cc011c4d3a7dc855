"""Golden games and counts of positions: the rules play as they did when these files were written."""

import json

import pytest

import tocca
from tests.conformance import golden, perft
from tests.conformance.play import Variant, all_variants

VARIANTS = pytest.mark.parametrize("variant", all_variants(), ids=str)


@VARIANTS
def test_golden_games_are_played_the_same(variant: Variant) -> None:
    path = golden.path_of(variant)
    assert path.exists(), f"no golden game for {variant}; `make golden` writes it, then read it"
    assert golden.text_of(variant) == path.read_text(encoding="utf-8")


@VARIANTS
def test_golden_records_can_still_be_read(variant: Variant) -> None:
    text = golden.path_of(variant).read_text(encoding="utf-8").split("\n===")[0].strip("\n") + "\n"
    assert tocca.Record.loads(text).state.outcome is not None


def test_no_golden_game_is_left_over() -> None:
    assert {path.name for path in golden.FOLDER.iterdir()} == {golden.path_of(one).name for one in all_variants()}


@pytest.mark.parametrize("name", tocca.games())
def test_counts_of_distinct_positions(name: str) -> None:
    written = json.loads(perft.path_of(name).read_text(encoding="utf-8"))
    counted = perft.counts_of(name)
    assert [row["variant"] for row in written] == [row["variant"] for row in counted]
    for before, now in zip(written, counted, strict=True):
        assert now == before
