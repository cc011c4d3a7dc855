"""Options to try the adapters with: every option of every game, in some combination."""

import random
from typing import Any

from tocca.games.tomoko.rules.cards import standard_cards
from tocca.learning.matches import MatchDriver

Options = dict[str, Any]

SMALL_DECK = standard_cards()[5:30]
SAMPLES: dict[str, tuple[Options, ...]] = {
    "toscana": ({}, {"games": 1, "veto": False}, {"first": "random", "swap_colours": True}, {"first": "red"}),
    "toncc": ({}, {"challenges": 1, "kings": "seat"}, {"challenges": 2, "auto_finish": False}),
    "tomoko": (
        {"limit": 60},
        {"seats": 3, "claims": "manual", "limit": 20},
        {"seats": 4, "teams": True, "limit": 20},
        {"seats": 4, "teams": True, "claims": "manual", "prefill": True, "limit": 30},
        {"seats": 3, "open_cards": True, "play_on": True, "limit": 200},
        {"deck": SMALL_DECK, "seats": 4, "limit": 80},
    ),
    "totsa": (
        {"limit": 25},
        {"seats": 4, "limit": 12},
        {"seats": 3, "simple": True, "limit": 30},
        {"seats": 2, "peek": True, "limit": 20, "times": (300, 600)},
        {"seats": 3, "pace": 5000, "window": 9000, "limit": 10},
    ),
}
CASES = [(game, options) for game, samples in SAMPLES.items() for options in samples]


def name_case(case: str | Options) -> str:
    """A case as the name of a test."""
    return case if isinstance(case, str) else ",".join(case) or "default"


def play_on(match: MatchDriver, rng: random.Random) -> None:
    """One step in which all choosers choose at random."""
    numbers = {seat: rng.choice(match.mask(seat).nonzero()[0].tolist()) for seat in match.choosers}
    match.play({seat: match.answer(seat, number) for seat, number in numbers.items()})
