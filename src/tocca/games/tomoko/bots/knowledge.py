"""What a seat knows, what it does not, and what it believes of that.

Made from a position that fits the seat's view. Its hidden cards are never looked at: they are dealt or guessed anew.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tocca.games.tomoko.bots.belief import all_pairs, weigh_guesses
from tocca.games.tomoko.bots.eager import hand_of
from tocca.games.tomoko.bots.evaluation import TASTE, Floats, SearchTables, new_memory
from tocca.games.tomoko.bots.ismcts import NONE, Hidden
from tocca.games.tomoko.bots.replies import new_replies
from tocca.games.tomoko.compiled.nearness import CARDS, nearness
from tocca.games.tomoko.compiled.rows import MOST_ACTIONS, MOST_HELD, MOST_PARTIES, encode, hand_size
from tocca.games.tomoko.compiled.rules import legal, party
from tocca.games.tomoko.compiled.tables import PUSH_COUNT, Numbers, bit, deck_tables

if TYPE_CHECKING:
    from tocca.games.tomoko.rules.play import Position


class Suspect(NamedTuple):
    """A party of whose hand something is believed: guesses, each with its weight."""

    party: int
    table: SearchTables
    weights: Floats


class Knowledge:
    """A seat's knowledge."""

    def __init__(self, position: "Position", seat: int, taste: Floats = TASTE) -> None:
        options = position.options
        self.position, self.row = position, encode(position)
        self.me = int(party(self.row, seat))
        self.hand = hand_of(self.row, self.me)
        self.others = [one for one in range(len(position.hands)) if one != self.me]
        self.secret = [not options.open_cards and one != self.me for one in range(len(position.hands))]
        hidden = position.pile
        for hand, secret in zip(position.hands, self.secret, strict=True):
            hidden |= sum(1 << card for card in hand) if secret else 0
        self.unseen = [card for card in range(1, hidden.bit_length()) if hidden >> card & 1]
        self.bits = sum(map(bit, self.unseen))
        known = {card for one in self.others for card in position.hands[one]}
        self.theirs = self.bits | (sum(map(bit, known)) if options.open_cards else 0)
        self.suspect = self._suspect(taste)
        self.pushes = self._pushes(seat)

    def _pushes(self, seat: int) -> list[int]:
        out = np.zeros(MOST_ACTIONS, dtype=np.int64)
        return [int(action) for action in out[: legal(self.row, seat, out)] if action < PUSH_COUNT]

    def _suspect(self, taste: Floats) -> Suspect:
        """Whoever pushed last, or the next one; by the last push, where it was theirs."""
        position, mover = self.position, self.position.mover
        last = self.others[0] if mover is None else int(party(self.row, mover))
        one = last if last != self.me else (self.me + 1) % len(position.hands)
        hand, options = position.hands[one], position.options
        guesses = all_pairs(self.unseen) if self.secret[one] else _list_hand(hand)
        deck = deck_tables(options.deck)
        table = SearchTables(deck.bits, nearness(options.deck), taste, hand_size(options), guesses, new_memory())
        weights = np.ones(len(guesses))
        if self.secret[one]:
            weigh_guesses(self.row, one, self.bits, self.hand, table, new_replies(len(guesses)), weights)
        return Suspect(one, table, weights)

    def belief(self) -> Floats:
        """By card: how many of the others hold it, as a mean."""
        chances = np.zeros(CARDS)
        for place in range(MOST_HELD):
            np.add.at(chances, self.suspect.table.guesses[:, place], self.suspect.weights)
        chances[0] = 0.0
        for one in self.others:
            if one != self.suspect.party:
                cards = self.unseen if self.secret[one] else list(self.position.hands[one])
                chances[cards] += len(self.position.hands[one]) / max(len(cards), 1)
        return chances

    def collect_hidden(self) -> Hidden:
        """What has to be dealt anew."""
        one = self.suspect.party
        full = len(self.position.hands[one]) == hand_size(self.position.options)
        guessed = self.secret[one] and full and self.suspect.weights.sum() > 0
        secret = np.zeros(MOST_PARTIES, dtype=np.int64)
        secret[: len(self.secret)] = self.secret
        unseen = np.array(self.unseen, dtype=np.int64)
        summed = np.cumsum(self.suspect.weights)
        return Hidden(unseen, secret, one if guessed else NONE, self.suspect.table.guesses, summed)


def _list_hand(hand: tuple[int, ...]) -> Numbers:
    return np.array([(*hand, 0, 0, 0)[:MOST_HELD]], dtype=np.int64)
