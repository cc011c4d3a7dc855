"""The rules of Totsa!: a roll, the race for it, and what lies between two rolls.

    gap ──Roll──▶ thrown ──reveal──▶ race ──valid act──▶ paying ──all paid──▶ gap
                                     ▲  │ Capture of a face-down card
                             wrong ──┘  ▼
                                     pointing ──right──▶ paying

The order in which presses are applied is the order in which they are judged; putting them in order is
the room's work (TC-16). With a clock, clock.py moves the phases on; without one, actions alone do:
the dice are revealed at once, and after each roll everybody is asked once for a shout.
"""

from tocca.core.chance import Chance
from tocca.core.outcome import Outcome
from tocca.games.totsa.rules.actions import (
    PASS,
    POINTS,
    PRESSES,
    RETURNS,
    ROLL,
    SHOUT,
    SLAPS,
    TURN_UPS,
    Action,
    Pass,
    Point,
    Press,
    Return,
    Roll,
    Shout,
    Slap,
    TurnUp,
)
from tocca.games.totsa.rules.acts import apply_point, apply_press, go_on
from tocca.games.totsa.rules.cards import COLOUR_DIE, FIGURE_CARDS, NAMES, NONE, NUMBERS, figure_die
from tocca.games.totsa.rules.penalties import error, forget, give_back, settle, turn_up
from tocca.games.totsa.rules.position import Options, Player, Position, RollEvent, nearness

REVEAL_DELAYS = tuple(range(500, 1_501, 10))  # the dice roll for a time that nobody can foresee (TC-16)


def deal(options: Options, seats: int, chance: Chance) -> Position:
    """TC-2: the figure cards at random on their places. TC-15: a random first roller."""
    names = chance.shuffle(NAMES[: FIGURE_CARDS[options.simple]])
    roller = chance.draw(range(seats))
    field = tuple(NUMBERS[name] for name in names)
    nobody_shouts = frozenset(range(seats))  # nobody can have an aim before the first roll
    return Position(options, seats, "gap", roller, field, (Player(),) * seats, passed=nobody_shouts)


def acting(position: Position) -> frozenset[int]:
    """Who may act: all at once (TC-4), as long as they are not out, have not passed or pressed."""
    everybody = frozenset(range(position.seats))
    if position.phase == "over":
        return frozenset()
    if position.phase in ("thrown", "race"):
        return position.active()
    if position.capturer is not None:
        return position.active() | {position.capturer}
    if position.now is not None:
        return everybody
    if position.phase == "paying":
        return everybody - position.passed | {position.debts[0]}
    return everybody - position.passed - {position.roller} or frozenset((position.roller,))


def awaited(position: Position) -> frozenset[int]:
    """The seats that all wait for: the one that points, pays or rolls next; in a race everybody."""
    if position.phase in ("thrown", "race", "over"):
        return acting(position)
    if position.capturer is not None:
        return frozenset((position.capturer,))
    if position.phase == "paying":
        return frozenset(position.debts[:1])
    return acting(position) if position.now is None else frozenset((position.roller,))


def legal(position: Position, seat: int) -> tuple[Action, ...]:
    """What that seat may do. It never depends on which card lies face down where (TC-12)."""
    if position.phase in ("gap", "paying"):
        return _between_rolls(position, seat)
    if seat == position.capturer:
        return guesses(position, seat)
    return (*presses(position), PASS)


def presses(position: Position) -> tuple[Slap | Press, ...]:
    """Every card that can be slapped: the figure cards on the field and the action cards."""
    return (*(SLAPS[card] for card in position.field if card != NONE), *PRESSES[position.options.simple])


def guesses(position: Position, seat: int) -> tuple[Point, ...]:
    """Every face-down card of another player (TC-6)."""
    others = (other for other in range(position.seats) if other != seat)
    return tuple(POINTS[other][slot] for other in others for slot in position.players[other].slots)


