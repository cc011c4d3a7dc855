"""Why an action is refused, in words for the player."""

from tocca.core.errors import IllegalAction
from tocca.games.tomoko.rules.board import Push, count
from tocca.games.tomoko.rules.play import Action, Claim, HandOver, Position, has_arrived, party


def why_not(position: Position, seat: int, action: Action) -> IllegalAction:
    """The reason for an action that is not legal now."""
    if isinstance(action, Push):
        return _why_no_push(position, seat, action)
    one = party(position.options, seat)
    if isinstance(action, Claim) and position.options.claims == "auto":
        return IllegalAction("no-claims", "the table lays matching cards down by itself here")
    if isinstance(action, HandOver) and not position.options.teams:
        return IllegalAction("no-partner", "cards are handed over only when playing in teams")
    if action.card not in position.hands[one]:
        return IllegalAction("not-your-card", f"card {action.card} is not in your hand")
    return _why_no_claim(position, one, action) if isinstance(action, Claim) else _why_no_hand_over(position, action)


def _why_no_push(position: Position, seat: int, action: Push) -> IllegalAction:
    if seat != position.turn:
        return IllegalAction("not-your-turn", "it is not your turn to push a marble")
    if action.line > position.options.side:
        return IllegalAction("not-an-action", f"each side has entries 1 to {position.options.side} here")
    marbles = position.board.dark if action.marble == "dark" else position.board.light
    if count(marbles) == position.options.marbles:
        return IllegalAction("no-marble", f"there is no {action.marble} marble left in the bag")
    return IllegalAction("takes-back", "this would take the previous push back at once")


def _why_no_claim(position: Position, one: int, action: Claim) -> IllegalAction:
    if not position.pushes:
        return IllegalAction("before-first-push", "a card can be laid down only after the first push")
    if has_arrived(position, one):
        return IllegalAction("has-target", "you have laid all the cards you need")
    return IllegalAction("tried", f"card {action.card} was tried already; wait for the next push")


def _why_no_hand_over(position: Position, action: HandOver) -> IllegalAction:
    if position.passed >> action.card & 1:
        return IllegalAction("handed-over", f"card {action.card} was handed over already; wait for the next push")
    return IllegalAction("partner-holds-it", f"your partner holds card {action.card}")
