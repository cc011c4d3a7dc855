"""Writes the example match of each game (games/GAME/words/example.tocca), from which rules pages draw their figures.

Greedy bots play it. One event has the mark `turn`: the moment that shows best what a turn is. To be run again when a
change of rules makes an example impossible: `.venv/bin/python scripts/examples.py`.
"""

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import tocca
from tocca.bots import bot

GAMES = Path("src/tocca/games")
NAMES = ("Ada", "Bo", "Cleo", "Dora")
LONGEST = 90  # events
Moment = Callable[[Any, Any], bool]  # before and after, positions


class Example(NamedTuple):
    """How a match is set up, and which of its moments is shown."""

    seats: int
    options: dict[str, Any]
    moment: Moment


def kings_meet(before: Any, after: Any) -> bool:
    """A contest, when there are some Seals on the Map already."""
    last, seals = after.last, sum(one.bit_count() for one in after.challenge.seals)
    fresh = last is not None and last != before.last
    return fresh and 6 <= seals <= 9 and any(len(one.rivals) > 1 for one in last.conquests)


def town_grows(before: Any, after: Any) -> bool:
    """A dozen tiles lie there."""
    return len(after.laid) == 12 > len(before.laid)


def dice_lie(before: Any, after: Any) -> bool:
    """The dice show a cookie, and some have been taken."""
    return after.phase == "race" != before.phase and sum(len(player.open) for player in after.players) >= 3


def card_is_laid(before: Any, after: Any) -> bool:
    """The first seat's push shows one of its cards, and it is not the first one."""
    return len(after.laid[0]) > len(before.laid[0]) >= 1 and after.mover == 0


EXAMPLES = {
    "toncc": Example(3, {"challenges": 1, "kings": "seat"}, kings_meet),
    "toscana": Example(2, {"games": 1}, town_grows),
    "totsa": Example(3, {}, dice_lie),
    "tomoko": Example(2, {"prefill": True}, card_is_laid),
}


def play(name: str, example: Example, seed: int) -> tocca.Record:
    """A whole match."""
    match = tocca.Record.start(name, example.seats, seed, names=NAMES[: example.seats], **example.options)
    rng, player = random.Random(f"{name} {seed}"), bot("greedy")
    while match.state.outcome is None:
        state = match.state
        seat = rng.choice(sorted(state.to_act))
        match.apply(seat, player.choose(state.game, state.view(seat), rng))
    return match


def mark(match: tocca.Record, moment: Moment) -> tocca.Record | None:
    """The same match, and the event that brings the moment marked; None if it never comes, or the end teaches little:
    nobody wins alone, the limit ended it, or it is long."""
    pairs = list(pairwise(state.position for state in match.states))
    shown = next((number for number, (before, after) in enumerate(pairs) if moment(before, after)), None)
    again = tocca.Record(match.states[0], match.names)
    for number, event in enumerate(match.events):
        assert event.seat is not None  # only time passes without a seat, and these matches have no clock
        mark = "turn" if number == shown else ""
        again.apply(event.seat, event.action, chance=event.drawn, mark=mark)
    outcome = match.state.outcome
    if shown is None or outcome is None or len(outcome.winners) > 1 or outcome.reason == "limit":
        return None
    return again if len(match.events) <= LONGEST else None


def find(name: str) -> tocca.Record:
    """The example of a game: the first seed whose match shows what is wanted."""
    example = EXAMPLES[name]
    matches = (mark(play(name, example, seed), example.moment) for seed in range(50))
    return next(match for match in matches if match is not None)


def main() -> None:
    """Write them all."""
    for name in EXAMPLES:
        match = find(name)
        (GAMES / name / "words" / "example.tocca").write_text(match.dumps(), encoding="utf-8")
        print(name, len(match.events), match.state.outcome)


if __name__ == "__main__":
    main()
