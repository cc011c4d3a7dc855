"""How long the tuples in a game's views get, where no annotation says so: told by random matches, always the same."""

import random
from typing import Any

from tocca.core.contract import Game
from tocca.core.structure import Either, Many, Named, Row, Structure, structure

MATCHES, ACTIONS = 10, 1000  # so many matches, none longer than that

Seen = dict[str, set[int]]  # the lengths by path


def longest_tuples(game: Game[Any, Any, Any], seats: int, options: Any, view: type) -> dict[str, int]:
    """The places to keep for each tuple: as many as it always had, else twice as many as it ever needed."""
    seen: Seen = {}
    expected = structure(view)
    if not _has_open_length(expected):
        return {}
    for seed in range(MATCHES):
        rng = random.Random(seed)
        state = game.start(seats, seed, **options._asdict())
        for _ in range(ACTIONS):
            for seat in range(seats):
                _measure(expected, state.view(seat), "view", seen)
            if not state.to_act:
                break
            actor = rng.choice(sorted(state.to_act))
            state = state.apply(actor, rng.choice(state.legal(actor)))
    return _Lengths({path: _places(lengths) for path, lengths in seen.items()})


class _Lengths(dict[str, int]):
    """A tuple that was never seen, as part of something that never was there, gets one place."""

    def __missing__(self, path: str) -> int:
        return 1


def _places(lengths: set[int]) -> int:
    return max(1, max(lengths) * (1 if len(lengths) == 1 else 2))


def _has_open_length(kind: Structure) -> bool:
    match kind:
        case Named():
            return any(map(_has_open_length, kind.fields.values()))
        case Row(parts) | Either(parts):
            return any(map(_has_open_length, parts))
        case Many():
            return kind.most is None or _has_open_length(kind.item)
    return False


def _measure(kind: Structure, value: Any, path: str, seen: Seen) -> None:
    """Note the lengths of all tuples in this value. Paths are those of the encoder."""
    match kind:
        case Named():
            for (name, field), part in zip(kind.fields.items(), value, strict=True):
                _measure(field, part, f"{path}.{name}", seen)
        case Row(items):
            for place, (item, part) in enumerate(zip(items, value, strict=True)):
                _measure(item, part, f"{path}.{place}", seen)
        case Either(kinds) if value is not None:
            some = [one for one in kinds if one.fits(value)]
            several = sum(1 for one in kinds if not one.fits(None)) > 1
            _measure(some[0], value, f"{path}.{kinds.index(some[0])}" if several else path, seen)
        case Many():
            seen.setdefault(path, set()).add(len(value))
            for item in value:
                _measure(kind.item, item, f"{path}[]", seen)
