"""Why an action is refused, in words for the player."""

from typing import Literal, get_args

from tocca.core.errors import CoreRefusal, IllegalAction
from tocca.games.tomoko.rules.board import Push, count
from tocca.games.tomoko.rules.play import Action, Claim, HandOver, Position, has_arrived, party

Reason = Literal[
    "no-claims", "no-partner", "not-your-card", "no-marble", "takes-back", "before-first-push",
    "has-target", "tried", "handed-over", "partner-holds-it",
]  # fmt: skip
REASONS: tuple[str, ...] = get_args(Reason)


def why_not(position: Position, seat: int, action: Action) -> IllegalAction:
    """The reason for an action that is not legal now."""
    if isinstance(action, Push):
        return _why_no_push(position, seat, action)
    one = party(position.options, seat)
    if isinstance(action, Claim) and position.options.claims == "auto":
        return _refuse("no-claims", "the table lays matching cards down by itself here")
    if isinstance(action, HandOver) and not position.options.teams:
        return _refuse("no-partner", "cards are handed over only when playing in teams")
    if action.card not in position.hands[one]:
        return _refuse("not-your-card", f"card {action.card} is not in your hand")
    return _why_no_claim(position, one, action) if isinstance(action, Claim) else _why_no_hand_over(position, action)


def _why_no_push(position: Position, seat: int, action: Push) -> IllegalAction:
    if seat != position.turn:
        return _refuse("not-your-turn", "it is not your turn to push a marble")
    if action.line > position.options.side:
        return _refuse("not-an-action", f"each side has entries 1 to {position.options.side} here")
    marbles = position.board.dark if action.marble == "dark" else position.board.light
    if count(marbles) == position.options.marbles:
        return _refuse("no-marble", f"there is no {action.marble} marble left in the bag")
    return _refuse("takes-back", "this would take the previous push back at once")


def _why_no_claim(position: Position, one: int, action: Claim) -> IllegalAction:
    if not position.pushes:
        return _refuse("before-first-push", "a card can be laid down only after the first push")
    if has_arrived(position, one):
        return _refuse("has-target", "you have laid all the cards you need")
    return _refuse("tried", f"card {action.card} was tried already; wait for the next push")


def _why_no_hand_over(position: Position, action: HandOver) -> IllegalAction:
    if position.passed >> action.card & 1:
        return _refuse("handed-over", f"card {action.card} was handed over already; wait for the next push")
    return _refuse("partner-holds-it", f"your partner holds card {action.card}")


def _refuse(reason: Reason | CoreRefusal, message: str) -> IllegalAction:
    return IllegalAction(reason, message)
