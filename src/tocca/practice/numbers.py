"""What a game counts of one seat in one match, for a player's statistics: `numbers` in its manifest.

    {"errors": (3, 1), "reaction-ms": (5210, 8)}

Each is a sum and by how many it is divided, so that those of many matches add up to a mean: three errors in one match,
5210 ms in eight reactions. A name that ends in `-ms` is a time in milliseconds. `GAME-number-NAME` is its text.
"""

from collections.abc import Callable, Iterable, Mapping

from tocca.core import registry
from tocca.core.records import Record

Numbers = dict[str, tuple[int, int]]
Counting = Callable[[Record, int], Numbers]


def count_numbers(record: Record, seat: int) -> Numbers:
    """What the game counts of that seat; nothing where it counts nothing."""
    count: Counting | None = registry.manifest(record.game.id).part("numbers")
    return count(record, seat) if count is not None else {}


def add_numbers(counted: Iterable[Mapping[str, tuple[int, int]]]) -> Numbers:
    """Those of several matches together."""
    sums: Numbers = {}
    for numbers in counted:
        for name, (total, of) in numbers.items():
            before = sums.get(name, (0, 0))
            sums[name] = before[0] + total, before[1] + of
    return sums
