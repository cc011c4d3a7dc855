"""Matches by the plain rules that a compiled twin is held against, move for move: a million positions a game in CI."""

import itertools
import os
import random
from collections.abc import Callable
from typing import Any, Generic

import numpy as np
import pytest

from tocca.core.chance import Chance, Value
from tocca.core.state import A, P, State, V

POSITIONS = int(os.environ.get("TOCCA_FAST_POSITIONS", "1000000"))
PARTS = max(6, POSITIONS // 1_000_000)  # several tests, so that workers have equally much to do and progress shows
in_parts = pytest.mark.parametrize("part", range(PARTS))

NOTHING_DRAWN = np.zeros(0, dtype=np.int64)


class Match(Generic[P, A, V]):
    """What a state is, but going on in place and looked at once: most of the time of these tests goes into it."""

    __slots__ = ("_stream", "acting", "drawn", "game", "legal", "position")

    def __init__(self, state: State[P, A, V]) -> None:
        self.game, self._stream = state.game, state._stream
        self._come_to(state.position, state.drawn)

    def apply(self, seat: int, action: A) -> None:
        """Somebody does something that they may do."""
        source = Chance(self._stream)
        position = self.game.apply(self.position, seat, action, source)
        self._stream = source.stream
        self._come_to(position, source.drawn)

    def advance(self, at: int) -> None:
        """Time passes."""
        source = Chance(self._stream)
        position = self.game.advance(self.position, at, source)
        self._stream = source.stream
        self._come_to(position, source.drawn)

    def _come_to(self, position: P, drawn: tuple[Value, ...]) -> None:
        self.position, self.drawn = position, drawn
        self.acting = self.game.to_act(position)
        self.legal: dict[int, tuple[A, ...]] = {seat: self.game.legal(position, seat) for seat in sorted(self.acting)}


def list_drawn(match: Match[Any, Any, Any]) -> Any:
    """The numbers that chance brought."""
    return np.array(match.drawn, dtype=np.int64) if match.drawn else NOTHING_DRAWN


def compare(one_match: Callable[[random.Random], int], name: str, part: int) -> None:
    """Matches until a part of the positions is compared; `one_match` says how many it had."""
    checked = 0
    for number in itertools.count():
        if checked >= POSITIONS / PARTS:
            return
        try:
            checked += one_match(random.Random(f"{name} {part} {number}"))
        except AssertionError as problem:
            problem.add_note(f"match {name} {part} {number}")
            raise
