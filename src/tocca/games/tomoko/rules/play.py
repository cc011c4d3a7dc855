"""The rules of Tomoko, TM-1 to TM-12: options, position, actions, and what an action does.

A *party* lays cards together: a player, or a team of two (TM-9). Parties are numbered like
seats; seats 0 and 2 make party 0, seats 1 and 3 party 1.
"""

from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeVar

from tocca.core.chance import Chance
from tocca.core.errors import BadOption
from tocca.core.options import Checked, Range
from tocca.games.tomoko.rules.board import (
    COLOURS,
    EMPTY,
    MARBLES_OF_EACH_COLOUR,
    SIDES,
    SIZE,
    Board,
    Marble,
    Push,
    all_hollows,
    count,
    hollows,
    mask,
    push,
    pushes_on,
)
from tocca.games.tomoko.rules.cards import PATTERNS_UP_TO_ROTATION, STANDARD, deck, read_deck, showing

T = TypeVar("T")


class Options(NamedTuple):
    """What can be agreed on before the first marble."""

    claims: Literal["auto", "manual"] = "auto"  # TM-6: the table lays matching cards down, or their holders
    prefill: bool = False  # TM-8: 25 marbles lie on the board before the cards are dealt
    teams: bool = False  # TM-9
    open_cards: bool = False  # TM-10
    deck: Annotated[str | tuple[str, ...], Checked(read_deck)] = STANDARD  # TM-11
    play_on: bool = False  # TM-7: the others play on for places
    limit: Annotated[int, Range(1, 10_000)] = 500  # TM-7: pushes

    # Fixed here; a small variant makes these options (small.py).

    @property
    def side(self) -> int:
        """Of the board, in hollows (TM-1)."""
        return SIZE

    @property
    def marbles(self) -> int:
        """Of each colour (TM-1)."""
        return MARBLES_OF_EACH_COLOUR

    @property
    def goal(self) -> int:
        """How many cards to lay; 0: as many as the number of players says (TM-7)."""
        return 0

    @property
    def hand(self) -> int:
        """How many secret cards (TM-2)."""
        return 2

    @property
    def deal(self) -> Literal["drawn", "fixed"]:
        """Whether marbles are drawn from the bag (TM-8), and who begins is drawn (TM-12)."""
        return "drawn"


class Claim(NamedTuple):
    """Lay this card down: the board shows it (TM-5)."""

    card: int
    kind: Literal["claim"] = "claim"


class HandOver(NamedTuple):
    """Pass this card to the partner (TM-9)."""

    card: int
    kind: Literal["hand"] = "hand"


Action = Push | Claim | HandOver
CLAIMS = tuple(Claim(card) for card in range(1, PATTERNS_UP_TO_ROTATION + 1))
HAND_OVERS = tuple(HandOver(card) for card in range(1, PATTERNS_UP_TO_ROTATION + 1))
ACTIONS: tuple[Action, ...] = (*pushes_on(SIZE), *CLAIMS, *HAND_OVERS)


class Position(NamedTuple):
    """Everything there is. The pile has no order: a card is drawn when somebody takes it."""

    options: Options
    seats: int
    board: Board
    before: Board | None  # the board before the latest push
    last: Push | None  # the latest push
    mover: int | None  # the seat that made it
    pushes: int
    turn: int  # the seat that pushes next
    pile: int  # the cards in the pile, as bits
    hands: tuple[tuple[int, ...], ...]  # by party, the oldest card first
    holders: tuple[tuple[int, ...], ...]  # with teams: the seat that holds each of those cards
    laid: tuple[tuple[int, ...], ...]  # by party, face up (TM-12)
    tried: int  # cards claimed in vain since the latest push
    passed: int  # cards handed over since the latest push
    arrived: tuple[tuple[int, ...], ...]  # the parties that reached the target, push by push
    over: Literal["", "target", "limit"]


