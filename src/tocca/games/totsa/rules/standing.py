"""How well each seat stands: for one-ply bots and score boards. 1 is an aim, 2 a won game."""

from tocca.games.totsa.rules.play import guesses
from tocca.games.totsa.rules.position import ERRORS, Position, goal, nearness

WON = 2.0
OPEN, DOWN = 0.01, 0.02  # every card is worth something, also for the farther aim
PENALTY, ERROR = 0.03, 0.01  # an error costs a card, and without one it is no good either
RISK = 0.06  # the rolled card is mine, and the roll is open


def standing(position: Position) -> tuple[float, ...]:
    """By seat: nearness to an aim (TC-18), less what is owed and in danger."""
    return tuple(_of(position, seat) for seat in range(position.seats))


def _of(position: Position, seat: int) -> float:
    if seat == position.winner:
        return WON
    player, simple = position.players[seat], position.options.simple
    open_cards, down = len(player.open), len(player.slots)
    value = nearness(simple, open_cards, down) / goal(simple) + OPEN * open_cards + DOWN * down
    erred = sum(event.seat == seat and event.kind in ERRORS for event in position.events)
    value -= erred * ERROR + min(position.debts.count(seat), len(player.cards)) * PENALTY
    if position.phase in ("race", "pointing") and position.dice in player.cards:
        value -= RISK
    if seat == position.capturer:
        value += _hope(position, seat)
    return value


def _hope(position: Position, seat: int) -> float:
    """What a guess at a face-down card is worth to the seat that has to make it."""
    right = 1 / len(guesses(position, seat))
    return right * (1 / goal(position.options.simple) + OPEN) - (1 - right) * (PENALTY + ERROR)
