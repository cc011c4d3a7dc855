"""The model of a person at Totsa!: never quicker than people, forgetful, clumsier in haste, blind to hidden cards."""

import random
import statistics
from itertools import pairwise
from typing import Any

import pytest

import tocca
from tests.games.totsa.players import Totsa
from tests.games.totsa.rules.test_secrets import states, twin
from tests.games.totsa.tables import FISH, HEART, MOON, RING, STAR, TREE, card, next_roll, play, table
from tocca.arena.match import play as match
from tocca.arena.plan import Plan
from tocca.bots import BadBot, Racer, Thinker, bot, levels
from tocca.core.records import Record
from tocca.games.totsa.bots import FASTEST, TotsaSearch
from tocca.games.totsa.bots.mind import Mind, after_looking
from tocca.games.totsa.bots.odds import FIELD, Hand, Lying, odds
from tocca.games.totsa.bots.person import Person, Pulse, slip_chance

GAME = tocca.game("totsa")
PERFECT = TotsaSearch()
LEVELS = [bot(level.spec, "totsa") for level in levels("totsa")]
HURRIED = TotsaSearch(reaction=100, slips=0.3)


def answer(player: TotsaSearch, state: Totsa, seat: int, seed: int = 1, mind: Mind | None = None) -> str:
    """What it does, in notation."""
    return GAME.format(player.react(GAME, state.view(seat), mind, random.Random(seed)).action)


def watch(player: TotsaSearch, seat: int, *seen: Totsa, seed: int = 1) -> Mind:
    """Its mind after these states."""
    mind, rng = None, random.Random(seed)
    for state in seen:
        mind = player.remember(GAME, mind, state.view(seat), rng)
    assert mind is not None
    return mind


# -- how quick -------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [*LEVELS, HURRIED])
def test_nobody_reacts_in_less_than_250_ms(player: Any) -> None:
    race = table([[], []], dice=STAR, now=1_000)
    rng = random.Random(1)
    times = [player.react(GAME, race.view(0), None, rng).after for _ in range(300)]
    assert min(times) >= FASTEST == 250
    assert all(type(time) is int for time in times)


@pytest.mark.parametrize("spec", ["level-5", "search:reaction=100"])
def test_no_hand_comes_down_within_250_ms_of_the_dice(spec: str) -> None:
    """In whole matches, by the clock of the race; false starts apart, which are errors."""
    plan = Plan.of("totsa", (spec, "level-4"), "quick", seats=3)
    times = []
    for task in plan.tasks(2):
        record = Record.loads(match(plan, task, keep=True).record or "")
        for before, after in pairwise(record.states):
            if before.position.phase == "race" and len(after.position.events) > len(before.position.events):
                times.append(after.position.now - before.position.since)
    assert len(times) > 25
    assert min(times) >= FASTEST


def test_deciding_is_a_normal_time_and_an_exponential_one() -> None:
    person, rng = Person(reaction=800), random.Random(2)
    times = [Pulse.draw(person, rng).deciding for _ in range(20_000)]
    assert statistics.mean(times) == pytest.approx(800, rel=0.02)
    assert statistics.stdev(times) == pytest.approx(800 * (0.12**2 + 0.4**2) ** 0.5, rel=0.03)
    mean, sd = statistics.mean(times), statistics.stdev(times)
    skew = statistics.mean(((time - mean) / sd) ** 3 for time in times)
    assert skew == pytest.approx(2 * 0.4**3 / (0.12**2 + 0.4**2) ** 1.5, abs=0.15)


def mean_time(player: TotsaSearch, state: Totsa) -> float:
    rng = random.Random(3)
    return statistics.mean(player.react(GAME, state.view(0), None, rng).after for _ in range(250))


def test_more_cards_on_the_table_take_longer() -> None:
    few = table([[FISH, TREE, RING, MOON, HEART], ["green star", "brown star", "green fish", "brown fish"]], dice=STAR)
    assert mean_time(PERFECT, table([[], []], dice=STAR)) > mean_time(PERFECT, few) + 20
    with_another = table([[], [STAR]], dice=STAR)
    face_down = table([[], []], [[], [STAR]], dice=STAR)
    assert mean_time(PERFECT, face_down) > mean_time(PERFECT, with_another) > mean_time(PERFECT, few)


def test_a_card_farther_away_takes_longer() -> None:
    """Card n lies on place n: the first in the upper left corner, the fifteenth in the lower middle."""
    far, near = table([[], []], dice="brown star"), table([[], []], dice="pink tree")
    assert mean_time(PERFECT, far) > mean_time(PERFECT, near) + 50


def test_levels_are_quicker_and_quicker() -> None:
    race = table([[], []], dice=STAR, now=0)
    times = [mean_time(player, race) for player in LEVELS]  # type: ignore[arg-type]
    assert all(slower > quicker * 1.1 for slower, quicker in pairwise(times))


