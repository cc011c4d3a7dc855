"""What a seat may know (TM-2, TM-9, TM-10), and positions that such knowledge allows."""

import random
from typing import Literal, NamedTuple

from tocca.games.tomoko.rules.board import Board, Push
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.tomoko.rules.play import Options, Position, party


class View(NamedTuple):
    """A seat's knowledge. Hands are by party; the hand of a party whose cards are secret is empty."""

    seat: int | None
    options: Options
    seats: int
    board: Board
    before: Board | None
    last: Push | None
    mover: int | None
    pushes: int
    turn: int
    hands: tuple[tuple[int, ...], ...]
    hand_sizes: tuple[int, ...]
    holders: tuple[int, ...]  # in a team: which partner holds each card of its hand
    laid: tuple[tuple[int, ...], ...]
    pile: int  # how many cards are left
    tried: tuple[int, ...]  # the cards one's own party has claimed in vain since the latest push
    passed: tuple[int, ...]  # the cards one's own party has handed over since then
    arrived: tuple[tuple[int, ...], ...]
    over: Literal["", "target", "limit"]


def look(position: Position, seat: int | None) -> View:
    """Everything but the other parties' cards, what they tried, and the pile."""
    options, hands, tried, passed = position.options, position.hands, position.tried, position.passed
    mine = None if seat is None else party(options, seat)
    own = () if mine is None else hands[mine]
    return View(
        seat,
        options,
        position.seats,
        position.board,
        position.before,
        position.last,
        position.mover,
        position.pushes,
        position.turn,
        hands if options.open_cards else tuple([hand if one == mine else () for one, hand in enumerate(hands)]),
        tuple(map(len, hands)),
        position.holders[mine] if mine is not None and options.teams else (),
        position.laid,
        position.pile.bit_count(),
        tuple(card for card in own if tried >> card & 1) if tried else (),
        tuple(card for card in own if passed >> card & 1) if passed else (),
        position.arrived,
        position.over,
    )


def reveal_all(position: Position) -> View:
    """Everybody's cards, too."""
    return look(position, None)._replace(hands=position.hands)


def imagine(view: View, rng: random.Random) -> Position:
    """A position that gives this view: the unseen cards dealt anew. Where the table lays cards down,
    a card that the board shows can be only in the hand of a party that has laid its last (TM-7)."""
    hands, pile = _deal_anew(view, rng)
    holders: tuple[tuple[int, ...], ...] = ()
    if view.options.teams:
        mine = None if view.seat is None else party(view.options, view.seat)
        holders = tuple(
            view.holders if one == mine else tuple(rng.choice((one, one + 2)) for _ in hand)
            for one, hand in enumerate(hands)
        )
    return Position(
        view.options,
        view.seats,
        view.board,
        view.before,
        view.last,
        view.mover,
        view.pushes,
        view.turn,
        sum(1 << card for card in pile),
        hands,
        holders,
        view.laid,
        sum(1 << card for card in view.tried),
        sum(1 << card for card in view.passed),
        view.arrived,
        view.over,
    )


def _deal_anew(view: View, rng: random.Random) -> tuple[tuple[tuple[int, ...], ...], list[int]]:
    cards = deck(view.options.deck)
    seen = {card for part in (*view.hands, *view.laid) for card in part}
    unseen = [card for card in range(1, len(cards.cards) + 1) if card not in seen]
    rng.shuffle(unseen)
    if view.options.claims == "auto" and view.pushes:
        shown = showing(view.board, cards)
        unseen.sort(key=lambda card: not shown >> card & 1)  # hands are dealt from the end
    hands = list(view.hands)
    secret = [one for one, size in enumerate(view.hand_sizes) if len(hands[one]) != size]
    through = [one for one in secret if any(one in group for group in view.arrived)]
    for one in secret:
        if one not in through:
            hands[one] = tuple(unseen.pop() for _ in range(view.hand_sizes[one]))
    if through:
        rng.shuffle(unseen)
    for one in through:
        hands[one] = tuple(unseen.pop() for _ in range(view.hand_sizes[one]))
    return tuple(hands), unseen
