"""What a board of Tóncc draws beside the view is what the rules do."""

import random
from collections import Counter

from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.board import LEADS, MIND, PLACES
from tocca.games.toncc.rules.play import STEPS
from tocca.games.toncc.words.scene import manners


def test_targets_are_where_a_step_leads() -> None:
    """TN-6: for every seat, through whole matches; none for spectators, for who has left, and after the end."""
    rng = random.Random(5)
    state = GAME.start(seed=5)
    while state.outcome is None:
        for seat, king in enumerate(state.position.kings):
            view = state.view(seat)
            targets = GAME.scene(view).targets
            start = state.position.challenge.places[king]
            assert len(targets) == (0 if start is None else 6)
            for target, step in zip(targets, STEPS[king], strict=False):
                effect = GAME.preview(view, step)
                assert effect is not None
                assert target[:2] == (step.movement, effect.place)
                assert (target.region, target.face_up) == (effect.region, effect.face_up)
        assert GAME.scene(state.view(None)).targets == ()
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
        assert GAME.scene(state.view(0)).over is (state.outcome is not None)
    assert [GAME.scene(state.view(seat)).targets for seat in range(3)] == [(), (), ()]


def test_the_manner_of_the_latest_joint_move() -> None:
    rng = random.Random(3)
    state = GAME.start(seed=3)
    assert GAME.scene(state.view(0)).manners == (None, None, None)
    seen: Counter[str | None] = Counter()
    while state.outcome is None:
        seat = rng.choice(sorted(state.to_act))
        state = state.apply(seat, rng.choice(state.legal(seat)))
        last = state.position.last
        if last is not None:
            told = GAME.scene(state.view(None)).manners
            assert told == tuple(
                None if start is None else manners(PLACES)[start][head]
                for start, head in zip(last.origins, last.heads, strict=True)
            )
            seen.update(told)
    assert seen.keys() == {"step", "hop", "wrap", None}


def test_a_step_goes_over_the_mind_or_round_the_edge_where_it_must() -> None:
    """TN-7, TN-8: six hops, one from each inner place; from the Mind nothing but steps."""
    table = manners(PLACES)
    assert table[MIND] == (None, *["step"] * 6)
    counts = Counter(manner for row in table for manner in row[1:])
    inner = [place for place, at in enumerate(PLACES) if at.ring == 1]
    assert counts["hop"] == 6
    assert {place for place, row in enumerate(table) if "hop" in row} == set(inner)
    for place, row in enumerate(table):
        for movement in range(1, 7):
            landing = LEADS[place][movement]
            assert landing is not None
            near = place == MIND or next_to(place, landing)
            assert row[movement] != "step" or near


def next_to(one: int, other: int) -> bool:
    a, b = PLACES[one], PLACES[other]
    return (b + -a).ring == 1
