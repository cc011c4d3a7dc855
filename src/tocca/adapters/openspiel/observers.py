"""What OpenSpiel asks an observer for: a tensor and a text of a state, with or without the past."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

if TYPE_CHECKING:
    from tocca.adapters.openspiel.spiel import TableState
    from tocca.learning.spiel.table import SpielTable

Private = pyspiel.PrivateInfoType


class Observer:
    """What a seat sees now; before the start is drawn, nothing."""

    def __init__(self, table: "SpielTable", private: Any, public: bool = True) -> None:
        self.table, self.private, self.public = table, private, public
        # The encoding is that of a seat's view: who sees less, or everything, gets a text only.
        own = private == Private.SINGLE_PLAYER and public
        self.tensor = np.zeros(table.encoder.layout.size, np.float32) if own else None
        self.dict = {} if self.tensor is None else table.encoder.layout.parts(self.tensor)

    def set_from(self, state: "TableState", player: int) -> None:
        """Write the view into the tensor."""
        settled = state.node.settled
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if settled is not None and settled.state is not None:
            self.tensor[:] = self.table.encoder.observe(settled.state.view(player))

    def string_from(self, state: "TableState", player: int) -> str:
        """The view in one line; without what is public, those parts of it that a spectator sees otherwise."""
        settled = state.node.settled
        if settled is None or settled.state is None:
            return ""
        if self.private == Private.ALL_PLAYERS:
            view = settled.state.game.reveal_all(settled.state.position)
        else:
            view = settled.state.view(player if self.private == Private.SINGLE_PLAYER else None)
        known = {} if self.public else settled.state.view(None)._asdict()
        told = {name: value for name, value in view._asdict().items() if name not in known or known[name] != value}
        told.pop("options", None)
        return " ".join(f"{name}={value!r}" for name, value in told.items())


class HistoryObserver:
    """All that a seat has seen and done: the information state."""

    def __init__(self, table: "SpielTable") -> None:
        self.table = table
        # Where nobody knows how long a match may take there is a text only.
        self.tensor = np.zeros((table.steps + 1) * table.row, np.float32) if table.remembers(table.game) else None
        self.dict = {} if self.tensor is None else {"history": self.tensor.reshape(table.steps + 1, table.row)}

    def set_from(self, state: "TableState", player: int) -> None:
        """A row for each step that the seat noticed, the first one for the start."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        steps = reversed(list(state.node.path()))
        rows = [row for step in steps if (row := step.note(player))]
        if rows:
            self.dict["history"][: len(rows)] = rows

    def string_from(self, state: "TableState", player: int) -> str:
        """A line for each step, after the seat."""
        return f"seat {player}\n{state.node.information(player)}"


def make_observer(table: "SpielTable", kind: Any) -> Observer | HistoryObserver:
    """The observer for that kind of observation (pyspiel.IIGObservationType)."""
    if kind is None:
        return Observer(table, Private.SINGLE_PLAYER)
    if kind.perfect_recall and (kind.private_info != Private.SINGLE_PLAYER or not kind.public_info):
        raise ValueError("perfect_recall=True is provided with public_info=True and private_info=SINGLE_PLAYER only")
    return HistoryObserver(table) if kind.perfect_recall else Observer(table, kind.private_info, kind.public_info)
