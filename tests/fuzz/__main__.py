"""Feeds wrong inputs to every parser for a while. `python -m tests.fuzz TARGET NUMBER` repeats one of them."""

import argparse
import os
import time

from tests.fuzz.mutator import make_input
from tests.fuzz.targets import TARGETS

SECONDS = 60.0  # for all targets together


def run_one(target: str, number: int) -> None:
    """One input. A failure says how to repeat it."""
    data = make_input(target, number, TARGETS[target].corpus())
    try:
        TARGETS[target].read(data)
    except BaseException as error:
        error.add_note(f"the input was {data[:300]!r}")
        error.add_note(f"repeat it: python -m tests.fuzz {target} {number}")
        raise


def run_for(target: str, seconds: float, first: int = 0) -> int:
    """As many inputs as there is time for, from that number on; gives how many."""
    TARGETS[target].corpus()
    end, number = time.monotonic() + seconds, first
    while time.monotonic() < end:
        run_one(target, number)
        number += 1
    return number - first


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", nargs="?", choices=TARGETS)
    parser.add_argument("number", nargs="?", type=int)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    asked = parser.parse_args()
    if asked.number is not None:
        run_one(asked.target, asked.number)
        return
    targets = [asked.target] if asked.target else list(TARGETS)
    first = int.from_bytes(os.urandom(5))
    for target in targets:
        print(f"{target}: {run_for(target, asked.seconds / len(targets), first):,} inputs from {first} on", flush=True)


if __name__ == "__main__":
    main()
