"""The compiled Tóncc against the rules, move for move: the same actions and the same chance must give the same."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.compiled.matches import Match, compare, in_parts, list_drawn
from tests.games.toncc.positions import Table, play, start
from tocca.games.toncc import compiled as fast
from tocca.games.toncc.compiled.challenge import GOES_ON, SEALS, TABLE, joint_move
from tocca.games.toncc.compiled.playouts import (
    keen_challenge,
    leads_by_region,
    movement_in,
    random_challenge,
    scratch,
    to_regions,
)
from tocca.games.toncc.compiled.rows import HEADS, REGIONS, decode
from tocca.games.toncc.compiled.rules import STEP, mix_bits
from tocca.games.toncc.compiled.tables import COUNT, STRIDE
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.play import ACTIONS, Position, Step
from tocca.games.toncc.rules.view import View

TABLES = fast.tables_for(GAME.Options())
IDS = {action: number for number, action in enumerate(ACTIONS)}

TonccMatch = Match[Position, Step, View]


def _any_start(rng: random.Random) -> Table:
    """A match with any options."""
    challenges = rng.choice((1, 3, 3, rng.randint(1, 9)))
    return start(
        rng.randrange(1 << 60),
        challenges=challenges,
        kings=rng.choice(("drawn", "seat")),
        auto_finish=rng.random() < 0.5,
    )


def _check(match: TonccMatch, row: Any, out: Any) -> None:
    """Everything the contract shows of a position is the same in the row."""
    assert decode(row, match.position.last) == match.position
    for seat in range(3):
        found = out[: fast.legal(row, seat, out)].tolist()
        assert tuple([ACTIONS[number] for number in found]) == match.legal.get(seat, ())
    assert fast.over(row) == (GAME.outcome(match.position) is not None) == (not match.acting)


def _check_end(match: TonccMatch, row: Any, out: Any) -> None:
    outcome = GAME.outcome(match.position)
    assert outcome is not None
    fast.scores(row, out)
    assert tuple(out[:3]) == outcome.scores
    fast.places(row, out)
    assert tuple(out[:3]) == outcome.places


def _towards_seals(match: TonccMatch, seat: int, rng: random.Random) -> Any:
    """A movement, often one that leads to a face-up Region: random ones rarely place all Seals (TN-14)."""
    legal = match.legal[seat]
    for action in rng.sample(legal, 3):
        step = GAME.preview(GAME.view(match.position, seat), action)
        if step is not None and step.face_up:
            return action
    return rng.choice(legal)


def _match(rng: random.Random) -> int:
    """One match through both; how many positions were compared."""
    match = Match(_any_start(rng))
    keen = rng.random() < 0.3
    row, out = fast.encode(match.position), np.zeros(fast.MOST_ACTIONS, dtype=np.int64)
    _check(match, row, out)
    compared = 1
    while match.acting:
        seat = rng.choice(list(match.legal))
        action = _towards_seals(match, seat, rng) if keen else rng.choice(match.legal[seat])
        match.apply(seat, action)
        draws = list_drawn(match)
        assert fast.apply(row, seat, IDS[action], draws, TABLES) == len(draws)
        _check(match, row, out)
        compared += 1
    _check_end(match, row, out)
    return compared


@in_parts
def test_matches_are_the_same_move_for_move(part: int) -> None:
    """TN-5 to TN-19"""
    compare(_match, "toncc", part)


def _some_tables(count: int) -> Iterator[tuple[Any, Any, bool]]:
    """Tables in the middle of challenges, with the Kings on Regions, and where movements lead there."""
    rng, leads = random.Random(3), scratch()
    for seed in range(count):
        auto = rng.random() < 0.5
        states = list(play(start(seed, challenges=1, auto_finish=auto), seed))[:-1]
        row = fast.encode(rng.choice(states).position)
        leads_by_region(row, leads)
        to_regions(row)
        yield row, leads, auto


def _slowly(table: Any, leads: Any, state: np.uint64, auto: bool, tries: int) -> tuple[int, int]:
    """What `random_challenge` does, by the joint moves that the rules check."""
    moves, ending = 0, GOES_ON
    while ending == GOES_ON:
        with np.errstate(over="ignore"):
            state += STEP
        number = mix_bits(state)
        sealed = int(table[SEALS] | table[SEALS + 1] | table[SEALS + 2])
        for king in range(3):
            drawn = (int(number) >> 21 * king) % (1 << 21)
            there = [
                int(leads[table[king] * STRIDE + drawn * 6**more % (1 << 21) * 6 // (1 << 21)]) for more in range(tries)
            ]
            table[king] = next((one for one in there if one < COUNT and not sealed >> one & 1), there[-1])
        ending = joint_move(table, table[0], table[1], table[2], auto)
        moves += 1
    return ending, moves


@pytest.mark.parametrize(("played_out", "tries"), [(random_challenge, 1), (keen_challenge, 2)])
def test_random_challenges_keep_the_rules_of_a_joint_move(played_out: Any, tries: int) -> None:
    """TN-12 to TN-16, however hard the Kings try for a Region that is face up."""
    for number, (row, leads, auto) in enumerate(_some_tables(400)):
        quick, slow = row.copy(), row.copy()
        ending, moves, _ = played_out(quick, leads, np.uint64(number), auto)
        assert (ending, moves) == _slowly(slow, leads, np.uint64(number), auto, tries)
        assert quick[:TABLE].tolist() == slow[:TABLE].tolist()


@pytest.mark.parametrize("options", [{}, {"auto_finish": False}, {"challenges": 1}, {"challenges": 9}])
def test_playouts_end_in_positions_of_the_rules(options: dict[str, Any]) -> None:
    rows, moves = fast.random_games(fast.encode(start(5, **options).position), 200, 3, TABLES)
    assert moves > 200
    for row in rows:
        position = decode(row)
        assert position.over
        assert fast.encode(position, int(row[fast.RNG])).tolist() == row.tolist()
        assert sorted(position.challenge.regions) == list(range(18))
        assert GAME.outcome(position) is not None


def test_playouts_begin_with_the_heads_that_are_set() -> None:
    """TN-11"""
    state = start(4, challenges=1)
    state = state.apply(1, state.legal(1)[3])
    for rng in range(20):
        row = fast.encode(state.position, rng)
        fast.playout(row, TABLES)
        assert GAME.outcome(decode(row)) is not None
    assert (row[HEADS : HEADS + 3] == 0).all()


def test_a_match_that_is_over_stays_as_it_is() -> None:
    *_, last = play(start(6, challenges=1))
    row = fast.encode(last.position)
    assert fast.playout(row, TABLES) == 0
    assert decode(row, last.position.last) == last.position


def test_batches_on_two_cores_are_those_on_one() -> None:
    first = fast.encode(start(5).position)
    one, moves = fast.random_games(first, 101, 3, TABLES)
    two, again = fast.random_games(first, 101, 3, TABLES, cores=2)
    assert (one == two).all()
    assert moves == again
    assert len({row.tobytes() for row in one}) == 101


def test_regions_are_shuffled_evenly() -> None:
    """TN-5"""
    rows, _ = fast.random_games(fast.encode(start(5, challenges=2).position), 18_000, 7, TABLES)
    for place in (0, 9, 17):
        counts = np.bincount(rows[:, REGIONS + place], minlength=18)
        assert counts.min() > 850
        assert counts.max() < 1150


def test_movements_are_even() -> None:
    """TN-6"""
    numbers = [mix_bits(np.uint64(number)) for number in range(30_000)]
    for king in range(3):
        counts = np.bincount([movement_in(number >> np.uint64(21 * king)) for number in numbers], minlength=6)
        assert len(counts) == 6
        assert counts.min() > 4700
        assert counts.max() < 5300