# -- seats, parties and targets --------------------------------------------------------------------


def party(options: Options, seat: int) -> int:
    """The party of that seat: partners sit alternately (TM-9)."""
    return seat % 2 if options.teams else seat


def hand_size(options: Options) -> int:
    """Two secret cards (TM-2), or three open ones (TM-10)."""
    return 3 if options.open_cards else options.hand


def target(options: Options, seats: int) -> int:
    """How many cards to lay: 10, 5 or 3 (TM-7), for teams 5 (TM-9), with open cards 5 (TM-10)."""
    return options.goal or (5 if options.teams or options.open_cards else _TARGETS[seats])


def has_arrived(position: Position, one: int) -> bool:
    """Whether that party has reached the target."""
    return any(one in group for group in position.arrived)


def cards_in(pile: int) -> tuple[int, ...]:
    """The cards of a pile, by number."""
    return tuple(card for card in range(1, pile.bit_length()) if pile >> card & 1)


# -- the start -------------------------------------------------------------------------------------


def deal(options: Options, seats: int, chance: Chance) -> Position:
    """The first position: the marbles (TM-8), then the cards (TM-2), then who begins (TM-12)."""
    parties = _check_parties(options, seats)
    board = _fill_board(options, chance) if options.prefill else EMPTY
    pile = (2 << len(deck(options.deck).cards)) - 2
    hands: list[tuple[int, ...]] = [()] * parties
    for _ in range(hand_size(options)):
        for one in range(parties):
            card = chance.draw(cards_in(pile))
            hands[one] += (card,)
            pile ^= 1 << card
    holders = tuple((one, one + 2) for one in range(parties)) if options.teams else ()
    first = chance.draw(range(seats)) if options.deal == "drawn" else 0
    nothing = ((),) * parties
    return Position(
        options, seats, board, None, None, None, 0, first, pile, tuple(hands), holders, nothing, 0, 0, (), ""
    )  # fmt: skip


def _check_parties(options: Options, seats: int) -> int:
    if options.teams and seats != 4:
        raise BadOption(f"option teams is for four players, not {seats} (TM-9)", "teams", "seats")
    if 2 * options.marbles <= options.side**2:
        raise BadOption(f"option marbles: {options.marbles} of each colour can leave nobody a push (TM-3)")
    if options.teams and options.open_cards:
        raise BadOption("options teams and open_cards don't go together (TM-9)", "teams", "open_cards")
    parties = 2 if options.teams else seats
    needed = parties * (target(options, seats) + hand_size(options))
    size = len(deck(options.deck).cards)
    if size < needed:
        raise BadOption(f"option deck has {size} cards; {seats} players may need {needed} (TM-11)", "deck", "seats")
    return parties


def _fill_board(options: Options, chance: Chance) -> Board:
    """25 marbles out of the bag, hollow by hollow (TM-8)."""
    bag: list[Marble] = [colour for colour in COLOURS for _ in range(options.marbles)]
    dark, every = 0, all_hollows(options.side)
    for hollow in range(every.bit_length()):
        if every >> hollow & 1:
            marble = chance.draw(bag) if options.deal == "drawn" else bag[0]
            bag.remove(marble)
            dark |= (marble == "dark") << hollow
    return Board(dark, every & ~dark)


# -- who may do what -------------------------------------------------------------------------------


def acting(position: Position) -> frozenset[int]:
    """The seat to push, and seats that still have a card to claim or to hand over."""
    if position.over:
        return frozenset()
    options = position.options
    if options.claims == "auto" and not options.teams:
        return _JUST[position.turn]
    more = (seat for seat in range(position.seats) if claims(position, seat) or hand_overs(position, seat))
    return _JUST[position.turn].union(more)


def awaited(position: Position) -> frozenset[int]:
    """The seat to push. Nobody waits for a claim (TM-6), and nobody may learn who has none left."""
    return frozenset() if position.over else _JUST[position.turn]


