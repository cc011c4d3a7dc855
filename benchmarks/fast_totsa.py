"""How fast the compiled Totsa! is, beside the plain rules in the same run: random actions, in turns and by the clock.

One-core figures are by the processor time of the thread, so that a busy machine does not blur them; two cores are
compared with one by the clock on the wall. Python and compiled code take turns, and the median of the rounds stands.
"""

import random
import statistics
import time
from typing import Any

import tocca
from tocca.fast import totsa as twin

ROUNDS = 7
MATCHES = 1_500  # of a batch: a quarter of a second
PYTHON_MATCHES = 4

GAME = tocca.game("totsa")
START = GAME.start(2, seed=1)


def actions(seed: int) -> float:
    """A second, in whole random matches."""
    began = time.thread_time()
    _, done = twin.random_games(twin.encode(START.position), MATCHES, seed)
    return done / (time.thread_time() - began)


def actions_in_python(seed: int) -> float:
    """The same through the contract."""
    rng = random.Random(seed)
    done, began = 0, time.thread_time()
    for number in range(PYTHON_MATCHES):
        state = GAME.start(2, seed=f"{seed} {number}")
        while acting := state.to_act:
            seat = rng.choice(sorted(acting))
            state = state.apply(seat, rng.choice(state.legal(seat)))
            done += 1
    return done / (time.thread_time() - began)


def two_cores(seed: int) -> float:
    """How many times as fast a batch is on two cores."""
    took = []
    for cores in (1, 2):
        began = time.perf_counter()
        twin.random_games(twin.encode(START.position), 4 * MATCHES, seed, cores)
        took.append(time.perf_counter() - began)
    return took[0] / took[1]


def bench_totsa() -> list[dict[str, Any]]:
    """A row for each measure: medians and bests a second, and how many times plain Python that is."""
    twin.warm_up()
    compiled, python, cores = list[float](), list[float](), list[float]()
    for turn in range(ROUNDS):
        python.append(actions_in_python(turn))
        compiled.append(actions(turn))
        cores.append(two_cores(turn))
    median, plain = statistics.median(compiled), statistics.median(python)
    return [
        {
            "what": "Totsa!, random actions",
            "median": round(median),
            "best": round(max(compiled)),
            "wanted": 0,
            "python": round(plain),
            "ratio": round(median / plain),
        },
        {
            "what": "Totsa!, two cores to one",
            "median": round(statistics.median(cores), 2),
            "best": round(max(cores), 2),
            "wanted": 1.7,
        },
    ]


def main() -> None:
    """Measure and print."""
    for row in bench_totsa():
        print("  ".join(f"{name} {value:,}" if name != "what" else str(value) for name, value in row.items()))


if __name__ == "__main__":
    main()