def test_thinking_again_is_not_starting_again() -> None:
    """Somebody errs meanwhile: the hand is on its way, but nobody takes even that in within 250 ms."""
    race = table([[], [], []], dice=STAR, now=1_000)
    mind = watch(PERFECT, 0, race)
    whole = PERFECT.react(GAME, race.view(0), mind, random.Random(1)).after
    for gone in (100, whole - 100):
        later = play(race, (1, "capture"), at=1_000 + gone)
        again = PERFECT.remember(GAME, mind, later.view(0), random.Random(5))
        assert PERFECT.react(GAME, later.view(0), again, random.Random(2)).after == max(FASTEST, whole - gone)


# -- how clumsy ------------------------------------------------------------------------------------


def test_errors_grow_with_haste() -> None:
    player = TotsaSearch(slips=0.1)
    race = table([[], []], dice=STAR, now=0)
    rng = random.Random(4)
    done = []
    for _ in range(2_000):
        mind = player.remember(GAME, None, race.view(0), rng)
        action = player.react(GAME, race.view(0), mind, rng).action
        done.append((mind.pulse.deciding, GAME.format(action) != f"slap {STAR}"))
    done.sort()
    quarters = [statistics.mean(wrong for _, wrong in done[at : at + 500]) for at in range(0, 2_000, 500)]
    assert quarters == sorted(quarters, reverse=True)
    assert quarters[0] > 4 * quarters[-1]


def test_the_chance_of_a_slip_is_a_chance() -> None:
    chances = [slip_chance(Person(slips=0.2), time) for time in (1, 200, 460, 900, 5_000)]
    assert chances == sorted(chances, reverse=True)
    assert chances[2] == pytest.approx(0.2)
    assert all(0 < chance < 1 for chance in chances)


def test_a_slip_lands_mostly_on_what_looks_alike() -> None:
    race = table([[], []], dice=STAR, now=0)
    player = TotsaSearch(slips=1.0)
    landed = [answer(player, race, 0, seed) for seed in range(400)]
    wrong = [text for text in landed if text != f"slap {STAR}"]
    alike = [text for text in wrong if "pink" in text or "star" in text]
    assert len(wrong) > 150
    assert len(alike) > len(wrong) * 0.5  # seven of the seventeen other cards are


def test_who_never_slips_makes_no_error_and_never_forgets_to_shout() -> None:
    won = table([[STAR, HEART, MOON, RING, TREE, FISH], []], phase="gap", now=0)
    rolling = table([[STAR, HEART], []], phase="gap", now=0).advance(4_000)
    race = table([[], []], dice=STAR)
    for seed in range(50):
        assert answer(PERFECT, won, 0, seed) == "totsa!"
        assert answer(PERFECT, rolling, 0, seed) == "roll"
        assert answer(PERFECT, rolling, 1, seed) == "pass"
        assert answer(PERFECT, race, 0, seed) == f"slap {STAR}"


def test_a_beginner_forgets_to_shout_now_and_then() -> None:
    won = table([[STAR, HEART, MOON, RING, TREE, FISH], []], phase="gap", now=0)
    beginner: Any = LEVELS[0]
    shouts = sum(answer(beginner, won, 0, seed) == "totsa!" for seed in range(200))
    assert 100 < shouts < 190


# -- what it remembers -----------------------------------------------------------------------------


def make_other_flip() -> tuple[Totsa, Totsa]:
    """Players 2 and 3 have a card face down each, player 2 flips another; and then the dice name that one."""
    race = table([[], [STAR], []], [[], [FISH], [TREE]], dice=STAR)
    seen = play(race, (1, "flip"))
    return seen, next_roll(seen, STAR)


def test_what_was_seen_is_found_again() -> None:
    """TC-6: Capture, then the right card."""
    seen, later = make_other_flip()
    mind = watch(PERFECT, 0, seen, later)
    assert answer(PERFECT, later, 0, mind=mind) == "capture"
    pointing = play(later, (0, "capture"))
    mind = PERFECT.remember(GAME, mind, pointing.view(0), random.Random(1))
    assert {answer(PERFECT, pointing, 0, seed, mind) for seed in range(20)} == {"point 2 2"}


def test_what_was_not_seen_can_only_be_guessed() -> None:
    """TC-12: who comes late has seen no flip."""
    _, later = make_other_flip()
    pointing = play(later, (0, "capture"))
    late = {answer(PERFECT, pointing, 0, seed) for seed in range(60)}
    assert late == {"point 2 1", "point 2 2"}  # as likely as player 3's, but they have more to lose


