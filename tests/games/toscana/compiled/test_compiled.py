"""The compiled Toscana against the rules, move for move: the same actions and the same chance must give the same."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from tests.compiled.matches import Match, compare, in_parts, list_drawn
from tocca.core.chance import Stream
from tocca.core.state import State
from tocca.games.toscana import compiled as fast
from tocca.games.toscana.compiled.columns import (
    BOTTOM,
    FINISHED,
    GAME,
    LAID_COUNT,
    MOVER,
    OPENER,
    PHASE,
    SCORE,
    SQUARES,
    TOP,
    UNSEEN,
    VETOES,
)  # fmt: skip
from tocca.games.toscana.compiled.planes import LANE, WORDS
from tocca.games.toscana.game import GAME as TOSCANA
from tocca.games.toscana.rules.board import SIZE, STRIDE
from tocca.games.toscana.rules.play import ACTIONS, ALLOW, Position, zone_sizes

TABLES = fast.tables_for(TOSCANA.Options())
IDS = {id(action): number for number, action in enumerate(ACTIONS)}
PATIENCE = (0.5, 0.9, 0.99)  # how often a placement is allowed
COLUMNS = (1 << SIZE) - 1
WHERE = [  # by seat: each row's word, how far up in it, and where the rules have it
    [(SQUARES + WORDS * seat + line % WORDS, LANE * (line // WORDS), STRIDE * line) for line in range(SIZE)]
    for seat in range(2)
]
PHASES = ("place", "veto", "over")

Table = State[Any, Any, Any]
ToscanaMatch = Match[Any, Any, Any]


def any_start(rng: random.Random) -> Table:
    """A match with any options."""
    return TOSCANA.start(
        seed=rng.randrange(1 << 60),
        games=rng.choice((1, 2)),
        first=rng.choice(("grey", "red", "random")),
        swap_colours=rng.random() < 0.5,
        veto=rng.random() < 0.8,
    )


def choice(legal: Sequence[Any], patience: float, rng: random.Random) -> Any:
    """Any placement. Vetoes are rare in some matches, so that tokens are there till late."""
    return legal[rng.random() > patience] if legal[0] is ALLOW else rng.choice(legal)


def play(state: Table, rng: random.Random) -> Iterator[Table]:
    """A random match from this state on."""
    patience = rng.choice(PATIENCE)
    yield state
    while state.to_act:
        (seat,) = state.to_act
        state = state.apply(seat, choice(state.legal(seat), patience, rng))
        yield state


def squares(words: list[int], seat: int) -> int:
    return sum([(words[word] >> up & COLUMNS) << place for word, up, place in WHERE[seat]])


def check(match: ToscanaMatch, row: Any, out: Any, with_squares: bool = True, with_scores: bool = True) -> None:
    """Everything that the position holds, and what may be done in it, is the same in the row.

    Squares once laid stay, so they need to be compared only after a placement; to count zones is slow in plain Python.
    Every action there can be is made once (tocca.games.toscana.rules.placing), so they are compared by what they are.
    """
    position, words = match.position, row.tolist()
    for seat, stack in enumerate(position.stacks):
        held = words[TOP + seat], words[UNSEEN + seat], words[BOTTOM + seat], words[VETOES + seat]
        unseen = sum([1 << tile - 1 for tile in stack.unseen])
        assert held == (stack.top, unseen, stack.bottom, position.vetoes[seat])
        assert not with_squares or squares(words, seat) == position.squares[seat]
    assert (words[MOVER], PHASES[words[PHASE]], words[OPENER]) == (position.mover, position.phase, position.opener)
    assert (words[GAME], words[LAID_COUNT]) == (position.game, len(position.laid))
    for number, game in enumerate(position.finished):
        assert tuple(words[FINISHED + 2 * number : FINISHED + 2 * number + 2]) == game.scores
    acting = fast.to_act(row)
    assert acting == min(match.acting, default=-1)
    assert fast.over(row) == (acting < 0) == (TOSCANA.outcome(position) is not None)
    if acting >= 0:
        found = out[: fast.legal(row, acting, out)].tolist()
        legal = match.legal[acting]
        assert len(found) == len(legal)
        assert {id(ACTIONS[number]) for number in found} == set(map(id, legal))
        assert not with_squares or fast.legal(row, 1 - acting, out) == 0
    if with_scores:
        assert tuple(words[SCORE : SCORE + 2]) == zone_sizes(position)


def check_end(match: ToscanaMatch, row: Any, out: Any) -> None:
    outcome = TOSCANA.outcome(match.position)
    assert outcome is not None
    fast.scores(row, out)
    assert tuple(out[:2]) == outcome.scores
    fast.places(row, out)
    assert tuple(out[:2]) == outcome.places


def one_match(rng: random.Random) -> int:
    """One match through both; how many positions were compared."""
    return to_the_end(any_start(rng), rng)


def to_the_end(state: Table, rng: random.Random) -> int:
    """The same from any state on."""
    match, patience = Match(state), rng.choice(PATIENCE)
    row, out = fast.encode(match.position), np.zeros(fast.MOST_ACTIONS, dtype=np.int64)
    check(match, row, out)
    compared = 1
    while match.acting:
        (seat,) = match.acting
        action = choice(match.legal[seat], patience, rng)
        before = match.position.squares
        match.apply(seat, action)
        draws = list_drawn(match)
        assert fast.apply(row, seat, IDS[id(action)], draws, TABLES) == len(draws)
        laid = match.position.squares is not before
        check(match, row, out, with_squares=laid, with_scores=compared % 16 == 0)
        compared += 1
    check_end(match, row, out)
    return compared


@in_parts
def test_matches_are_the_same_move_for_move(part: int) -> None:
    """TS-1 to TS-9"""
    compare(one_match, "toscana", part)


def test_matches_come_to_the_last_tiles() -> None:
    """TS-6: the last one can't be vetoed. Random matches hardly ever come so far, so the stacks are shortened."""
    for seed in range(30):
        rng = random.Random(seed)
        state = list(play(TOSCANA.start(seed=seed, games=1), rng))[10]
        stacks = tuple(stack._replace(unseen=stack.unseen[: rng.randrange(3)]) for stack in state.position.stacks)
        to_the_end(State(TOSCANA, state.position._replace(stacks=stacks), Stream.from_seed(seed)), rng)


