"""The compiled searches of Tóncc: what they play for, and endings held against the plain rules."""

import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from tests.games.toncc.positions import YELLOW, Table, bits, start, table
from tocca.games.toncc.bots import endings
from tocca.games.toncc.bots import searches as fast
from tocca.games.toncc.bots.endings import Ending, unfold, unlock
from tocca.games.toncc.bots.question import ChallengeQuestion, kings_present, question, regions_left
from tocca.games.toncc.bots.searches import EndingSolver
from tocca.games.toncc.bots.stakes import CONSOLATION, ORDERS, RESULTS, chances, number, spreads, stakes
from tocca.games.toncc.bots.tree import key, slot
from tocca.games.toncc.bots.uct import UctSettings
from tocca.games.toncc.game import GAME
from tocca.games.toncc.rules.board import LEADS
from tocca.games.toncc.rules.play import Step

MANNER = UctSettings()


def keenly_played(seed: int, **options: int) -> Iterator[Table]:
    """The joint choices of a match in which Kings step to face-up Regions where they can, so that Seals run out."""
    rng, state = random.Random(seed), start(seed, **options)
    while state.to_act:
        if len(state.to_act) == 3 - state.position.challenge.places.count(None):
            yield state
        seat = min(state.to_act)
        legal, view = state.legal(seat), state.view(seat)
        good = [action for action in legal if GAME.preview(view, action).face_up]  # type: ignore[union-attr]
        state = state.apply(seat, rng.choice(good or legal))


def late(kings: int, left: int, count: int) -> list[Table]:
    """So many positions with that many Kings on the board and Regions face up."""
    found: list[Table] = []
    for seed in range(10_000):
        for state in keenly_played(seed, challenges=2):
            asked = question(state.position)
            if (kings_present(asked), regions_left(asked)) == (kings, left):
                found.append(state)
        if len(found) >= count:
            return found[:count]
    raise AssertionError("no such position")


# -- stakes -------------------------------------------------------------------------------------------


def test_the_last_challenge_is_played_for_the_match() -> None:
    """TN-19: with 3, 3 and 0 points so far, the first of the two leaders wins."""
    assert chances((3 + 2, 3 + 1, 0), 0) == (1, 0, 0)
    assert chances((3 + 0, 3 + 2, 1), 0) == (0, 1, 0)
    assert chances((2, 2, 2), 0) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_level_at_the_top_is_told_by_the_kings() -> None:
    """TN-18: Yellow beats Red, Blue beats Yellow, Red beats Blue."""
    assert chances((4, 4, 1), 0) == (0, 1, 0)
    assert chances((1, 4, 4), 0) == (0, 0, 1)
    assert chances((4, 1, 4), 0) == (1, 0, 0)


def test_before_the_last_challenge_points_are_worth_chances() -> None:
    assert chances((0, 0, 0), 3) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    ahead = chances((2, 1, 0), 2)
    assert ahead[0] > ahead[1] > ahead[2] > 0
    assert sum(ahead) == pytest.approx(1)


def test_every_result_has_its_stakes() -> None:
    table = stakes((1, 1, 1), 1)
    for result in RESULTS:
        assert table[number(result)].sum() == pytest.approx(1)
    assert len({number(result) for result in RESULTS}) == len(RESULTS) == 7


def test_who_cannot_win_plays_for_points() -> None:
    table = stakes((4, 1, 1), 0)
    assert spreads(table).min() > 0
    assert table[number((0, 2, 1)), 1] > table[number((0, 1, 2)), 1] > 0
    assert table[:, 1].max() < CONSOLATION
    assert spreads(stakes((3, 3, 0), 0))[0] == pytest.approx(0.5, abs=0.02)
    assert len(ORDERS) == 6


# -- positions by number --------------------------------------------------------------------------------


def test_a_key_stands_for_one_position() -> None:
    seen: dict[int, list[int]] = {}
    for seed in range(60):
        for state in keenly_played(seed, challenges=1):
            asked = question(state.position)
            again = np.zeros_like(asked.root)
            unlock(key(asked.root), again)
            assert again.tolist() == asked.root.tolist()
            seen[key(asked.root)] = again.tolist()
    assert len(seen) == len(set(map(tuple, seen.values())))


# -- endings --------------------------------------------------------------------------------------------


def solve(state: Table) -> tuple[ChallengeQuestion, Ending]:
    asked = question(state.position)
    ending = unfold(asked, 30_000)
    assert ending is not None
    endings.solve(ending, asked, 0, len(ending.order))
    return asked, ending


def solver(state: Table, block: int = 10_000) -> EndingSolver:
    """The same, block by block."""
    found = fast.solver(question(state.position), 30_000)
    assert found is not None
    while not found.done:
        found.run(block)
    return found


def worth_by_the_rules(ending: Ending, before: Table, heads: tuple[int, ...]) -> np.ndarray:
    """What a joint move is worth: made by the plain rules, then looked up."""
    state = before
    for king, head in enumerate(heads):
        if head:
            state = state.apply(state.position.kings.index(king), Step(king, head))
    past = state.position.past
    if len(past) == len(before.position.past):
        place = ending.slots.places[slot(ending.slots, key(question(state.position).root))]
        found: np.ndarray = ending.worth[place]
        return found
    left = state.position.options.challenges - len(past)
    so_far = tuple(sum(over.toncc_points[king] for over in past[:-1]) for king in range(3))
    result: np.ndarray = stakes(so_far, left)[number(past[-1].toncc_points)]  # type: ignore[arg-type]
    return result


