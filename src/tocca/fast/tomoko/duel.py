"""The search for two parties: two players, or two teams.

A push is worth what it lays down, less what the other party may do then, plus what can be done after that. My push
leads from a board to the `first`, a reply to the `second`, my next push to the `third`.
"""

from typing import NamedTuple

import numpy as np

from tocca.fast.kernels import kernel
from tocca.fast.tomoko.boards import ones, shown
from tocca.fast.tomoko.foresight import (
    FRESH,
    NO_BOARD,
    PATIENCE,
    Floats,
    Table,
    best_push,
    judge_fan,
    open_fan,
    worth_to,
)
from tocca.fast.tomoko.nearness import CARDS
from tocca.fast.tomoko.replies import Replies, believe_after, foresee, like_replies
from tocca.fast.tomoko.tables import PUSH_COUNT

DRAWS = 3  # how many of the cards that may be drawn are looked at closely


class Score(NamedTuple):
    """How far both are, and what the end is worth in cards."""

    missing: int  # cards I have to lay yet
    their_missing: int
    victory: float
    defeat: float
    pushes_left: int


class Push(NamedTuple):
    """A push of mine: from which board to which; what I keep and how many cards I draw; which cards I may draw and
    which the other party may hold; which of these were laid since the guesses about it were made."""

    before: int
    first: int
    hand: int
    drawn: int
    unseen: int
    theirs: int
    gone: int


@kernel
def later(score: Score, lays: int, pushes: int) -> Score:
    """The score after so many cards of mine and so many pushes."""
    return Score(score.missing - lays, score.their_missing, score.victory, score.defeat, score.pushes_left - pushes)


@kernel
def worth_after(push: Push, weights: Floats, score: Score, table: Table, r: Replies) -> float:
    """What the push is worth apart from the cards it lays: what it gives away, the reply, my next push."""
    fed = shown(push.first, table.bits) & push.theirs
    value = -_given_away(fed, push.gone, weights, score, table)
    if score.pushes_left < 2:
        return value
    count = open_fan(push.before, push.first, table, r.fan)
    like_replies(push.theirs | push.hand, table, r)
    foresee(push.gone | fed, weights, count, table, r)
    for reply in range(PUSH_COUNT):
        if r.fan.boards[reply] != NO_BOARD and r.chance[reply] > 0:
            value += r.chance[reply] * _worth_of_reply(push, reply, score, table, r)
    return value


@kernel
def _given_away(fed: int, gone: int, weights: Floats, score: Score, table: Table) -> float:
    """The cards that the push lays for the other party, as a mean."""
    lost = 0.0
    if fed:
        for number in range(len(weights)):
            count = 0
            for place in range(table.held):
                count += (fed & ~gone) >> table.guesses[number, place] & 1
            lost += weights[number] * (count if count < score.their_missing else score.defeat)
    return lost


@kernel
def _worth_of_reply(push: Push, reply: int, score: Score, table: Table, r: Replies) -> float:
    """What the reply lays for either, and what I can do after it."""
    laid = believe_after(reply, push.theirs, table, r)
    loss = laid if score.their_missing > 1 else min(laid, 1.0) * score.defeat
    gain = ones(push.hand & r.fan.shown[reply])
    if gain >= score.missing:
        return score.victory - loss
    value = gain * (1 + table.taste[FRESH]) - loss
    if score.pushes_left > 2:
        open_fan(push.first, r.fan.boards[reply], table, r.after)
        judge_fan(push.theirs, r.belief, table, r.after)
        kept, missing = push.hand & ~r.fan.shown[reply], score.missing - gain
        value += table.taste[PATIENCE] * _over_draws(kept, push.drawn, push.unseen, missing, score, table, r)
    return value


