"""A network for Tóncc. Everybody is Red to it: colours and pictures are turned, and no direction of the compass counts.

It looks at Regions: whose they are, who stands there, who gets there in one movement and in two, and which lie side by
side. A movement is as good as the Region that it leads to.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tocca.games.toncc.compiled.tables import COUNT, LEADS, MOVEMENTS, STRIDE
from tocca.games.toncc.learning.encoding import LAYOUT, WHERE
from tocca.learning.network import Array, NetworkBot, Operations, Weights, head, heads, layers, trunk

WIDTH: Final = 448
_TURN = 12  # pictures from Red's to Yellow's and from Yellow's to Blue's: the Map is alike after as many
_TARGETS = MOVEMENTS * COUNT  # the first features: by movement of mine, the Region where it leads
_INPUTS = _TARGETS + 4 * 3 * COUNT + COUNT * COUNT + 3 + 3 + 1 + 3 + 1 + 1
_AT = {field.name: LAYOUT.start(field.name) for field in LAYOUT.fields}


class TonccNetwork:
    """As tocca.learning.network.Network."""

    seats = 3
    options: Mapping[str, Any] = {"challenges": 1}
    shapes: Mapping[str, tuple[int, ...]] = {
        **layers([_INPUTS, WIDTH, WIDTH, WIDTH]),
        **heads(WIDTH, region=COUNT, movement=MOVEMENTS, value=1),
    }
    first: Mapping[str, list[float]] = {}

    def tables(self) -> dict[str, npt.NDArray[np.float32]]:
        """Where movements lead, and the turns of the pictures."""
        leads = np.zeros((WHERE, MOVEMENTS, WHERE), dtype=np.float32)
        for place in range(WHERE):
            for movement in range(MOVEMENTS):
                leads[place, movement, LEADS[place * STRIDE + movement]] = 1
        turns = np.zeros((3, COUNT, COUNT), dtype=np.float32)
        for king in range(3):
            for region in range(COUNT):
                turns[king, region, (region - _TURN * king) % COUNT] = 1
        return {"leads": leads, "turns": turns}

    def look(self, xp: Operations, tables: Weights, seen: Array, masks: Array) -> Array:
        """Everything by Region, as Red sees it."""
        leads, many = tables["leads"], len(seen)
        turn = xp.einsum("bk,krs->brs", seen[:, :3], tables["turns"])
        regions = xp.einsum("bpr,brs->bps", self._field(seen, "regions", COUNT, COUNT), turn)
        where = self._field(seen, "where", 3, WHERE)
        there = xp.einsum("bkp,pmq->bkmq", where, leads)
        targets = xp.einsum("bkmp,bpr->bkmr", there[:, :, :, :COUNT], regions)
        twice = xp.amax(xp.einsum("bkp,pmq->bkmq", xp.amax(there, 2), leads), 2)
        beside = xp.einsum("pq,bpr->bqr", xp.amax(leads[:COUNT, :, :COUNT], 1), regions)
        parts = [
            targets[:, 0],
            xp.einsum("bkr,brs->bks", self._field(seen, "seals", 3, COUNT), turn),
            xp.einsum("bkp,bpr->bkr", where[:, :, :COUNT], regions),
            xp.amax(targets, 2),
            xp.einsum("bkp,bpr->bkr", twice[:, :, :COUNT], regions),
            xp.einsum("bqr,bqs->brs", beside, regions),
            where[:, :, COUNT + 1],
            self._field(seen, "king points", 3) / 3,
            self._field(seen, "idle", 1) / 3,
            self._field(seen, "toncc points", 3) / 18,
            self._field(seen, "challenges left", 1) / 9,
            self._field(seen, "auto finish", 1),
        ]
        return xp.concatenate([part.reshape(many, -1) for part in parts], 1)

    def judge(self, xp: Operations, weights: Weights, features: Array) -> tuple[Array, Array]:
        """Logits of the six movements, and the value."""
        x = trunk(weights, features)
        targets = features[:, :_TARGETS].reshape(len(features), MOVEMENTS, COUNT)
        logits = xp.einsum("bmr,br->bm", targets, head(weights, "region", x)) + head(weights, "movement", x)
        return logits, head(weights, "value", x)[:, 0]

    @staticmethod
    def _field(seen: Array, name: str, *shape: int) -> Array:
        size = int(np.prod(shape))
        field = seen[:, _AT[name] : _AT[name] + size]
        return field.reshape(len(seen), *shape) if len(shape) > 1 else field


NETWORK = TonccNetwork()


class TonccNetworkBot(NetworkBot):
    """The network alone, with weights of one's own training: none that we made is good enough yet (docs/training.md).
    It mixes, since a King who can be foreseen meets a stronger one."""

    def __init__(self, weights: str, temperature: float = 0.3) -> None:
        super().__init__(NETWORK, Path(weights), temperature)
