"""What a player of Tomoko wants to know of a match: how many pushes a card took."""

from tocca.core.records import Record
from tocca.games.tomoko.rules.board import Push
from tocca.games.tomoko.rules.play import Position, party


def count(record: Record, seat: int) -> dict[str, tuple[int, int]]:
    """Pushes for each card that was laid, by the seat's party (TM-5, TM-9); cards in a match."""
    position: Position = record.state.position
    mine = party(position.options, seat)
    pushes = sum(
        isinstance(event.action, Push) and event.seat is not None and party(position.options, event.seat) == mine
        for event in record.events
    )
    cards = len(position.laid[mine])
    return {"pushes-a-card": (pushes, cards), "cards": (cards, 1)}
