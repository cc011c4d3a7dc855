"""A game that brings nothing but its rules, to try what every game gets for free: two rounds of sealed bids.

Everybody is dealt a secret card and has coins. In each round a prize is turned up and all bid at once, in secret; the
highest sole bid takes the prize and is paid. After the second round prizes, coins and the card count.
"""

import random
from typing import Literal, NamedTuple

from tocca.core.chance import Chance
from tocca.core.contract import Game
from tocca.core.errors import IllegalAction
from tocca.core.outcome import Outcome

Prize = Literal["small", "large"]
COINS, ROUNDS, CARDS = 4, 2, (1, 2, 3)
PRIZES: tuple[Prize, ...] = ("small", "large")
WORTH = {"small": 2, "large": 5}


class Purse(NamedTuple):
    """None but how rich everybody is."""

    generous: bool = False


class Bid(NamedTuple):
    """So many coins."""

    coins: int


class Auction(NamedTuple):
    """Everything there is."""

    options: Purse
    seats: int
    cards: tuple[int, ...]
    coins: tuple[int, ...]
    won: tuple[tuple[Prize, ...], ...]
    prize: Prize
    round: int = 1
    bids: tuple[int | None, ...] = ()
    last: tuple[int, ...] = ()


class View(NamedTuple):
    """What a seat may know: all but the others' cards and bids of this round."""

    seat: int | None
    options: Purse
    card: int | None
    coins: tuple[int, ...]
    won: tuple[tuple[Prize, ...], ...]
    prize: Prize
    round: int
    chosen: frozenset[int]
    bid: int | None
    last: tuple[int, ...]


class Bidding(Game[Auction, Bid, View]):
    """Sealed bids for two prizes."""

    id = "bidding"
    name = "Bidding"
    seats = (2, 3)
    sealed = True
    Options = Purse
    Position = Auction
    actions = tuple(map(Bid, range(2 * COINS + 1)))

    def deal(self, options: Purse, seats: int, chance: Chance) -> Auction:
        cards = tuple(chance.draw(CARDS) for _ in range(seats))
        coins = (2 * COINS if options.generous else COINS,) * seats
        return Auction(options, seats, cards, coins, ((),) * seats, chance.draw(PRIZES), bids=(None,) * seats)

    def to_act(self, position: Auction) -> frozenset[int]:
        if position.round > ROUNDS:
            return frozenset()
        return frozenset(seat for seat, bid in enumerate(position.bids) if bid is None)

    def legal(self, position: Auction, seat: int) -> tuple[Bid, ...]:
        return self.actions[: position.coins[seat] + 1]

    def apply(self, position: Auction, seat: int, action: Bid, chance: Chance) -> Auction:
        sealed = (*position.bids[:seat], action.coins, *position.bids[seat + 1 :])
        bids = tuple(bid for bid in sealed if bid is not None)
        if len(bids) < position.seats:
            return position._replace(bids=sealed)
        after = position._replace(bids=(None,) * position.seats, last=bids, round=position.round + 1)
        if bids.count(max(bids)) == 1:
            first = bids.index(max(bids))
            coins = tuple(have - bids[first] * (one == first) for one, have in enumerate(position.coins))
            won = tuple((*got, position.prize) if one == first else got for one, got in enumerate(position.won))
            after = after._replace(coins=coins, won=won)
        return after._replace(prize=chance.draw(PRIZES)) if after.round <= ROUNDS else after

    def why_not(self, position: Auction, seat: int, action: Bid) -> IllegalAction:
        return IllegalAction("too-much", f"you have {position.coins[seat]} coins")

    def public(self, before: Auction, action: Bid, after: Auction) -> bool:
        return after.round > before.round

    def outcome(self, position: Auction) -> Outcome | None:
        if position.round <= ROUNDS:
            return None
        scores = [int(points) for points in self.standing(position)]
        return Outcome.ranked(scores, scores, "rounds")

    def standing(self, position: Auction) -> tuple[float, ...]:
        rows = zip(position.won, position.coins, position.cards, strict=True)
        return tuple(float(sum(map(WORTH.__getitem__, won)) + coins + card) for won, coins, card in rows)

    def view(self, position: Auction, seat: int | None) -> View:
        return View(
            seat,
            position.options,
            None if seat is None else position.cards[seat],
            position.coins,
            position.won,
            position.prize,
            position.round,
            frozenset(one for one, bid in enumerate(position.bids) if bid is not None),
            None if seat is None else position.bids[seat],
            position.last,
        )

    def resample_position(self, view: View, rng: random.Random) -> Auction:
        seats = range(len(view.coins))
        cards = tuple(view.card if one == view.seat and view.card else rng.choice(CARDS) for one in seats)
        bids = tuple(
            (view.bid if one == view.seat else rng.randint(0, view.coins[one])) if one in view.chosen else None
            for one in seats
        )
        return Auction(
            view.options, len(seats), cards, view.coins, view.won, view.prize, view.round, bids, view.last
        )  # fmt: skip


GAME = Bidding()
