"""`python -m tests.simulation SEED` runs one seed again and shows all that happens; `FIRST-LAST` runs many."""

import argparse
import sys
import time

from tests.simulation.faults import any_trouble
from tests.simulation.world import simulate


def run_seed(seed: int, *, show: bool = False) -> tuple[str, int]:
    """Run one; gives its trace as a number, and how many promises were kept. A failure says how to repeat it."""
    try:
        world, promises = simulate(str(seed), any_trouble, print if show else lambda line: None)
    except BaseException as error:
        error.add_note(f"repeat it: make simulate SEED={seed}")
        raise
    return world.trace.hexdigest(), promises


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seeds", help="one number, or FIRST-LAST")
    parser.add_argument("--traces", action="store_true", help="print the digest of each run")
    asked = parser.parse_args()
    first, _, last = asked.seeds.partition("-")
    began, promises = time.perf_counter(), 0
    seeds = range(int(first), int(last or first) + 1)
    for seed in seeds:
        trace, kept = run_seed(seed, show=not last and not asked.traces)
        promises += kept
        if asked.traces:
            print(seed, trace)
    took = time.perf_counter() - began
    print(f"{len(seeds)} seeds, {promises} promises kept, {took:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