def payments(player: Player) -> tuple[Return | TurnUp, ...]:
    """TC-10: an open card goes back; without one, a face-down card is turned up."""
    return tuple(RETURNS[card] for card in player.open) or tuple(TURN_UPS[slot] for slot in player.slots)


def _between_rolls(position: Position, seat: int) -> tuple[Action, ...]:
    """Penalties, the next roll, and the winning shout, which is open to all until then (TC-11)."""
    timed, rolling = position.now is not None, position.phase == "gap" and seat == position.roller
    actions: list[Action] = []
    if position.phase == "paying" and seat == position.debts[0]:
        actions += payments(position.players[seat])
    if rolling and (position.now is None or position.now >= position.due):
        actions.append(ROLL)
    if seat not in position.passed:
        actions.append(SHOUT)
    if timed or not (rolling or seat in position.passed):
        actions.append(PASS)
    return tuple(actions)


def play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    """The position after a legal action."""
    if isinstance(action, Pass):
        return _pass(position, seat)
    if position.shown is not None:
        position = position._replace(shown=None)  # what was shown is turned back (TC-9)
    match action:
        case Slap() | Press():
            return apply_press(position, seat, action)
        case Point():
            return apply_point(position, action)
        case Return(card=card):
            return give_back(position, card, chance)
        case TurnUp(slot=slot):
            return turn_up(position, slot)
        case Shout():
            return _shout(position, seat)
        case Roll():
            return throw(position, chance)


def throw(position: Position, chance: Chance) -> Position:
    """The dice leave the hand (TC-4): too late to shout (TC-11). After the last roll, the end (TC-18)."""
    if position.events or position.shown is not None:
        position = position._replace(events=(), shown=None)
    position = forget(position, chance)
    if position.rolls == position.options.limit:
        return position._replace(phase="over", dice=NONE)
    rolls = position.rolls + 1
    if position.now is None:
        return position._replace(phase="race", rolls=rolls, dice=_roll_card(position, chance), passed=frozenset())
    due = position.now + chance.draw(REVEAL_DELAYS)
    return position._replace(
        phase="thrown", rolls=rolls, dice=NONE, passed=frozenset(), since=position.now, due=due
    )  # fmt: skip


def reveal(position: Position, chance: Chance) -> Position:
    """The dice lie still. They are drawn only now, so that nothing could have told them before."""
    card, due = _roll_card(position, chance), position.after(position.options.window)
    return position._replace(phase="race", dice=card, since=position.after(0), due=due)


def _roll_card(position: Position, chance: Chance) -> int:
    """The card that the dice name."""
    shape = chance.draw(figure_die(position.options.simple))
    return NUMBERS[f"{chance.draw(COLOUR_DIE)} {shape}"]


def _pass(position: Position, seat: int) -> Position:
    """TC-13. With a clock a pass outside a race says and changes nothing: there is always time to think again."""
    if position.now is not None and position.phase not in ("race", "pointing"):
        return position
    return go_on(position._replace(passed=position.passed | {seat}, shown=None))


def _shout(position: Position, seat: int) -> Position:
    """TC-11: with the aim it wins at once, and unpaid penalties lapse (TC-10); without, it is an error."""
    if position.has_aim(seat):
        won = position.noting(RollEvent("won", seat))
        return won._replace(phase="over", winner=seat, debts=())
    position = position._replace(passed=position.passed | {seat})  # one shout after each roll is judged
    position = error(position, RollEvent("no-aim", seat))
    return position if position.phase == "paying" else settle(position)


def result(position: Position) -> Outcome | None:
    """By a shout (TC-11), or at the limit by nearness to an aim (TC-18). Scores: how near, of the goal."""
    if position.phase != "over":
        return None
    simple = position.options.simple
    near = [nearness(simple, len(player.open), len(player.slots)) for player in position.players]
    merits = [(float(seat == position.winner), float(score)) for seat, score in enumerate(near)]
    return Outcome.ranked(merits, near, "limit" if position.winner is None else "shout")