@kernel
def _over_draws(hand: int, drawn: int, unseen: int, missing: int, score: Score, table: Table, r: Replies) -> float:
    """My best next push, as a mean over what I may have drawn; a second unknown card counts as any."""
    if drawn == 0:
        return best_push(hand, missing, score.victory, table, r.after)
    whole, count = 0.0, 0
    for card in range(1, CARDS):
        if unseen >> card & 1:
            whole += best_push(hand | 1 << card, missing, score.victory, table, r.after)
            count += 1
    return whole / max(count, 1) + (drawn - 1) * table.taste[FRESH]


# -- two pushes further ------------------------------------------------------------------------------


@kernel
def shift_deeper(
    push: Push, weights: Floats, score: Score, table: Table, r: Replies, deep: Replies, width: int, breadth: int
) -> float:
    """By how much the push is worth more than `worth_after` said, which must have been asked just before: my best
    pushes after the likeliest replies are looked at as closely as the push itself was."""
    left, found, seen = r.chance.copy(), 0.0, 0.0
    posterior = np.zeros_like(weights)
    for _ in range(width):
        reply = int(np.argmax(left))
        if left[reply] <= 0 or score.pushes_left < 5:
            break
        left[reply] = 0.0
        gain = ones(push.hand & r.fan.shown[reply])
        if gain < score.missing:
            believe_after(reply, push.theirs, table, r)
            open_fan(push.first, r.fan.boards[reply], table, r.after)
            judge_fan(push.theirs, r.belief, table, r.after)
            for number in range(len(weights)):
                posterior[number] = r.odds[number, reply] / r.chance[reply]
            found += r.chance[reply] * _shift_of_reply(push, reply, gain, posterior, score, table, r, deep, breadth)
            seen += r.chance[reply]
    return table.taste[PATIENCE] * found / seen if seen > 0 else 0.0


@kernel
def _shift_of_reply(
    push: Push,
    reply: int,
    gain: int,
    posterior: Floats,
    score: Score,
    table: Table,
    r: Replies,
    deep: Replies,
    breadth: int,
) -> float:
    """The same after one reply; a card I have drawn may be any, of which a few are looked at."""
    kept = push.hand & ~r.fan.shown[reply]
    ahead = later(score, gain, 2)
    gone = push.gone | (shown(push.first, table.bits) | r.fan.shown[reply]) & push.theirs
    second = r.fan.boards[reply]
    if push.drawn == 0:
        known = Push(second, second, kept, 0, push.unseen, push.theirs, gone)
        return _deeper_best(known, posterior, ahead, table, r, deep, breadth)
    whole, count, step = 0.0, 0, max(ones(push.unseen) // DRAWS, 1)
    for card in range(1, CARDS):
        if push.unseen >> card & 1:
            if count % step == step // 2:
                mine = 1 << card  # so they hold something else
                known = Push(second, second, kept | mine, 0, push.unseen & ~mine, push.theirs & ~mine, gone | mine)
                whole += _deeper_best(known, posterior, ahead, table, r, deep, breadth)
            count += 1
    return whole / max((count - step // 2 + step - 1) // step, 1)


@kernel
def _deeper_best(
    known: Push, posterior: Floats, score: Score, table: Table, r: Replies, deep: Replies, breadth: int
) -> float:
    """The best of my pushes as seen from close, less the best as seen from afar."""
    shallow = best_push(known.hand, score.missing, score.victory, table, r.after)
    if shallow == score.victory:
        return 0.0
    afar = np.full(PUSH_COUNT, -1e9)
    for third in range(PUSH_COUNT):
        if r.after.boards[third] != NO_BOARD:
            afar[third] = worth_to(known.hand, third, table.taste, r.after)
    best = -1e9
    for _ in range(breadth):
        third = int(np.argmax(afar))
        if afar[third] == -1e9:
            break
        afar[third] = -1e9
        cards = r.after.shown[third] & known.hand
        lays = ones(cards)
        third_board = r.after.boards[third]
        taken = Push(known.before, third_board, known.hand & ~cards, lays, known.unseen, known.theirs, known.gone)
        best = max(best, lays + worth_after(taken, posterior, later(score, lays, 0), table, deep))
    return best - shallow
