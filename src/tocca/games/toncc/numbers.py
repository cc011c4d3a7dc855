"""What a player of Tóncc wants to know of a match: Kingdoms, conquests and points of each challenge."""

from tocca.core.records import Record
from tocca.games.toncc.rules.play import Position


def count(record: Record, seat: int) -> dict[str, tuple[int, int]]:
    """Of the challenges that were played to their end: Kingdoms and points (TN-17), Seals placed (TN-12)."""
    position: Position = record.state.position
    king, past = position.kings[seat], position.past
    return {
        "kingdoms": (sum(len(score.realised[king]) for score in past), len(past)),
        "seals": (sum(score.seals[king].bit_count() for score in past), len(past)),
        "points": (sum(score.scores[king] for score in past), len(past)),
    }
