"""What a player of Toscana wants to know of a match: how large the best zone grew, and into how many it fell apart."""

from tocca.core.records import Record
from tocca.games.toscana.rules.play import Position
from tocca.games.toscana.rules.zones import zones


def count(record: Record, seat: int) -> dict[str, tuple[int, int]]:
    """Of the games that were played to their end (TS-8)."""
    position: Position = record.state.position
    games = position.finished
    return {
        "best-zone": (sum(game.scores[seat] for game in games), len(games)),
        "zones": (sum(len(zones(game, game.colours[seat])) for game in games), len(games)),
    }
