"""Matches through the adapters: the records of the plain library, and nothing corrupted by nonsense."""

import copy
import pickle
import random
from typing import cast

import pytest

import tocca
from tests.adapters.options import CASES, Options, name_case, play_on
from tocca.core.chance import Stream
from tocca.games.tomoko.learning.encoding import NO_OP
from tocca.games.totsa.learning.encoding import PASS_NUMBER, SHOUT_NUMBER
from tocca.games.totsa.learning.match import TotsaMatch
from tocca.games.totsa.rules.actions import PASS, RETURNS, SHOUT
from tocca.games.totsa.rules.cards import NONE
from tocca.games.totsa.rules.position import Player
from tocca.games.totsa.rules.race import RaceAnswer as Timed
from tocca.games.totsa.rules.race import race
from tocca.learning.games import new_match
from tocca.learning.matches import SeatAnswer


@pytest.mark.parametrize(("game", "options"), CASES, ids=name_case)
def test_a_match_has_the_record_that_the_library_writes(game: str, options: Options) -> None:
    match, rng = new_match(game, **options), random.Random(7)
    match.start(8)
    while not match.over:
        play_on(match, rng)
    plain = {key: value for key, value in options.items() if key not in ("seats", "times")}
    record = tocca.Record.start(game, match.seats, 8, **plain)
    for seat, action, _ in match.moves:
        record.apply(seat, action)  # its own stream of the same seed brings the same chance
    assert record.dumps() == match.record().dumps()
    assert tocca.Record.loads(record.dumps()).state == match.state


@pytest.mark.parametrize(("game", "options"), CASES, ids=name_case)
def test_an_illegal_number_changes_nothing(game: str, options: Options) -> None:
    match, rng = new_match(game, **options), random.Random(9)
    match.start(10)
    for _ in range(30):
        for seat in match.choosers:
            before, moves = match.state, len(match.moves)
            wrong = match.mask(seat) == 0
            others = {other: SeatAnswer(None) for other in match.choosers}
            for number in rng.sample(wrong.nonzero()[0].tolist(), min(3, int(wrong.sum()))):
                if isinstance(match, TotsaMatch):  # there it is no act at all
                    assert match.answer(seat, number).action in match.list_offered(seat)
                    continue
                with pytest.raises(tocca.IllegalAction):
                    match.play({**others, seat: match.answer(seat, number)})
            for nonsense in (-1, match.encoder.actions, 10**9):
                with pytest.raises(tocca.IllegalAction, match="actions are the numbers 0 to"):
                    match.answer(seat, nonsense)
            assert match.state is before
            assert len(match.moves) == moves
        play_on(match, rng)
        if match.over:
            break


def test_payoffs_of_places() -> None:
    match, rng = new_match("tomoko", seats=3, limit=40), random.Random(1)
    match.start(5)
    while not match.over:
        assert match.payoffs() == (0.0, 0.0, 0.0)
        play_on(match, rng)
    outcome = match.state.outcome
    assert outcome is not None
    best = max(match.payoffs())
    assert {seat for seat in range(3) if match.payoffs()[seat] == best} == set(outcome.winners)


def test_partners_win_and_lose_together() -> None:
    match, rng = new_match("tomoko", seats=4, teams=True), random.Random(3)
    match.start(1)
    while not match.over:
        play_on(match, rng)
    assert match.payoffs() in ((1, -1, 1, -1), (-1, 1, -1, 1))


# Tomoko's claims


def test_who_has_cards_to_claim_is_asked_once_a_push_from_the_mover_on() -> None:
    match = new_match("tomoko", seats=3, claims="manual")
    match.start(2)
    first = match.state.position.turn
    assert match.choosers == (first,)
    assert not match.mask(first)[NO_OP]
    match.play({first: match.answer(first, 0)})
    second, third = (first + 1) % 3, (first + 2) % 3
    asked = []
    while match.choosers != (second,):
        (seat,) = match.choosers
        assert match.mask(seat)[NO_OP]
        asked.append(seat)
        match.play({seat: match.answer(seat, NO_OP)})
    assert asked == [first, third]
    assert not match.mask(second)[NO_OP]
    assert match.mask(second)[40:42].all(), "whoever is to push may claim before"


