"""Where the card of the dice lies, as far as a player can see, remember, or work out."""

from typing import Any

from tocca.games.totsa.bots.mind import HIDDEN, NONE, Mind, Trace
from tocca.games.totsa.bots.odds import FIELD, Lying

Spot = tuple[int, int]  # seat and slot of a face-down card
Belief = dict[Spot, float]  # how likely the card lies there


def in_sight(view: Any) -> Lying | None:
    """Where everybody sees it; None: it lies face down."""
    if view.dice in view.field:
        return FIELD
    for seat, player in enumerate(view.players):
        if view.dice in player.open:
            return Lying("open", seat)
    return None


def believe(view: Any, mind: Mind) -> Belief:
    """For a card face down: where it may lie. Every spot that can't be ruled out is as likely as the others."""
    backs = {(seat, slot): card for seat, player in enumerate(view.players) for slot, card in enumerate(player.down)}
    if spots := [spot for spot, card in backs.items() if card == view.dice]:
        return {spots[0]: 1.0}  # with `peek`
    spots = [spot for spot, card in backs.items() if card == HIDDEN]
    taken = {(trace.seat, trace.slot) for trace in mind.traces if trace.card != view.dice}
    possible = [spot for spot in spots if _may_be(view, spot)] or spots
    free = [spot for spot in possible if spot not in taken] or possible
    likely = _remember(mind.trace(view.dice), free) or free
    return dict.fromkeys(likely, 1 / len(likely))


def _remember(trace: Trace | None, spots: list[Spot]) -> list[Spot]:
    if trace is None:
        return []
    return [(seat, slot) for seat, slot in spots if seat == trace.seat and trace.slot in (NONE, slot)]


def _may_be(view: Any, spot: Spot) -> bool:
    """Whether the card may lie there, after all that this roll has told."""
    if spot[0] == view.capturer:  # then Capture would have been an error
        return False
    return all(_fits(event, spot) for event in view.events)


def _fits(event: Any, spot: Spot) -> bool:
    """Whether the event leaves it possible: an error tells whose card it is, or whose it is not (TC-9)."""
    theirs = bool(event.seat == spot[0])
    if event.kind == "own-card":
        return theirs
    if event.kind == "wrong-guess":
        return not theirs and spot != (event.owner, event.slot)
    return not (theirs and event.kind in ("not-yours", "late"))
