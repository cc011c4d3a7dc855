"""The search for two parties: two players, or two teams.

A push is worth what it lays down, less what the other party may do then, plus what one can do after that. The other
party's cards are guessed (belief.py); for each guess its reply is foreseen by the same taste that judges boards here,
only less surely. The unit is a card laid.

The names: my push leads from `board` to `first`, its reply to `second`, my next push to `third`.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tocca.fast.kernels import compiled, kernel
from tocca.fast.tomoko.boards import ones, pushed, shown
from tocca.fast.tomoko.nearness import CARDS, Nearness, near, used_up, ways
from tocca.fast.tomoko.tables import IS_DARK, PUSH_COUNT, Numbers

Floats = npt.NDArray[np.float64]

# What a board is worth: the columns of a taste.
(
    HEAT,  # how surely the other party takes the reply that suits it best
    CARELESS,  # how often it replies with anything
    DENIAL,  # how much it cares what its push allows me
    READY,  # a card of mine that one push brings up
    BOTH,  # a second one
    TWO_WAYS,  # a card that two pushes bring up
    FOUR_WAYS,
    MARBLE,  # a marble that stands right for a card
    FRESH,  # a card I don't know yet
    THREAT,  # the chance that the other party can lay a card next
    FEED,  # a card that my push lays for it
    PATIENCE,  # what my next push counts against this one
) = range(12)
TASTE = np.array([6.0, 0.1, 0.5, 0.25, 0.08, 0.12, 0.15, 0.1, 0.75, 0.95, 1.1, 0.92])

UNSEEN = -1  # a push that may not be made


class Ahead(NamedTuple):
    """What may follow a push: by reply (second boards), and by reply and my next push (third boards)."""

    boards: Numbers
    shown: Numbers
    one: Numbers
    two: Numbers
    four: Numbers
    near: Nearness
    shown3: Numbers
    one3: Numbers
    two3: Numbers
    four3: Numbers
    near3: Nearness
    heat: Floats  # by card and reply: how much a holder of the card likes the reply
    base: Floats  # by reply
    mass: Floats  # by reply: how likely it is
    joint: Floats  # by card and reply: how likely the reply is and the card held
    odds: Floats  # by guess and reply
    worth: Floats  # by my next push: what it is worth, whatever I hold
    belief: Floats  # by card: how likely it is held, after the reply


def ahead(guesses: int) -> Ahead:
    """Room for one look ahead."""
    n = PUSH_COUNT

    def numbers(*shape: int) -> Numbers:
        return np.zeros(shape, dtype=np.int64)

    def floats(*shape: int) -> Floats:
        return np.zeros(shape, dtype=np.float64)

    return Ahead(
        *(numbers(n) for _ in range(5)), np.zeros((n, CARDS), dtype=np.uint8),
        *(numbers(n, n) for _ in range(4)), np.zeros((n, n, CARDS), dtype=np.uint8),
        floats(CARDS, n), floats(n), floats(n), floats(CARDS, n), floats(guesses, n), floats(n), floats(CARDS),
    )  # fmt: skip


class Table(NamedTuple):
    """What does not change during a search."""

    bits: Numbers
    near: Nearness
    taste: Floats
    unseen: int  # the cards I don't see, as bits
    held: int  # how many cards the other party holds
    guesses: Numbers  # by guess: its cards, 0 where one is unknown


@kernel
def total(cards: int, values: Floats) -> float:
    """The sum of the values of these cards."""
    found = 0.0
    while cards:
        low = cards & -cards
        found += values[ones(low - 1)]
        cards ^= low
    return found


@kernel
def find_replies(before: int, first: int, table: Table, a: Ahead) -> int:
    """The second boards and what can be seen of them; how many there are. TM-4 forbids going back to `before`."""
    gone, count = used_up(first), 0
    for reply in range(PUSH_COUNT):
        board = pushed(first, reply)
        if IS_DARK[reply] == gone or (board == before and before != first):
            a.boards[reply] = UNSEEN
            continue
        a.boards[reply] = board
        a.shown[reply] = shown(board, table.bits)
        a.one[reply], a.two[reply], a.four[reply] = ways(board, table.bits)
        near(board, table.near, a.near[reply])
        count += 1
    return count


@kernel
def find_pushes(first: int, reply: int, table: Table, a: Ahead) -> None:
    """The third boards after that reply."""
    second = a.boards[reply]
    gone = used_up(second)
    for push in range(PUSH_COUNT):
        board = pushed(second, push)
        if IS_DARK[push] == gone or (board == first and first != second):
            a.shown3[reply, push] = UNSEEN
            continue
        a.shown3[reply, push] = shown(board, table.bits)
        a.one3[reply, push], a.two3[reply, push], a.four3[reply, push] = ways(board, table.bits)
        near(board, table.near, a.near3[reply, push])


@kernel
def like_replies(mine: int, table: Table, a: Ahead) -> None:
    """How much the other party would like each reply, for each card it may hold; it does not know mine."""
    taste = table.taste
    hidden = table.unseen | mine
    count = ones(hidden)
    for reply in range(PUSH_COUNT):
        if a.boards[reply] == UNSEEN:
            a.base[reply] = 0.0
            continue
        danger = min(1.0, ones(a.one[reply] & hidden) / count)
        a.base[reply] = np.exp(-taste[HEAT] * taste[DENIAL] * (1 - (1 - danger) ** 2))
        a.heat[0, reply] = 1.0
        for card in range(1, CARDS):
            if hidden >> card & 1:
                a.heat[card, reply] = np.exp(taste[HEAT] * _liking(card, reply, taste, a))


@compiled(inline="always")
def _liking(card: int, reply: int, taste: Floats, a: Ahead) -> float:
    if a.shown[reply] >> card & 1:
        return 1.0 + taste[FRESH]
    ready = taste[READY] * (a.one[reply] >> card & 1) + taste[TWO_WAYS] * (a.two[reply] >> card & 1)
    return ready + taste[FOUR_WAYS] * (a.four[reply] >> card & 1) + taste[MARBLE] * a.near[reply, card]


@kernel
def odds_of_replies(guess: Numbers, table: Table, a: Ahead, count: int, out: Floats) -> None:
    """How likely each reply is for one who holds these cards."""
    one, two, three = a.heat[guess[0]], a.heat[guess[1]], a.heat[guess[2]]
    whole = 0.0
    for reply in range(PUSH_COUNT):
        out[reply] = a.base[reply] * one[reply] * two[reply] * three[reply]
        whole += out[reply]
    careless = table.taste[CARELESS]
    sure, anything = (1 - careless) / whole, careless / count
    for reply in range(PUSH_COUNT):
        out[reply] = out[reply] * sure + anything if a.base[reply] > 0 else 0.0


@kernel
def foresee(fed: int, weights: Floats, table: Table, a: Ahead, count: int) -> None:
    """How likely each reply is, over all guesses, and each card with it. Cards `fed` were laid down: they are unknown now."""
    a.mass[:] = 0.0
    a.joint[:] = 0.0
    guess = np.zeros(3, dtype=np.int64)
    for number in range(len(weights)):
        weight = weights[number]
        if weight <= 0.0:
            a.odds[number, :] = 0.0
            continue
        for place in range(3):
            card = table.guesses[number, place]
            guess[place] = 0 if fed >> card & 1 else card
        odds = a.odds[number]
        odds_of_replies(guess, table, a, count, odds)
        for reply in range(PUSH_COUNT):
            odds[reply] *= weight
            a.mass[reply] += odds[reply]
        for place in range(table.held):
            joint = a.joint[guess[place]]
            for reply in range(PUSH_COUNT):
                joint[reply] += odds[reply]


@kernel
def believe_after(reply: int, table: Table, a: Ahead) -> float:
    """The belief after that reply; and the cards it lays, as a mean. What was drawn since may be any unseen card."""
    laid = known = 0.0
    mass = a.mass[reply]
    for card in range(1, CARDS):
        a.belief[card] = 0.0
        if table.unseen >> card & 1:
            chance = a.joint[card, reply] / mass
            if a.shown[reply] >> card & 1:
                laid += chance
            else:
                a.belief[card] = chance
                known += chance
    free = table.unseen & ~a.shown[reply]
    share = (table.held - known) / max(ones(free), 1)
    for card in range(1, CARDS):
        if free >> card & 1:
            a.belief[card] += share
    return laid


@kernel
def judge_pushes(reply: int, table: Table, a: Ahead) -> None:
    """What my next pushes are worth by what they leave to the other party."""
    taste = table.taste
    for push in range(PUSH_COUNT):
        cards = a.shown3[reply, push]
        if cards == UNSEEN:
            continue
        able = total(a.one3[reply, push] & table.unseen & ~cards, a.belief) / table.held
        threat = 1 - (1 - min(able, 1.0)) ** table.held
        marbles = 0.0
        row = a.near3[reply, push]
        for card in range(CARDS):
            marbles += a.belief[card] * row[card]
        fed = total(cards & table.unseen, a.belief)
        a.worth[push] = -taste[THREAT] * threat - taste[FEED] * fed - taste[MARBLE] * marbles


@compiled(inline="always")
def own_worth(hand: int, one: int, two: int, four: int, row: Nearness, taste: Floats) -> float:
    """What a board is worth for the cards I hold."""
    ready = ones(hand & one)
    value = taste[READY] * (ready > 0) + taste[BOTH] * (ready > 1)
    value += taste[TWO_WAYS] * ((hand & two) != 0) + taste[FOUR_WAYS] * ((hand & four) != 0)
    while hand:
        low = hand & -hand
        value += taste[MARBLE] * row[ones(low - 1)]
        hand ^= low
    return value


@kernel
def best_push(reply: int, hand: int, missing: int, victory: float, table: Table, a: Ahead) -> float:
    """What my best next push after that reply is worth; `missing` cards to lay are `victory`."""
    best = -1e9
    taste = table.taste
    for push in range(PUSH_COUNT):
        cards = a.shown3[reply, push]
        if cards == UNSEEN:
            continue
        lays = ones(cards & hand)
        if lays >= missing:
            return victory
        value = lays * (1 + taste[FRESH]) + a.worth[push]
        value += own_worth(
            hand & ~cards, a.one3[reply, push], a.two3[reply, push], a.four3[reply, push], a.near3[reply, push], taste
        )
        best = max(best, value)
    return best


class Score(NamedTuple):
    """How far both are, and what the end is worth in cards."""

    missing: int  # cards I have to lay yet
    their_missing: int
    victory: float
    defeat: float
    pushes_left: int


@kernel
def worth_after(
    before: int, first: int, hand: int, drawn: int, weights: Floats, score: Score, table: Table, a: Ahead
) -> float:
    """What my push to `first` is worth apart from the cards it laid: what it gives away, the reply, my next push.

    `hand` are the cards I keep; the `drawn` ones can be any that I don't see."""
    cards = shown(first, table.bits)
    fed = cards & table.unseen
    lost = 0.0
    for number in range(len(weights)):
        count = 0
        for place in range(3):
            count += fed >> table.guesses[number, place] & 1
        lost += weights[number] * (count if count < score.their_missing else score.defeat)
    if score.pushes_left < 2:
        return -lost
    count = find_replies(before, first, table, a)
    like_replies(hand, table, a)
    foresee(fed, weights, table, a, count)
    value = -lost
    for reply in range(PUSH_COUNT):
        if a.boards[reply] != UNSEEN and a.mass[reply] > 0:
            value += _worth_of_reply(first, reply, hand, drawn, score, table, a)
    return value


