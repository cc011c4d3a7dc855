"""Small variants: the same rules. As large as the game itself, a variant plays the very same match."""

import random
from typing import Any

import pytest

import tocca

AS_LARGE: dict[str, dict[str, Any]] = {
    "toncc": {"rings": 2, "seals": 6, "idle": 3, "challenges": 3, "kings": "drawn"},
    "toscana": {"side": 17, "tiles": 16, "games": 2, "veto": True},
    "tomoko": {"side": 5, "marbles": 15, "goal": 10, "hand": 2, "deck": "standard", "limit": 500},
}
SMALL: list[tuple[str, dict[str, Any]]] = [
    ("toncc-small", {}),
    ("toncc-small", {"deal": "fixed", "seals": 1, "idle": 1}),
    ("toscana-small", {"side": 4, "tiles": 1}),
    ("toscana-small", {"side": 9, "tiles": 5, "veto": True}),
    ("tomoko-small", {"prefill": True}),
    ("tomoko-small", {"side": 4, "marbles": 9, "claims": "manual"}),
]


SIX = ("ddd/lll/ddd", "dld/ldl/dld", "ddl/dll/ddl", "lll/ldl/dld", "lld/ddl/lld", "ldd/lld/ddl")  # cards


def play(record: tocca.Record, seed: int) -> tocca.Record:
    rng = random.Random(seed)
    while record.state.outcome is None:
        seat = min(record.state.to_act)
        record.apply(seat, rng.choice(record.state.legal(seat)))
    return record


@pytest.mark.parametrize("name", AS_LARGE)
@pytest.mark.parametrize("seed", range(3))
def test_as_large_as_the_game_it_is_the_game(name: str, seed: int) -> None:
    large = play(tocca.Record.start(name, seed=seed), seed)
    small = play(tocca.Record.start(f"{name}-small", seed=seed, **AS_LARGE[name]), seed)
    assert small.events == large.events
    assert small.state.outcome == large.state.outcome
    assert [state.position[2:] for state in small.states] == [state.position[2:] for state in large.states]


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_a_small_match_keeps_the_contract(name: str, options: dict[str, Any]) -> None:
    record = play(tocca.Record.start(name, seed=4, **options), 4)
    assert tocca.Record.loads(record.dumps()) == record
    game, rng = tocca.variant(name), random.Random(1)
    for state in record.states[::5]:
        assert tocca.State.from_json(state.to_json()) == state
        for seat in range(state.seats):
            assert game.resample(state.view(seat), rng).view(seat) == state.view(seat)
            assert game.draw(state.view(seat))
            for action in state.legal(seat):
                assert game.action(game.action_id(action)) == action == game.parse(game.format(action))
                game.preview(state.view(seat), action)


def test_the_sizes_are_what_is_played() -> None:
    for seed in range(10):
        kings = tocca.Record.start("toncc-small", seed=seed, seals=1, auto_finish=False)
        challenge = play(kings, seed).state.position.challenge
        assert [seals.bit_count() for seals in challenge.seals] == [1, 1, 1]
        assert sorted(challenge.regions) == list(range(6))
        for idle in (1, 2):  # with Seals for all Regions only idle moves end it
            kings = tocca.Record.start("toncc-small", seed=seed, seals=6, idle=idle, auto_finish=False)
            assert play(kings, seed).state.position.challenge.idle == idle
        tiles = play(tocca.Record.start("toscana-small", seed=seed, side=7, tiles=3), seed).state.position
        assert {laid.place.tile for laid in tiles.laid} <= {1, 2, 3}
        assert all(5 <= laid.place.column <= 11 and 5 <= laid.place.row <= 11 for laid in tiles.laid)
        marbles = tocca.variant("tomoko-small").start(seed=seed, hand=2, prefill=True, marbles=5, deck=SIX)
        assert [len(hand) for hand in marbles.position.hands] == [2, 2]
        assert {marbles.position.board.dark.bit_count(), marbles.position.board.light.bit_count()} == {4, 5}


def test_the_goal_of_small_tomoko() -> None:
    laid = set()
    for seed in range(40):
        record = tocca.Record.start("tomoko-small", seed=seed, prefill=True, goal=2, deck=SIX, limit=400)
        outcome = play(record, seed).state.outcome
        if outcome is not None and outcome.reason == "target":
            laid.add(max(outcome.scores))
    assert laid == {2}


def test_off_the_small_board() -> None:
    state = tocca.variant("toscana-small").start(seed=1, side=6)
    state = state.apply(0, state.legal(0)[0])
    (seat,) = state.to_act
    top = state.position.stacks[seat].top
    with pytest.raises(tocca.IllegalAction, match="would not lie on the board"):
        state.apply(seat, state.game.parse(f"Tile {top} at a17"))
    pushes = tocca.variant("tomoko-small").start(seed=1)
    (seat,) = pushes.to_act
    with pytest.raises(tocca.IllegalAction, match="entries 1 to 3"):
        pushes.apply(seat, pushes.game.parse("W5 dark"))


def test_marbles_that_would_leave_nobody_a_push() -> None:
    with pytest.raises(tocca.BadOption, match="can leave nobody a push"):
        tocca.variant("tomoko-small").start(side=4, marbles=8)


def test_only_the_games_are_offered_to_people() -> None:
    assert tocca.games() == ("tomoko", "toncc", "toscana", "totsa")
    with pytest.raises(tocca.UnknownGame, match="there is no game 'toncc-small'"):
        tocca.game("toncc-small")
    with pytest.raises(tocca.UnknownGame, match="there is no variant 'chess'; the variants are tomoko-small"):
        tocca.variant("chess")
    with pytest.raises(tocca.BadOption, match="rings must be a whole number from 1 to 2"):
        tocca.variant("toncc-small").start(rings=3)
