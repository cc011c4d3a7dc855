"""What a seat may know, built from nothing up, and positions that fit such a view.

Which card lies face down where is in no view, not even its owner's (TC-12), unless `peek` lets the
owner look. A view has no memory: what was shown is in it until the next action, what happened until the
next roll. Remembering is up to the players.
"""

import random
from functools import lru_cache
from typing import NamedTuple

from tocca.games.totsa.rules.actions import CAPTURE, Press, Slap
from tocca.games.totsa.rules.cards import FIGURE_CARDS, HIDDEN, NONE
from tocca.games.totsa.rules.play import REVEAL_DELAYS, presses
from tocca.games.totsa.rules.position import Options, Phase, Player, Position, Queued, RollEvent, Shown

NOBODY = Player()  # without cards
COVERED = 256  # players whose cards are kept as others see them


class View(NamedTuple):
    """The fields are those of a position, as far as the seat may know them."""

    options: Options
    seats: int
    seat: int | None  # whose view; None: a spectator's
    phase: Phase
    roller: int
    field: tuple[int, ...]
    players: tuple[Player, ...]  # face-down cards are HIDDEN
    rolls: int
    dice: int
    debts: tuple[int, ...]
    passed: frozenset[int]
    capturer: int | None
    queue: tuple[int, ...]  # who has pressed while somebody points; not what, which could help the pointing player
    pressed: Slap | Press | None  # the seat's own press among them
    events: tuple[RollEvent, ...]
    shown: Shown | None
    winner: int | None
    now: int | None
    since: int
    due: int | None  # None: the dice are rolling, and nobody can know how long


def look(position: Position, seat: int | None) -> View:
    """The view of that seat; None: of a spectator."""
    own = [queued.press for queued in position.queue if queued.seat == seat]
    return View(
        options=position.options,
        seats=position.seats,
        seat=seat,
        phase=position.phase,
        roller=position.roller,
        field=position.field,
        players=tuple(
            player if other == seat and position.options.peek else _cover_player(player)
            for other, player in enumerate(position.players)
        ),
        rolls=position.rolls,
        dice=position.dice,
        debts=position.debts,
        passed=position.passed,
        capturer=position.capturer,
        queue=tuple(queued.seat for queued in position.queue),
        pressed=own[0] if own else None,
        events=position.events,
        shown=position.shown,
        winner=position.winner,
        now=position.now,
        since=position.since,
        due=None if position.phase == "thrown" else position.due,
    )


def reveal_all(position: Position) -> View:
    """The face-down cards, too."""
    return look(position, None)._replace(players=position.players)


@lru_cache(COVERED)
def _cover_player(player: Player) -> Player:
    if player.down == NOBODY.down:
        return player
    return Player(player.open, tuple(NONE if card == NONE else HIDDEN for card in player.down))


def cover(view: View) -> Position:
    """The view as a position with backs for cards: enough for the rules to say what is legal."""
    waiting = tuple(
        Queued(seat, view.pressed if seat == view.seat and view.pressed else CAPTURE) for seat in view.queue
    )
    return Position(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        roller=view.roller,
        field=view.field,
        players=view.players,
        rolls=view.rolls,
        dice=view.dice,
        debts=view.debts,
        passed=view.passed,
        capturer=view.capturer,
        queue=waiting,
        events=view.events,
        shown=view.shown,
        winner=view.winner,
        now=view.now,
        since=view.since,
        due=view.due or 0,
    )


def imagine(view: View, rng: random.Random) -> Position:
    """A position with exactly this view: unseen cards, others' waiting presses and the reveal at random."""
    position = cover(view)
    possible = presses(position)
    return position._replace(
        players=_deal_hidden(view, rng),
        queue=tuple(
            queued if queued.seat == view.seat else queued._replace(press=rng.choice(possible))
            for queued in position.queue
        ),
        due=_reveal(view, rng) if view.due is None else view.due,
    )


def _reveal(view: View, rng: random.Random) -> int:
    """A time for the reveal that is still to come."""
    return rng.choice([at for at in (view.since + delay for delay in REVEAL_DELAYS) if at > (view.now or 0)])


Spot = tuple[int, int]  # a seat and a slot


def _deal_hidden(view: View, rng: random.Random) -> tuple[Player, ...]:
    """The unseen cards at random under the hidden backs, as far as this roll hasn't told where they are."""
    spots = [(seat, slot) for seat, player in enumerate(view.players) for slot in player.slots]
    known = {(seat, slot): view.players[seat].down[slot] for seat, slot in spots}
    if view.shown is not None:
        known[view.shown.seat, view.shown.slot] = view.shown.card
    unseen = _list_unseen(view, set(known.values()))
    if view.dice in unseen:
        spot = rng.choice([spot for spot in spots if known[spot] == HIDDEN and _may_hold_dice(view, spot)])
        known[spot] = view.dice
        unseen.remove(view.dice)
    rng.shuffle(unseen)
    down = {spot: unseen.pop() if card == HIDDEN else card for spot, card in known.items()}
    return tuple(
        Player(player.open, tuple(down.get((seat, slot), NONE) for slot in range(len(player.down))))
        for seat, player in enumerate(view.players)
    )


def _list_unseen(view: View, known: set[int]) -> list[int]:
    """The cards that, as far as this view tells, lie face down somewhere."""
    seen = known.union(view.field, *(player.open for player in view.players))
    return [card for card in range(FIGURE_CARDS[view.options.simple]) if card not in seen]


def _may_hold_dice(view: View, spot: Spot) -> bool:
    """Whether the card of the dice, unseen, may lie there by what everybody saw in this roll."""
    return spot[0] != view.capturer and all(_fits(event, spot) for event in view.events)


def _fits(event: RollEvent, spot: Spot) -> bool:
    same_seat = event.seat == spot[0]
    match event.kind:
        case "flipped":
            return same_seat and event.slot == spot[1]
        case "protected" | "own-card":
            return same_seat
        case "not-yours" | "late":
            return not same_seat
        case "wrong-guess":
            return not same_seat and spot != (event.owner, event.slot)
        case _:
            return True
