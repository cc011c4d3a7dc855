"""Whatever is wrong is refused with its own reason, and nothing changes."""

from typing import Any

import pytest

import tocca
from tests.games.totsa.players import Totsa, start
from tests.games.totsa.tables import HEART, MOON, RING, STAR, play, table
from tocca.games.totsa.words.refusals import REASONS, SENTENCES, Reason

RACE = table([[MOON], [HEART]], dice=STAR)
CLOSED = play(RACE, (0, "slap pink star"))
OWING = play(RACE, (1, "capture"), (0, "slap pink star"))
OWING_DOWN = play(table([[], []], [[], [RING]], dice=STAR), (1, "capture"), (0, "slap pink star"))
POINTING = play(table([[], [], []], [[STAR], [MOON]], dice=STAR), (1, "capture"))
SIMPLE = table([[], []], dice=STAR, simple=True)
TIMED = table([[MOON], [HEART]], dice=STAR, now=0)
GAP = play(TIMED, (0, "slap pink star"), at=100)
READY = play(CLOSED, (0, "pass"))

CASES: dict[Reason, list[tuple[Totsa, int, str]]] = {
    "void": [(GAP, 1, "slap pink ring"), (OWING, 1, "protect")],
    "not-in-game": [(SIMPLE, 0, "flip"), (SIMPLE, 0, "slap pink ring")],
    "not-on-field": [(RACE, 0, "slap pink heart")],
    "point-first": [(POINTING, 1, "slap pink ring"), (POINTING, 1, "pass"), (POINTING, 1, "roll")],
    "roll-under-way": [(RACE, 0, "roll"), (RACE, 0, "totsa!"), (POINTING, 0, "roll")],
    "penalties-first": [(OWING, 1, "roll"), (play(OWING, (1, "totsa!")), 1, "pass")],
    "not-the-roller": [(GAP, 0, "roll"), (CLOSED, 0, "roll")],
    "too-early": [(GAP, 1, "roll")],
    "nothing-yet": [(start().advance(0), 0, "totsa!")],
    "already-answered": [(play(OWING, (1, "totsa!")), 1, "totsa!")],
    "roll-or-shout": [(READY, 1, "pass")],
    "nothing-to-point-at": [(RACE, 0, "point 2 1"), (POINTING, 0, "point 2 1")],
    "own-card": [(POINTING, 1, "point 2 1")],
    "no-such-card": [(POINTING, 1, "point 1 2"), (POINTING, 1, "point 4 1"), (OWING_DOWN, 1, "turn up 2")],
    "nothing-to-pay": [(RACE, 0, "return pink moon"), (GAP, 0, "turn up 1")],
    "not-your-penalty": [(OWING, 0, "return pink moon")],
    "not-your-card": [(OWING, 1, "return pink moon")],
    "open-cards-first": [
        (play(table([[], [HEART]], [[], [RING]], dice=STAR), (1, "capture"), (0, "slap pink star")), 1, "turn up 1")
    ],
}


@pytest.mark.parametrize("reason", CASES)
def test_each_refusal_has_its_reason_and_changes_nothing(reason: Reason) -> None:
    for state, seat, text in CASES[reason]:
        before = state.to_json()
        with pytest.raises(tocca.IllegalAction) as refused:
            play(state, (seat, text))
        assert refused.value.reason == reason
        assert refused.value.message == SENTENCES[reason]
        assert state.to_json() == before


def test_every_reason_is_tested() -> None:
    assert set(CASES) == set(SENTENCES) == set(REASONS)


@pytest.mark.parametrize(("state", "text"), [(READY, "totsa!"), (play(RACE, (0, "pass")), "slap pink star")])
def test_who_has_answered_is_told_to_wait(state: Totsa, text: str) -> None:
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, (0, text))
    assert refused.value.reason == "not-your-turn"


@pytest.mark.parametrize(
    "options",
    [
        {"simple": 1},
        {"peek": "yes"},
        {"pace": 2999},
        {"pace": 60_001},
        {"window": 999},
        {"window": 8000.0},
        {"limit": 0},
        {"limit": 10_001},
        {"speed": 3},
    ],
)
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(tocca.BadOption):
        start(**options)


@pytest.mark.parametrize("seats", [1, 5, 0, True, "2"])
def test_bad_numbers_of_players(seats: Any) -> None:
    with pytest.raises(tocca.BadOption):
        start(seats)


def test_stale_slaps_are_refused() -> None:
    """Somebody has taken that card since."""
    state = table([[], [STAR]], dice=MOON)
    with pytest.raises(tocca.IllegalAction) as refused:
        play(state, (0, "slap pink star"))
    assert refused.value.reason == "not-on-field"