def test_who_let_it_be_is_asked_again_after_the_next_push() -> None:
    match = new_match("tomoko", claims="manual")
    match.start(2)
    for _ in range(3):
        mover = match.state.position.turn
        match.play({mover: match.answer(mover, int(match.mask(mover).nonzero()[0][0]))})
        assert match.choosers == (mover,)
        match.play({mover: match.answer(mover, NO_OP)})
        assert match.choosers == (1 - mover,)


def test_a_claim_in_vain_is_not_offered_again_before_the_next_push() -> None:
    match = new_match("tomoko", claims="manual")
    match.start(2)
    first = match.state.position.turn
    match.play({first: match.answer(first, 0)})
    match.play({first: match.answer(first, 40)})
    assert match.choosers == (first,)
    assert match.mask(first).nonzero()[0].tolist() == [41, NO_OP]


# Totsa!'s rounds


def test_a_round_of_totsa_is_the_race_of_the_library() -> None:
    """Where no two are equally quick, and nobody has to point."""
    match, rng, compared = new_match("totsa", seats=4), random.Random(11), 0
    match.start(12)
    while not match.over and compared < 60:
        position = match.state.position
        if position.phase != "race":
            play_on(match, rng)
            continue
        numbers = {seat: rng.choice(match.mask(seat).nonzero()[0].tolist()) for seat in match.choosers}
        if rng.random() < 0.5:  # now and then somebody knows the right card
            seat = rng.randrange(4)
            right = [action for action in match.state.legal(seat) if getattr(action, "card", None) == position.dice]
            if right:
                numbers[seat] = match.encoder.number(match.view(seat), right[0])
        answers = {seat: match.answer(seat, number)._replace(ms=100 + 10 * number) for seat, number in numbers.items()}
        times = [answer.ms for answer in answers.values()]
        pressed = {seat: Timed(answer.action, answer.ms) for seat, answer in answers.items() if answer.action != PASS}
        expected = race(match.state, pressed, rng)
        match.play(answers)
        if len(set(times)) == len(times):
            assert match.state == expected
            compared += 1


def test_the_quicker_hand_takes_the_card() -> None:
    for quick in (0, 1):
        match = new_match("totsa", times=(300, 500))
        match.start(3)
        right = next(a for a in match.state.legal(0) if getattr(a, "card", None) == match.state.position.dice)
        first = match.encoder.number(match.view(0), right)
        match.play({seat: match.answer(seat, first + (seat != quick)) for seat in (0, 1)})
        assert [len(player.open) for player in match.state.position.players] == [seat == quick for seat in (0, 1)]


def test_equally_quick_hands_are_drawn_lots_for() -> None:
    taken = set()
    for seed in range(12):
        match = new_match("totsa")
        match.start(seed)
        right = next(a for a in match.state.legal(0) if getattr(a, "card", None) == match.state.position.dice)
        number = match.encoder.number(match.view(0), right)
        match.play({seat: match.answer(seat, number) for seat in (0, 1)})
        taken.add(match.state.position.players[0].open != ())
    assert taken == {True, False}


@pytest.mark.parametrize("shouting", [True, False])
def test_who_has_the_aim_may_shout_and_who_lets_it_be_loses_the_cards(shouting: bool) -> None:
    rolling = set()
    for seed in range(6):
        match = _with_aim(0, seed)
        rolling.add(match.position.roller == 0)
        assert match.mask(0).nonzero()[0].tolist() == [PASS_NUMBER, SHOUT_NUMBER]
        assert match.mask(1).nonzero()[0].tolist() == [PASS_NUMBER]
        number = SHOUT_NUMBER if shouting else PASS_NUMBER
        match.play({0: match.answer(0, number), 1: match.answer(1, PASS_NUMBER)})
        assert match.over == shouting
        assert match.payoffs() == ((1.0, -1.0) if shouting else (0.0, 0.0))
        assert (match.position.players[0].cards == ()) != shouting
    assert rolling == {True, False}, "both as the one who rolls next and as the other one"


