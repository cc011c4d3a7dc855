"""Tomoko: the fewest pushes from a board until it shows a card, by one player whom nobody disturbs.

Found by the compiled search of tocca.games.tomoko.compiled.routes; a lower bound on every board makes it quick.
"""

from tocca.core.errors import BadOption
from tocca.core.extras import need
from tocca.games.tomoko.rules.board import PUSHES, Board, Push
from tocca.games.tomoko.rules.cards import STANDARD, deck

need("fast")

from tocca.games.tomoko.compiled.routes import LONGEST, route  # noqa: E402

__all__ = ["LONGEST", "shortest"]


def shortest(board: Board, card: int, choice: str | tuple[str, ...] = STANDARD) -> tuple[Push, ...] | None:
    """The pushes of a shortest route, none if the board shows the card already; None: it takes more than LONGEST."""
    cards = len(deck(choice).cards)
    if not 1 <= card <= cards:
        raise BadOption(f"the cards of this deck are 1 to {cards}, not {card}")
    found = route(board, card, choice)
    return None if found is None else tuple(PUSHES[number] for number in found)
