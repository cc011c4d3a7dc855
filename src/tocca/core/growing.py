"""What is worked out about a list that grows, item by item instead of all over again."""

from collections.abc import Callable
from operator import is_
from typing import Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Growing(Generic[T, R]):
    """A function of a tuple that goes on from its result for all but the last item: `more(result, number, item)` adds
    one. Results are kept by the identity of the last item, so nothing is hashed, and all who see the same tuple get the
    same object. When there are too many, it starts over."""

    def __init__(self, first: R, more: Callable[[R, int, T], R], most: int) -> None:
        self._first, self._more, self._most = first, more, most
        self._known: dict[int, tuple[tuple[T, ...], R]] = {}  # which keeps the items, and so their identity, alive

    def __call__(self, items: tuple[T, ...]) -> R:
        if not items:
            return self._first
        kept = self._known.get(id(items[-1]))
        if kept is not None and _same(kept[0], items):
            return kept[1]
        result = self._work_out(items)
        if len(self._known) >= self._most:
            self._known.clear()
        self._known[id(items[-1])] = items, result
        return result

    def _work_out(self, items: tuple[T, ...]) -> R:
        start, result = 0, self._first
        if len(items) > 1:
            before = self._known.get(id(items[-2]))
            if before is not None and _same(before[0], items[:-1]):
                start, result = len(items) - 1, before[1]
        for number in range(start, len(items)):
            result = self._more(result, number, items[number])
        return result


def _same(one: tuple[T, ...], other: tuple[T, ...]) -> bool:
    """Whether these are the very same items."""
    return one is other or (len(one) == len(other) and all(map(is_, one, other)))
