"""Tomoko's secret cards, imagined anew: a match that one seat can't tell from the true one.

Every card was drawn from a pile in which all were equally likely, so every deal that fits what the seat has seen is as
likely as any other. A deal says which card each hidden draw brought: one that was laid later, or one still in hand.
Where the table lays cards down, neither was shown by the board in between. Deals are proposed, each with the same
chance, then played through, and dropped if the seat would have noticed a difference.
"""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tocca.core.chance import Value
from tocca.games.tomoko.learning.encoding import NO_OP
from tocca.games.tomoko.rules.board import Push
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.tomoko.rules.play import Action, Position, cards_in, party
from tocca.learning.spiel.node import CHANCE, SpielNode

if TYPE_CHECKING:
    from tocca.games.tomoko.learning.openspiel import TomokoTable

Cards = int  # as bits
Deal = dict[int, int]  # the card of each hidden draw
NO_CHANCE, NOT_THERE = -1, -1  # the number of a draw when no other card was left; of an action that can't be


class Item(NamedTuple):
    """After so many pushes a party drew a card, in that draw of the match, or laid one down."""

    pushes: int
    draw: int = NO_CHANCE
    laid: int = 0


class Way(NamedTuple):
    """The cards of the draws that brought a card laid later, and for each other draw the cards it may have been."""

    laid: Deal
    held: dict[int, Cards]

    @property
    def deals(self) -> int:
        """How many deals it proposes."""
        product = 1
        for cards in self.held.values():
            product *= cards.bit_count()
        return product


def resample(table: "TomokoTable", node: SpielNode, seat: int, rng: random.Random) -> SpielNode:
    """A node that the seat can't tell from this one; the node itself while a card is being drawn."""
    if node.state is None or table.agreed.open_cards:
        return node
    true, ways = node.information(seat), table.ways(node, seat)
    while True:
        deal = _propose(ways, rng)
        found = None if deal is None else _replay(table, node, seat, deal)
        if found is not None and found.information(seat) == true:
            return found


def _propose(ways: list[list[Way]], rng: random.Random) -> Deal | None:
    """A deal, each as likely as any other; None if two hands would hold the same card."""
    deal: Deal = {}
    for of_party in ways:
        (way,) = rng.choices(of_party, [way.deals for way in of_party])
        deal |= way.laid
        deal |= {draw: rng.choice(cards_in(cards)) for draw, cards in way.held.items()}
    return deal if len(set(deal.values())) == len(deal) else None


# What may have been drawn


def ways(table: "TomokoTable", node: SpielNode, seat: int) -> list[list[Way]]:
    """For each party whose hand is a secret from that seat."""
    steps = list(node.path())[::-1]
    own = party(table.agreed, seat)
    unseen = _list_unseen(_after(steps[-1]), own)
    shown = _list_shown(table, steps) if table.agreed.claims == "auto" else []
    return [list(_assign(_history(steps, one), shown, unseen)) for one in range(table.parties) if one != own]


def _list_unseen(position: Position, own: int) -> Cards:
    """The cards that may be in secret hands."""
    seen = [*position.hands[own], *(card for laid in position.laid for card in laid)]
    everything = (2 << len(deck(position.options.deck).cards)) - 2
    return everything & ~sum(1 << card for card in seen)


def _list_shown(table: "TomokoTable", steps: list[SpielNode]) -> list[Cards]:
    """The cards that the board showed after each push; before the first one nothing counts (TM-8)."""
    cards = deck(table.agreed.deck)
    pushes = (event for step in steps for event in step.events if isinstance(event.action, Push))
    return [0, *(showing(push.after.position.board, cards) for push in pushes)]


def _history(steps: list[SpielNode], one: int) -> list[Item]:
    """What that party drew and laid, in order: after each card laid the next one is drawn, if one is (TM-5)."""
    items: list[Item] = []
    count = 0  # of the draws of the match
    for step in steps:
        before, after = _before(step), _after(step)
        already = before.laid[one] if before else ()
        laid = [Item(after.pushes, laid=card) for card in after.laid[one][len(already) :]]
        owned = [number for number, card in _list_drawn(step, count) if card in (*after.hands[one], *after.laid[one])]
        new = _cards(after, one) - (_cards(before, one) if before else 0)
        draws = [Item(after.pushes, number) for number in [*owned, *[NO_CHANCE] * (new - len(owned))]]
        while laid or draws:
            items += [*laid[:1], *draws[:1]]
            laid, draws = laid[1:], draws[1:]
        count += len(step.given)
    return items


