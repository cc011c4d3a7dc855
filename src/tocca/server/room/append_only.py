"""A list that only grows, shared by all the rooms that a table has been."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class AppendOnlyList(Generic[T]):
    """Behaves as immutable: `add` returns a longer list and copies nothing, unless another list was already
    extended from this one. One append a move, however long the match."""

    __slots__ = ("_items", "_size")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._size = len(self._items)

    def add(self, item: T) -> "AppendOnlyList[T]":
        """This and one more."""
        longer: AppendOnlyList[T] = AppendOnlyList.__new__(AppendOnlyList)
        longer._items = self._items if len(self._items) == self._size else self._items[: self._size]
        longer._items.append(item)
        longer._size = self._size + 1
        return longer

    @property
    def latest(self) -> T:
        """The last one; there must be one."""
        return self._items[self._size - 1]

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return self._items[: self._size][place]
        if not -self._size <= place < self._size:
            raise IndexError(place)
        return self._items[place if place >= 0 else self._size + place]

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        return (self._items[place] for place in range(self._size))

    def __reversed__(self) -> Iterator[T]:
        return (self._items[place] for place in range(self._size - 1, -1, -1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AppendOnlyList) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"AppendOnlyList({self[:]!r})"