@pytest.mark.parametrize(("kings", "left"), [(2, 2), (2, 3), (3, 3)])
def test_nobody_gains_by_leaving_a_solved_mix(kings: int, left: int) -> None:
    """TN-11 to TN-19: every joint move of the root by the plain rules, weighed by the mixes."""
    for state in late(kings, left, 2):
        _, ending = solve(state)
        mixes = ending.mixes[0]
        movements = [range(1, 7) if place is not None else (0,) for place in state.position.challenge.places]
        gains = np.zeros((3, 6))
        for heads in product(*movements):
            weights = [mixes[king, max(head, 1) - 1] for king, head in enumerate(heads)]
            worth = worth_by_the_rules(ending, state, heads)
            for king, head in enumerate(heads):
                others = np.prod([weight for other, weight in enumerate(weights) if other != king])
                gains[king, max(head, 1) - 1] += others * worth[king]
        assert mixes.sum(axis=1) == pytest.approx(1, abs=1e-4)
        assert (mixes * gains).sum(axis=1) == pytest.approx(ending.worth[0], abs=1e-4)
        assert (gains.max(axis=1) - ending.worth[0]).max() < 0.01


def test_what_a_movement_is_worth_is_told() -> None:
    (state,) = late(2, 3, 1)
    _, ending = solve(state)
    sure = solver(state, 17)
    for king in range(3):
        assert sure.mix(king) == pytest.approx(ending.mixes[0, king].tolist())
        mean = sum(part * chance for part, chance in zip(sure.mix(king), sure.chances(king), strict=True))
        assert mean == pytest.approx(float(ending.worth[0, king]), abs=1e-4)


def sure_conquest() -> tuple[Table, int]:
    """Red has left. Yellow needs Region 0 for a Kingdom and for the match; Blue can go there too, but she is stronger.
    The second is her movement."""
    red, blue = bits(3, 6, 8, 10, 13, 16), bits(4, 7, 11, 14, 17)
    state = table((None, 3, 1), (red, bits(1, 2, 5, 12, 15), blue), king_points=(3, 0, 0), challenges=1)
    assert {0, 9} == {region for region in range(18) if state.view(1).face_up >> region & 1}
    return state, LEADS[3].index(0)


def test_a_sure_conquest_is_found() -> None:
    """TN-12"""
    state, movement = sure_conquest()
    _, ending = solve(state)
    assert ending.mixes[0, YELLOW, movement - 1] > 0.98
    assert ending.worth[0, YELLOW] > 0.97
    search = fast.ChallengeSearch(question(state.position), 5_000, MANNER, 1)
    for _ in range(20):  # and not lost again by thinking longer
        search.run(1_000)
        visits, _ = search.arms(YELLOW)
        assert int(np.argmax(visits)) == movement - 1


def test_too_many_positions_are_left_alone() -> None:
    (state,) = late(2, 3, 1)
    assert fast.solver(question(state.position), 20) is None
    assert fast.solver(question(start(1).position), 30_000) is None
    assert fast.solver(question(table((0, 1, 2)).position), 30_000) is None


# -- simulations ----------------------------------------------------------------------------------------


def test_a_search_counts_what_it_does() -> None:
    search = fast.ChallengeSearch(question(start(3).position), 1000, MANNER, 5)
    search.run(600)
    for king in range(3):
        visits, means = search.arms(king)
        assert sum(visits) == 600
        assert all(count > 0 for count in visits)
        assert all(0 < mean < 1 for mean in means)


def test_blocks_make_no_difference() -> None:
    whole, parts = (fast.ChallengeSearch(question(start(3).position), 500, MANNER, 5) for _ in range(2))
    whole.run(900)  # more than there is room for nodes
    for count in (1, 399, 500):
        parts.run(count)
    assert whole.arms(1) == parts.arms(1)


def test_a_whim_takes_every_king_as_often_as_said() -> None:
    """With nothing but whims all movements are alike; with none the search keeps to the best."""
    state, movement = sure_conquest()
    for whim, least, most in ((1.0, 0.15, 0.19), (0.6, 0.35, 0.55), (0.0, 0.9, 1.0)):
        search = fast.ChallengeSearch(question(state.position), 20_000, MANNER._replace(whim=whim), 1)
        search.run(20_000)
        visits, _ = search.arms(YELLOW)
        assert least < visits[movement - 1] / sum(visits) < most


def test_a_search_finds_the_best_movement_of_a_solved_ending() -> None:
    """Wherever one movement is clearly the best: what is looked at most loses nearly nothing against it."""
    compared = 0
    for state in late(2, 2, 30):
        _, ending = solve(state)
        sure = solver(state)
        search = fast.ChallengeSearch(question(state.position), 20_000, MANNER, 1)
        search.run(20_000)
        for king in range(3):
            if ending.mixes[0, king].max() > 0.98 and state.position.challenge.places[king] is not None:
                visits, _ = search.arms(king)
                chances = sure.chances(king)
                assert chances[int(np.argmax(visits))] > max(chances) - 0.1
                compared += 1
    assert compared > 5


def test_samples_are_shared_evenly() -> None:
    samples = fast.ChallengeSamples(question(start(3).position), 2, 5)
    for count in (5, 7, 8):
        samples.run(count)
    assert samples.visits() == [4, 4, 3, 3, 3, 3]
    assert all(0 <= mean <= 1 for mean in samples.means())


def test_samples_find_what_random_challenges_are_worth() -> None:
    """All Kings the same, and everything by chance: a third for each, whoever asks."""
    for king in range(3):
        means = []
        for seed in range(40):
            samples = fast.ChallengeSamples(question(start(seed).position), king, seed)
            samples.run(6000)
            means.append(sum(samples.means()) / 6)
        assert sum(means) / len(means) == pytest.approx(1 / 3, abs=0.02)
