"""The rules of Totsa! on a row: who may do what, and what an action does. Actions have their contract numbers."""

from tocca.compiled.kernels import compile_with, kernel
from tocca.games.totsa.compiled.acts import apply_point, apply_press, go_on
from tocca.games.totsa.compiled.penalties import after, forget, give_back, note, owe, settle, turn_up
from tocca.games.totsa.compiled.rows import (
    CAPTURER,
    DEBTS,
    DICE,
    DOWN,
    DUE,
    EVENT_COUNT,
    FIELD,
    LIMIT,
    NO_CLOCK,
    NOTHING,
    NOW,
    OPEN,
    PASSED,
    PHASE,
    ROLLER,
    ROLLS,
    SEATS,
    SHOWN,
    SIMPLE,
    SINCE,
    WINDOW,
    WINNER,
)
from tocca.games.totsa.compiled.seats import acting, below, first_debtor, has_aim, nearness
from tocca.games.totsa.compiled.tables import (
    CAPTURING,
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOUR_FACES,
    DELAY_COUNT,
    DELAY_STEP,
    FIGURE_FACES,
    FIRST_DELAY,
    FIRST_POINT,
    FIRST_RETURN,
    FIRST_SLAP,
    FIRST_TURN_UP,
    FLIPPING,
    GAP,
    NO_AIM,
    NO_CARD,
    OVER,
    PASSING,
    PAYING,
    POINTING,
    PROTECTING,
    RACE,
    ROLLING,
    SHOUTING,
    THROWN,
    WON,
    Numbers,
)
from tocca.games.totsa.rules.actions import SLOTS

# -- who may do what -------------------------------------------------------------------------------


@kernel
def legal(row: Numbers, seat: int, out: Numbers) -> int:
    """The numbers of the seat's actions, into `out`; how many."""
    if not acting(row) >> seat & 1:
        return 0
    if row[PHASE] == GAP or row[PHASE] == PAYING:
        return _between_rolls(row, seat, out)
    if seat == row[CAPTURER]:
        return _guesses(row, seat, out)
    return _presses(row, out)


@kernel
def _presses(row: Numbers, out: Numbers) -> int:
    """Every card that can be slapped, and a pass."""
    count = 0
    for place in range(FIELD, FIELD + CARD_COUNT[row[SIMPLE]]):
        out[count] = FIRST_SLAP + row[place]
        count += row[place] != NO_CARD
    out[count] = PROTECTING
    count += 1
    if not row[SIMPLE]:  # TC-14
        out[count] = FLIPPING
        count += 1
    out[count], out[count + 1] = CAPTURING, PASSING
    return count + 2


@kernel
def _guesses(row: Numbers, seat: int, out: Numbers) -> int:
    """Every face-down card of another player (TC-6)."""
    count = 0
    for spot in range(SLOTS * row[SEATS]):
        if row[DOWN + spot] != NO_CARD and spot // SLOTS != seat:
            out[count] = FIRST_POINT + spot
            count += 1
    return count


@kernel
def _between_rolls(row: Numbers, seat: int, out: Numbers) -> int:
    """Penalties, the next roll, and the winning shout, which is open to all until then (TC-11)."""
    count, timed = 0, row[NOW] != NO_CLOCK
    rolling, silent = row[PHASE] == GAP and seat == row[ROLLER], row[PASSED] >> seat & 1
    if row[PHASE] == PAYING and seat == first_debtor(row):
        count = _payments(row, seat, out)
    if rolling and (not timed or row[NOW] >= row[DUE]):
        out[count] = ROLLING
        count += 1
    if not silent:
        out[count] = SHOUTING
        count += 1
    if timed or not (rolling or silent):
        out[count] = PASSING
        count += 1
    return count


@kernel
def _payments(row: Numbers, seat: int, out: Numbers) -> int:
    """TC-10: an open card goes back; without one, a face-down card is turned up."""
    count, cards = 0, row[OPEN + seat]
    if cards:
        for card in range(CARDS):
            if cards >> card & 1:
                out[count] = FIRST_RETURN + card
                count += 1
        return count
    for slot in range(SLOTS):
        if row[DOWN + SLOTS * seat + slot] != NO_CARD:
            out[count] = FIRST_TURN_UP + slot
            count += 1
    return count