def test_own_cards_are_remembered_too_and_protected() -> None:
    race = table([[STAR], []], [[], [FISH]], dice=STAR)
    seen = play(race, (0, "flip"))
    later = next_roll(seen, STAR)
    assert answer(PERFECT, later, 0, mind=watch(PERFECT, 0, seen, later)) == "protect"
    assert answer(PERFECT, later, 1, mind=watch(PERFECT, 1, seen, later)) == "capture"


def test_a_card_shown_to_all_is_remembered_and_one_that_is_open_again_is_not() -> None:
    """TC-9"""
    race = table([[], [], [MOON]], [[], [FISH, TREE]], dice=FISH)
    pointing = play(race, (0, "capture"))
    shown = play(pointing, (0, "point 2 2"))
    mind = watch(PERFECT, 2, race, pointing, shown)
    trace = mind.trace(card(TREE))
    assert trace is not None
    assert (trace.seat, trace.slot) == (1, 1)
    taken = play(shown, (2, "capture"), (2, "point 2 1"))
    mind = watch(PERFECT, 2, race, pointing, shown, taken)
    assert mind.trace(card(FISH)) is None
    assert mind.trace(card(TREE)) is not None


def test_a_protect_tells_whose_card_it_is() -> None:
    race = table([[], [], []], [[], [FISH, TREE], [RING]], dice=TREE)
    mind = watch(PERFECT, 0, race, play(race, (1, "protect")))
    trace = mind.trace(card(TREE))
    assert trace is not None
    assert (trace.seat, trace.slot) == (1, -1)


def measure_left(memory: float | None, rolls: int) -> float:
    """The part of all flips seen that is still known so many rolls later."""
    seen, _ = make_other_flip()
    view, person, kept = seen.view(0), Person(memory=memory), 0
    for seed in range(1_000):
        rng = random.Random(seed)
        mind = after_looking(None, view, person, rng)
        mind = after_looking(mind, view._replace(rolls=view.rolls + rolls, events=()), person, rng)
        kept += mind.trace(card(STAR)) is not None
    return kept / 1_000


def test_memory_fades() -> None:
    """Half is left after `memory` rolls, a quarter after three times as many: the power law."""
    assert [measure_left(6, rolls) for rolls in (6, 18)] == [
        pytest.approx(0.5, abs=0.05),
        pytest.approx(0.25, abs=0.05),
    ]
    assert measure_left(6, 0) == 1.0
    assert measure_left(0, 1) == 0.0
    assert measure_left(None, 10_000) == 1.0
    kept = [measure_left(getattr(player, "person").memory, 5) for player in LEVELS]  # noqa: B009
    assert kept == sorted(kept)


def test_what_is_forgotten_is_not_known() -> None:
    seen, later = make_other_flip()
    player = TotsaSearch(memory=0)
    pointing = play(later, (0, "capture"))
    guesses = {
        answer(player, pointing, 0, seed, watch(player, 0, seen, later, pointing, seed=seed)) for seed in range(60)
    }
    assert guesses == {"point 2 1", "point 2 2"}  # as likely as player 3's, but they have more to lose


@pytest.mark.parametrize("player", [PERFECT, LEVELS[2]])
def test_hidden_cards_change_nothing(player: Any) -> None:
    """TC-12: two states that differ only in what the seat can't know, the same generator: the same reaction."""
    rng, compared = random.Random(6), 0
    for state in states(7, 12, peek=False):
        for seat in state.to_act:
            other = twin(state.position, seat, rng)
            if other == state.position:
                continue
            here, there = state.view(seat), GAME.view(other, seat)
            minds = [player.remember(GAME, None, view, random.Random(8)) for view in (here, there)]
            assert minds[0] == minds[1]
            first, second = (player.react(GAME, view, minds[0], random.Random(9)) for view in (here, there))
            assert first == second
            assert player.choose(GAME, here, random.Random(9)) == player.choose(GAME, there, random.Random(9))
            compared += 1
    assert compared > 100


def test_with_peek_the_owner_knows_his_cards() -> None:
    """TC-12"""
    race = table([[], []], [[TREE, STAR], [FISH]], dice=STAR, peek=True)
    assert answer(PERFECT, race, 0) == "protect"


# -- what it makes of it ---------------------------------------------------------------------------


def test_it_does_the_right_thing() -> None:
    assert answer(PERFECT, table([[], [STAR]], dice=STAR), 0) == "capture"
    assert answer(PERFECT, table([[STAR], []], [[FISH, TREE]], dice=STAR), 0) == "flip"  # the third one wins
    assert answer(PERFECT, table([[STAR, HEART, MOON, RING, TREE], []], dice=STAR), 0) == "protect"
    assert answer(PERFECT, table([[STAR], []], dice=STAR, simple=True), 0) == "protect"
    assert answer(PERFECT, table([[], []], phase="gap"), 1) == "pass"


