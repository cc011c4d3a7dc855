"""How fair a race over a network is (TC-16): win rates over simulated lines, and what liars gain.

`python -m benchmarks.fairness` prints the tables of docs/fairness.md and writes bench-results/fairness.json.
The same simulation, with fewer rolls, is part of the tests.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.server.fairness.simulation import (
    DIRECT_LIARS,
    FAR,
    NEAR,
    PONG_LIARS,
    Client,
    always_100,
    line,
    plain_races,
    races,
    silent,
)

ROLLS = 20_000
RUNS, RUN = 100, 2_000  # how often a match of 2,000 rolls comes out even
SEED = 16
LINES = tuple(map(line, (20, 80, 200, 400)))
RESULTS = Path("bench-results")

Shares = Callable[[Sequence[Client]], Sequence[float]]

METHODS: dict[str, Shares] = {
    "whoever arrives first": lambda clients: plain_races(clients, ROLLS, SEED, bound=0),
    "at most 150 ms given back, reveal at once to all": lambda clients: plain_races(clients, ROLLS, SEED),
    "the referee": lambda clients: races(clients, ROLLS, SEED).shares,
}

ODD_ONES = (
    NEAR._replace(name="20 ms, claims nothing", claim=silent),
    FAR._replace(name="200 ms, claims nothing", claim=silent),
    NEAR._replace(name="20 ms, clock 5% fast", clock=1.05),
    FAR._replace(name="200 ms, clock 5% fast", clock=1.05),
    FAR._replace(name="200 ms, clock 5% slow", clock=0.95),
    NEAR._replace(name="20 ms, 5% of packets lost", loss=0.05),
    FAR._replace(name="200 ms, 5% of packets lost", loss=0.05),
    FAR._replace(name="200 ms, jitter of 40 ms", jitter=40),
    NEAR._replace(name="20 ms, says always 100 ms", claim=always_100),
    FAR._replace(name="200 ms, says always 100 ms", claim=always_100),
    *PONG_LIARS,
    *DIRECT_LIARS,
    NEAR._replace(name="20 ms, honest, direct", direct=True),
)


def matrix(shares: Shares) -> list[list[float]]:
    """What the line of the row wins against the line of the column, in per cent."""
    pairs = {(a, b): shares((a, b)) for i, a in enumerate(LINES) for b in LINES[i:]}
    return [[pairs[a, b][0] if (a, b) in pairs else pairs[b, a][1] for b in LINES] for a in LINES]


def odd_one(client: Client) -> dict[str, Any]:
    """One client against a fair line of 20 ms."""
    result = races((client, NEAR), ROLLS, SEED)
    return {"who": client.name, "wins": result.shares[0], "mean": result.gain(0), "most": max(result.gains[0])}


def evenness() -> list[float]:
    """The difference of the win rates of 20 and 200 ms, in percentage points, match by match."""
    pairs = (races((NEAR, FAR), RUN, seed).shares for seed in range(RUNS))
    return [near - far for near, far in pairs]


def main() -> None:
    """Simulate, print, write."""
    matrices = {title: matrix(shares) for title, shares in METHODS.items()}
    for title, rows in matrices.items():
        _print_matrix(title, rows)
    four = races(LINES, ROLLS, SEED).shares
    print("\nall four at one table, wins in %: " + ", ".join(f"{share:.1f}" for share in four))
    odd = [odd_one(client) for client in ODD_ONES]
    _print_odd(odd)
    gaps = evenness()
    even = sum(abs(gap) < 5 for gap in gaps)
    print(f"\n20 against 200 ms, {RUNS} matches of {RUN:,} rolls: mean difference {sum(gaps) / RUNS:.1f} points,")
    print(f"from {min(gaps):.1f} to {max(gaps):.1f}; {even} of them below 5")
    RESULTS.mkdir(exist_ok=True)
    found = {"rolls": ROLLS, "matrices": matrices, "four": four, "against 20 ms": odd, "gaps": gaps}
    (RESULTS / "fairness.json").write_text(json.dumps(found, indent=1))


def _print_matrix(title: str, rows: Sequence[Sequence[float]]) -> None:
    print(f"\n{title}: wins of the row in %\n{'':>8}" + "".join(f"{client.name:>8}" for client in LINES))
    for client, row in zip(LINES, rows, strict=True):
        print(f"{client.name:>8}" + "".join(f"{share:>8.1f}" for share in row), flush=True)


def _print_odd(rows: Sequence[dict[str, Any]]) -> None:
    print(f"\n{'against a fair 20 ms':<30}{'wins %':>8}{'gain, mean ms':>15}{'most':>7}")
    for row in rows:
        print(f"{row['who']:<30}{row['wins']:>8.1f}{row['mean']:>15.1f}{row['most']:>7.0f}")


if __name__ == "__main__":
    main()
