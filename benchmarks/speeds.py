"""How fast one thing goes, compiled beside plain Python in the same run: what benchmarks/fast_<game>.py measure with.

One-core figures are by the processor time of the thread, so that a busy machine does not blur them; two cores are
compared with one by the clock on the wall. Python and compiled code take turns, and the medians of the rounds stand.
"""

import statistics
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

ROUNDS = 7
WANTED_CORES = 1.7  # times one core, of a batch on two


class Measure(NamedTuple):
    """Something that can be counted. Each part gets the number of the round and says how many it did."""

    what: str
    wanted: int  # a second, compiled on one core; 0: there is no target
    plain: Callable[[int], int]
    compiled: Callable[[int], int]
    batch: Callable[[int, int], int] | None = None  # on so many cores


def rows(measures: Iterable[Measure]) -> list[dict[str, Any]]:
    """What was found, a row for each measure."""
    return [row(measure) for measure in measures]


def row(measure: Measure) -> dict[str, Any]:
    """Medians a second, and how many times plain Python and one core that is."""
    plain, compiled, cores = [], [], []
    for turn in range(ROUNDS):
        plain.append(_rate(measure.plain, turn, clock=time.thread_time))
        compiled.append(_rate(measure.compiled, turn, clock=time.thread_time))
        if measure.batch is not None:
            cores.append([_rate(measure.batch, turn, number, clock=time.perf_counter) for number in (1, 2)])
    median = statistics.median(compiled)
    found = {"what": measure.what, "plain": round(statistics.median(plain)), "compiled": round(median)}
    found |= {"ratio": round(median / statistics.median(plain), 1), "wanted": measure.wanted}
    return {**found, "two_cores": None, "cores_ratio": None, **_of_cores(cores)}


def _of_cores(rates: list[list[float]]) -> dict[str, Any]:
    if not rates:
        return {}
    both = statistics.median(two for _, two in rates)
    return {"two_cores": round(both), "cores_ratio": round(statistics.median(two / one for one, two in rates), 2)}


def _rate(work: Callable[..., int], *given: int, clock: Callable[[], float]) -> float:
    began = clock()
    done = work(*given)
    return done / (clock() - began)


def slow(found: Iterable[dict[str, Any]]) -> list[str]:
    """What is slower than the target."""
    return [
        row["what"]
        for row in found
        if row["compiled"] < row["wanted"] or (row["cores_ratio"] or WANTED_CORES) < WANTED_CORES
    ]


HEADS = ("", "plain Python/s", "one core/s", "times", "target/s", "two cores/s", "times")
COLUMNS = ("plain", "compiled", "ratio", "wanted", "two_cores", "cores_ratio")


def table(found: list[dict[str, Any]]) -> str:
    """For people."""
    cells = [HEADS, *((row["what"], *(_format(row[name]) for name in COLUMNS)) for row in found)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(wide) if place else cell.ljust(wide)
            for place, (cell, wide) in enumerate(zip(row, widths, strict=True))
        )
        for row in cells
    )


def _format(value: float | None) -> str:
    return f"{value:,}" if value else ""
