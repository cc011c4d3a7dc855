"""What a step reveals, and to whom."""

from tocca.games.tomoko.rules.board import Push
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.tomoko.rules.play import Action, Position


def reveals(before: Position, after: Position) -> bool:
    """A claim tells something, also in vain. A push does where the table lays cards down by itself
    and the board shows a card that might have been in a secret hand: now it is known not to be."""
    if before.tried != after.tried and after.pushes == before.pushes:
        return True
    if after.options.claims == "manual" or after.options.open_cards or after.pushes == before.pushes:
        return False
    face_up = sum(1 << card for laid in after.laid for card in laid)
    return showing(after.board, deck(after.options.deck)) & ~face_up != 0


def public(before: Position, action: Action, after: Position) -> bool:
    """A push, and a card laid down. A claim in vain stays secret (TM-6), so does what partners pass on (TM-9)."""
    return isinstance(action, Push) or before.laid != after.laid


def hides(position: Position) -> bool:
    """Hands are secret, unless they lie open (TM-10)."""
    return not position.options.open_cards
