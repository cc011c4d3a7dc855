"""Chance, made explicit: every shuffle, draw and roll is a value that a record can hold.

A transition draws from equally likely candidates. The value comes from the state's own stream, or
from the caller, who supplies the values in order (records, tests, OpenSpiel). A certain outcome
(one candidate) is not a chance value and is not recorded.
"""

import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from operator import index
from typing import Any, NamedTuple, TypeVar

from tocca.core.errors import BadChance, BadOption, ChanceNeeded

Value = int | str
T = TypeVar("T", bound=Value)


class Stream(NamedTuple):
    """An unending sequence of random numbers: a hash of a secret key and a counter.

    Knowing every number so far tells nothing about the next one without the key, so the same
    stream serves seeded research and, keyed by `secrets`, a table of people.
    """

    key: bytes
    used: int = 0

    @classmethod
    def from_seed(cls, seed: int | str | None) -> "Stream":
        """The stream of that seed; of a secret key when there is none."""
        if seed is None:
            import secrets  # here, so that `import tocca` is quick

            return cls(secrets.token_bytes(32))
        seed = _check_seed(seed)
        return cls(blake2b(f"{type(seed).__name__} {seed}".encode(), digest_size=32).digest())

    @classmethod
    def from_generator(cls, rng: random.Random) -> "Stream":
        return cls(rng.randbytes(32))


def _check_seed(seed: Any) -> int | str:
    """The seed, whole numbers of other kinds (NumPy's) as Python's; BadOption for anything else."""
    if type(seed) in (int, str):
        return seed  # type: ignore[no-any-return]
    with suppress(TypeError):
        if type(seed) is not bool:
            return index(seed)
    raise BadOption(f"a seed is a whole number or a text, not {seed!r}")


class Chance:
    """Where one transition takes its random values from, and what it took."""

    __slots__ = ("_given", "drawn", "stream")

    def __init__(self, stream: Stream | None, given: Iterable[Value] | None = None) -> None:
        self.stream = stream  # as it stands after the draws so far
        self._given = None if given is None else list(given)
        self.drawn: tuple[Value, ...] = ()

    def draw(self, candidates: Sequence[T]) -> T:
        """One of the candidates, each equally likely."""
        n = len(candidates)
        if n == 1:
            return candidates[0]
        if self._given is not None:
            value = self._next_given(candidates)
        elif self.stream is None:
            raise ChanceNeeded(tuple(candidates))
        else:
            key, used = self.stream
            digest = blake2b(key + used.to_bytes(8, "big"), digest_size=8).digest()
            self.stream = Stream(key, used + 1)
            value = candidates[int.from_bytes(digest, "big") * n >> 64]
        self.drawn += (value,)
        return value

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """All items in random order: a draw for each place."""
        left = list(items)
        order = []
        while left:
            order.append(self.draw(left))
            left.remove(order[-1])
        return tuple(order)

    def finish(self) -> None:
        """Refuse supplied values that nothing asked for."""
        if self._given is not None and len(self.drawn) < len(self._given):
            extra = self._given[len(self.drawn) :]
            raise BadChance(f"chance values that nothing asked for: {extra}")

    def _next_given(self, candidates: Sequence[T]) -> T:
        assert self._given is not None
        if len(self.drawn) >= len(self._given):
            raise ChanceNeeded(tuple(candidates))
        value = self._given[len(self.drawn)]
        for candidate in candidates:
            if candidate == value and type(candidate) is type(value):
                return candidate
        raise BadChance(f"the chance value {value!r} can't come up here")
