"""The slow, exhaustive checks: random matches of every variant, for as long as you like, and the compiled twins.

`make soak` plays for SOAK_MINUTES (60 unless set), in turns over all variants, and checks in every
state what the conformance suite checks in some: legality, round trips, secrets, records. Then it compares every
compiled twin with the rules, move for move, over SOAK_POSITIONS positions a game (a hundred million unless set).
"""

import itertools
import os
import random
import subprocess
import sys
import time

import tocca
from tocca import compiled
from tocca.arena.crew import cores
from tocca.testing.play import Variant, all_variants, play_out
from tocca.testing.secrets import check_twin


def soak_one(variant: Variant, seed: int) -> int:
    """One match, every state checked; how many states there were."""
    rng = random.Random(f"soak {variant} {seed}")
    record = variant.start(seed)
    states = 0
    for state in play_out(record, rng):
        states += 1
        for seat in (None, *range(state.seats)):
            check_twin(state, seat, rng)
        assert tocca.State.from_json(state.to_json()) == state
        for seat in state.to_act:
            for action in state.legal(seat):
                assert state.game.parse(state.game.format(action)) == action
                assert state.game.action(state.game.action_id(action)) == action
    assert tocca.Record.loads(record.dumps()).states == record.states
    return states


def soak_matches() -> None:
    """Play until the time is over; a failing match names its variant and seed."""
    end = time.monotonic() + 60 * float(os.environ.get("SOAK_MINUTES", "60"))
    matches = states = 0
    for seed in itertools.count(1):
        for variant in all_variants():
            if time.monotonic() > end:
                print(f"\n{matches} passed, 0 failed", flush=True)
                return
            try:
                states += soak_one(variant, seed)
            except Exception:
                print(f"\nfailed: {variant} with seed {seed}", file=sys.stderr)
                raise
            matches += 1
            print(f"\r{matches:,} matches, {states:,} states checked", end="", flush=True)


def soak_twins() -> None:
    """Every twin against the rules, a million positions a test, on all cores."""
    for game in compiled.available():
        compiled.compile(game)  # before several processes want it
    os.environ["TOCCA_FAST_POSITIONS"] = os.environ.get("SOAK_POSITIONS", "100000000")
    command = [sys.executable, "-m", "pytest", "-n", str(cores()), "-k", "move_for_move", "tests/games"]
    if subprocess.run(command, check=False).returncode:
        sys.exit("a twin is not as the rules have it")


def main() -> None:
    """Both."""
    soak_matches()
    soak_twins()


if __name__ == "__main__":
    main()
