"""What a table remembers of requests it has carried out, so that none is carried out twice."""

from msgspec import Struct

from tocca.server.room.visibility import Count

REMEMBERED = 64  # answers kept for each guest
MOST_GUESTS = 256  # whose answers are kept: the latest ones


class StoredAnswer(Struct, frozen=True):
    """What is kept of a request that was carried out."""

    digest: int
    count: Count


class SavedAnswers(Struct, frozen=True):
    """All that is remembered, to be stored: by guest and request, each with its number."""

    size: int
    by_guest: dict[str, dict[str, tuple[int, StoredAnswer]]]


class _Given:
    """What all the rooms that a table has been share: each answer with its number, by guest and request."""

    __slots__ = ("by_guest", "size")

    def __init__(self, by_guest: dict[str, dict[str, tuple[int, StoredAnswer]]], size: int) -> None:
        self.by_guest = by_guest
        self.size = size


class Answers:
    """Behaves as immutable, like an AppendOnlyList: `add` returns one with another answer and copies nothing, unless
    another was already extended from this one. Only the latest answers are kept; an old one may have lost some."""

    __slots__ = ("_given", "_size")

    def __init__(self) -> None:
        self._given = _Given({}, 0)
        self._size = 0

    def get(self, guest: str, request: str) -> StoredAnswer | None:
        """The answer to that guest's request of that id."""
        mine = self._given.by_guest.get(guest)
        found = None if mine is None else mine.get(request)
        return found[1] if found is not None and found[0] < self._size else None

    def add(self, guest: str, request: str, answer: StoredAnswer) -> "Answers":
        """These and one more."""
        given = self._given
        if given.size != self._size:
            given = _Given(self._collect(), self._size)
        mine = given.by_guest.pop(guest, None)  # and in again: the guest answered last is forgotten last
        given.by_guest[guest] = mine = {} if mine is None else mine
        mine.pop(request, None)
        mine[request] = (self._size, answer)
        if len(mine) > REMEMBERED:
            del mine[next(iter(mine))]
        if len(given.by_guest) > MOST_GUESTS:
            del given.by_guest[next(iter(given.by_guest))]
        given.size += 1
        more = Answers.__new__(Answers)
        more._given, more._size = given, given.size
        return more

    def of(self, guest: str) -> dict[str, StoredAnswer]:
        """All that is remembered of a guest's requests."""
        mine = self._given.by_guest.get(guest, {})
        return {request: answer for request, (number, answer) in mine.items() if number < self._size}

    def save(self) -> SavedAnswers:
        """All that is remembered."""
        return SavedAnswers(self._size, self._collect())

    @classmethod
    def load(cls, saved: SavedAnswers) -> "Answers":
        """The same again."""
        answers = cls()
        answers._given, answers._size = _Given(saved.by_guest, saved.size), saved.size
        return answers

    def __len__(self) -> int:
        return sum(1 for guest in self._given.by_guest if self.of(guest))

    def _collect(self) -> dict[str, dict[str, tuple[int, StoredAnswer]]]:
        by_guest = self._given.by_guest
        known = {
            guest: {request: one for request, one in mine.items() if one[0] < self._size}
            for guest, mine in by_guest.items()
        }
        return {guest: mine for guest, mine in known.items() if mine}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answers) and self._collect() == other._collect()

    __hash__ = None  # type: ignore[assignment]
