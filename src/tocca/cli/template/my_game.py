"""My Game: the rules, whole. Change them into yours; the comments say what each part is for."""

import random
from typing import Annotated, Literal, NamedTuple

from tocca import Chance, Game, Outcome, Range

CARDS = tuple(range(1, 14))
FACE_DOWN = 0


class Options(NamedTuple):
    """What a table may choose. The annotations are the types and ranges, the defaults what most tables play."""

    aim: Annotated[int, Range(10, 30)] = 21  # also possible: `bool`, and `Literal["short", "long"]`


# Actions are NamedTuples. Two that hold the same values are equal, whatever their class: so actions without fields of
# their own carry a constant `kind`. Players type `take` or `stop`; an action `Move(from_, to)` would be `move a1 a2`.


class Take(NamedTuple):
    """Take a card; only you see it."""

    kind: Literal["take"] = "take"


class Stop(NamedTuple):
    """Take no more cards."""

    kind: Literal["stop"] = "stop"


Action = Take | Stop


class Position(NamedTuple):
    """Everything there is, secrets included. It never changes: every step makes a new one.

    What nobody knows yet is not in it: a card is drawn when somebody takes it. So nothing can leak.
    """

    options: Options  # these two are always there
    seats: int
    hands: tuple[tuple[int, ...], ...]
    stopped: tuple[bool, ...]
    turn: int  # the seat whose turn it is


class View(NamedTuple):
    """What one seat may know. People, bots and learning programs see this and nothing else."""

    seat: int | None  # these two are always there; None: a spectator
    options: Options
    hands: tuple[tuple[int, ...], ...]  # the cards of others lie face down
    stopped: tuple[bool, ...]
    turn: int


class MyGame(Game[Position, Action, View]):
    """Take cards, 1 to 13, as long as you like; only you see yours. Then stop. When all have stopped, all cards are
    turned up. Whoever comes nearest to 21 wins; more than 21 counts nothing.
    """  # `tocca rules` shows this text as long as there is no rule page

    id = "my-game"
    name = "My Game"
    seats = (2, 3, 4)  # numbers of players; the first is the default
    actions = (Take(), Stop())  # all there can be, in an order that never changes

    def deal(self, options: Options, seats: int, chance: Chance) -> Position:
        """The first position. `chance` is the only source of luck, so that a record can repeat it."""
        return Position(options, seats, ((),) * seats, (False,) * seats, 0)

    def to_act(self, position: Position) -> frozenset[int]:
        """The seats that may act now; empty exactly at the end."""
        return frozenset() if all(position.stopped) else frozenset({position.turn})

    def legal(self, position: Position, seat: int) -> tuple[Action, ...]:
        """What that seat may do now. It must depend only on what the seat may know."""
        return (Take(), Stop()) if _list_unseen(position.hands) else (Stop(),)

    def apply(self, position: Position, seat: int, action: Action, chance: Chance) -> Position:
        """The position after an action that is legal: that has been checked already."""
        hands, stopped = list(position.hands), list(position.stopped)
        if isinstance(action, Take):
            hands[seat] += (chance.draw(_list_unseen(position.hands)),)
        else:
            stopped[seat] = True
        turn = _next_turn(seat, stopped)
        return position._replace(hands=tuple(hands), stopped=tuple(stopped), turn=turn)

    def outcome(self, position: Position) -> Outcome | None:
        """How the match ended; None while it goes on."""
        points = tuple(map(int, self.standing(position)))
        return Outcome.ranked(points, points, "all-stopped") if all(position.stopped) else None

    def standing(self, position: Position) -> tuple[float, ...]:
        """How well each seat stands: the simple bots play for this."""
        totals = map(sum, position.hands)
        return tuple(total if total <= position.options.aim else 0 for total in totals)

    def view(self, position: Position, seat: int | None) -> View:
        """What that seat may know, built from nothing up."""
        over = all(position.stopped)
        hands = tuple(
            hand if over or place == seat else (FACE_DOWN,) * len(hand) for place, hand in enumerate(position.hands)
        )
        return View(seat, position.options, hands, position.stopped, position.turn)

    def resample_position(self, view: View, rng: random.Random) -> Position:
        """A position that gives exactly this view, hidden things drawn at random: bots think about such worlds."""
        hidden = _list_unseen(view.hands)
        rng.shuffle(hidden)
        hands = tuple(tuple(hidden.pop() if card == FACE_DOWN else card for card in hand) for hand in view.hands)
        return Position(view.options, len(hands), hands, view.stopped, view.turn)

    def reveals(self, before: Position, after: Position) -> bool:
        """Whether a step without any luck told somebody something, so that it can't be taken back just like that."""
        return all(after.stopped)


def _list_unseen(hands: tuple[tuple[int, ...], ...]) -> list[int]:
    """The cards that nobody is seen to hold."""
    return [card for card in CARDS if not any(card in hand for hand in hands)]


def _next_turn(seat: int, stopped: list[bool]) -> int:
    """The next seat that has not stopped; any seat where all have."""
    order = [(seat + step) % len(stopped) for step in range(1, len(stopped) + 1)]
    return next((one for one in order if not stopped[one]), 0)


GAME = MyGame()
