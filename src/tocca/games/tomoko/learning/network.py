"""A network for Tomoko for two with the standard deck. It looks one push ahead: for each push and each card in the
hand, how many marbles would stand right for it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tocca.games.tomoko.learning.encoding import ACTIONS, CELLS, HELD, PATTERN, PUSH_COUNT, TomokoEncoder
from tocca.games.tomoko.rules.board import PUSHES, SIZE, hollows
from tocca.games.tomoko.rules.cards import CARD, standard_cards
from tocca.games.tomoko.rules.play import Options
from tocca.learning.network import Array, NetworkBot, Operations, Weights, head, heads, layers, trunk

WIDTH: Final = 448
LINES = PUSH_COUNT // 2
_WINDOWS = (SIZE - CARD + 1) ** 2
_TURNS = 4
_LAYOUT = TomokoEncoder(2, Options()).layout
_AT = {field.name: _LAYOUT.start(field.name) for field in _LAYOUT.fields}
_DECK = len(standard_cards())
# The features: the boards after each push come last.
_BEFORE = 2 * CELLS + PUSH_COUNT + HELD * (PATTERN + 1) + _DECK + 2 + 1 + HELD
_LAID = _BEFORE - HELD - 3
_AHEAD = PUSH_COUNT * HELD
_INPUTS = _BEFORE + 2 * _AHEAD


class TomokoNetwork:
    """As tocca.learning.network.Network."""

    seats = 2
    options: Mapping[str, Any] = {}
    shapes: Mapping[str, tuple[int, ...]] = {
        **layers([_INPUTS, WIDTH, WIDTH, WIDTH]),
        **heads(WIDTH, push=PUSH_COUNT, value=1),
        "ahead": (2,), "lead": (1,),
    }  # fmt: skip
    # It begins as a player who lays cards and brings them nearer, and who likes to be ahead.
    first: Mapping[str, list[float]] = {"ahead": [3.0, 9.0], "lead": [1.0]}

    def tables(self) -> dict[str, npt.NDArray[np.float32]]:
        """The lines that are pushed, the windows of the board, and the turns of a card."""
        cells = np.zeros((LINES, SIZE, CELLS), dtype=np.float32)
        for line in range(LINES):
            push = PUSHES[2 * line]
            for place, cell in enumerate(hollows(push.side, push.line)):
                cells[line, place, cell] = 1
        windows = np.zeros((_WINDOWS, PATTERN, CELLS), dtype=np.float32)
        for number in range(_WINDOWS):
            row, column = divmod(number, SIZE - CARD + 1)
            for place in range(PATTERN):
                windows[number, place, (row + place // CARD) * SIZE + column + place % CARD] = 1
        turns = np.zeros((_TURNS, PATTERN, PATTERN), dtype=np.float32)
        for turn in range(_TURNS):
            turned = np.rot90(np.arange(PATTERN).reshape(CARD, CARD), turn).ravel()
            turns[turn, np.arange(PATTERN), turned] = 1
        return {"cells": cells, "windows": windows, "turns": turns}

    def look(self, xp: Operations, tables: Weights, seen: Array, masks: Array) -> Array:
        """The board, the cards, the score, and how near each card is now and after each push."""
        many = len(seen)
        dark, light = seen[:, :CELLS], seen[:, CELLS : 2 * CELLS]
        cards = seen[:, _AT["patterns"] : _AT["patterns"] + HELD * PATTERN].reshape(many, HELD, PATTERN)
        held = seen[:, _AT["held"] : _AT["held"] + HELD]
        now = self._right(xp, tables, dark[:, None], light[:, None], cards)[:, 0] * held
        after = self._right(xp, tables, *self._push(xp, tables["cells"], dark, light), cards) * held[:, None]
        parts = [
            dark, light, masks[:, :PUSH_COUNT] * 1.0, cards, held,
            seen[:, _AT["cards laid"] : _AT["cards laid"] + _DECK],
            seen[:, _AT["laid"] : _AT["laid"] + 2] / 10, seen[:, _AT["pushes"] : _AT["pushes"] + 1] / 100,
            now / PATTERN, after / PATTERN, (after > PATTERN - 0.5) * 1.0,
        ]  # fmt: skip
        return xp.concatenate([part.reshape(many, -1) for part in parts], 1)

    def judge(self, xp: Operations, weights: Weights, features: Array) -> tuple[Array, Array]:
        """Logits of all numbers of actions, of which only pushes are ever chosen, and the value."""
        many, x = len(features), trunk(weights, features)
        near = features[:, _BEFORE : _BEFORE + _AHEAD].reshape(many, PUSH_COUNT, HELD)
        shown = features[:, _BEFORE + _AHEAD :].reshape(many, PUSH_COUNT, HELD)
        ahead, lead = weights["ahead"], weights["lead"]
        pushes = head(weights, "push", x) + shown.sum(2) * ahead[0] + xp.amax(near, 2) * ahead[1]
        rest = x[:, : ACTIONS - PUSH_COUNT] * 0.0
        value = head(weights, "value", x)[:, 0] + (features[:, _LAID] - features[:, _LAID + 1]) * lead[0]
        return xp.concatenate([pushes, rest], 1), value

    @staticmethod
    def _push(xp: Operations, cells: Array, dark: Array, light: Array) -> tuple[Array, Array]:
        """The boards after every push: marbles move on up to the first gap (TM-3), by line and colour."""
        many = len(dark)
        lines = [xp.einsum("bc,lpc->blp", marbles, cells) for marbles in (dark, light)]
        filled = (lines[0] + lines[1]).cumprod(2)
        moved = []
        for line in lines:
            others = filled[:, :, :-1] * line[:, :, :-1] + (1 - filled[:, :, :-1]) * line[:, :, 1:]
            moved.append(xp.einsum("blp,lpc->blc", others, cells[:, 1:]))
        away = 1 - xp.amax(cells, 1)
        entry = cells[:, 0]
        boards = []
        for number, marbles in enumerate((dark, light)):
            base = marbles[:, None] * away + moved[number]
            both = [base + entry, base] if number == 0 else [base, base + entry]
            boards.append(xp.stack(both, 2).reshape(many, 2 * LINES, CELLS))
        return boards[0], boards[1]

    @staticmethod
    def _right(xp: Operations, tables: Weights, dark: Array, light: Array, cards: Array) -> Array:
        """The most marbles that stand right for each card in one window, by board and card."""
        windows, turned = tables["windows"], xp.einsum("bhp,tqp->bhtq", cards, tables["turns"])
        many, boards = len(dark), dark.shape[1]
        differ = xp.einsum("bnc,wpc->bnwp", dark - light, windows).reshape(many, -1, PATTERN)
        wanted = turned.reshape(many, -1, PATTERN)
        right = xp.einsum("bxp,byp->bxy", differ, wanted).reshape(many, boards, _WINDOWS, HELD, _TURNS)
        lit = xp.einsum("bnc,wpc->bnw", light, windows)
        return xp.amax(right + lit.reshape(many, boards, _WINDOWS, 1, 1), (2, 4))


NETWORK = TomokoNetwork()


class TomokoNetworkBot(NetworkBot):
    """The network alone, with weights of one's own training: none of ours is good enough yet (docs/training.md)."""

    def __init__(self, weights: str, temperature: float = 0.0) -> None:
        super().__init__(NETWORK, Path(weights), temperature)
