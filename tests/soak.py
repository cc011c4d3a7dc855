"""The slow, exhaustive checks: random matches of every variant, for as long as you like.

`make soak` plays for SOAK_MINUTES (60 unless set), in turns over all variants, and checks in every
state what the conformance suite checks in some: legality, round trips, secrets, records.
"""

import itertools
import os
import random
import sys
import time

import tocca
from tests.conformance.play import Variant, all_variants, play_out
from tests.conformance.test_secrets import _check


def soak_one(variant: Variant, seed: int) -> int:
    """One match, every state checked; how many states there were."""
    rng = random.Random(f"soak {variant} {seed}")
    record = variant.start(seed)
    states = 0
    for state in play_out(record, rng):
        states += 1
        for seat in (None, *range(state.seats)):
            _check(state, seat, rng)
        assert tocca.State.from_json(state.to_json()) == state
        for seat in state.to_act:
            for action in state.legal(seat):
                assert state.game.parse(state.game.format(action)) == action
                assert state.game.action(state.game.action_id(action)) == action
    assert tocca.Record.loads(record.dumps()).states == record.states
    return states


def main() -> None:
    """Play until the time is over; a failing match names its variant and seed."""
    end = time.monotonic() + 60 * float(os.environ.get("SOAK_MINUTES", "60"))
    matches = states = 0
    for seed in itertools.count(1):
        for variant in all_variants():
            if time.monotonic() > end:
                print(f"\n{matches} passed, 0 failed")
                return
            try:
                states += soak_one(variant, seed)
            except Exception:
                print(f"\nfailed: {variant} with seed {seed}", file=sys.stderr)
                raise
            matches += 1
            print(f"\r{matches:,} matches, {states:,} states checked", end="", flush=True)


if __name__ == "__main__":
    main()