# -- what an action does ---------------------------------------------------------------------------


@kernel
def apply(row: Numbers, seat: int, action: int, draws: Numbers) -> int:
    """Do a legal action, in place; how many of the `draws` it used. Without draws, chance is the row's own."""
    if action == PASSING:
        _pass(row, seat)
        return 0
    row[SHOWN] = NOTHING  # what was shown is turned back (TC-9)
    if action == ROLLING:
        return throw(row, draws, 0)
    if action == SHOUTING:
        _shout(row, seat)
    elif action < FIRST_RETURN:
        apply_press(row, seat, action)
    elif action < FIRST_TURN_UP:
        return give_back(row, action - FIRST_RETURN, draws, 0)
    elif action < FIRST_POINT:
        turn_up(row, action - FIRST_TURN_UP)
    else:
        apply_point(row, action)
    return 0


@kernel
def throw(row: Numbers, draws: Numbers, used: int) -> int:
    """The dice leave the hand (TC-4): too late to shout (TC-11). After the last roll, the end (TC-18)."""
    row[EVENT_COUNT], row[SHOWN] = 0, NOTHING
    used = forget(row, draws, used)
    row[DICE] = NO_CARD
    if row[ROLLS] == row[LIMIT]:
        row[PHASE] = OVER
        return used
    row[PHASE], row[PASSED] = THROWN, 0
    row[ROLLS] += 1
    if row[NOW] == NO_CLOCK:
        return reveal(row, draws, used)
    if used < len(draws):
        delay, used = draws[used], used + 1
    else:
        delay = FIRST_DELAY + DELAY_STEP * below(row, DELAY_COUNT)
    row[SINCE], row[DUE] = row[NOW], row[NOW] + delay
    return used


@kernel
def reveal(row: Numbers, draws: Numbers, used: int) -> int:
    """The dice lie still."""
    if used < len(draws):
        figure, colour, used = draws[used], draws[used + 1], used + 2
    else:
        figure, colour = below(row, FIGURE_FACES[row[SIMPLE]]), below(row, COLOUR_FACES)
    row[PHASE], row[DICE] = RACE, figure * COLOUR_COUNT + colour
    row[SINCE], row[DUE] = after(row, 0), after(row, row[WINDOW])
    return used


@compile_with(inline="always")
def _pass(row: Numbers, seat: int) -> None:
    """TC-13. With a clock a pass outside a race says and changes nothing."""
    if row[NOW] == NO_CLOCK or row[PHASE] == RACE or row[PHASE] == POINTING:
        row[PASSED] |= 1 << seat
        row[SHOWN] = NOTHING
        go_on(row)


@kernel
def _shout(row: Numbers, seat: int) -> None:
    """TC-11: with the aim it wins at once, and unpaid penalties lapse (TC-10); without, it is an error."""
    if has_aim(row, seat):
        note(row, WON, seat, 0, -1, -1, -1, -1)
        row[PHASE], row[WINNER], row[DEBTS] = OVER, seat, 0
        return
    row[PASSED] |= 1 << seat
    owe(row, seat)
    note(row, NO_AIM, seat, 0, -1, -1, -1, -1)
    if row[PHASE] != PAYING:
        settle(row)


# -- how it ended ----------------------------------------------------------------------------------


@kernel
def over(row: Numbers) -> bool:
    """Whether the match is over."""
    return row[PHASE] == OVER


@kernel
def scores(row: Numbers, out: Numbers) -> None:
    """How near to an aim, by seat."""
    for seat in range(row[SEATS]):
        out[seat] = nearness(row, seat)


@compile_with(inline="always")
def _merit(row: Numbers, seat: int) -> int:
    return nearness(row, seat) + 100 * int(seat == row[WINNER])


@kernel
def places(row: Numbers, out: Numbers) -> None:
    """The places by seat, from 1: who shouted first, then who is nearest; equal ones share a place."""
    for seat in range(row[SEATS]):
        out[seat] = 1
        for other in range(row[SEATS]):
            out[seat] += _merit(row, other) > _merit(row, seat)
