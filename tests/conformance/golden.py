"""Golden games: whole matches as readable text, one for every game and every option that changes play.

`make golden` writes them anew; the test compares. A difference means the rules play differently from
before: raise the game's `rules` version, or mend the rules.
"""

import random
from pathlib import Path

import tocca
from tests.conformance.play import Variant, all_variants, play_out

FOLDER = Path(__file__).with_name("golden")
PICTURES = 6  # pictures in a match, the first and the last included
SEED = 17


def text_of(variant: Variant) -> str:
    """The match: its record, then pictures of some of its moments as every seat sees them."""
    record = variant.start(SEED)
    list(play_out(record, random.Random(str(variant))))
    steps = len(record.events)
    moments = sorted({round(steps * n / (PICTURES - 1)) for n in range(PICTURES)})
    parts = [record.dumps()]
    for moment in moments:
        state = record.states[moment]
        seat = min(state.to_act, default=None)
        parts.append(f"=== after {moment}, as {'a spectator' if seat is None else f'seat {seat}'} sees it\n")
        parts.append(state.game.draw(state.view(seat)) + "\n")
        if seat is not None:
            parts.append(f"legal: {_listed(state, seat)}\n")
    return "\n".join(parts)


def path_of(variant: Variant) -> Path:
    return FOLDER / f"{variant}.txt"


def _listed(state: "tocca.State[object, object, object]", seat: int) -> str:  # type: ignore[type-var]
    legal = state.legal(seat)
    shown = ", ".join(state.game.format(action) for action in legal[:12])
    return shown if len(legal) <= 12 else f"{shown}, … ({len(legal)} in all)"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for one in all_variants():
        path_of(one).write_text(text_of(one), encoding="utf-8")
        print(path_of(one).name)
