"""The compiled Tomoko against the rules, move for move: the same actions and the same chance must give the same."""

import itertools
import random
from functools import cache
from typing import Any

import numpy as np
import pytest

import tocca
from tests.compiled.matches import Match, compare, in_parts, list_drawn
from tests.games.tomoko.positions import TomokoState, board
from tocca.games.tomoko import compiled as fast
from tocca.games.tomoko.compiled.nearness import ways
from tocca.games.tomoko.compiled.tables import deck_tables
from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.routes import route
from tocca.games.tomoko.rules.board import EMPTY, PUSHES, Board, count, push
from tocca.games.tomoko.rules.cards import deck, rotations, showing
from tocca.games.tomoko.rules.play import ACTIONS, Action, Position
from tocca.games.tomoko.rules.view import View

IDS = {action: number for number, action in enumerate(ACTIONS)}
assert len(IDS) == len(ACTIONS)

TomokoMatch = Match[Position, Action, View]


@cache
def all_patterns() -> tuple[str, ...]:
    """All 140 cards that differ also when turned."""
    patterns: dict[int, str] = {}
    for marbles in itertools.product("dl", repeat=9):
        card = "/".join("".join(marbles[at : at + 3]) for at in (0, 3, 6))
        patterns.setdefault(min(rotations(card)), card)
    return tuple(patterns.values())


def _any_deck(rng: random.Random) -> tuple[str, ...]:
    """Between 32 and all 140 patterns."""
    cards = all_patterns()
    return tuple(rng.sample(cards, rng.choice((32, 36, 62, 63, 64, 100, len(cards)))))


def _any_start(rng: random.Random) -> TomokoState:
    """A match with any options that go together."""
    seats = rng.choice((2, 3, 4))
    teams = seats == 4 and rng.random() < 0.4
    options: dict[str, Any] = {
        "claims": rng.choice(("auto", "manual")),
        "prefill": rng.random() < 0.5,
        "teams": teams,
        "open_cards": not teams and rng.random() < 0.3,
        "play_on": rng.random() < 0.5,
        "limit": rng.choice((500, 500, rng.randint(1, 60))),
    }
    if rng.random() < 0.3:
        options["deck"] = _any_deck(rng)
    return GAME.start(seats, rng.randrange(1 << 60), **options)


def _check(match: TomokoMatch, row: Any, out: Any) -> None:
    """Everything the contract shows of a position is the same in the row."""
    position = match.position
    assert fast.decode(row, position.options) == position
    assert fast.in_step(row)
    for seat in range(position.seats):
        found = out[: fast.legal(row, seat, out)].tolist()
        assert tuple([ACTIONS[number] for number in found]) == match.legal.get(seat, ())
    assert fast.over(row) == (GAME.outcome(position) is not None) == (not match.acting)


def _check_end(match: TomokoMatch, row: Any, out: Any) -> None:
    outcome = GAME.outcome(match.position)
    assert outcome is not None
    seats = match.position.seats
    fast.scores(row, out)
    assert tuple(out[:seats]) == outcome.scores
    fast.places(row, out)
    assert tuple(out[:seats]) == outcome.places


def _likely(match: TomokoMatch, rng: random.Random) -> tuple[int, Any]:
    """A seat and an action; claims and cards handed over not so often that nobody ever pushes."""
    seat = rng.choice(list(match.legal)) if rng.random() < 0.4 else match.position.turn
    return seat, rng.choice(match.legal[seat])


def _match(rng: random.Random) -> int:
    """One random match through both; how many positions were compared."""
    match = Match(_any_start(rng))
    tables = fast.tables_for(match.position.options)
    row, out = fast.encode(match.position), np.zeros(fast.MOST_ACTIONS, dtype=np.int64)
    _check(match, row, out)
    compared = 1
    while match.acting:
        seat, action = _likely(match, rng)
        match.apply(seat, action)
        draws = list_drawn(match)
        assert fast.apply(row, seat, IDS[action], draws, tables) == len(draws)
        _check(match, row, out)
        compared += 1
    _check_end(match, row, out)
    return compared


@in_parts
def test_random_matches_are_the_same_move_for_move(part: int) -> None:
    compare(_match, "tomoko", part)


