"""How one match between bots went."""

from typing import Any, NamedTuple

from tocca.arena.plan import LineUp
from tocca.core.outcome import Outcome


class Effort(NamedTuple):
    """What a seat's choices cost, in seconds of thinking."""

    choices: int
    seconds: float
    slowest: float


class Played(NamedTuple):
    """One match. Everything but the line-up is by seat."""

    number: int
    set: int
    line_up: LineUp
    outcome: Outcome
    actions: int
    efforts: tuple[Effort, ...]
    record: str | None = None  # the text of its record, where records are kept

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.outcome.winners) if seat in self.outcome.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        """One line of a journal; the record has a file of its own."""
        return {
            "number": self.number,
            "set": self.set,
            "line_up": list(self.line_up),
            **{
                name: list(value) if isinstance(value, tuple) else value
                for name, value in self.outcome._asdict().items()
            },
            "actions": self.actions,
            "efforts": [list(one) for one in self.efforts],
        }

    @classmethod
    def from_json(cls, line: Any) -> "Played":
        """What `to_json` wrote; ValueError or LookupError if it did not."""
        outcome = Outcome(tuple(line["winners"]), tuple(line["scores"]), line["reason"], tuple(line["places"]))
        efforts = tuple(Effort(*one) for one in line["efforts"])
        return cls(line["number"], line["set"], tuple(line["line_up"]), outcome, line["actions"], efforts)
