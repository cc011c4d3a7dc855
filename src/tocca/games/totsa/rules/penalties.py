"""Errors and what they cost (TC-9, TC-10), and the cards of players who forgot to shout (TC-11)."""

from tocca.core.chance import Chance
from tocca.games.totsa.rules.cards import NAMES, NONE, NUMBERS, PLACES
from tocca.games.totsa.rules.position import Position, RollEvent

PAY_TIME = 3_000  # to choose in (TC-10)


def error(position: Position, event: RollEvent) -> Position:
    """Somebody erred: they owe a penalty and, during a roll, are out of it (TC-9). The roll stays open."""
    return position._replace(debts=(*position.debts, event.seat), events=(*position.events, event))


def settle(position: Position) -> Position:
    """The next penalty falls due; with none left, the gap before the next roll (TC-10).

    Penalties are paid in the order of the errors. With no card, nothing is paid.
    """
    while position.debts and not position.players[position.debts[0]].has_cards:
        position = _without_debt(position, RollEvent("spared", position.debts[0]))
    if position.debts:
        return position._replace(phase="paying", due=position.after(PAY_TIME))
    opens = position.due if position.phase == "gap" else _gap_end(position)
    return position._replace(phase="gap", due=opens)


def _gap_end(position: Position) -> int:
    """TC-11: `pace` after the roll closed, or at once if the penalties took longer."""
    return 0 if position.now is None else max(position.now, position.since + position.options.pace)


def give_back(position: Position, card: int, chance: Chance) -> Position:
    """The offender returns that open card (TC-10)."""
    seat = position.debts[0]
    position, place = _to_field(position, seat, card, chance)
    return _pay(position, RollEvent("returned", seat, card=card, place=place))


def turn_up(position: Position, slot: int) -> Position:
    """The offender has no open card: that face-down one is turned up and kept (TC-10)."""
    seat = position.debts[0]
    player = position.players[seat]
    card = player.down[slot]
    position = position.with_player(seat, player.lose(card).gain(card))
    return _pay(position, RollEvent("turned-up", seat, card=card, slot=slot))


def pay_at_random(position: Position, chance: Chance) -> Position:
    """The offender took too long to choose (TC-10)."""
    player = position.players[position.debts[0]]
    if player.open:
        return give_back(position, NUMBERS[chance.draw([NAMES[card] for card in player.open])], chance)
    return turn_up(position, chance.draw(player.slots))


def forget(position: Position, chance: Chance) -> Position:
    """The next roll comes. A player who has the aim and has not shouted loses every card (TC-11)."""
    for seat in range(position.seats):
        if position.has_aim(seat):
            for card in position.players[seat].cards:
                position, _ = _to_field(position, seat, card, chance)
            position = position.noting(RollEvent("forgotten", seat))
    return position


def _pay(position: Position, event: RollEvent) -> Position:
    return settle(_without_debt(position, event))


def _without_debt(position: Position, event: RollEvent) -> Position:
    """The first debt is settled, by what happened."""
    return position._replace(debts=position.debts[1:], events=(*position.events, event))


def _to_field(position: Position, seat: int, card: int, chance: Chance) -> tuple[Position, int]:
    """That card face up on a random empty place (TC-10, TC-11)."""
    place = PLACES.index(chance.draw([PLACES[at] for at, lying in enumerate(position.field) if lying == NONE]))
    position = position.with_player(seat, position.players[seat].lose(card))
    return position.with_card(place, card), place