@pytest.mark.parametrize(
    "options", [{}, {"open_cards": True}, {"teams": True}, {"play_on": True}, {"claims": "manual"}]
)
def test_playouts_end_in_positions_of_the_rules(options: dict[str, Any]) -> None:
    state = GAME.start(4, 5, **options)
    deck = deck_tables("standard")
    rows, pushes = fast.random_games(fast.encode(state.position), 200, 3, deck)
    assert pushes == rows[:, fast.PUSHES_MADE].sum()
    for row in rows:
        position = fast.decode(row, state.position.options)
        assert position.over
        cards = [card for part in (*position.hands, *position.laid) for card in part]
        assert len(cards) == len(set(cards))
        assert sum(1 << card for card in cards) ^ position.pile == (2 << 36) - 2


def test_batches_on_two_cores_are_those_on_one() -> None:
    start = fast.encode(GAME.start(3, 5).position)
    deck = deck_tables("standard")
    one, _ = fast.random_games(start, 101, 3, deck)
    two, _ = fast.random_games(start, 101, 3, deck, cores=2)
    assert (one == two).all()
    assert len({row.tobytes() for row in one}) == 101


def test_draws_without_supplied_values_are_even() -> None:
    state = GAME.start(2, 5, limit=1)
    assert isinstance(state, tocca.State)
    deck = deck_tables("standard")
    rows, _ = fast.random_games(fast.encode(state.position), 40_000, 7, deck)
    counts = np.bincount(rows[:, 2], minlength=40)
    assert counts.min() > 850
    assert counts.max() < 1150


# -- how near a board is to a card -------------------------------------------------------------------

STANDARD = deck("standard")


def _boards(number: int, pushes: int) -> list[Board]:
    """Boards after so many random pushes."""
    starts = (fast.encode(GAME.start(2, seed, limit=pushes).position) for seed in range(number))
    last = (fast.random_games(start, 1, 1, deck_tables("standard"))[0][0] for start in starts)
    return [fast.decode(row, GAME.start(2, 0).position.options).board for row in last]


def _next(shown: Board) -> list[Board]:
    """The boards after each push that the bag allows."""
    gone = {colour for colour, marbles in zip(("dark", "light"), shown, strict=True) if count(marbles) == 15}
    return [push(shown, action) for action in PUSHES if action.marble not in gone]


@pytest.mark.parametrize("pushes", [12, 40])
def test_ways_are_what_pushes_bring_up(pushes: int) -> None:
    for shown in _boards(20, pushes):
        here = showing(shown, STANDARD)
        times = [0] * 37
        for after in _next(shown):
            for card in range(1, 37):
                times[card] += showing(after, STANDARD) >> card & 1
        masks = ways(shown.dark | shown.light << 32, deck_tables("standard").bits)
        for card in range(1, 37):
            if not here >> card & 1:
                assert [mask >> card & 1 for mask in masks] == [times[card] >= least for least in (1, 2, 4)]


def test_routes_are_as_short_as_can_be() -> None:
    for shown in _boards(4, 40):
        once = _next(shown)
        within = {0: showing(shown, STANDARD), 1: 0, 2: 0}
        for after in once:
            within[1] |= showing(after, STANDARD)
            for later in _next(after):
                within[2] |= showing(later, STANDARD)
        for card in range(1, 37):
            found = route(shown, card, "standard", most=2)
            least = next((length for length in within if within[length] >> card & 1), None)
            assert (None if found is None else len(found)) == least


@pytest.mark.parametrize("shown", [EMPTY, board("d.... .l... lld.. ddl.. ldldl"), *_boards(3, 30)])
def test_a_route_leads_to_its_card(shown: Board) -> None:
    for card in (1, 13, 27, 36):
        found = route(shown, card, "standard")
        assert found is not None
        for number in found:
            shown_before, shown = shown, push(shown, PUSHES[number])
            assert shown in _next(shown_before)
        assert showing(shown, STANDARD) >> card & 1


def test_nine_marbles_take_nine_pushes() -> None:
    assert len(route(EMPTY, 20, "standard") or ()) == 9
