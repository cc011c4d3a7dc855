"""The compiled Totsa! against the rules, move for move: the same actions and the same chance must give the same."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.compiled.matches import Match, compare, in_parts
from tests.games.totsa.tables import make_crowded, table
from tocca.core.state import State
from tocca.games.totsa import compiled as fast
from tocca.games.totsa.compiled.clock import NEVER
from tocca.games.totsa.compiled.rows import DICE, decode
from tocca.games.totsa.compiled.tables import KINDS, MOST_EVENTS, PHASES
from tocca.games.totsa.game import GAME
from tocca.games.totsa.rules.actions import ACTIONS, CAPTURE, FLIP, PASS, PROTECT, SHOUT, SLAPS, Action
from tocca.games.totsa.rules.cards import NAMES
from tocca.games.totsa.rules.position import Position
from tocca.games.totsa.rules.view import View

TABLES = fast.tables_for(GAME.Options())
IDS = {action: number for number, action in enumerate(ACTIONS)}
assert len(IDS) == len(ACTIONS)
DRIFT = (0, 1, 300, 900, 3_000, 9_000)  # milliseconds that pass before somebody does something

Table = State[Position, Action, View]
TotsaMatch = Match[Position, Action, View]


def _any_start(rng: random.Random) -> Table:
    """Any options: a match from its beginning, or a short one with cards in front of everybody, many face down."""
    options: dict[str, Any] = {
        "peek": rng.random() < 0.25,
        "pace": rng.choice((3_000, 4_500)),
        "window": rng.choice((1_000, 8_000)),
        "limit": rng.choice((200, rng.randint(1, 30))),
    }
    if rng.random() < 0.8:
        return make_crowded(rng, **{**options, "limit": rng.randint(2, 12)})
    return GAME.start(rng.choice((2, 3, 4)), rng.randrange(1 << 60), simple=rng.random() < 0.4, **options)


def _sensible(match: TotsaMatch, seat: int, rng: random.Random) -> Action | None:
    """What a player who sees everything does: random hands alone hardly ever come to an aim."""
    position, card = match.position, match.position.dice
    if position.phase in ("gap", "paying"):
        return SHOUT if position.has_aim(seat) and rng.random() < 0.7 else None
    if position.phase == "thrown" or (position.phase == "pointing" and rng.random() < 0.4):
        return PASS
    holder = position.holder(card)
    if holder is None:
        return SLAPS[card]
    return rng.choice((FLIP, PROTECT)) if holder == seat else CAPTURE


def _choice(match: TotsaMatch, seat: int, keen: float, rng: random.Random) -> Action:
    legal = match.legal[seat]
    wise = _sensible(match, seat, rng) if rng.random() < keen else None
    if wise in legal:
        return wise
    quiet = [action for action in legal if action != SHOUT and (action != PASS or rng.random() < 0.2)]
    return rng.choice(quiet if quiet and rng.random() < keen else legal)


def _check(match: TotsaMatch, row: Any, out: Any) -> None:
    """Everything the contract shows of a position is the same in the row."""
    position = match.position
    assert decode(row) == position
    for seat in range(position.seats):
        found = out[: fast.legal(row, seat, out)].tolist()
        assert tuple([ACTIONS[number] for number in found]) == match.legal.get(seat, ())
    assert fast.acting(row) == sum([1 << seat for seat in match.acting])
    assert fast.over(row) == (GAME.outcome(position) is not None) == (not match.acting)
    deadline = GAME.deadline(position)
    assert fast.due(row) == (NEVER if deadline is None else deadline)


def _check_end(match: TotsaMatch, row: Any, out: Any) -> None:
    outcome = GAME.outcome(match.position)
    assert outcome is not None
    seats = match.position.seats
    fast.scores(row, out)
    assert tuple(out[:seats]) == outcome.scores
    fast.places(row, out)
    assert tuple(out[:seats]) == outcome.places


def _time(match: TotsaMatch, clock: bool, rng: random.Random) -> int | None:
    """The next moment, often one that brings nothing; None without a clock. One that runs is never stopped."""
    now, deadline = match.position.now, GAME.deadline(match.position)
    if not clock and now is None:
        return None
    if now is None or deadline is None:
        return rng.randrange(5_000)
    return rng.choice((now, deadline - 1, deadline, now + rng.choice(DRIFT))) if deadline > now else deadline


def _list_drawn(match: TotsaMatch) -> Any:
    return fast.draws(match.drawn) if match.drawn else fast.NO_DRAWS


def _step(match: TotsaMatch, row: Any, keen: float, clock: bool, rng: random.Random) -> None:
    """The same step in both: time passes, then somebody acts, if they still may."""
    at = _time(match, clock, rng)
    if at is not None:
        match.advance(at)
        draws = _list_drawn(match)
        assert fast.advance(row, at, draws) == len(draws)
        if not match.acting or rng.random() < 0.3:
            return
    seat = rng.choice(list(match.legal))
    action = _choice(match, seat, keen, rng)
    match.apply(seat, action)
    draws = _list_drawn(match)
    assert fast.apply(row, seat, IDS[action], draws, TABLES) == len(draws)


def _match(rng: random.Random) -> int:
    """One match through both; how many positions were compared. The clock may start in the middle of it."""
    match, keen = Match(_any_start(rng)), rng.choice((0.3, 0.9, 0.97))
    starts = rng.choice((0, 0, rng.randrange(60), 10_000, 10_000))
    row, out = fast.encode(match.position), fast.scratch()
    _check(match, row, out)
    compared = 1
    while match.acting:
        _step(match, row, keen, compared > starts, rng)
        _check(match, row, out)
        compared += 1
    _check_end(match, row, out)
    return compared


@in_parts
def test_matches_are_the_same_move_for_move(part: int) -> None:
    """TC-1 to TC-18"""
    compare(_match, "totsa", part)


def _narrate(position: Position) -> Iterator[str]:
    yield from (event.kind for event in position.events)
    yield position.phase
    if position.queue:
        yield "queue"
    if position.shown:
        yield "shown"


def test_the_matches_compared_have_everything_in_them() -> None:
    """Every kind of event and every phase comes up among so few matches, with a clock in half of them."""
    missing = {*KINDS, *PHASES, "queue", "shown"}
    for number in range(400):
        rng = random.Random(number)
        match = Match(_any_start(rng))
        row = fast.encode(match.position)
        while missing and match.acting:
            _step(match, row, 0.8, number % 2 == 0, rng)
            missing -= set(_narrate(match.position))
    assert not missing


@pytest.mark.parametrize("options", [{}, {"simple": True}, {"limit": 5}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playouts_end_in_positions_of_the_rules(options: dict[str, Any], seats: int) -> None:
    rows, actions = fast.random_games(fast.encode(GAME.start(seats, 5, **options).position), 100, 3, TABLES)
    assert actions > 100
    for row in rows:
        position = decode(row)
        assert GAME.outcome(position) is not None
        assert decode(fast.encode(position)) == position
        cards = [card for player in position.players for card in player.cards]
        lying = [card for card in position.field if card >= 0]
        assert sorted(cards + lying) == list(range(len(position.field)))


def test_a_playout_goes_on_without_the_clock() -> None:
    """TC-16: of dice that are still rolling, too."""
    state = GAME.start(3, 5, limit=9).advance(10)
    state = state.apply(state.position.roller, ACTIONS[0], at=20)
    assert state.position.phase == "thrown"
    row = fast.encode(state.position, 7)
    fast.stop_clock(row)
    position = decode(row)
    assert (position.phase, position.now, position.due) == ("race", None, 0)
    fast.playout(row, TABLES)
    assert decode(row).rolls == 9


def test_a_match_that_is_over_stays_as_it_is() -> None:
    row = fast.random_games(fast.encode(GAME.start(2, 1, limit=3).position), 1, 1, TABLES)[0][0]
    before = row.tolist()
    assert fast.playout(row, TABLES) == 0
    assert fast.advance(row, 10**6, fast.NO_DRAWS) == 0
    assert row.tolist() == before


def test_batches_on_two_cores_are_those_on_one() -> None:
    first = fast.encode(GAME.start(3, 5, limit=20).position)
    one, actions = fast.random_games(first, 101, 3, TABLES)
    two, again = fast.random_games(first, 101, 3, TABLES, cores=2)
    assert (one == two).all()
    assert actions == again
    assert len({row.tobytes() for row in one}) == 101


def test_dice_are_even() -> None:
    """TC-1"""
    start = GAME.start(2, 5)
    counts = np.zeros(18, dtype=np.int64)
    for seed in range(18_000):
        row = fast.encode(start.position, seed << 20)
        fast.apply(row, start.position.roller, 0, fast.NO_DRAWS, TABLES)
        counts[row[DICE]] += 1
    assert counts.min() > 850
    assert counts.max() < 1150


def test_who_shouted_comes_before_another_with_the_aim() -> None:
    """TC-11, TC-18: hardly ever do two have it at a time."""
    state = table((NAMES[:6], NAMES[6:12]), phase="gap").apply(1, SHOUT)
    row, out = fast.encode(state.position), fast.scratch()
    fast.places(row, out)
    assert state.outcome is not None
    assert tuple(out[:2]) == state.outcome.places == (2, 1)


def test_a_row_has_room_for_the_events_of_any_roll() -> None:
    """Everybody errs, shouts in vain and pays: long rolls, with a third of the room to spare."""
    most = 0
    for number in range(20):
        rng = random.Random(number)
        match = Match(GAME.start(4, number))
        row = fast.encode(match.position)
        while match.acting:
            _step(match, row, rng.choice((0.0, 0.9)), True, rng)
            most = max(most, len(match.position.events))
    assert 12 < most <= MOST_EVENTS