def legal(position: Position, seat: int) -> tuple[Action, ...]:
    """A push on one's turn, a claim or a card for the partner at any time."""
    mine = pushes(position) if seat == position.turn else ()
    options = position.options
    if options.claims == "auto" and not options.teams:
        return mine
    return (*mine, *claims(position, seat), *hand_overs(position, seat))


def pushes(position: Position) -> tuple[Push, ...]:
    """Either colour at any entry (TM-3), but nothing that takes the previous push back (TM-4).
    There is no passing (TM-12)."""
    board, side, marbles = position.board, position.options.side, position.options.marbles
    used_up: Marble | None = None
    if count(board.dark) == marbles:
        used_up = "dark"
    elif count(board.light) == marbles:
        used_up = "light"
    return _pushes_but(used_up, _taking_back(board, position.before, side), side)


@cache
def _pushes_but(used_up: Marble | None, taking_back: tuple[Push, ...], side: int) -> tuple[Push, ...]:
    return tuple(p for p in pushes_on(side) if p.marble != used_up and p not in taking_back)


def _taking_back(board: Board, before: Board | None, side: int) -> tuple[Push, ...]:
    """The pushes that would recreate the board before the previous push, if that changed it (TM-4).
    A push never lessens the marbles, changes one line, and leaves its marble at its entry."""
    if before is None or board.dark | board.light != before.dark | before.light or board == before:
        return ()
    found = []
    for here, dark, light in _ways_in(board.dark ^ before.dark, side):
        candidate = dark if before.dark & here else light
        if push(board, candidate, side) == before:
            found.append(candidate)
    return tuple(found)


@cache
def _ways_in(changed: int, size: int) -> tuple[tuple[int, Push, Push], ...]:
    """The entries of the lines that hold all the changed hollows, with the pushes of either colour."""
    entries = ((side, line) for side in SIDES for line in range(1, size + 1))
    return tuple(
        (1 << hollows(side, line, size)[0], Push(side, line, "dark"), Push(side, line, "light"))
        for side, line in entries
        if not changed & ~mask(hollows(side, line, size))
    )


def claims(position: Position, seat: int) -> tuple[Claim, ...]:
    """Every card of the hand not yet tried since the latest push, matching or not (TM-6); none before
    the first push (TM-8), and none beyond the target (TM-7)."""
    one = party(position.options, seat)
    if position.options.claims == "auto" or not position.pushes or has_arrived(position, one):
        return ()
    return tuple(CLAIMS[card - 1] for card in position.hands[one] if not position.tried >> card & 1)


def hand_overs(position: Position, seat: int) -> tuple[HandOver, ...]:
    """The cards the seat holds and may pass on, each once between two pushes (TM-9)."""
    if not position.options.teams:
        return ()
    one = party(position.options, seat)
    return tuple(
        HAND_OVERS[card - 1]
        for card, holder in zip(position.hands[one], position.holders[one], strict=True)
        if holder == seat and not position.passed >> card & 1
    )


# -- what an action does ---------------------------------------------------------------------------


def play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    """The position after a legal action."""
    if isinstance(action, Push):
        return _settle(_push(position, seat, action), chance)
    if isinstance(action, HandOver):
        return _hand_over(position, seat, action.card)
    if not showing(position.board, deck(position.options.deck)) >> action.card & 1:
        return position._replace(tried=position.tried | 1 << action.card)  # TM-6: no penalty
    return _settle(lay(position, seat, action.card, chance), chance)


def _push(position: Position, seat: int, action: Push) -> Position:
    options, seats, board, _, _, _, number, _, pile, hands, holders, laid, _, _, arrived, over = position
    turn = (seat + 1) % seats  # TM-12
    after = push(board, action, options.side)
    return Position(
        options, seats, after, board, action, seat, number + 1, turn, pile, hands, holders, laid, 0, 0, arrived, over
    )  # fmt: skip


