"""Toscana: players take turns. Most of a step's time would go into listing placements, so they are not listed: where a
tile may lie is in the position, a bit for each place (tocca.games.toscana.rules.placing)."""

from collections.abc import Iterable, Mapping

import numpy as np

from tocca.core.chance import Chance, Stream
from tocca.core.state import State
from tocca.games.toscana.learning.encoding import ACTIONS, ALLOW_NUMBER, TURNS, VETO_NUMBER
from tocca.games.toscana.rules.board import SIZE, STRIDE
from tocca.games.toscana.rules.placing import TURN_ORDER
from tocca.games.toscana.rules.play import Position, is_legal
from tocca.learning.encoding import Mask
from tocca.learning.matches import MatchDriver, SeatAnswer

_PLANE = SIZE * STRIDE  # bits of a set of places
_BYTES = TURNS * _PLANE // 8


class ToscanaMatch(MatchDriver):
    """A step is a tile laid, or a decision about the other one's."""

    def start(self, seed: int | str | None = None, chance: Iterable[int | str] | None = None) -> None:
        """A new match, whose stream is kept here, too."""
        super().start(seed, chance)
        self._stream = Stream.from_seed(seed)._replace(used=len(self.state.drawn)) if chance is None else None

    def mask(self, seat: int) -> Mask:
        """The places of the mover's tile as planes, or the two answers."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        position: Position = self.state.position
        if seat not in self.choosers:
            return mask
        if position.phase == "veto":
            mask[ALLOW_NUMBER] = mask[VETO_NUMBER] = 1
            return mask
        together = 0
        order = TURN_ORDER[position.stacks[position.mover].top]
        for turn, places in zip(order, position.places, strict=True):
            together |= places << turn * _PLANE
        bits = np.unpackbits(np.frombuffer(together.to_bytes(_BYTES, "little"), dtype=np.uint8), bitorder="little")
        mask[:ALLOW_NUMBER].reshape(TURNS, SIZE, SIZE)[:] = bits.reshape(TURNS, SIZE, STRIDE)[:, :, :SIZE]
        return mask

    def settle(self, answers: Mapping[int, SeatAnswer]) -> None:
        """The rules are asked about one action: `State.apply` would list all, which takes a third of a step."""
        (seat,) = self.choosers
        action = answers[seat].action
        if self._stream is None or not is_legal(self.state.position, seat, action):
            self.apply(seat, action)
            return
        source = Chance(self._stream)
        self.state = State.after(self.game, self.game.apply(self.state.position, seat, action, source), source)
        self._stream = source.stream
        self.moves.append((seat, action, self.state))
