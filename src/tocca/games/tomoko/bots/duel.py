"""The search for two parties: two players, or two teams.

A push is worth what it lays down, less what the other party may do then, plus what can be done after that. My push
leads from a board to the `first`, a reply to the `second`, my next push to the `third`.
"""

from typing import NamedTuple

from tocca.compiled.kernels import kernel
from tocca.games.tomoko.bots.evaluation import (
    FRESH,
    NO_BOARD,
    PATIENCE,
    Floats,
    SearchTables,
    best_push,
    judge_fan,
    open_fan,
)
from tocca.games.tomoko.bots.replies import Replies, believe_after, foresee, like_replies
from tocca.games.tomoko.compiled.boards import find_shown, ones
from tocca.games.tomoko.compiled.nearness import CARDS
from tocca.games.tomoko.compiled.tables import PUSH_COUNT


class CardRace(NamedTuple):
    """How many cards each party still needs, and what the end is worth in cards."""

    missing: int  # cards I still have to lay
    their_missing: int
    victory: float
    defeat: float
    pushes_left: int


class PushMade(NamedTuple):
    """A push of mine: from which board to which; what I keep and how many cards I draw; which cards I may draw and
    which the other party may hold."""

    before: int
    first: int
    hand: int
    drawn: int
    unseen: int
    theirs: int


@kernel
def worth_after(push: PushMade, weights: Floats, score: CardRace, table: SearchTables, r: Replies) -> float:
    """What the push is worth apart from the cards it lays: what it gives away, the reply, my next push."""
    fed = find_shown(push.first, table.bits) & push.theirs
    value = -_estimate_gift(fed, weights, score, table)
    if score.pushes_left < 2:
        return value
    count = open_fan(push.before, push.first, table, r.fan)
    like_replies(push.theirs | push.hand, table, r)
    foresee(fed, weights, count, table, r)
    for reply in range(PUSH_COUNT):
        if r.fan.boards[reply] != NO_BOARD and r.chance[reply] > 0:
            value += r.chance[reply] * _worth_of_reply(push, reply, score, table, r)
    return value


@kernel
def _estimate_gift(fed: int, weights: Floats, score: CardRace, table: SearchTables) -> float:
    """The cards that the push lays for the other party, as a mean."""
    lost = 0.0
    if fed:
        for number in range(len(weights)):
            count = 0
            for place in range(table.held):
                count += fed >> table.guesses[number, place] & 1
            lost += weights[number] * (count if count < score.their_missing else score.defeat)
    return lost


@kernel
def _worth_of_reply(push: PushMade, reply: int, score: CardRace, table: SearchTables, r: Replies) -> float:
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
def _over_draws(
    hand: int, drawn: int, unseen: int, missing: int, score: CardRace, table: SearchTables, r: Replies
) -> float:
    """My best next push, as a mean over what I may have drawn; a second unknown card counts as any."""
    if drawn == 0:
        return best_push(hand, missing, score.victory, table, r.after)
    whole, count = 0.0, 0
    for card in range(1, CARDS):
        if unseen >> card & 1:
            whole += best_push(hand | 1 << card, missing, score.victory, table, r.after)
            count += 1
    return whole / max(count, 1) + (drawn - 1) * table.taste[FRESH]