def bare(position: Position) -> Position:
    """Without what no rule reads again."""
    finished = (game._replace(laid=(), notes=(), colours=("grey", "red")) for game in position.finished)
    return position._replace(notes=(), finished=tuple(finished))


def test_positions_and_views_become_rows_and_come_back() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        for state in play(any_start(rng), rng):
            row = fast.encode(state.position, 7)
            assert fast.decode(row, state.position.options) == bare(state.position)
            assert fast.encode(state.view(seed % 2), 7)[: fast.POSITION].tolist() == row[: fast.POSITION].tolist()
            assert row[fast.RNG] == 7


@pytest.mark.parametrize("options", [{}, {"games": 1}, {"veto": False}, {"first": "red"}])
def test_playouts_end_in_positions_of_the_rules(options: dict[str, Any]) -> None:
    """TS-7, TS-8, TS-10"""
    start = TOSCANA.start(seed=5, **options).position
    rows, laid = fast.random_games(fast.encode(start), 200, 3, TABLES)
    assert 22 * 200 * start.options.games < laid < 31 * 200 * start.options.games
    for row in rows:
        position = fast.decode(row, start.options)
        assert position.phase == "over"
        assert TOSCANA.outcome(position) is not None
        assert position.finished[-1].scores == zone_sizes(position)
        assert not any(position.places)


def test_a_match_that_is_over_stays_as_it_is() -> None:
    *_, last = play(TOSCANA.start(seed=6, games=1), random.Random(6))
    row = fast.encode(last.position)
    assert fast.playout(row, TABLES) == 0
    assert fast.decode(row, last.position.options) == bare(last.position)


def test_batches_on_two_cores_are_those_on_one() -> None:
    first = fast.encode(TOSCANA.start(seed=5).position)
    one, laid = fast.random_games(first, 101, 3, TABLES)
    two, again = fast.random_games(first, 101, 3, TABLES, cores=2)
    assert (one == two).all()
    assert laid == again
    assert len({row.tobytes() for row in one}) == 101


def test_tiles_and_places_are_drawn_evenly() -> None:
    """TS-3: the second tile of the opener, and the places of the first one, in 3,000 random games."""
    start = TOSCANA.start(seed=5, games=1, veto=False)
    rows, _ = fast.random_games(fast.encode(start.position), 3000, 7, TABLES)
    firsts: Counter[Any] = Counter()
    seconds: Counter[int] = Counter()
    for row in rows:
        laid = fast.decode(row, start.position.options).laid
        firsts[laid[0].place] += 1
        seconds[laid[2].place.tile] += 1
    assert set(firsts) == set(start.legal(0))
    assert len(seconds) == 15
    for counts in (firsts, seconds):
        fair = 3000 / len(counts)
        assert all(abs(count - fair) < 5 * fair**0.5 for count in counts.values())
