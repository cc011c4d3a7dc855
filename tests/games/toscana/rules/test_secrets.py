"""What nobody knows is nowhere: the order of the stacks below their tops (TS-3)."""

import random

import tocca
from tests.games.toscana.tables import GAME, State, actor, matches
from tocca.core import codec
from tocca.games.toscana.rules.play import VETO
from tocca.games.toscana.rules.view import View

Orders = tuple[list[int], list[int]]


def shuffle(rng: random.Random) -> Orders:
    """Two real stacks, from top to bottom, as people have them on the table."""
    return rng.sample(range(1, 17), 16), rng.sample(range(1, 17), 16)


def begin(orders: Orders) -> State:
    return GAME.start(games=1, chance=[orders[0][0], orders[1][0]]).drop_stream()


def step(state: State, orders: Orders, seat: int, action: object) -> tuple[State, Orders]:
    """One action with real stacks: what comes in sight is what lies there."""
    changed = 1 - seat if action == VETO else seat
    unseen = state.position.stacks[changed].unseen
    orders = (list(orders[0]), list(orders[1]))
    if state.position.phase == "place" or action == VETO:
        top = orders[changed].pop(0)
        if action == VETO:
            orders[changed].append(top)
        given = orders[changed][:1] if len(unseen) > 1 else []
    else:
        given = []
    return state.apply(seat, action, chance=given), orders


def reorder(state: State, orders: Orders, rng: random.Random) -> Orders:
    """Other stacks for the same match: the tiles that nobody has seen in another order."""
    changed = []
    for stack, order in zip(state.position.stacks, orders, strict=True):
        hidden = [tile for tile in order if tile in stack.unseen]
        rest = iter(rng.sample(hidden, len(hidden)))
        changed.append([next(rest) if tile in stack.unseen else tile for tile in order])
    return changed[0], changed[1]


def test_stacks_that_differ_below_what_was_seen_look_the_same() -> None:
    """TS-3: over a thousand pairs of matches with different stacks and the same past."""
    rng, pairs = random.Random(8), 0
    for _ in range(40):
        first = shuffle(rng)
        state, orders = begin(first), first
        past: list[tuple[int, object]] = []
        while state.to_act:
            other = reorder(state, first, rng)
            twin, twin_orders = begin(other), other
            for seat, action in past:
                twin, twin_orders = step(twin, twin_orders, seat, action)
            pairs += twin_orders != orders
            for seen_by in (0, 1, None):
                assert twin.view(seen_by) == state.view(seen_by)
            assert twin.legal(actor(state)) == state.legal(actor(state))
            assert twin == state
            seat = actor(state)
            past.append((seat, rng.choice(state.legal(seat))))
            state, orders = step(state, orders, *past[-1])
    assert pairs > 1000


def test_what_comes_next_is_not_in_a_state() -> None:
    """TS-3: states with other futures are equal, and so are their views; the next tile can be any unseen one."""
    tops = set()
    state = GAME.start(seed=1, veto=False)
    for seed in range(200):
        future = state.reseeded(seed)
        assert [future.view(seat) for seat in (0, 1, None)] == [state.view(seat) for seat in (0, 1, None)]
        tops.add(future.apply(0, state.legal(0)[0]).position.stacks[0].top)
    assert tops == set(state.position.stacks[0].unseen)


def test_an_imagined_position_has_the_same_view_and_legal_actions() -> None:
    rng, seen = random.Random(3), 0
    for state in matches(20, swap_colours=True):
        for seat in (0, 1, None):
            view = state.view(seat)
            again = GAME.resample(view, rng)
            assert again.view(seat) == view
            assert again.position == state.position
            assert [again.legal(one) for one in (0, 1)] == [state.legal(one) for one in (0, 1)]
            seen += 1
    assert seen > 1000


def test_views_differ_in_nothing_but_the_seat() -> None:
    """TS-3: both tops, and what is left, are open to all."""
    for state in matches(2):
        mine, yours, theirs = (state.view(seat) for seat in (0, 1, None))
        assert mine._replace(seat=None) == yours._replace(seat=None) == theirs
        assert codec.from_json(View, codec.to_json(mine)) == mine


def test_a_draw_shows_something_and_an_allowed_tile_does_not() -> None:
    """Undo: only what told nobody anything can be taken back."""
    record = tocca.Record.start("toscana", seed=5)
    record.apply(1, GAME.parse("allow"))
    assert record.undoable
    record.apply(0, record.state.legal(0)[0])
    assert not record.undoable
