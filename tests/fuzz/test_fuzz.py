"""A minute of wrong inputs for every parser that reads strangers' words. The first inputs are the same in every run."""

import pytest

from tests.fuzz.__main__ import SECONDS, run_for, run_one
from tests.fuzz.mutator import make_input
from tests.fuzz.targets import TARGETS, Target


@pytest.mark.parametrize("target", TARGETS)
def test_wrong_inputs(target: str) -> None:
    assert run_for(target, SECONDS / len(TARGETS)) > 0


@pytest.mark.parametrize("target", TARGETS)
def test_right_inputs(target: str) -> None:
    for data in TARGETS[target].corpus():
        TARGETS[target].read(data)


def test_an_input_can_be_made_again() -> None:
    corpus = [b'{"t":"hello","version":2}', b"x"]
    made = [make_input("any", number, corpus) for number in range(200)]
    assert made == [make_input("any", number, corpus) for number in range(200)]
    assert len(set(made)) > 150


def test_a_failure_says_how_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TARGETS, "notation", Target(lambda data: pytest.fail("no"), lambda: [b"W3 dark"]))
    with pytest.raises(pytest.fail.Exception) as failed:
        run_one("notation", 17)
    assert failed.value.__notes__[-1] == "repeat it: python -m tests.fuzz notation 17"