def _before(step: SpielNode) -> Position | None:
    return _after(step.before) if step.before is not None else None


def _after(step: SpielNode) -> Position:
    assert step.state is not None
    position: Position = step.state.position
    return position


def _cards(position: Position, one: int) -> int:
    return len(position.hands[one]) + len(position.laid[one])


def _list_drawn(step: SpielNode, first: int) -> list[tuple[int, Value]]:
    """The cards drawn in a step, with the number of each draw. The last value of the start is who begins."""
    values = list(enumerate(step.given, first))
    return [(number, value) for number, value in (values if step.before else values[:-1]) if isinstance(value, int)]


def _assign(items: list[Item], shown: list[Cards], unseen: Cards) -> Iterator[Way]:
    """Every way in which the cards laid may be among those drawn before."""
    until = items[-1].pushes if items[-1].laid else len(shown)  # after its last card a party lays no other (TM-7)
    found: list[tuple[Deal, list[Item]]] = [({}, [])]
    for item in items:
        if item.laid:
            found = [
                ({**laid, drawn.draw: item.laid}, [other for other in hand if other is not drawn])
                for laid, hand in found
                for drawn in hand
                if not _between(shown, drawn.pushes, item.pushes) >> item.laid & 1
            ]
        else:
            found = [(laid, [*hand, item]) for laid, hand in found]
    for laid, hand in found:
        yield Way(laid, {item.draw: unseen & ~_between(shown, item.pushes, until) for item in hand})


def _between(shown: list[Cards], first: int, last: int) -> Cards:
    """The cards shown after these pushes, the last one left out."""
    cards = 0
    for one in shown[first:last]:
        cards |= one
    return cards


# Playing a deal through


def _replay(table: "TomokoTable", node: SpielNode, seat: int, deal: Deal) -> SpielNode | None:
    """The match with these cards in it; None where it can't go on as it did."""
    found: SpielNode | None = table.root
    count = 0
    for step in reversed(list(node.path())):
        if found is not None and step.moves is not None and _would_notice(table, step, seat):
            found = _repeat_step(table, found, step)
        for number, value in enumerate(step.given, count):
            found = _give_chance(found, deal.get(number, value))
        count += len(step.given)
        if found is None or found.player == CHANCE:
            return None
    return None if found is None else _pass_until(found, node.player)


def _repeat_step(table: "TomokoTable", node: SpielNode, step: SpielNode) -> SpielNode | None:
    """What was done in that step, done here."""
    assert step.moves is not None
    ((mover, number),) = step.moves.items()
    here = _pass_until(node, mover)
    if here is not None and step.events:
        number = _number(table, here, mover, step.events[0].action)
    return None if here is None or number not in here.legal(mover) else here.play({mover: number})


def _pass_until(node: SpielNode, seat: int) -> SpielNode | None:
    """When it is that seat's turn; seats asked before it let it be, which nobody notices."""
    while node.player != seat:
        if NO_OP not in node.legal(node.player):
            return None
        node = node.play({node.player: NO_OP})
    return node


def _give_chance(node: SpielNode | None, value: Value) -> SpielNode | None:
    if node is None or node.player != CHANCE or value not in node.candidates:
        return None
    return node.draw_value(value)


def _would_notice(table: "TomokoTable", step: SpielNode, seat: int) -> bool:
    """Whether the seat, or its partner, would miss it. What nobody noticed need not have happened."""
    for event in step.events:
        return table.sees(event, seat) or party(table.agreed, event.seat) == party(table.agreed, seat)
    return step.moves is not None and seat in step.moves  # a seat that let it be knows that it did


def _number(table: "TomokoTable", node: SpielNode, mover: int, action: Action) -> int:
    """The number of the action, whatever place its card now has in the hand; NOT_THERE if it is not in it."""
    assert node.state is not None
    view = node.state.view(mover)
    if not isinstance(action, Push) and action.card not in view.hands[party(table.agreed, mover)]:
        return NOT_THERE
    return table.encoder.number(view, action)
