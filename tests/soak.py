"""The slow, exhaustive checks: random matches of every setup, for as long as you like, and the compiled twins.

`make soak` plays for SOAK_MINUTES (60 unless set), in turns over all setups, and checks in every
state what the conformance suite checks in some: legality, round trips, secrets, records. Then it compares every
compiled twin with the rules, move for move, over SOAK_POSITIONS positions a game (a hundred million unless set), runs
SOAK_SEEDS seeds of the simulated server (20,000 unless set), and brings every fault upon three nodes SOAK_FAULTS times
(30 unless set). `python -m tests.soak simulation` runs that alone.
At last every puzzle has only one answer, and a newcomer gets through every lesson and first match.
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
from tocca.testing.play import Setup, all_setups, play_out
from tocca.testing.secrets import check_twin


def soak_one(setup: Setup, seed: int) -> int:
    """One match, every state checked; how many states there were."""
    rng = random.Random(f"soak {setup} {seed}")
    record = setup.start(seed)
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
    """Play until the time is over; a failing match names its setup and seed."""
    end = time.monotonic() + 60 * float(os.environ.get("SOAK_MINUTES", "60"))
    matches = states = 0
    for seed in itertools.count(1):
        for setup in all_setups():
            if time.monotonic() > end:
                print(f"\n{matches} passed, 0 failed", flush=True)
                return
            try:
                states += soak_one(setup, seed)
            except Exception:
                print(f"\nfailed: {setup} with seed {seed}", file=sys.stderr)
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


def soak_simulation() -> None:
    """Seeds of the simulated server, on all cores."""
    seeds, parts = int(os.environ.get("SOAK_SEEDS", "20000")), cores()
    ends = [part * seeds // parts for part in range(parts + 1)]
    command = [sys.executable, "-m", "tests.simulation"]
    running = [subprocess.Popen([*command, f"{first + 1}-{last}"]) for first, last in itertools.pairwise(ends)]
    failed = [process.wait() for process in running]
    if any(failed):
        sys.exit("a seed of the simulated server failed")


def soak_faults() -> None:
    """Every fault of several nodes, again and again; a takeover may last ten seconds."""
    os.environ["TOCCA_FAULT_ROUNDS"] = os.environ.get("SOAK_FAULTS", "30")
    os.environ["TOCCA_MOST_TAKEOVER"] = "10"
    test = [sys.executable, "-m", "pytest", "-s", "tests/server/cluster/test_faults.py"]
    command = ["sh", "scripts/nats", "run", "sh", "scripts/postgres", "run", *test]
    if subprocess.run(command, check=False).returncode:
        sys.exit("several nodes have lost something")


def soak_mutations() -> None:
    """Every promise that is broken on purpose is noticed."""
    if subprocess.run(
        ["sh", "scripts/postgres", "run", sys.executable, "scripts/mutations.py"], check=False
    ).returncode:
        sys.exit("a mutation was not noticed")


def soak_learning() -> None:
    """Every puzzle's only answer; and a newcomer in every game, language and size."""
    command = [sys.executable, "-m", "pytest", "tests/practice", "tests/web/test_newcomer.py"]
    if subprocess.run(command, check=False, env={**os.environ, "TOCCA_SOAK": "1"}).returncode:
        sys.exit("a lesson or a puzzle is not as it should be")


PARTS = {
    "matches": soak_matches,
    "twins": soak_twins,
    "simulation": soak_simulation,
    "mutations": soak_mutations,
    "faults": soak_faults,
    "learning": soak_learning,
}


def main() -> None:
    """All parts, or those that are named."""
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()


if __name__ == "__main__":
    main()