def _hand_over(position: Position, seat: int, card: int) -> Position:
    one = party(position.options, seat)
    place = position.hands[one].index(card)
    holders = _put(position.holders[one], place, (seat + 2) % position.seats)
    return position._replace(holders=_put(position.holders, one, holders), passed=position.passed | 1 << card)


def lay(position: Position, seat: int, card: int, chance: Chance) -> Position:
    """The card is laid down and a new one drawn (TM-5); but not by a party that has laid its last."""
    one = party(position.options, seat)
    place = position.hands[one].index(card)
    laid = _put(position.laid, one, (*position.laid[one], card))
    hand = _without(position.hands[one], place)
    holders = _without(position.holders[one], place) if position.holders else ()
    pile = position.pile
    if len(laid[one]) < target(position.options, position.seats):
        new = chance.draw(cards_in(pile))
        pile ^= 1 << new
        hand, holders = (*hand, new), (*holders, seat)
    return position._replace(
        pile=pile,
        hands=_put(position.hands, one, hand),
        holders=_put(position.holders, one, holders) if position.holders else (),
        laid=laid,
    )


def _settle(position: Position, chance: Chance) -> Position:
    """What follows a push or a card laid down. Where it is the table's to lay cards, it lays all that
    match; then the parties that have the target reached it with this push, maybe several (TM-6, TM-7)."""
    at_limit = position.pushes >= position.options.limit
    if position.options.claims == "auto" or at_limit or _arriving(position):
        position = _lay_by_table(position, chance)
    arriving = _arriving(position)
    if arriving:
        position = position._replace(arrived=(*position.arrived, arriving))
    return _end(position, at_limit) if position.arrived or at_limit else position


def _lay_by_table(position: Position, chance: Chance) -> Position:
    """Clockwise from the mover, each party to exhaustion, the oldest card first (TM-6)."""
    shown = showing(position.board, deck(position.options.deck))
    if not shown & ~position.pile:  # all of them still in the pile, as nearly always
        return position
    assert position.mover is not None
    for step in range(position.seats):
        seat = (position.mover + step) % position.seats
        one = party(position.options, seat)
        while not _has_target(position, one) and (card := _oldest(position.hands[one], shown)):
            position = lay(position, seat, card, chance)
    return position


def _oldest(hand: tuple[int, ...], shown: int) -> int | None:
    return next((card for card in hand if shown >> card & 1), None)


def _has_target(position: Position, one: int) -> bool:
    return len(position.laid[one]) >= target(position.options, position.seats)


def _arriving(position: Position) -> tuple[int, ...]:
    """The parties that have laid enough cards and are not noted as arrived yet."""
    enough = target(position.options, position.seats)
    full = [one for one, laid in enumerate(position.laid) if len(laid) >= enough]
    return tuple(one for one in full if not has_arrived(position, one)) if full else ()


def _end(position: Position, at_limit: bool) -> Position:
    """Over once somebody has the target, with `play_on` once all but one have it; or at the limit
    (TM-7). Otherwise the next one who has not reached it pushes."""
    there = sum(map(len, position.arrived))
    playing_on = position.options.play_on and len(position.hands) > 2
    if there >= (len(position.hands) - 1 if playing_on else 1):
        return position._replace(over="target")
    if at_limit:
        return position._replace(over="limit")
    turn = position.turn
    while has_arrived(position, turn):
        turn = (turn + 1) % position.seats
    return position._replace(turn=turn)


def _put(parts: tuple[T, ...], place: int, part: T) -> tuple[T, ...]:
    return (*parts[:place], part, *parts[place + 1 :])


def _without(parts: tuple[T, ...], place: int) -> tuple[T, ...]:
    return parts[:place] + parts[place + 1 :]


_TARGETS = {2: 10, 3: 5, 4: 3}
_JUST = tuple(frozenset((seat,)) for seat in range(4))
