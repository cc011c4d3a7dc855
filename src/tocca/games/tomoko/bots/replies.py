"""How the other party may reply to a push: by what it may hold, and by the same taste, only less surely."""

from typing import NamedTuple

import numpy as np

from tocca.compiled.functions import exp
from tocca.compiled.kernels import kernel
from tocca.games.tomoko.bots.evaluation import (
    CARELESS,
    DENIAL,
    FOUR_WAYS,
    FRESH,
    HEAT,
    MARBLE,
    NO_BOARD,
    READY,
    TWO_WAYS,
    Fan,
    Floats,
    SearchTables,
    new_fan,
)
from tocca.games.tomoko.compiled.boards import ones
from tocca.games.tomoko.compiled.nearness import CARDS
from tocca.games.tomoko.compiled.rows import MOST_HELD
from tocca.games.tomoko.compiled.tables import PUSH_COUNT


class Replies(NamedTuple):
    """The replies to a push, and room for my pushes after one of them."""

    fan: Fan
    after: Fan
    liking: Floats  # by card and reply: how much a holder of the card likes the reply
    caution: Floats  # by reply: how little it allows me, as far as the other party can tell
    chance: Floats  # by reply
    holding: Floats  # by card and reply: the chance of the reply by a holder of the card
    odds: Floats  # by guess and reply
    belief: Floats  # by card: the chance that it is held after a reply


def new_replies(guesses: int) -> Replies:
    """Room for the replies to one push."""
    by_card = (np.zeros((CARDS, PUSH_COUNT)) for _ in range(2))
    by_reply = (np.zeros(PUSH_COUNT) for _ in range(2))
    return Replies(
        new_fan(), new_fan(), next(by_card), next(by_reply), next(by_reply), next(by_card),
        np.zeros((guesses, PUSH_COUNT)), np.zeros(CARDS),
    )  # fmt: skip


@kernel
def like_replies(hidden: int, table: SearchTables, r: Replies) -> None:
    """How much the other party would like each reply, for each card it may hold. `hidden` are the cards that it may
    hold, and mine, which it does not know."""
    taste, count = table.taste, max(ones(hidden), 1)
    r.liking[0, :] = 1.0
    for reply in range(PUSH_COUNT):
        if r.fan.boards[reply] == NO_BOARD:
            r.caution[reply] = 0.0
            continue
        safe = 1 - ones(r.fan.one[reply] & hidden) / count
        r.caution[reply] = exp(-taste[HEAT] * taste[DENIAL] * (1 - safe * safe))
        for card in range(1, CARDS):
            if hidden >> card & 1:
                r.liking[card, reply] = exp(taste[HEAT] * _liking(card, reply, taste, r.fan))


@kernel
def _liking(card: int, reply: int, taste: Floats, fan: Fan) -> float:
    if fan.shown[reply] >> card & 1:
        return 1.0 + taste[FRESH]
    ready = taste[READY] * (fan.one[reply] >> card & 1) + taste[TWO_WAYS] * (fan.two[reply] >> card & 1)
    return ready + taste[FOUR_WAYS] * (fan.four[reply] >> card & 1) + taste[MARBLE] * fan.near[reply, card]


@kernel
def odds_of(one: int, two: int, three: int, count: int, table: SearchTables, r: Replies, out: Floats) -> None:
    """How likely each of the `count` replies is for a holder of these cards; card 0 is none."""
    whole = 0.0
    for reply in range(PUSH_COUNT):
        out[reply] = r.caution[reply] * r.liking[one, reply] * r.liking[two, reply] * r.liking[three, reply]
        whole += out[reply]
    careless = table.taste[CARELESS]
    sure, anything = (1 - careless) / whole, careless / count
    for reply in range(PUSH_COUNT):
        out[reply] = out[reply] * sure + anything if r.caution[reply] > 0 else 0.0


@kernel
def foresee(gone: int, weights: Floats, count: int, table: SearchTables, r: Replies) -> None:
    """How likely each reply is, over all guesses, and each card with it. Cards that are `gone` were laid since the
    guesses were made: something unknown has taken their place."""
    r.chance[:] = 0.0
    r.holding[:] = 0.0
    cards = np.zeros(MOST_HELD, dtype=np.int64)
    for number in range(len(weights)):
        if weights[number] <= 0.0:
            r.odds[number, :] = 0.0
            continue
        for place in range(MOST_HELD):
            card = table.guesses[number, place]
            cards[place] = 0 if gone >> card & 1 else card
        odds_of(cards[0], cards[1], cards[2], count, table, r, r.odds[number])
        for reply in range(PUSH_COUNT):
            r.odds[number, reply] *= weights[number]
            r.chance[reply] += r.odds[number, reply]
        for place in range(table.held):
            for reply in range(PUSH_COUNT):
                r.holding[cards[place], reply] += r.odds[number, reply]


@kernel
def believe_after(reply: int, theirs: int, table: SearchTables, r: Replies) -> float:
    """The belief after that reply; gives the cards it lays, as a mean. What was drawn since may be any of `theirs`."""
    laid = known = 0.0
    for card in range(1, CARDS):
        r.belief[card] = 0.0
        if theirs >> card & 1:
            chance = r.holding[card, reply] / r.chance[reply]
            if r.fan.shown[reply] >> card & 1:
                laid += chance
            else:
                r.belief[card] = chance
                known += chance
    free = theirs & ~r.fan.shown[reply]
    share = max(table.held - known, 0.0) / max(ones(free), 1)
    for card in range(1, CARDS):
        if free >> card & 1:
            r.belief[card] += share
    return laid
