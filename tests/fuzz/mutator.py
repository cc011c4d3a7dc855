"""Makes wrong inputs out of right ones. An input is named by its target and its number, so it can be made again."""

import random
import re
from collections.abc import Callable, Sequence

WORDS = (
    b"-1", b"0", b"1e999", b"NaN", b"null", b"true", b"[]", b"{}", b'""', b"\x00", b"\xff\xfe", b"\xed\xa0\x80",
    b"\\u0000", b"9" * 19, b"9" * 5_000, b"[" * 3_000, b"[" * 200_000, b"'", b"|", b"~", b" ", b"\r\n",
    b"\xe2\x80\xae", "🎲".encode(), "٣".encode(), "²".encode(), "İ".encode(), b"-0", b"1.5", b"0x10", b"1_000",
)  # fmt: skip
_NUMBER = re.compile(rb"-?\d+")


def _flip(data: bytearray, rng: random.Random, corpus: Sequence[bytes]) -> None:
    if data:
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _insert(data: bytearray, rng: random.Random, corpus: Sequence[bytes]) -> None:
    place = rng.randint(0, len(data))
    data[place:place] = rng.choice(WORDS)


def _delete(data: bytearray, rng: random.Random, corpus: Sequence[bytes]) -> None:
    place = rng.randint(0, len(data))
    del data[place : place + rng.randint(1, 1 + len(data) // 4)]


def _repeat(data: bytearray, rng: random.Random, corpus: Sequence[bytes]) -> None:
    place = rng.randint(0, len(data))
    data[place:place] = data[place : place + rng.randint(1, 40)] * rng.choice((1, 2, 50))


def _splice(data: bytearray, rng: random.Random, corpus: Sequence[bytes]) -> None:
    other = rng.choice(corpus)
    begin = rng.randint(0, len(other))
    place = rng.randint(0, len(data))
    data[place : place + rng.randint(0, 30)] = other[begin : begin + rng.randint(0, 60)]


def _number(data: bytearray, rng: random.Random, corpus: Sequence[bytes]) -> None:
    found = list(_NUMBER.finditer(data))
    if found:
        begin, end = rng.choice(found).span()
        data[begin:end] = rng.choice((b"0", b"-1", b"1", b"2", b"3", b"255", b"65536", b"9" * 19, b"9" * 5_000, b"1e5"))


_CHANGES: tuple[Callable[[bytearray, random.Random, Sequence[bytes]], None], ...] = (
    _flip, _insert, _delete, _repeat, _splice, _splice, _number, _number,
)  # fmt: skip


def make_input(target: str, number: int, corpus: Sequence[bytes]) -> bytes:
    """The input of that number."""
    rng = random.Random(f"{target} {number}")
    data = bytearray(rng.choice(corpus))
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        rng.choice(_CHANGES)(data, rng, corpus)
    return bytes(data)