def test_flair_flips_where_it_costs_little() -> None:
    race = table([[STAR], [HEART]], dice=STAR)
    assert {answer(PERFECT, race, 0, seed) for seed in range(20)} == {"protect"}
    assert {answer(TotsaSearch(flair=0.3), race, 0, seed) for seed in range(40)} == {"protect", "flip"}


@pytest.mark.parametrize("simple", [False, True])
def test_odds_add_up_and_know_no_seats(simple: bool) -> None:
    known = odds(GAME, simple)
    hands = (Hand(2, 0), Hand(0, 0 if simple else 2), Hand(1, 0))
    for ahead in range(4):
        chances = known.chances(hands, ahead)
        assert sum(chances) == pytest.approx(1)
        assert known.chances(hands[::-1], ahead) == pytest.approx(chances[::-1])
    assert known.chances((Hand(1, 0),) * 4, 2) == pytest.approx((0.25,) * 4)


def test_odds_know_the_aims_and_the_end() -> None:
    """TC-3, TC-18"""
    known = odds(GAME, False)
    assert known.chances((Hand(6, 0), Hand(5, 2)), 2) == (1.0, 0.0)
    assert known.chances((Hand(5, 2), Hand(0, 3)), 0) == (0.0, 1.0)
    assert known.chances((Hand(4, 0), Hand(1, 2), Hand(0, 1)), 0, last=True) == (0.5, 0.5, 0.0)
    assert known.after_roll((Hand(5, 0), Hand(0, 0)), FIELD, (0,), 0, False) == (1.0, 0.0)
    assert known.after_roll((Hand(1, 2), Hand(5, 0)), Lying("open", 0), (0,), 1, False)[0] == 1.0


def test_odds_a_roll_ahead_are_those_of_its_outcomes() -> None:
    """By hand: a card each, of 18. On the field 16; each open card with its holder or the other one first."""
    known = odds(GAME, False)

    def guess(one: tuple[int, int], two: tuple[int, int]) -> float:
        return known.chances((Hand(*one), Hand(*two)), 0)[0]

    field = (guess((2, 0), (1, 0)) + guess((1, 0), (2, 0))) / 2
    mine = (max(guess((1, 0), (1, 0)), guess((0, 1), (1, 0))) + guess((0, 0), (2, 0))) / 2
    theirs = (min(guess((1, 0), (1, 0)), guess((1, 0), (0, 1))) + guess((2, 0), (0, 0))) / 2
    assert known.chances((Hand(1, 0), Hand(1, 0)), 1)[0] == pytest.approx((16 * field + mine + theirs) / 18)


# -- as a bot --------------------------------------------------------------------------------------


def test_it_is_a_racer_that_can_explain_itself() -> None:
    assert all(isinstance(player, Racer) and isinstance(player, Thinker) for player in [*LEVELS, PERFECT])
    race = table([[STAR], [HEART]], dice=HEART)
    thought = PERFECT.think(GAME, race.view(0), random.Random(1))
    assert [GAME.format(one.action) for one in thought.candidates[:2]] == ["capture", "pass"]
    assert thought.candidates[0].chance > thought.candidates[1].chance


def test_a_small_budget_still_decides() -> None:
    race = table([[], [STAR]], dice=STAR)
    quick = TotsaSearch(seconds=None, simulations=1).think(GAME, race.view(0), random.Random(1))
    assert GAME.format(quick.action) == "capture"
    assert {one.visits for one in quick.candidates} == {1}
    deep = TotsaSearch(seconds=None, simulations=10_000).think(GAME, race.view(0), random.Random(1))
    assert {one.visits for one in deep.candidates} == {4}


@pytest.mark.parametrize("argument", ["reaction=99", "reaction=1e9", "memory=-1", "slips=1.1", "depth=-1", "flair=2"])
def test_there_are_no_impossible_people(argument: str) -> None:
    with pytest.raises(BadBot, match=argument.partition("=")[0]):
        bot(f"search:{argument}", "totsa")


def wins(one: str, other: str, games: int) -> float:
    plan = Plan.of("totsa", (one, other), "ladder")
    played = [match(plan, task) for task in plan.tasks(plan.sets(games))]
    return sum(each.share(each.line_up.index(0)) for each in played)


def test_levels_slip_less_and_look_farther() -> None:
    people = [getattr(player, "person") for player in LEVELS]  # noqa: B009
    assert all(one.slips > next_one.slips for one, next_one in pairwise(people))
    assert all(one.memory < next_one.memory for one, next_one in pairwise(people))
    assert all(one.depth <= next_one.depth for one, next_one in pairwise(people))


def test_the_last_level_beats_the_first_and_the_first_can_be_beaten() -> None:
    """By far. How strong the levels are beside each other, `tocca ladder` measures."""
    assert wins("level-5", "level-1", 10) >= 7
    assert wins("level-1", "greedy", 10) <= 3
