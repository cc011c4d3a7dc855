"""Why an action is refused: a code and a sentence for each way of being wrong."""

from typing import Literal, get_args

from tocca.core.errors import IllegalAction
from tocca.games.totsa.rules.actions import Action, Pass, Point, Press, Return, Roll, Shout, Slap, TurnUp
from tocca.games.totsa.rules.cards import FIGURE_CARDS, NONE, acts
from tocca.games.totsa.rules.position import Position

Reason = Literal[
    "void", "not-in-game", "not-on-field", "point-first", "roll-under-way", "penalties-first",
    "not-the-roller", "too-early", "nothing-yet", "already-answered", "roll-or-shout", "nothing-to-point-at",
    "own-card", "no-such-card", "nothing-to-pay", "not-your-penalty", "not-your-card", "open-cards-first",
]  # fmt: skip
REASONS: tuple[str, ...] = get_args(Reason)

SENTENCES: dict[Reason, str] = {
    "void": "between two rolls a slap counts for nothing, right or wrong",  # TC-16
    "not-in-game": "the simple game is played without that card",
    "not-on-field": "that card does not lie on the field",
    "point-first": "you have pressed Capture: now point at a face-down card of another player",
    "roll-under-way": "the dice are thrown; this has to wait until the roll is over",
    "penalties-first": "the penalties of the last roll are to be paid first",
    "not-the-roller": "another player rolls now",
    "too-early": "the gap after the last roll is not over yet",
    "nothing-yet": "nobody has a card yet, so there is nothing to shout for",
    "already-answered": "you have shouted or passed since the last roll; once is all",
    "roll-or-shout": "all others have answered: roll the dice, or shout Totsa! first",
    "nothing-to-point-at": "pointing comes after Capture, and only for who pressed it",
    "own-card": "point at another player's card, not at your own",
    "no-such-card": "no face-down card lies there",
    "nothing-to-pay": "no penalty is due",
    "not-your-penalty": "another player pays now",
    "not-your-card": "that is none of your open cards",
    "open-cards-first": "a face-down card is turned up only by who has no open card",
}


def why_not(position: Position, seat: int, action: Action) -> IllegalAction:
    """The refusal of an action that is not legal for a seat that may act."""
    reason = _reason(position, seat, action)
    return IllegalAction(reason, SENTENCES[reason])


def _reason(position: Position, seat: int, action: Action) -> Reason:
    match action:
        case Point():
            return _bad_guess(position, seat, action)
        case Return() | TurnUp():
            return _bad_payment(position, seat, action)
        case _ if seat == position.capturer:
            return "point-first"
        case Slap() | Press():
            return _bad_press(position, action)
        case Roll():
            return _no_roll(position, seat)
        case Shout():
            return _no_shout(position)
        case Pass():
            return "roll-or-shout" if position.phase == "gap" else "penalties-first"


def _bad_press(position: Position, press: Slap | Press) -> Reason:
    simple = position.options.simple
    known = press.card < FIGURE_CARDS[simple] if isinstance(press, Slap) else press.act in acts(simple)
    if not known:
        return "not-in-game"
    return "void" if position.phase in ("gap", "paying") else "not-on-field"


def _no_roll(position: Position, seat: int) -> Reason:
    if position.phase in ("thrown", "race", "pointing"):
        return "roll-under-way"
    if seat != position.roller:
        return "not-the-roller"
    return "penalties-first" if position.phase == "paying" else "too-early"


def _no_shout(position: Position) -> Reason:
    if position.phase in ("thrown", "race", "pointing"):
        return "roll-under-way"
    return "already-answered" if position.rolls else "nothing-yet"


def _bad_guess(position: Position, seat: int, guess: Point) -> Reason:
    if seat != position.capturer:
        return "nothing-to-point-at"
    return "own-card" if guess.seat == seat else "no-such-card"


def _bad_payment(position: Position, seat: int, payment: Return | TurnUp) -> Reason:
    if position.phase != "paying":
        return "nothing-to-pay"
    if seat != position.debts[0]:
        return "not-your-penalty"
    if isinstance(payment, Return):
        return "not-your-card"
    return "no-such-card" if position.players[seat].down[payment.slot] == NONE else "open-cards-first"