def _with_aim(seat: int, seed: int) -> TotsaMatch:
    match = cast(TotsaMatch, new_match("totsa", simple=True))
    match.start(seed)
    while not match.position.has_aim(seat):
        right = [a for a in match.state.legal(seat) if getattr(a, "card", None) == match.position.dice]
        press = match.position.phase == "race" and right
        number = match.encoder.number(match.view(seat), right[0]) if press else PASS_NUMBER
        match.play({one: match.answer(one, number if one == seat else PASS_NUMBER) for one in match.choosers})
    assert match.position.phase == "gap"
    assert SHOUT in match.list_offered(seat)
    return match


def _paying(aim: tuple[int, ...], other: tuple[int, ...], debtor: int) -> TotsaMatch:
    """Between two rolls of the simple game: seat 0 has the one cards, seat 1 the others, and somebody owes one."""
    match = cast(TotsaMatch, new_match("totsa", simple=True))
    match.start(1)
    field = tuple(NONE if card in (*aim, *other) else card for card in match.position.field)
    position = match.position._replace(
        phase="paying", field=field, players=(Player(aim), Player(other)), debts=(debtor,), passed=frozenset()
    )
    match.state = tocca.State(match.game, position, Stream.from_seed(1))
    match.choosers = match.who_chooses()
    return match


@pytest.mark.parametrize("seed", range(4))
def test_a_shout_comes_before_a_payment(seed: int) -> None:
    match = _paying((0, 1, 2), (3,), debtor=1)
    match.rng.seed(seed)
    assert match.choosers == (0, 1)
    assert match.list_offered(0) == (SHOUT, PASS)
    pays = int(match.mask(1).nonzero()[0][0])
    match.play({0: match.answer(0, SHOUT_NUMBER), 1: match.answer(1, pays)})
    assert match.over
    assert match.position.players[1].open == (3,), "unpaid penalties lapse"
    assert match.payoffs() == (1.0, -1.0)


def test_who_owes_and_has_the_aim_may_shout_in_place_of_paying() -> None:
    match = _paying((0, 1, 2), (3,), debtor=0)
    assert match.choosers == (0,)
    assert match.list_offered(0) == (*(RETURNS[card] for card in (0, 1, 2)), SHOUT)
    match.play({0: match.answer(0, SHOUT_NUMBER)})
    assert match.over
    paid = _paying((0, 1, 2), (3,), debtor=0)
    paid.play({0: paid.answer(0, paid.encoder.number(paid.view(0), RETURNS[1]))})
    assert paid.position.players[0].open == (0, 2)
    assert paid.position.phase == "gap"


def test_one_illegal_answer_of_several_undoes_the_others() -> None:
    match = new_match("toncc")
    match.start(1)
    before = match.state
    legal = {seat: SeatAnswer(match.state.legal(seat)[0]) for seat in match.choosers}
    with pytest.raises(tocca.IllegalAction, match="you are King"):
        match.play({**legal, 2: legal[0]})
    assert match.state is before
    assert match.moves == []
    match.play(legal)
    assert len(match.moves) == 3


def test_a_copy_of_a_match_plays_on_by_itself() -> None:
    for game in tocca.games():
        match, rng = new_match(game), random.Random(1)
        match.start(2)
        for _ in range(6):
            play_on(match, rng)
        for twin in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            before = match.record().dumps()
            first, second = random.Random(5), random.Random(5)
            other = copy.deepcopy(match)
            for _ in range(6):
                play_on(twin, first)
                play_on(other, second)
            assert twin.record().dumps() == other.record().dumps() != before
            assert match.record().dumps() == before


def test_the_mask_of_toscana_is_what_the_rules_list() -> None:
    match, rng = new_match("toscana", games=1), random.Random(4)
    match.start(3)
    while not match.over:
        for seat in range(2):
            legal = match.state.legal(seat)
            assert (match.mask(seat) == match.encoder.mask(match.view(seat), legal)).all()
        play_on(match, rng)


def test_no_seed_gives_a_match_that_never_comes_again() -> None:
    first, second = new_match("toscana"), new_match("toscana")
    first.start()
    second.start()
    for match in (first, second):
        while not match.over:
            seat = match.choosers[0]
            match.play({seat: match.answer(seat, int(match.mask(seat).nonzero()[0][0]))})
    assert first.record().dumps() != second.record().dumps()
