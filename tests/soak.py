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
from concurrent.futures import ThreadPoolExecutor

import tocca
from tests.conformance.play import Variant, all_variants, play_out
from tests.conformance.test_secrets import _check
from tocca import fast
from tocca.arena.crew import cores


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


def check_twin(game: str) -> tuple[str, int]:
    """The checks of one twin over so many positions; its exit code, and what it said if that is not 0."""
    positions = os.environ.get("SOAK_POSITIONS", "100000000")
    command = [sys.executable, "-m", "pytest", "-q", f"tests/fast/test_{game}.py"]
    done = subprocess.run(
        command, env={**os.environ, "TOCCA_FAST_POSITIONS": positions}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return game, done.returncode


def soak_twins() -> None:
    """Every twin against the rules, as many at once as there are cores."""
    for game in fast.available():
        fast.compile(game)  # before several processes want it
    with ThreadPoolExecutor(cores()) as pool:
        failed = [game for game, code in pool.map(check_twin, fast.available()) if code]
    if failed:
        sys.exit(f"not as the rules have it: {', '.join(failed)}")
    print(f"as the rules have it: {', '.join(fast.available())}")


def main() -> None:
    """Both."""
    soak_matches()
    soak_twins()


if __name__ == "__main__":
    main()