@kernel
def _worth_of_reply(first: int, reply: int, hand: int, drawn: int, score: Score, table: Table, a: Ahead) -> float:
    """That reply's part: its chance, times what it lays for either and what I can do after it."""
    laid = believe_after(reply, table, a)
    loss = laid if score.their_missing > 1 else min(laid, 1.0) * score.defeat
    gain = ones(hand & a.shown[reply])
    if gain >= score.missing:
        return a.mass[reply] * (score.victory - loss)
    kept = hand & ~a.shown[reply]
    value = gain - loss
    if score.pushes_left > 2:
        find_pushes(first, reply, table, a)
        judge_pushes(reply, table, a)
        missing = score.missing - gain
        value += table.taste[PATIENCE] * _over_draws(reply, kept, drawn, missing, score, table, a)
        value += table.taste[FRESH] * gain
    return a.mass[reply] * value


@kernel
def _over_draws(reply: int, hand: int, drawn: int, missing: int, score: Score, table: Table, a: Ahead) -> float:
    """My best next push, as a mean over what I may have drawn; a second unknown card counts as any."""
    if drawn == 0:
        return best_push(reply, hand, missing, score.victory, table, a)
    whole, count = 0.0, 0
    for card in range(1, CARDS):
        if table.unseen >> card & 1:
            whole += best_push(reply, hand | 1 << card, missing, score.victory, table, a)
            count += 1
    return whole / count + (drawn - 1) * table.taste[FRESH]
